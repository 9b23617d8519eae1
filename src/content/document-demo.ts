/** The text of the document processing demo. */
export const documentDemo = {
  headline: 'Document processing demo',
  lead: 'Drop a tax form: it is read here, never sent.',
  sections: [
    {
      heading: 'What it reads',
      paragraphs: [
        'Six forms that many households receive in January and February, as a PDF or as a photo or scan. It finds the amounts wherever the payer printed them, because payers lay out their forms in different ways.',
      ],
      list: [
        'W-2: wages, federal, Ohio and local tax withheld',
        '1099-NEC: pay for contract work',
        '1099-INT and 1099-DIV: interest and dividends',
        '1098: mortgage interest',
        'SSA-1099: Social Security benefits',
      ],
    },
    {
      heading: 'How it works',
      paragraphs: [
        'A PDF from a payroll or bank site usually holds its text, so the amounts come from there without guessing. A scan or photo is only a picture: the reader straightens it, recognizes the print, and then reads every amount a second time, enlarged. An amount counts as clear only when both readings agree.',
        'Then it checks the arithmetic of the form. On a W-2, Social Security and Medicare tax follow from the wages beside them. If a sum does not work out, its boxes are marked for you to check.',
      ],
    },
    {
      heading: 'What happens to your document',
      paragraphs: [
        'It is opened in this browser tab and nowhere else. Beside the result you see how many requests this page made since you chose the file. The reading program runs separately from the page, and files that it loads itself are not counted; it can only load them from this site. After one document has been read, you can go offline and read another of the same kind.',
        'Numbers recognized as Social Security or employer numbers are painted over in the picture, and only their last four digits are kept. The reader can miss a number that is sideways, handwritten or badly printed; it still does not leave this device. When you remove the document or leave the page, it is gone. Amounts you put into the tax calculator stay in this tab until you start over there or close it.',
      ],
    },
  ],
  limits: [
    'It reads the first form it recognizes on the first three pages.',
    'It does not read names, addresses or the coded amounts in box 12 of a W-2.',
    'Handwriting, very small or blurred print and sideways pages are not read reliably.',
    'Compare every amount with your form before you use it. This is a demonstration: it does not replace the documents we need for your return.',
  ],
} as const
