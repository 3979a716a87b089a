import { isKnown } from '../kit/state/entities.ts';
import { textOrNull, type StoredRecord } from '../kit/state/stored-record.ts';
import { useWhere } from '../kit/house/where.tsx';
import { entityNamed } from '../records/known-entities.ts';

export interface RecordLink {
  entity: string;
  id: string;
}

export const linkIn = (written: StoredRecord): RecordLink | null => {
  const link = written['linked_object'];
  return link && typeof link === 'object' && 'entity' in link && 'id' in link ? (link as RecordLink) : null;
};

/** What a note is about besides its resident: each with its words and where it opens. */
export function useNoteLinks(
  written: StoredRecord,
  nameOf: (id: string) => string | null,
): { words: string; to: string }[] {
  const where = useWhere();
  const resident = textOrNull(written['resident']);
  const plan = textOrNull(written['linked_plan']);
  const link = linkIn(written);
  const found = [
    ...(plan ? [{ words: `Plan: ${nameOf(plan) ?? 'open it'}`, to: where.record('plan', plan, resident) }] : []),
    ...(link && isKnown(link.entity)
      ? [
          {
            words: `About the ${entityNamed(link.entity).labels.one.toLowerCase()}`,
            to: where.record(link.entity, link.id, resident),
          },
        ]
      : []),
  ];
  return found.flatMap(({ words, to }) => (to ? [{ words, to }] : []));
}
