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
        'Every box is read twice. The first reading takes the text inside a PDF, or recognizes the print of a photo after it is straightened and its shadows are lightened. The second looks at the page as it is drawn, box by box. An amount counts as clear only if both agree, it is all that is printed in its box, and it stands on no other label’s line. A box counts as empty only if there is no ink in it.',
        'Then it checks the arithmetic of the form. On a W-2, Social Security and Medicare tax follow from the wages beside them. If a sum does not work out, its boxes are marked for you to check; on a photo, all of them. What else the file holds, such as a second form or a second state, is named.',
      ],
    },
    {
      heading: 'What happens to your document',
      paragraphs: [
        'It is opened in this browser tab and nowhere else. Beside the result you see how many requests this page made since you chose the file. The reading program runs separately from the page, and files that it loads itself are not counted; it can only load them from this site. After one document has been read, you can go offline and read another of the same kind.',
        'Numbers recognized as Social Security or employer numbers are painted over in the picture, and only their last four digits are kept. So is whatever stands under the label of such a number. The reader can miss a number that is handwritten or badly printed; it still does not leave this device. When you remove the document or leave the page, it is gone. Amounts you put into the tax calculator stay in this tab until you start over there or close it.',
      ],
    },
  ],
  limits: [
    'It reads the first form it recognizes in a PDF with text, or on the first three pages of a scan.',
    'It does not read names, addresses or the coded amounts in box 12 of a W-2.',
    'Handwriting, very small or blurred print and photos taken at an angle are not read reliably.',
    'Compare every amount with your form before you use it. This is a demonstration: it does not replace the documents we need for your return.',
  ],
} as const
