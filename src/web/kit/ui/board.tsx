import { useId, type ReactNode } from 'react';
import kit from '../styles/kit.module.css';
import css from './board.module.css';

interface BoardColumn<T> {
  name: string;
  title: string;
  items: readonly T[];
  /** What holds for everything in it. */
  note?: string | null;
}

interface BoardProps<T> {
  columns: readonly BoardColumn<T>[];
  card(item: T): ReactNode;
}

/** How far each thing has come: column beside column, or one under the other where there is no room. */
export const Board = <T extends { id: string }>({ columns, card }: BoardProps<T>) => (
  <div className={css['board']} data-columns={columns.length}>
    {columns.map((column) => (
      <Column key={column.name} column={column} card={card} />
    ))}
  </div>
);

function Column<T extends { id: string }>({
  column: { title, items, note },
  card,
}: { column: BoardColumn<T> } & Pick<BoardProps<T>, 'card'>) {
  const id = useId();
  return (
    <section className={css['column']} aria-labelledby={id} data-empty={items.length === 0 || undefined}>
      <h2 id={id} className={css['head']}>
        {title} <span className={css['count']}>{items.length}</span>
      </h2>
      {note && items.length > 0 && <p className={kit['note']}>{note}</p>}
      {items.length === 0 ? (
        <p className={kit['note']}>None</p>
      ) : (
        <ul className={kit['list']}>
          {items.map((item) => (
            <li key={item.id}>{card(item)}</li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** One thing on a board; a link with the look of `cover` makes all of it lead there. */
export const BoardCard = ({ children }: { children: ReactNode }) => (
  <article className={css['card']}>{children}</article>
);
