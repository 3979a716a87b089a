import type { BoardEntry } from '#domain/homes/board.ts';
import type { Day } from '#domain/kit/time/time.ts';
import { entityNamed } from '../../records/known-entities.ts';
import { momentBriefly } from '../../../domain/kit/time/moment-briefly.ts';
import css from '../list/resident-list.module.css';

/** The newest entry, so that a gap is seen: `14:05 Fluids: Tea · 200 ml`. */
export function LastRecord({ last, zone, today }: { last: BoardEntry | null | undefined; zone: string; today: Day }) {
  if (last === undefined) return null;
  if (last === null) return <span className={css['last']}>Nothing recorded yet</span>;
  return (
    <span className={css['last']}>
      <strong>{momentBriefly(last.at, zone, today)}</strong> {entityNamed(last.kind).labels.one}
      {last.words && `: ${last.words}`}
    </span>
  );
}
