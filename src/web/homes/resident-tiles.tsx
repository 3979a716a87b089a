import { residentAlerts, type Alerted } from '#domain/residents/resident-alerts.ts';
import { resident } from '#domain/residents/resident.ts';
import { whereabouts } from '#domain/residents/whereabouts.ts';
import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { Flags } from '../kit/flags.tsx';
import type { Kept } from '../kit/kept.ts';
import { Panel } from '../kit/panel.tsx';
import { PersonTile, PersonTiles } from '../kit/person-tile.tsx';
import { useRecords } from '../kit/use-records.ts';
import { useWhere } from '../kit/where.tsx';

export function ResidentTiles({ home, today }: { home: string; today: string }) {
  const where = useWhere();
  const { records, state, hasMore, reload } = useRecords(resident, { home, limit: '200' });
  const [list, detail] = [where.list(resident.name), where.detail(resident.name)];
  return (
    <Panel title="Residents" count={records.length > 0 && !hasMore ? records.length : undefined} state={state} onRetry={reload} isEmpty={records.length === 0}
      empty="Nobody lives here yet." action={list && <Button variant="subtle" component={Link} to={list}>All residents</Button>}>
      <PersonTiles label="Residents">
        {records.map((person) => (
          <li key={person.id}>
            <PersonTile person={person} to={`${detail}?id=${person.id}`} line={whereabouts(person).join(' · ')}>
              <Flags flags={residentAlerts(person as Kept & Alerted, today)} />
            </PersonTile>
          </li>
        ))}
      </PersonTiles>
    </Panel>
  );
}
