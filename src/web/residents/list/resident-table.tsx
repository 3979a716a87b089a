import { byRoom } from '#domain/residents/views/by-room.ts';
import { comparePeople } from '#domain/kit/names/compare-names.ts';
import type { BoardResident } from '#domain/homes/board.ts';
import type { Day } from '#domain/kit/time/time.ts';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { FlagLine } from '../../kit/ui/flags.tsx';
import { useHouseClock } from '../../kit/house/house-clock.ts';
import { PersonFace } from '../../kit/person/person-face.tsx';
import { personName } from '#domain/kit/people/person-name.ts';
import { bowelFlags } from '../../daily-care/bowel-flags.ts';
import { DueLine } from '../../daily-care/due-flags.tsx';
import { FluidBar } from '../../daily-care/fluid-bar.tsx';
import { LastRecord } from '../today/last-record.tsx';
import { RecordButton } from '../today/record-button.tsx';
import type { RowProps } from './resident-card.tsx';
import { alertWords, factsOf, flagsOf } from './resident-facts.ts';
import kit from '../../kit/styles/kit.module.css';
import css from './resident-list.module.css';

type Order = 'name' | 'room';
interface TableProps {
  rows: readonly BoardResident[];
  everyone: readonly BoardResident['resident'][];
  today: Day;
  pathTo(id: string): string;
}

type Person = BoardResident['resident'];
const orders: Readonly<Record<Order, (a: Person, b: Person) => number>> = { name: comparePeople, room: byRoom };

export function ResidentTable({ rows, everyone, today, pathTo }: TableProps) {
  const [order, setOrder] = useState<{ by: Order; down: boolean }>({ by: 'name', down: false });
  const sorted = rows.toSorted((a, b) => orders[order.by](a.resident, b.resident) * (order.down ? -1 : 1));
  const sort = (by: Order) => setOrder((now) => ({ by, down: now.by === by && !now.down }));
  const head = (by: Order, label: string) => {
    const isThis = order.by === by;
    const Arrow = order.down ? IconArrowDown : IconArrowUp;
    return (
      <th scope="col" aria-sort={isThis ? (order.down ? 'descending' : 'ascending') : 'none'}>
        <button type="button" className={`${kit['sort']} ${css['sort']}`} onClick={() => sort(by)}>
          {label}
          {isThis && <Arrow size={16} stroke={2} aria-hidden />}
        </button>
      </th>
    );
  };
  return (
    <div className={css['scroller']}>
      <table className={css['table']} aria-label="Residents">
        <thead>
          <tr>
            {head('name', 'Resident')}
            {head('room', 'Room')}
            <th scope="col">Alerts</th>
            <th scope="col">Due now</th>
            <th scope="col">Fluids</th>
            <th scope="col">Last record</th>
            <th scope="col">
              <span className="seen-by-readers">Record</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {sorted.map((row) => (
            <Line key={row.resident.id} row={row} everyone={everyone} today={today} to={pathTo(row.resident.id)} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Line({ row, everyone, today, to }: RowProps) {
  const { resident: person, alerts, due, fluid, last } = row;
  const { zone } = useHouseClock();
  const name = personName(person);
  const room = person.room;
  const openAlerts =
    alerts && alerts.open > 0
      ? [
          {
            tone: alerts.worst === 'critical' || alerts.worst === 'high' ? 'danger' : 'watch',
            words: alertWords(alerts.open),
          } as const,
        ]
      : [];
  return (
    <tr>
      <th scope="row">
        <span className={css['person']}>
          <PersonFace name={name} photo={person.photo} size={36} />
          <span>
            <Link to={to} className={css['plainName']}>
              {name}
            </Link>
            <span className={css['line']}>{factsOf({ ...person, room: null }, today).join(' · ')}</span>
          </span>
        </span>
      </th>
      <td className={css['figure']}>{typeof room === 'string' && room !== '' ? room : '–'}</td>
      <td>
        <FlagLine flags={[...flagsOf(person, everyone, today), ...bowelFlags(row), ...openAlerts]} />
      </td>
      <td>
        <DueLine due={due} />
      </td>
      <td>
        <FluidBar fluid={fluid} />
      </td>
      <td>
        <LastRecord last={last} zone={zone} today={today} />
      </td>
      <td>
        <RecordButton resident={person.id} name={name} />
      </td>
    </tr>
  );
}
