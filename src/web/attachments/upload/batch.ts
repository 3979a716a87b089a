import { capital } from '#domain/kit/words/mid-sentence.ts';
import type { attachment } from '#domain/attachments/attachment.ts';
import { likelyCategory } from '../../kit/input/files/send-file.ts';
import { whyNotSent } from '../../kit/input/files/why-not-sent.ts';
import type { Upload } from '../../kit/input/files/use-uploads.ts';
import { create } from '../../kit/api/api.ts';
import { files, uploadTimeoutMs } from '../../kit/api/files.ts';
import { isStoredRecord, type Stored } from '../../kit/state/stored-record.ts';

/** Files that are saved together: one by the form, the others like it. */
export interface Batch {
  uploads: readonly Upload[];
  /** What people call them, where they changed it. */
  titles: ReadonlyMap<string, string>;
}

export interface RefusedFile {
  name: string;
  why: string;
}

const isTaken = ({ state }: Upload): boolean => state !== 'refused';
const isPhoto = (upload: Upload): boolean => likelyCategory(upload) === 'photo';

/** What is still to be saved. */
export const toSave = (uploads: readonly Upload[]): readonly Upload[] => uploads.filter(isTaken);

/** What was refused on its way, each with its reason. */
export const refusedOnTheWay = (uploads: readonly Upload[]): readonly RefusedFile[] =>
  uploads.filter((upload) => !isTaken(upload)).map(({ name, why }) => ({ name, why: why ?? '' }));

/** The one that the form itself saves: a photo where there is one, so that its question about consent is asked. */
export function ownOf(uploads: readonly Upload[]): Upload | null {
  const taken = toSave(uploads);
  return taken.find(isPhoto) ?? taken[0] ?? null;
}

/** The name of a file as one would write it on paper. */
export function titleOf({ name }: Pick<Upload, 'name'>): string {
  const words = name
    .replace(/\.\w+$/, '')
    .replace(/[_-]+/g, ' ')
    .trim();
  return capital(words);
}

export const titleIn = ({ titles }: Pick<Batch, 'titles'>, upload: Upload): string =>
  titles.get(upload.id)?.trim() || titleOf(upload);

/** What a file of a batch is saved as: what the form says, unless the form says only what its own file most likely is. */
export function categoryIn<C>(uploads: readonly Upload[], upload: Upload, chosen: C): C | string {
  const own = ownOf(uploads);
  return own !== null && chosen === likelyCategory(own) ? likelyCategory(upload) : chosen;
}

const shared = ['home', 'resident', 'staff', 'document_date', 'expiry_date', 'linked_object', 'is_sensitive'] as const;

/** Saves the others of a batch like the one that was saved, one after the other. What is not taken is returned with its reason. */
export async function saveOthers(
  batch: Batch,
  saved: Stored<typeof attachment>,
  onNext: (id: string) => void,
): Promise<readonly RefusedFile[]> {
  const own = ownOf(batch.uploads);
  const common = Object.fromEntries(shared.map((name) => [name, saved[name] ?? null]));
  const refused: RefusedFile[] = [];
  for (const upload of toSave(batch.uploads).filter(({ id }) => id !== own?.id)) {
    onNext(upload.id);
    const answer = await create(
      files,
      {
        ...common,
        id: upload.id,
        file: upload.id,
        title: titleIn(batch, upload),
        category: categoryIn(batch.uploads, upload, saved.category),
        confirmed_warnings: saved.warning_codes,
      },
      { is: isStoredRecord, quiet: true, timeoutMs: uploadTimeoutMs },
    );
    if (!answer.ok) refused.push({ name: upload.name, why: whyNotSent(answer) });
  }
  return refused;
}
