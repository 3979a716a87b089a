import { pdfFile, pdfStream } from './pdf-file.ts';

/** What stands on a paper: its heading, and the paragraphs of each page. */
export interface Paper {
  readonly title: string;
  readonly pages: readonly (readonly string[])[];
}

const lettersInLine = 84;

function wrapped(paragraph: string): readonly string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of paragraph.split(' ')) {
    if (line && line.length + word.length >= lettersInLine) {
      lines.push(line);
      line = '';
    }
    line = line ? `${line} ${word}` : word;
  }
  return [...lines, line];
}

/** The one letter of our texts that PDF's Latin alphabet keeps at another place. */
const inLatin = (text: string): string => text.replaceAll('’', '\x92').replace(/[\\()]/g, '\\$&');
const lineAt = (text: string, height: number, size: number) =>
  `BT /F1 ${size} Tf 56 ${height} Td (${inLatin(text)}) Tj ET`;

/** The lines of a page, with an empty one after each paragraph. */
export const linesOf = ({ pages }: Paper, page: number): readonly string[] =>
  (pages[page] ?? []).flatMap((paragraph) => [...wrapped(paragraph), '']);

function pageOf(paper: Paper, page: number): Buffer {
  const { title, pages } = paper;
  const heading = pages.length > 1 ? `${title}, page ${page + 1} of ${pages.length}` : title;
  const shown = [lineAt(heading, 770, 18), ...linesOf(paper, page).map((line, at) => lineAt(line, 730 - at * 17, 11))];
  return pdfStream('', Buffer.from(shown.join('\n'), 'latin1'));
}

/** A paper as a PDF of A4 pages, as small as one can be. */
export function paperPdf(paper: Paper): Buffer {
  const pages = paper.pages.map((_, page) => [4 + page * 2, pageOf(paper, page)] as const);
  return pdfFile([
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${pages.map(([number]) => `${number} 0 R`).join(' ')}] /Count ${pages.length} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    ...pages.flatMap(([number, content]) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${number + 1} 0 R /Resources << /Font << /F1 3 0 R >> >> >>`,
      content,
    ]),
  ]);
}

/** Its words, for the search. */
export const paperText = ({ title, pages }: Paper): string => [title, ...pages.flat()].join('\n');
