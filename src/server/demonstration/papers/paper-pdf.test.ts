import { expect, test } from 'vitest';
import { readPdf } from '../../attachments/content/read-pdf.ts';
import { paperPdf, paperText } from './paper-pdf.ts';

test('a paper of the demonstration is a PDF like one that is uploaded, with its pages and its words', async () => {
  const paper = {
    title: 'Employers’ liability (copy)',
    pages: [
      ['The cover is not less than five million pounds, as the Act of 1969 asks of everyone who employs.'],
      ['Two'],
    ],
  };
  const read = await readPdf(paperPdf(paper));
  expect(read).toMatchObject({ pages: 2, picture: expect.any(String) });
  const words = 'text' in read ? read.text.replace(/\s+/g, ' ') : '';
  expect(words).toContain('Employers’ liability (copy), page 1 of 2');
  expect(words).toContain('five million pounds, as the Act of 1969 asks of everyone who employs.');
  expect(paperText(paper)).toContain('Two');
});
