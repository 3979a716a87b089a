import { isHere } from '#domain/homes/round.ts';
import type { Board } from '#domain/homes/board.ts';
import type { Day } from '#domain/kit/time/time.ts';
import { byRoom } from '#domain/residents/views/by-room.ts';
import { safetyFacts } from '#domain/residents/person/safety-facts.ts';
import { resident } from '#domain/residents/person/resident.ts';
import { whereabouts } from '#domain/residents/person/whereabouts.ts';
import { nobodyLivesHere } from '#domain/rota/lived-in.ts';
import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { Flags } from '../../kit/ui/flags.tsx';
import { dayInWords } from '../../kit/house/house-clock.ts';
import { Panel } from '../../kit/page/panel.tsx';
import { PersonTile, PersonTiles } from '../../kit/person/person-tile.tsx';
import type { LiveAnswer } from '../../kit/data/use-live-answer.ts';
import { useEntityPaths } from '../../kit/house/entity-paths.tsx';
import { bowelFlags } from '../../daily-care/bowel-flags.ts';
import { DueMarks } from './due-marks.tsx';
import { AddLink } from '../../kit/page/add-link.tsx';
import css from './resident-tiles.module.css';

type Person = Board['residents'][number]['resident'];

/** Where someone is; who is away, until when. */
function lineOf(person: Person): string {
  const back = person.expected_return_date;
  return [
    ...whereabouts(person),
    ...(person.status !== 'current' && back ? [`back ${dayInWords(back, true)}`] : []),
  ].join(' · ');
}

/** Everyone, in the order of their rooms: a tile stands where it always stands, whatever becomes due. */
export function ResidentTiles({ board: { body, state, reload }, today }: { board: LiveAnswer<Board>; today: Day }) {
  const where = useEntityPaths();
  const rows = (body?.residents ?? []).toSorted((a, b) => byRoom(a.resident, b.resident));
  const [list, detail] = [where.list(resident.name), where.detail(resident.name)];
  return (
    <Panel
      title="Residents"
      count={rows.length > 0 ? rows.length : undefined}
      state={body ? 'loaded' : state}
      onRetry={reload}
      isEmpty={rows.length === 0}
      empty={`Everybody who lives here, with what is due for them. ${nobodyLivesHere}.`}
      next={<AddLink of={resident}>Add a resident</AddLink>}
      action={
        list && (
          <Button variant="subtle" component={Link} to={list}>
            All residents
          </Button>
        )
      }
    >
      <PersonTiles label="Residents">
        {rows.map((row) => (
          <li
            key={row.resident.id}
            className={css['tile']}
            data-away={!isHere(row) || undefined}
            data-state={row.due[0]?.state}
          >
            <PersonTile person={row.resident} to={`${detail}?id=${row.resident.id}`} line={lineOf(row.resident)}>
              <DueMarks row={row} />
              <Flags
                label="To beware of"
                flags={[
                  ...safetyFacts(row.resident, today).filter(({ tone }) => tone === 'danger'),
                  ...bowelFlags(row),
                ]}
              />
            </PersonTile>
          </li>
        ))}
      </PersonTiles>
    </Panel>
  );
}
