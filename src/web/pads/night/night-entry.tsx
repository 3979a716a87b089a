import { nightCells, sleepIn } from '#domain/daily-care/sleep/night-cells.ts';
import { sleepHours } from '#domain/daily-care/sleep/sleep-hours.ts';
import { sleep } from '#domain/daily-care/sleep/sleep.ts';
import { useEffect, useMemo, useState, type ComponentProps } from 'react';
import { dayInWords } from '../../kit/house/house-clock.ts';
import type { Stored } from '../../kit/state/stored-record.ts';
import { ErrorState, Loading } from '../../kit/page/states.tsx';
import { ClosedSheet } from '../pad/closed-sheet.tsx';
import { textOf, type EntryKind, type PadProps } from '../pad/entry-kind.ts';
import { EntryPad } from '../pad/entry-pad.tsx';
import { LastValues } from '../guidance/guard.tsx';
import { looksIn, NightStrip } from './night-strip.tsx';
import { PadFields } from '../inputs/pad-field.tsx';
import { todaysSheet } from '../routine/todays-sheet.ts';

type NightEntryProps = Omit<ComponentProps<typeof EntryPad>, 'kind' | 'record'>;

const one = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 1 });
const hoursInWords = (hours: number) => (hours === 1 ? '1 hour' : `${one.format(hours)} hours`);
const none = {};

/** What the night comes to, while it is being told. */
function Total({ form, around: { clock }, night }: PadProps<typeof sleep> & { night: string }) {
  const looks = looksIn(form.values.checks);
  const reported = sleepIn(nightCells(night, clock.zone, looks));
  const hours = sleepHours({
    settled_at: textOf(form.values.settled_at) || (reported?.settled_at ?? null),
    woke_at: textOf(form.values.woke_at) || (reported?.woke_at ?? null),
    check_interval_min: 0,
    checks: looks,
  });
  return (
    hours && (
      <LastValues>
        That is {hoursInWords(hours.sleep_hours)} asleep, the longest stretch{' '}
        {hoursInWords(hours.longest_stretch_hours)}.
      </LastValues>
    )
  );
}

/** The whole of a night, told by whoever was there or heard of it at the handover. */
const nightKind = (night: string, sheet: Stored<typeof sleep> | null): EntryKind<typeof sleep> => ({
  entity: sleep,
  showsLast: true,
  isTimeless: true,
  Pad: (props) => (
    <>
      <LastValues>
        Night of {dayInWords(night)}
        {sheet ? '. Others have begun it; what they wrote stays.' : ''}
      </LastValues>
      <NightStrip {...props} nightOf={night} seen={looksIn(sheet?.checks)} />
      <Total {...props} night={night} />
      <PadFields
        form={props.form}
        prefix={props.prefix}
        names={[
          'bed_at',
          'settled_at',
          'woke_at',
          'up_at',
          'wakings',
          'wake_reasons',
          'quality',
          'day_nap_min',
          'notes',
        ]}
      />
    </>
  ),
  begin: () => ({ night_of: night }),
  savedWords: () => ({ save: 'the night', toast: 'the night' }),
});

/** Last night, gone on with or begun: a day carer writes down what the night shift told. */
export function NightEntry(pad: NightEntryProps) {
  const { person, clock } = pad.around;
  const night = clock.dayAway(-1);
  const [sheet, setSheet] = useState<Stored<typeof sleep> | 'none' | 'failed' | 'loading'>('loading');
  const [round, setRound] = useState(0);
  useEffect(() => {
    let isWanted = true;
    void todaysSheet(sleep, { resident: person.id, dayField: 'night_of', day: night }).then(
      (answer) => isWanted && setSheet(answer.ok ? (answer.body ?? 'none') : 'failed'),
    );
    return () => {
      isWanted = false;
    };
  }, [person.id, night, round]);
  const begun = typeof sheet === 'string' ? null : sheet;
  const kind = useMemo(() => nightKind(night, begun), [night, begun]);
  if (sheet === 'failed')
    return (
      <ErrorState
        title="The night could not be loaded"
        onRetry={() => {
          setSheet('loading');
          setRound((now) => now + 1);
        }}
      >
        Nothing has been recorded.
      </ErrorState>
    );
  if (sheet === 'loading') return <Loading rows={5} label="Loading the night" />;
  if (begun && begun.status !== 'open')
    return <ClosedSheet entity={sleep} sheet={begun} resident={person.id} said="This night is closed." />;
  return <EntryPad {...pad} kind={kind} record={begun} chosen={none} isShort={false} />;
}
