import { residentAlerts, type Alerted } from '#domain/residents/resident-alerts.ts';
import { resident } from '#domain/residents/resident.ts';
import { whereabouts } from '#domain/residents/whereabouts.ts';
import { Button, TextInput } from '@mantine/core';
import { useDebouncedValue, useId } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { Chips } from '../kit/chips.tsx';
import { Flags } from '../kit/flags.tsx';
import { useHouseClock } from '../kit/house-clock.ts';
import type { Kept } from '../kit/kept.ts';
import { PersonTile, PersonTiles } from '../kit/person-tile.tsx';
import { namesIn } from '../kit/record-names.ts';
import { Empty, ErrorState, Loading, NoRight } from '../kit/states.tsx';
import { useAuth } from '../kit/store.ts';
import { useRecords, type Records } from '../kit/use-records.ts';
import css from './residents.module.css';

const typingPause = 250;
const shownAs = [['everyone', 'Everyone'], ['mine', 'My key residents'], ['away', 'Away']] as const;
type Shown = (typeof shownAs)[number][0];

interface CardsProps {
  home: string;
  pathTo(person: Kept): string;
  add: ReactNode;
}

export function ResidentCards({ home, pathTo, add }: CardsProps) {
  const { user } = useAuth();
  const group = useId();
  const [typed, setTyped] = useState('');
  const [search] = useDebouncedValue(typed.trim(), typingPause);
  const [shown, setShown] = useState<Shown>('everyone');
  const found = useRecords(resident, {
    home, search, limit: '200',
    ...(shown === 'mine' ? { key_worker: user?.id } : {}),
    ...(shown === 'away' ? { status: 'hospital,on_leave' } : {}),
  });
  return (
    <>
      <div className={css['bar']}>
        <TextInput type="search" className={css['search'] ?? ''} aria-label="Search by name, room or number" placeholder="Name, room or number" value={typed}
          leftSection={<IconSearch size={20} stroke={1.75} aria-hidden />} onChange={(event) => setTyped(event.currentTarget.value)} />
        <Chips name={group} options={shownAs} chosen={[shown]} onChoose={(chosen) => setShown(chosen as Shown)} />
      </div>
      <Cards found={found} pathTo={pathTo} add={add} isNarrowed={search !== '' || shown !== 'everyone'} />
    </>
  );
}

function Cards({ found, pathTo, add, isNarrowed }: { found: Records; pathTo(person: Kept): string; add: ReactNode; isNarrowed: boolean }) {
  const today = useHouseClock().today();
  const { records, state, hasMore, isLoadingMore, loadMore, reload } = found;
  if (state === 'loading') return <Loading rows={6} label="Loading residents" />;
  if (state === 'refused') return <NoRight title="You do not have the right to see residents" who="A manager can give it to you." />;
  if (state === 'failed') return <ErrorState title="The residents could not be loaded" onRetry={reload}>Nothing is known about who lives here until this works.</ErrorState>;
  if (records.length === 0) return isNarrowed ? <Empty title="Nobody matches">Look for another name, room or number.</Empty> : <Empty title="Nobody lives here yet" action={add}>Residents appear here once they are added.</Empty>;
  return (
    <>
      <output className={css['count']}>{records.length}{hasMore && ' or more'} {records.length === 1 ? 'resident' : 'residents'}</output>
      <PersonTiles label="Residents">
        {records.map((person) => (
          <li key={person.id}>
            <PersonTile person={person} to={pathTo(person)} line={lineOf(person)}><Flags flags={residentAlerts(person as Kept & Alerted, today)} /></PersonTile>
          </li>
        ))}
      </PersonTiles>
      {hasMore && <Button variant="default" loading={isLoadingMore} onClick={loadMore}>Show more</Button>}
    </>
  );
}

function lineOf(person: Kept): string {
  const { key_worker } = person;
  const worker = typeof key_worker === 'string' ? namesIn(person).get(key_worker) : null;
  return [...whereabouts(person), ...(worker ? [`Key worker ${worker}`] : [])].join(' · ');
}
