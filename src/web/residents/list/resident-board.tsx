import { resident } from '#domain/residents/person/resident.ts';
import type { Board } from '#domain/homes/board.ts';
import { findResidents } from '#domain/residents/views/find-residents.ts';
import { nobodyLivesHere } from '#domain/rota/lived-in.ts';
import { useId } from '@mantine/hooks';
import { useState, type ReactNode } from 'react';
import { WhoAdds } from '../../kit/page/add-link.tsx';
import { Chips } from '../../kit/ui/chips.tsx';
import { useHouseClock } from '../../kit/house/house-clock.ts';
import { PageTools } from '../../kit/page/page.tsx';
import { Empty } from '../../kit/page/states.tsx';
import { useAuth } from '../../kit/state/store.ts';
import { filterBoard, filterChips, isBoardFilter, type BoardFilter } from './board-filter.ts';
import { ResidentCard } from './resident-card.tsx';
import { ResidentTable } from './resident-table.tsx';
import type { ResidentView } from '../use-resident-view.ts';
import kit from '../../kit/styles/kit.module.css';
import { SearchInput } from '../../kit/ui/search-input.tsx';
import css from './resident-list.module.css';

interface BoardProps {
  board: Board;
  view: ResidentView;
  pathTo(id: string): string;
  add: ReactNode;
}

/** Everyone of the board, found as one types, as faces or as lines. */
export function ResidentBoard({ board, view, pathTo, add }: BoardProps) {
  const me = useAuth().user?.id ?? null;
  const today = useHouseClock().today();
  const group = useId();
  const [typed, setTyped] = useState('');
  const [filter, setFilter] = useState<BoardFilter>('all');
  const everyone = board.residents.map(({ resident }) => resident);
  const found = new Set(findResidents(everyone, typed).map(({ id }) => id));
  const rows = filterBoard(board.residents, filter, me).filter(({ resident }) => found.has(resident.id));
  if (everyone.length === 0)
    return (
      <Empty title={nobodyLivesHere} action={add || <WhoAdds of={resident} />}>
        Everybody who lives here stands here, with what is due for them.
      </Empty>
    );
  return (
    <>
      <PageTools>
        <SearchInput
          label="Search by name, room or number"
          placeholder="Name, room or number"
          words={typed}
          onSearch={setTyped}
          className={kit['search']}
        />
        <Chips
          name={group}
          options={filterChips(board.residents, me)}
          chosen={[filter]}
          onChoose={(chosen) => isBoardFilter(chosen) && setFilter(chosen)}
        />
      </PageTools>
      {rows.length === 0 && <Empty title="Nobody matches">Look for another name, room or number.</Empty>}
      {rows.length > 0 && view === 'table' && (
        <ResidentTable rows={rows} everyone={everyone} today={today} pathTo={pathTo} />
      )}
      {rows.length > 0 && view === 'cards' && (
        <ul className={kit['cards']} aria-label="Residents">
          {rows.map((row) => (
            <li key={row.resident.id}>
              <ResidentCard row={row} everyone={everyone} today={today} to={pathTo(row.resident.id)} />
            </li>
          ))}
        </ul>
      )}
      <output className={css['count']}>
        {rows.length === everyone.length
          ? `${everyone.length} ${everyone.length === 1 ? 'resident' : 'residents'}`
          : `${rows.length} of ${everyone.length} residents`}
      </output>
    </>
  );
}
