import { may } from '#domain/kit/vocabulary/permissions.ts';
import type { home as homeEntity, Home } from '#domain/homes/home.ts';
import { settingsOf } from '#domain/kit/vocabulary/home-settings.ts';
import { addDays, localTime, type Day, type Moment } from '#domain/kit/time/time.ts';
import type { Board } from '#domain/homes/board.ts';
import { isLivedInOn, nobodyLivesHere, type LivedIn } from '#domain/rota/lived-in.ts';
import { onShiftAt } from '#domain/rota/on-shift.ts';
import { rota } from '#domain/rota/rota.ts';
import { staff } from '#domain/staff/person/staff.ts';
import { gapsAhead, type StaffingGap } from '#domain/rota/staffing-gap.ts';
import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { Flag } from '../../kit/ui/flags.tsx';
import { useHouseClock } from '../../kit/house/house-clock.ts';
import type { Listed, Stored } from '../../kit/state/stored-record.ts';
import { Panel } from '../../kit/page/panel.tsx';
import { PersonFace } from '../../kit/person/person-face.tsx';
import { namesIn } from '../../kit/names/record-names.ts';
import { maySee, useRights } from '../../kit/access/rights.ts';
import { useStoredRecords } from '../../kit/state/store.ts';
import type { LiveAnswer } from '../../kit/data/use-live-answer.ts';
import type { OneRecord } from '../../kit/data/use-record.ts';
import { useRecords } from '../../kit/data/use-records.ts';
import { useEntityPaths } from '../../kit/house/entity-paths.tsx';
import kit from '../../kit/styles/kit.module.css';
import css from './on-shift.module.css';

interface OnShiftProps {
  home: string;
  house: OneRecord<Stored<typeof homeEntity>>;
  board: LiveAnswer<Board>;
  now: Moment;
  today: Day;
}

/** Who is here, and where too few are. A night began yesterday, so both days are read. */
export function OnShift({ home, house, board, now, today }: OnShiftProps) {
  const rights = useRights();
  const { zone } = useHouseClock();
  const list = useEntityPaths().list(rota.name);
  const { records, state, at, reload } = useRecords(
    rota,
    { home, date_from: addDays(today, -1), date_to: today, limit: '200' },
    { isPart: true },
  );
  if (!maySee(rights, rota.name)) return null;
  const here = onShiftAt(records, now);
  const seesAll = may(rights, 'view', rota.name);
  // Whoever may not see residents is told of every gap: somebody may live here.
  const lived_in = board.body?.lived_in ?? unknown;
  const gaps =
    seesAll && at && house.record && board.state !== 'loading'
      ? gapsAhead(records, { first: today, days: 1, now }, { ...needsOf(house.record, zone), lived_in })
      : [];
  const nobody = isLivedInOn(lived_in, today)
    ? 'The rota has nobody on shift now.'
    : `${nobodyLivesHere}, so nobody has to be on shift.`;
  return (
    <Panel
      title="On shift now"
      state={state}
      at={at}
      onRetry={reload}
      action={
        list && (
          <Button variant="subtle" component={Link} to={list}>
            Rota
          </Button>
        )
      }
    >
      {here.length === 0 && <p className={kit['note']}>{seesAll ? nobody : 'You have no shift now.'}</p>}
      <ul className={kit['bare']}>
        {here.map((shift) => (
          <OnePerson key={shift.id} shift={shift} zone={zone} />
        ))}
      </ul>
      {gaps.length > 0 && (
        <ul className={kit['list']}>
          {gaps.map((gap) => (
            <li key={`${gap.shift}${gap.from}`}>
              <Flag tone="danger">{gapWords(gap, zone)}</Flag>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

const unknown: LivedIn = { residents: 1, first_comes_on: null };

const needsOf = ({ min_staffing, settings }: Pick<Home, 'min_staffing' | 'settings'>, time_zone: string) => ({
  min_staffing,
  shift_times: settingsOf({ settings }).shift_times,
  time_zone,
});

const shiftNames: Readonly<Record<string, string>> = rota.fields.shift_type.options;

const gapWords = ({ shift, from, to, missing }: StaffingGap, zone: string) =>
  `${shiftNames[shift]} ${localTime(from, zone)}–${localTime(to, zone)}: ${missing} short`;

function OnePerson({ shift, zone }: { shift: Listed<typeof rota>; zone: string }) {
  const name = namesIn(shift).get(shift.staff ?? '') ?? 'A colleague';
  const colleague = useStoredRecords(staff).find(({ id }) => id === shift.staff);
  return (
    <li className={css['person']}>
      <PersonFace name={name} photo={colleague?.photo} />
      <span>
        <strong>
          {name}
          {shift.role_on_shift === 'shift_lead' && ' (lead)'}
        </strong>
        <span className={kit['note']}>
          {shiftNames[shift.shift_type]}, until {localTime(shift.end_at, zone)}
        </span>
      </span>
    </li>
  );
}
