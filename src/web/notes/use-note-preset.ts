import type { RecordValues } from '#domain/kit/vocabulary/record-values.ts';
import { isId } from '#domain/kit/vocabulary/read-value.ts';
import { note } from '#domain/notes/note.ts';
import { useSearchParams } from 'react-router';

const { category } = note.fields;

/** The address may say what a note is about: `category=family_contact`, and `about=incident.…` for a record. */
export function useNotePreset(): RecordValues {
  const [params] = useSearchParams();
  const kind = params.get('category');
  const [entity, id] = params.get('about')?.split('.') ?? [];
  return {
    ...(kind && category?.kind === 'choice' && kind in category.options ? { category: kind } : {}),
    ...(entity && id && isId(id) ? { linked_object: { entity, id } } : {}),
  };
}
