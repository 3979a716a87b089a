/** The kinds of file that are kept, by the ending of their name. */
export const fileTypes = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv',
  txt: 'text/plain',
} as const;

const acceptedTypes: readonly string[] = Object.values(fileTypes);
export const largestBytes = 20 * 1024 * 1024;

interface GivenFile {
  readonly mime: string;
  readonly size: number;
}

/** Why a file cannot be taken; null when it can. The type is the one found in the content, not in the name. */
export function fileComplaint({ mime, size }: GivenFile): string | null {
  if (size === 0) return 'This file is empty.';
  if (size > largestBytes) return 'A file may have at most 20 MB.';
  return acceptedTypes.includes(mime)
    ? null
    : `This kind of file cannot be kept; choose one of: ${Object.keys(fileTypes).join(', ')}.`;
}
