/** The kinds of file that are accepted, by the ending of their name. */
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

export type FileEnding = keyof typeof fileTypes;

const acceptedTypes: readonly string[] = Object.values(fileTypes);
export const largestBytes = 20 * 1024 * 1024;
/** So many letters of a PDF are stored to be searched: about fifty pages. */
export const longestText = 100_000;
/** A file arrives in pieces of at most this size, so that a cut line costs one of them. */
export const pieceBytes = 512 * 1024;

/** What a file's name says it is; jpeg is another spelling of jpg. */
export const endingOf = (name: string): string => {
  const ending = name.toLowerCase().split('.').at(-1) ?? '';
  return ending === 'jpeg' ? 'jpg' : ending;
};

const isAccepted = (ending: string): ending is FileEnding => Object.hasOwn(fileTypes, ending);
/** The type that the name promises; null where no such file is accepted. */
const promisedType = (name: string): string | null => {
  const ending = endingOf(name);
  return isAccepted(ending) ? fileTypes[ending] : null;
};

interface GivenFile {
  readonly mime: string;
  readonly size: number;
}

/** Why a file cannot be taken; null when it can. The type is the one found in the content, not in the name. */
export function fileComplaint({ mime, size }: GivenFile): string | null {
  if (size === 0) return 'This file is empty.';
  if (size > largestBytes)
    return `A file may have at most 20 MB; this has ${(size / 1024 / 1024).toFixed(1)} MB. Scan it in black and white, or in parts.`;
  return acceptedTypes.includes(mime)
    ? null
    : `This kind of file cannot be kept; choose one of: ${Object.keys(fileTypes).join(', ')}.`;
}

/** The same by the name alone, before anything is sent. */
export const chosenComplaint = (file: { readonly name: string; readonly size: number }): string | null =>
  fileComplaint({ mime: promisedType(file.name) ?? '', size: file.size });
