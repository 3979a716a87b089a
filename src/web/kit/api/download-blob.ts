import { endingOf, fileTypes } from '#domain/kit/traits/accepted-file.ts';
import { keysOf } from '#domain/kit/vocabulary/record-values.ts';

/** A title with the ending its type asks for, so that the device knows what to open it with. */
export function fileName(title: string, { type }: Blob): string {
  const ending = keysOf(fileTypes).find((one) => type.startsWith(fileTypes[one]));
  const bare = title.replace(/[\s/\\:*?"<>|]+/g, ' ').trim();
  return ending && endingOf(bare) !== ending ? `${bare}.${ending}` : bare;
}

/** Hands a file from memory to the browser, to keep or to open. */
export function downloadBlob(blob: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
