import sharp from 'sharp';
import { linesOf, type Paper } from './paper-pdf.ts';

const [width, height] = [170, 240];
const [white, ink, grey] = [255, 60, 150];

/** The first page as one sees it from afar: a heading, and a stroke for each line. */
export function paperPicture(paper: Paper): Promise<Buffer> {
  const pixels = Buffer.alloc(width * height, white);
  const stroke = (top: number, letters: number, tone: number) => {
    for (const row of [top, top + 1])
      pixels.fill(tone, row * width + 16, row * width + 16 + Math.min(138, Math.round(letters * 1.6)));
  };
  stroke(20, paper.title.length * 1.6, ink);
  linesOf(paper, 0).forEach((line, at) => stroke(34 + at * 5, line.length, grey));
  return sharp(pixels, { raw: { width, height, channels: 1 } })
    .webp({ quality: 76 })
    .toBuffer();
}
