import { midSentence } from '#domain/kit/words/mid-sentence.ts';
import type { Note } from '#domain/notes/note.ts';
import { isKnown } from '../kit/state/entities.ts';
import { useEntityPaths } from '../kit/house/entity-paths.tsx';
import { entityNamed } from '../records/known-entities.ts';

/** What a note is about besides its resident: each with its words and where it opens. */
export function useNoteLinks(
  { resident, linked_plan: plan, linked_object: link }: Pick<Note, 'resident' | 'linked_plan' | 'linked_object'>,
  nameOf: (id: string) => string | null,
): { words: string; to: string }[] {
  const where = useEntityPaths();
  const found = [
    ...(plan ? [{ words: `Plan: ${nameOf(plan) ?? 'open it'}`, to: where.record('plan', plan, resident) }] : []),
    ...(link && isKnown(link.entity)
      ? [
          {
            words: `About the ${midSentence(entityNamed(link.entity).labels.one)}`,
            to: where.record(link.entity, link.id, resident),
          },
        ]
      : []),
  ];
  return found.flatMap(({ words, to }) => (to ? [{ words, to }] : []));
}
