import { finished } from 'node:stream/promises';
import { fromBufferPromise } from 'yauzl';

/** A document of an office programme is a zip of parts; which parts it holds says what it is. */

const mostEntries = 2_000;
const mostUnpacked = 200 * 1024 * 1024;

type OfficeReading = { readonly names: ReadonlySet<string> } | { readonly wrong: string };

const broken: OfficeReading = { wrong: 'This document is damaged and cannot be kept.' };
const tooMuch: OfficeReading = {
  wrong: 'This document unpacks to more than 200 MB or 2,000 parts and cannot be kept.',
};

/** Every part is unpacked once and thrown away. One that holds another amount than it says is refused while it unpacks. */
async function partsOf(zip: Buffer): Promise<OfficeReading> {
  const file = await fromBufferPromise(zip, { lazyEntries: true });
  if (file.entryCount > mostEntries) return tooMuch;
  const names = new Set<string>();
  let unpacked = 0;
  for await (const entry of file.eachEntry()) {
    unpacked += entry.uncompressedSize;
    if (unpacked > mostUnpacked) return tooMuch;
    await finished((await file.openReadStreamPromise(entry)).resume());
    names.add(entry.fileName);
  }
  return { names };
}

/** Whatever the reader finds wrong, the file is not a document we can vouch for. */
export const readOffice = (zip: Buffer): Promise<OfficeReading> => partsOf(zip).catch(() => broken);
