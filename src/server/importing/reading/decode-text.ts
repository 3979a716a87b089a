import { isUtf8 } from 'node:buffer';

const starts = (bytes: Buffer, ...first: readonly number[]): boolean => first.every((byte, i) => bytes[i] === byte);

/** Latin letters in two bytes each leave every other byte empty. */
function emptyBytes(bytes: Buffer, from: 0 | 1): number {
  const some = bytes.subarray(0, 4096);
  let empty = 0;
  for (let i = from; i < some.length; i += 2) if (some[i] === 0) empty += 1;
  return some.length < 4 ? 0 : empty / (some.length / 2);
}

function encodingOf(bytes: Buffer): 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252' {
  if (starts(bytes, 0xff, 0xfe)) return 'utf-16le';
  if (starts(bytes, 0xfe, 0xff)) return 'utf-16be';
  if (emptyBytes(bytes, 1) > 0.4) return 'utf-16le';
  if (emptyBytes(bytes, 0) > 0.4) return 'utf-16be';
  return isUtf8(bytes) ? 'utf-8' : 'windows-1252';
}

/** Tab, line feed and carriage return are the only control characters that a table has use for. */
const isWritten = (text: string): boolean => !/[^\P{Cc}\t\n\r]|\ufffd/u.test(text);

/** The words of a text file, whichever programme wrote it; null where it is no text. A mark at its start is no part of it. */
export function decodeText(bytes: Buffer): string | null {
  const text = new TextDecoder(encodingOf(bytes)).decode(bytes);
  return isWritten(text) ? text : null;
}
