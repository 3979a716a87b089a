import { fileTypes } from '#domain/kit/traits/accepted-file.ts';
import type { FieldOf } from '#domain/kit/vocabulary/fields.ts';
import { create, type ApiAnswer } from '../../api/api.ts';
import type { FieldScope } from '../field-scope.ts';
import { isStoredRecord, type StoredRecord } from '../../state/stored-record.ts';
import { files, uploadTimeoutMs } from '../../api/files.ts';
import type { Upload } from './use-uploads.ts';

const { jpg, png, webp, pdf } = fileTypes;
/** Types that phones know by name; the others by their ending. A phone that is asked for jpeg sends no heic. */
export const accepted = [jpg, png, webp, pdf, '.docx', '.xlsx', '.csv', '.txt'].join(',');

const isPicture = ({ name }: Pick<Upload, 'name'>): boolean => /\.(jpe?g|png|webp)$/i.test(name);

/** What a file most likely is, until somebody says otherwise. */
export const likelyCategory = (upload: Pick<Upload, 'name'>): string => (isPicture(upload) ? 'photo' : 'other');

type FileField = Pick<FieldOf<'file'>, 'usedAs' | 'category'>;

/** Saves a file that has arrived, for whom the form is about; the record then points to it. */
export const createAttachment = (
  upload: Upload,
  { usedAs, category }: FileField,
  { home, resident }: FieldScope,
): Promise<ApiAnswer<StoredRecord>> =>
  create(
    files,
    {
      id: upload.id,
      file: upload.id,
      title: upload.name,
      category: category ?? likelyCategory(upload),
      ...(usedAs ? { used_as: usedAs } : {}),
      ...(resident ? { resident } : { home }),
    },
    { is: isStoredRecord, quiet: true, timeoutMs: uploadTimeoutMs },
  );
