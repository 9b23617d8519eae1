/**
 * Where the site serves the OCR engine. The version is part of the path, so that browsers can cache the files
 * forever.
 */
export const OCR_PATH = '/ocr/7.0.0'
export const PDF_PATH = '/pdf/6.5.438'
