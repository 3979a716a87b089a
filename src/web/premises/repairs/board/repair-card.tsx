import { repairSigns, type BoardRepair } from '#domain/premises/repairs/repair-board.ts';
import { repairStatus } from '#domain/premises/repairs/repair-states.ts';
import { Link } from 'react-router';
import { useHouseClock } from '../../../kit/house/house-clock.ts';
import { BoardCard } from '../../../kit/ui/board.tsx';
import { Flag } from '../../../kit/ui/flags.tsx';
import kit from '../../../kit/styles/kit.module.css';
import css from './repairs.module.css';

interface CardProps {
  repair: BoardRepair;
  now: string;
  path: string;
  /** The place is said already by what the card stands in; how far it has come is not. */
  isInPlace?: boolean;
}

/** One repair in short: what, where, who mends it, and what is wrong with it. */
export function RepairCard({ repair, now, path, isInPlace = false }: CardProps) {
  const { zone } = useHouseClock();
  const { title, location, contractor, status } = repair;
  const isBetween = status === 'assigned' || status === 'awaiting_parts' || status === 'on_hold';
  const said = [
    isInPlace ? null : location,
    isInPlace || isBetween ? repairStatus[status] : null,
    status === 'on_hold' ? repair.hold_reason : contractor,
  ].filter(Boolean);
  return (
    <BoardCard>
      <Link className={kit['cover']} to={path}>
        {title}
      </Link>
      <span className={kit['note']}>{said.join(' · ')}</span>
      <span className={css['signs']}>
        {repairSigns(repair, now, zone).map(({ tone, words }) => (
          <Flag key={words} tone={tone}>
            {words}
          </Flag>
        ))}
      </span>
    </BoardCard>
  );
}
