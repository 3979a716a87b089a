import { bodyMap } from '#domain/incidents/body-map/body-map.ts';
import { sizeWords } from '#domain/incidents/body-map/body-mark-size.ts';
import { sizeOn, statusOn, type SeenMark, type MarkStatus } from '#domain/incidents/body-map/body-on-day.ts';
import { regionWords } from '#domain/incidents/body-map/body-regions.ts';
import { midSentence } from '#domain/kit/words/mid-sentence.ts';
import type { Day } from '#domain/kit/time/time.ts';
import { valueText } from '../../kit/names/value-text.ts';

const plain = { zone: 'UTC', nameOf: () => null };

/** One of a mark's fields in words, "Not shown" where there is nothing to say. */
export function factWords(name: string, value: unknown): string {
  const field = bodyMap.fields[name];
  return field ? valueText(field, value, plain) : '';
}

export const kindWords = (kind: unknown): string => (kind ? factWords('mark_type', kind) : 'Mark');
export const statusWords = (status: MarkStatus): string => factWords('status', status);

type Placed = { readonly region: string; readonly mark_type: string | null };
/** "Bruise, left thigh, front". */
export const markTitle = ({ region, mark_type }: Placed): string => `${kindWords(mark_type)}, ${regionWords(region)}`;

/** How large it was on a day, as it was last seen. */
export function sizeThen(mark: SeenMark, day: Day, zone: string): string | null {
  const size = sizeOn(mark, day, zone);
  if (!size) return null;
  return size.length_mm === 0 ? 'Nothing left to see' : sizeWords(size);
}

/** "2 open, 1 healing, 3 healed". */
export function countedStatuses(marks: readonly SeenMark[], day: Day, zone: string): string {
  const statuses = marks.map((mark) => statusOn(mark, day, zone));
  const counted = (['open', 'healing', 'healed', 'transferred_with'] as const).map(
    (one) => [statuses.filter((status) => status === one).length, one] as const,
  );
  return counted
    .filter(([count]) => count > 0)
    .map(([count, one]) => `${count} ${midSentence(statusWords(one))}`)
    .join(', ');
}
