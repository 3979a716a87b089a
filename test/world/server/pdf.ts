/** The smallest PDFs that are ones, each object written out so that a test can put in what a stranger would. */

export interface PdfParts {
  /** Words on the only page. */
  readonly says?: string;
  /** Entries of the catalogue, such as an action that starts when the file is opened. */
  readonly catalogue?: string;
  /** Entries of the page. */
  readonly page?: string;
  /** Further objects, from number 6 on. */
  readonly objects?: readonly string[];
  /** What follows the end. */
  readonly after?: Buffer;
  /** Bytes that make it large, in a part that no page shows. */
  readonly filled?: number;
}

const stream = (dictionary: string, content: Buffer): Buffer =>
  Buffer.concat([
    Buffer.from(`<< ${dictionary} /Length ${content.length} >>\nstream\n`, 'latin1'),
    content,
    Buffer.from('\nendstream', 'latin1'),
  ]);

export function pdfOf({
  says = 'Dear Mr Hale',
  catalogue = '',
  page = '',
  objects = [],
  after,
  filled = 0,
}: PdfParts = {}): Buffer {
  const shown = Buffer.from(`BT /F1 18 Tf 40 700 Td (${says}) Tj ET`, 'latin1');
  const parts: readonly (Buffer | string)[] = [
    `<< /Type /Catalog /Pages 2 0 R ${catalogue} >>`,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> ${page} >>`,
    stream('', shown),
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ...objects,
    ...(filled > 0 ? [stream('', Buffer.alloc(filled, 'scan'))] : []),
  ];
  const pieces: Buffer[] = [Buffer.from('%PDF-1.7\n', 'latin1')];
  const offsets: number[] = [];
  let length = pieces[0]?.length ?? 0;
  const add = (piece: Buffer) => {
    pieces.push(piece);
    length += piece.length;
  };
  parts.forEach((part, index) => {
    offsets.push(length);
    add(Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), Buffer.from(part), Buffer.from('\nendobj\n')]));
  });
  const list = offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('');
  const count = parts.length + 1;
  add(
    Buffer.from(
      `xref\n0 ${count}\n0000000000 65535 f \n${list}trailer\n<< /Size ${count} /Root 1 0 R >>\nstartxref\n${length}\n%%EOF\n`,
      'latin1',
    ),
  );
  return Buffer.concat([...pieces, ...(after ? [after] : [])]);
}
