import { closedDays, type RepairColumn } from '#domain/premises/repairs/repair-board.ts';
import { Board } from '../../../kit/ui/board.tsx';
import { RepairCard } from './repair-card.tsx';

interface BoardProps {
  columns: readonly RepairColumn[];
  now: string;
  pathTo(id: string): string;
}

/** How far each repair has come. */
export const RepairBoard = ({ columns, now, pathTo }: BoardProps) => (
  <Board
    columns={columns.map(({ name, title, repairs }) => ({
      name,
      title,
      items: repairs,
      note: name === 'closed' ? `In the last ${closedDays} days.` : null,
    }))}
    card={(repair) => <RepairCard repair={repair} now={now} path={pathTo(repair.id)} />}
  />
);
