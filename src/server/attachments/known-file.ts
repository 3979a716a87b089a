import { isUtf8 } from 'node:buffer';
import { fileComplaint, fileTypes } from '#domain/attachments/accepted-file.ts';
import { invalid } from '../kit/runtime/refusals.ts';
import { cleanImage, type ImageFormat } from './clean-image.ts';
import { readOffice } from './office-file.ts';

/** A file whose content is what its name says, cleaned where it is a picture. */
export interface KnownFile {
  readonly mime: string;
  readonly bytes: Buffer;
}

type Extension = keyof typeof fileTypes;

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

const endingOf = (name: string): string => {
  const ending = name.toLowerCase().split('.').at(-1) ?? '';
  return ending === 'jpeg' ? 'jpg' : ending;
};

const mainPart: Readonly<Record<string, Extension>> = { 'word/document.xml': 'docx', 'xl/workbook.xml': 'xlsx' };

async function officeKind(bytes: Buffer): Promise<Extension | null> {
  const reading = await readOffice(bytes);
  if ('wrong' in reading) return refuse(reading.wrong);
  const part = reading.names.has('[Content_Types].xml')
    ? Object.keys(mainPart).find((name) => reading.names.has(name))
    : undefined;
  return part ? (mainPart[part] ?? null) : null;
}

/** What the content is, whatever the name says; a text is told apart by its name alone. */
async function kindOf(bytes: Buffer, ending: string): Promise<Extension | null> {
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
  const format = imageFormat(bytes);
  const cleaned = format ? await cleanImage(bytes, format) : bytes;
  if (!cleaned) return refuse('This picture is damaged or has more than 40 megapixels. Choose a smaller one.');
  return { mime: fileTypes[kind], bytes: cleaned };
}
