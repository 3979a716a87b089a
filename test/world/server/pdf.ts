/** The smallest PDFs that are ones, each object written out so that a test can put in what a stranger would. */
import { pdfFile, pdfStream } from '#server/demonstration/papers/pdf-file.ts';

export interface PdfParts {
  /** Words on the only page. */
  readonly says?: string;
  /** Entries of the catalogue, such as an action that starts when the file is opened. */
  readonly catalogue?: string;
  /** The numbers of the pages, where there are more than one. */
  readonly kids?: readonly number[];
  /** Entries of the page. */
  readonly page?: string;
  /** Further objects, from number 6 on. */
  readonly objects?: readonly string[];
  /** What follows the end. */
  readonly after?: Buffer;
  /** Bytes that make it large, in a part that no page shows. */
  readonly filled?: number;
}

export function pdfOf({
  says = 'Dear Mr Hale',
  catalogue = '',
  kids = [3],
  page = '',
  objects = [],
  after,
  filled = 0,
}: PdfParts = {}): Buffer {
  const shown = Buffer.from(`BT /F1 18 Tf 40 700 Td (${says}) Tj ET`, 'latin1');
  const written: readonly (Buffer | string)[] = [
    `<< /Type /Catalog /Pages 2 0 R ${catalogue} >>`,
    `<< /Type /Pages /Kids [${kids.map((kid) => `${kid} 0 R`).join(' ')}] /Count ${kids.length} >>`,
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> ${page} >>`,
    pdfStream('', shown),
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ...objects,
    ...(filled > 0 ? [pdfStream('', Buffer.alloc(filled, 'scan'))] : []),
  ];
  const file = pdfFile(written);
  return after ? Buffer.concat([file, after]) : file;
}
