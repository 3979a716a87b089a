import type { Attachment } from './attachment.ts';

type Category = Attachment['category'];

/** What people look for when they look for a file, and the categories it may be filed under. */
export const fileKinds = {
  documents: {
    label: 'Documents',
    categories: ['care_plan', 'assessment', 'hospital', 'correspondence', 'policy', 'receipt', 'other'],
  },
  legal: { label: 'Legal and consent', categories: ['legal', 'mca_dols', 'consent', 'id_document'] },
  certificates: { label: 'Certificates', categories: ['certificate'] },
  photos: { label: 'Photos', categories: ['photo'] },
} as const satisfies Readonly<Record<string, { readonly label: string; readonly categories: readonly Category[] }>>;

export type FileKind = keyof typeof fileKinds;
export const isFileKind = (name: string | null): name is FileKind => name !== null && Object.hasOwn(fileKinds, name);
