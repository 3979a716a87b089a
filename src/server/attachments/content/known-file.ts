import { isUtf8 } from 'node:buffer';
import { endingOf, fileComplaint, fileTypes, longestText, type FileEnding } from '#domain/kit/traits/accepted-file.ts';
import { invalid } from '../../kit/runtime/refusals.ts';
import { cleanImage, smallPicture, type ImageFormat } from './clean-image.ts';
import { readOffice } from './office-file.ts';
import { readPdf, type PdfReading } from './read-pdf.ts';

/** A file whose content is what its name says, cleaned where it is a picture. */
export interface KnownFile {
  readonly mime: string;
  readonly bytes: Buffer;
  readonly pages: number | null;
  /** Its words, where it can be searched. */
  readonly text: string | null;
  /** A small picture of it, where it can be shown. */
  readonly thumbnail: Buffer | null;
}

const refuse = (sentence: string): never => {
  throw invalid({ file: sentence });
};

const starts = (bytes: Buffer, ...first: readonly number[]): boolean => first.every((byte, i) => bytes[i] === byte);
const says = (bytes: Buffer, at: number, word: string): boolean =>
  bytes.toString('latin1', at, at + word.length) === word;

function imageFormat(bytes: Buffer): ImageFormat | null {
  if (starts(bytes, 0xff, 0xd8, 0xff)) return 'jpeg';
  if (starts(bytes, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'png';
  return says(bytes, 0, 'RIFF') && says(bytes, 8, 'WEBP') ? 'webp' : null;
}

/** Tab, line feed and carriage return are the only control characters that a text has use for. */
const isWritten = (byte: number): boolean => (byte >= 32 && byte !== 127) || byte === 9 || byte === 10 || byte === 13;

const isText = (bytes: Buffer): boolean => isUtf8(bytes) && bytes.every(isWritten);

const mainPart: Readonly<Record<string, FileEnding>> = { 'word/document.xml': 'docx', 'xl/workbook.xml': 'xlsx' };

async function officeKind(bytes: Buffer): Promise<FileEnding | null> {
  const reading = await readOffice(bytes);
  if ('wrong' in reading) return refuse(reading.wrong);
  const part = reading.names.has('[Content_Types].xml')
    ? Object.keys(mainPart).find((name) => reading.names.has(name))
    : undefined;
  return part ? (mainPart[part] ?? null) : null;
}

/** What the content is, whatever the name says; a text is told apart by its name alone. */
async function kindOf(bytes: Buffer, ending: string): Promise<FileEnding | null> {
  const image = imageFormat(bytes);
  if (image) return image === 'jpeg' ? 'jpg' : image;
  if (says(bytes, 0, '%PDF-')) return 'pdf';
  if (says(bytes, 0, 'PK\u0003\u0004')) return officeKind(bytes);
  return (ending === 'csv' || ending === 'txt') && isText(bytes) ? ending : null;
}

export async function knownFile(name: string, bytes: Buffer): Promise<KnownFile> {
  const ending = endingOf(name);
  const kind = bytes.length === 0 ? null : await kindOf(bytes, ending);
  const complaint = fileComplaint({ mime: kind ? fileTypes[kind] : '', size: bytes.length });
  if (complaint || !kind) return refuse(complaint ?? 'This kind of file cannot be kept.');
  if (kind !== ending)
    return refuse(`The name ends in .${ending}, but the content is ${kind}. Rename the file and choose it again.`);
  return { mime: fileTypes[kind], ...(await contentOf(kind, bytes)) };
}

async function contentOf(kind: FileEnding, bytes: Buffer): Promise<Omit<KnownFile, 'mime'>> {
  const format = imageFormat(bytes);
  if (format) return pictureOf(bytes, format);
  if (kind === 'pdf') return documentOf(bytes);
  const isSearched = kind === 'txt' || kind === 'csv';
  return {
    bytes,
    pages: null,
    text: isSearched ? bytes.toString('utf8').slice(0, longestText) : null,
    thumbnail: null,
  };
}

async function pictureOf(bytes: Buffer, format: ImageFormat): Promise<Omit<KnownFile, 'mime'>> {
  const cleaned = await cleanImage(bytes, format);
  if (!cleaned) return refuse('This picture is damaged or has more than 40 megapixels. Choose a smaller one.');
  return { bytes: cleaned, pages: null, text: null, thumbnail: await smallPicture(cleaned) };
}

const refusedPdf: Readonly<Record<Extract<PdfReading, { refused: string }>['refused'], string>> = {
  damaged: 'This PDF is damaged or cannot be read. Print it to a new PDF and choose that one.',
  slow: 'This PDF could not be read within a minute. Try again later, or print it to a new PDF and choose that one.',
  locked: 'This PDF is locked with a password. Save it without one and choose it again.',
  script:
    'This PDF carries a script or starts a program, so it is not kept. Print it to a new PDF and choose that one.',
  carries: 'This PDF carries other files inside, so it is not kept. Save those one by one, or print it to a new PDF.',
};

/** The end of a zip lies in its last 64 kB; a PDF that has one too is two files in one. */
const isZipToo = (bytes: Buffer): boolean => bytes.subarray(-66_000).includes('PK\u0005\u0006', 0, 'latin1');
const startsPrograms = (bytes: Buffer): boolean => bytes.includes('/Launch', 0, 'latin1');

async function documentOf(bytes: Buffer): Promise<Omit<KnownFile, 'mime'>> {
  if (isZipToo(bytes)) return refuse(refusedPdf.carries);
  if (startsPrograms(bytes)) return refuse(refusedPdf.script);
  const reading = await readPdf(bytes);
  if ('refused' in reading) return refuse(refusedPdf[reading.refused]);
  const drawn = reading.picture === null ? null : await smallPicture(Buffer.from(reading.picture, 'base64'));
  return { bytes, pages: reading.pages, text: reading.text || null, thumbnail: drawn };
}
