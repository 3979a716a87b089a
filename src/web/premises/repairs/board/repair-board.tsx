import { closedDays, type BoardColumn } from '#domain/premises/repairs/repair-board.ts';
import { useId } from 'react';
import { RepairCard } from './repair-card.tsx';
import kit from '../../../kit/styles/kit.module.css';
import css from './repairs.module.css';

interface BoardProps {
  columns: readonly BoardColumn[];
  now: string;
  pathTo(id: string): string;
}

/** How far each repair has come: column beside column, or one under the other where there is no room. */
export const RepairBoard = ({ columns, now, pathTo }: BoardProps) => (
  <div className={css['board']}>
    {columns.map((column) => (
      <Column key={column.name} column={column} now={now} pathTo={pathTo} />
    ))}
  </div>
);

function Column({
  column: { name, title, repairs },
  now,
  pathTo,
}: { column: BoardColumn } & Omit<BoardProps, 'columns'>) {
  const id = useId();
  return (
    <section className={css['column']} aria-labelledby={id} data-empty={repairs.length === 0 || undefined}>
      <h2 id={id} className={css['head']}>
        {title} <span className={css['count']}>{repairs.length}</span>
      </h2>
      {name === 'closed' && repairs.length > 0 && <p className={kit['note']}>In the last {closedDays} days.</p>}
      {repairs.length === 0 ? (
        <p className={kit['note']}>None</p>
      ) : (
        <ul className={kit['list']}>
          {repairs.map((repair) => (
            <li key={repair.id}>
              <RepairCard repair={repair} now={now} path={pathTo(repair.id)} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
