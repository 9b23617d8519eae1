/**
 * Where the site serves the reading programs. The version is part of the path, so that browsers may
 * keep the files for good.
 */
export const OCR_PATH = '/ocr/7.0.0'
export const PDF_PATH = '/pdf/6.5.438'
