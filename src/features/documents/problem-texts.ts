/** Error messages, each with advice. */
export const PROBLEM_TEXTS = {
  wrongType: {
    title: 'This kind of file cannot be read here.',
    advice: 'Choose a PDF, or a picture as JPEG, PNG or WebP.',
  },
  heic: {
    title: 'HEIC pictures cannot be read here.',
    advice: 'Share or export the photo as JPEG, or take a screenshot of it, and choose that.',
  },
  tooLarge: {
    title: 'This file is larger than 25 MB.',
    advice: 'Scan in gray at 200 or 300 dots per inch, or save only the page with the form.',
  },
  empty: { title: 'This file is empty.', advice: 'Download or save it again, then choose it.' },
  encrypted: {
    title: 'This PDF is protected by a password.',
    advice:
      'Open it with its password, print it to a new PDF, and choose that. We never ask for the password.',
  },
  broken: {
    title: 'This file is damaged and cannot be opened.',
    advice: 'Download or save it again. If it opens elsewhere, print it to a new PDF.',
  },
  unopened: {
    title: 'The browser could not open this picture.',
    advice:
      'It is damaged, or larger than the browser has memory for. Save it again at 200 or 300 dots per inch, or take a new photo.',
  },
  tooLong: {
    title: 'This picture is much longer than a page.',
    advice: 'Crop it to the form, or choose a picture of one page.',
  },
  blank: {
    title: 'There is no readable print on this page.',
    advice:
      'Check that the form was face down in the scanner and is among the first three pages. In a photo, fill the frame and use good light.',
  },
  unknownForm: {
    title: 'This does not look like one of the six forms.',
    advice:
      'It reads six forms: W-2, 1099-NEC, 1099-INT, 1099-DIV, 1098 and SSA-1099. Hold the phone upright and show the whole page.',
  },
  otherForm: {
    title: 'This is another form than the six that can be read here.',
    advice: 'It reads six forms: W-2, 1099-NEC, 1099-INT, 1099-DIV, 1098 and SSA-1099.',
  },
  correction: {
    title: 'This is a Form W-2c, a corrected wage statement.',
    advice:
      'It is not read here, because it has old and correct amounts side by side. Keep it with the W-2 that it corrects, and bring us both.',
  },
  notInFirstPages: {
    title: 'There is no form on the first three pages.',
    advice:
      'Of a scanned file, only the first three pages are read. Save the page with the form as a file of its own, and choose that.',
  },
  notLoaded: {
    title: 'The reading program could not be loaded.',
    advice: 'Check your connection and try again. Once loaded, it works without one.',
  },
  engineFailed: {
    title: 'The reading program stopped partway.',
    advice:
      'Try again: it starts over. If it stops again, print the document to a new PDF, or try a smaller picture.',
  },
  tooSlow: {
    title: 'Reading took too long and was stopped.',
    advice: 'Try a smaller or sharper picture, or a PDF with text in it.',
  },
} as const satisfies Record<string, { title: string; advice: string }>
