import { createInflateRaw } from 'node:zlib';

/** A document of an office programme is a zip of parts; which parts it holds says what it is. */

const mostEntries = 2_000;
const mostUnpacked = 200 * 1024 * 1024;

interface Entry {
  readonly name: string;
  readonly method: number;
  readonly packed: number;
  readonly at: number;
}

export type OfficeReading = { readonly names: ReadonlySet<string> } | { readonly wrong: string };

const broken: OfficeReading = { wrong: 'This document is damaged and cannot be kept.' };
const tooMuch: OfficeReading = {
  wrong: 'This document unpacks to more than 200 MB or 2,000 parts and cannot be kept.',
};

const signature = { local: 0x04034b50, entry: 0x02014b50, end: 0x06054b50 } as const;
const endBytes = 22;

/** The list of contents stands at the end of a zip, before a comment of at most 64 kB. */
function endOf(zip: Buffer): number {
  for (let at = zip.length - endBytes; at >= Math.max(0, zip.length - endBytes - 0xffff); at -= 1)
    if (zip.readUInt32LE(at) === signature.end) return at;
  return -1;
}

function entriesOf(zip: Buffer): readonly Entry[] | null {
  const end = endOf(zip);
  if (end < 0) return null;
  const count = zip.readUInt16LE(end + 10);
  const entries: Entry[] = [];
  for (let at = zip.readUInt32LE(end + 16), i = 0; i < count; i += 1) {
    if (at + 46 > zip.length || zip.readUInt32LE(at) !== signature.entry) return null;
    const nameBytes = zip.readUInt16LE(at + 28);
    entries.push({
      name: zip.toString('utf8', at + 46, at + 46 + nameBytes),
      method: zip.readUInt16LE(at + 10),
      packed: zip.readUInt32LE(at + 20),
      at: zip.readUInt32LE(at + 42),
    });
    at += 46 + nameBytes + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
  }
  return entries;
}

const bodyOf = (zip: Buffer, { at, packed }: Entry): Buffer | null => {
  if (at + 30 > zip.length || zip.readUInt32LE(at) !== signature.local) return null;
  const from = at + 30 + zip.readUInt16LE(at + 26) + zip.readUInt16LE(at + 28);
  return from + packed <= zip.length ? zip.subarray(from, from + packed) : null;
};

/** Counted while unpacking, because what a zip says about its own size may be a lie. */
async function unpackedBytes(body: Buffer, most: number): Promise<number> {
  const unpacking = createInflateRaw();
  unpacking.end(body);
  let bytes = 0;
  for await (const piece of unpacking) {
    bytes += (piece as Buffer).length;
    if (bytes > most) break;
  }
  return bytes;
}

const stored = 0;
const deflated = 8;

export async function readOffice(zip: Buffer): Promise<OfficeReading> {
  const entries = zip.length >= endBytes ? entriesOf(zip) : null;
  if (!entries) return broken;
  if (entries.length > mostEntries) return tooMuch;
  let left = mostUnpacked;
  for (const entry of entries) {
    const body = bodyOf(zip, entry);
    if (!body || (entry.method !== stored && entry.method !== deflated)) return broken;
    const bytes = entry.method === stored ? body.length : await unpackedBytes(body, left).catch(() => -1);
    if (bytes < 0) return broken;
    left -= bytes;
    if (left < 0) return tooMuch;
  }
  return { names: new Set(entries.map(({ name }) => name)) };
}
