import { midSentence } from '#domain/kit/words/mid-sentence.ts';
import type { DisposalSubject, KindCount } from '#domain/retention/disposal.ts';
import { clocks, type ClockName } from '#domain/retention/retention-clocks.ts';
import { entityNamed, isKnown } from '../kit/state/entities.ts';

export const kindLabel = (entity: string): string => (isKnown(entity) ? entityNamed(entity).labels.one : entity);

/** "12 notes, 1 weight": how much of what. */
export const kindWords = (kinds: readonly KindCount[]): string =>
  kinds
    .map(({ entity, count }) => {
      const { one, many } = isKnown(entity) ? entityNamed(entity).labels : { one: entity, many: entity };
      // Shifts stand on a rota: where the list has a name of its own, its records are counted by theirs.
      const several = many.slice(0, 3) === one.slice(0, 3) ? many : `${one}s`;
      return `${count.toLocaleString('en-GB')} ${midSentence(count === 1 ? one : several)}`;
    })
    .join(', ');

export const countOf = (kinds: readonly KindCount[]): number => kinds.reduce((sum, { count }) => sum + count, 0);

interface Named {
  readonly clock: ClockName | null;
  readonly subject: DisposalSubject | null;
}

/** What goes, in a few words: "Care record, Ida Moss", "Rota and hours worked", "One note". */
export function disposalTitle({ clock, subject }: Named): string {
  if (clock === null)
    return subject?.entity === 'resident'
      ? `Everything about ${subject.name ?? 'a resident'}`
      : `One ${midSentence(kindLabel(subject?.entity ?? 'record'))}`;
  const { label } = clocks[clock];
  return subject?.name ? `${label}, ${subject.name}` : label;
}
