import { create, type Answer } from '../../api/api.ts';
import type { FieldScope } from '../field-scope.ts';
import type { StoredRecord } from '../../state/stored-record.ts';
import { sizeInWords } from '../../api/smaller-image.ts';
import { files } from '../../api/use-file.ts';

export const accepted = 'image/jpeg,image/png,image/webp,application/pdf,.docx,.xlsx,.csv,.txt';
const mostBytes = 20 * 1024 * 1024;

export const tooLarge = (file: File): string | null =>
  file.size > mostBytes ? `A file may have at most 20 MB; this has ${sizeInWords(file.size)}.` : null;

function parcel(file: File, { home, resident }: FieldScope): FormData {
  const form = new FormData();
  form.set('title', file.name);
  form.set('category', file.type.startsWith('image/') ? 'photo' : 'other');
  if (resident) form.set('resident', resident);
  else if (home) form.set('home', home);
  form.set('file', file);
  return form;
}

/** Sends a file to be kept for whom the form is about; the record then points to it. */
export const sendFile = (file: File, scope: FieldScope): Promise<Answer<StoredRecord>> =>
  create<StoredRecord>(files, parcel(file, scope));

export const whyNotSent = (answer: Answer<StoredRecord>): string | null =>
  answer.ok
    ? null
    : (answer.fields['file']?.join(' ') ?? answer.detail ?? 'The file was not sent. Choose it again to try once more.');
