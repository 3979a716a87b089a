import { nightCells, sleepIn } from '#domain/daily-care/sleep/night-cells.ts';
import { sleepHours } from '#domain/daily-care/sleep/sleep-hours.ts';
import { sleep } from '#domain/daily-care/sleep/sleep.ts';
import { useMemo, type ComponentProps } from 'react';
import { dayInWords } from '../../kit/house/house-clock.ts';
import type { Stored } from '../../kit/state/stored-record.ts';
import { ErrorState, Loading } from '../../kit/page/states.tsx';
import { ClosedSheet } from '../pad/closed-sheet.tsx';
import { textOf, type EntryKind, type PadProps } from '../pad/entry-kind.ts';
import { EntryPad } from '../pad/entry-pad.tsx';
import { LastValues } from '../guidance/guard.tsx';
import { checksIn, NightStrip } from './night-strip.tsx';
import { PadFields } from '../inputs/pad-field.tsx';
import { useTodaysSheet } from '../routine/use-todays-sheet.ts';

type NightEntryProps = Omit<ComponentProps<typeof EntryPad>, 'kind' | 'record' | 'now' | 'onBegun'>;

const one = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 1 });
const hoursInWords = (hours: number) => (hours === 1 ? '1 hour' : `${one.format(hours)} hours`);
const none = {};

/** What the night comes to, while it is being told. */
function Total({ form, context: { clock }, night }: PadProps<typeof sleep> & { night: string }) {
  const checks = checksIn(form.values.checks);
  const reported = sleepIn(nightCells(night, clock.zone, checks));
  const hours = sleepHours({
    settled_at: textOf(form.values.settled_at) || (reported?.settled_at ?? null),
    woke_at: textOf(form.values.woke_at) || (reported?.woke_at ?? null),
    check_interval_min: 0,
    checks,
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
      <NightStrip {...props} nightOf={night} seen={checksIn(sheet?.checks)} />
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
  const { person, clock } = pad.context;
  const night = clock.dayAway(-1);
  const asked = useTodaysSheet(sleep, { resident: person.id, dayField: 'night_of', day: night });
  const { sheet, state, reload } = asked;
  const kind = useMemo(() => nightKind(night, sheet), [night, sheet]);
  if (state === 'failed')
    return (
      <ErrorState title="The night could not be loaded" onRetry={reload}>
        Nothing has been recorded.
      </ErrorState>
    );
  if (state === 'loading') return <Loading rows={5} label="Loading the night" />;
  if (sheet && sheet.status !== 'open')
    return <ClosedSheet entity={sleep} sheet={sheet} resident={person.id} said="This night is closed." />;
  return (
    <EntryPad
      {...pad}
      key={sheet?.version}
      kind={kind}
      record={sheet}
      now={asked.now}
      onBegun={asked.setIsBegun}
      chosen={none}
      isShort={false}
    />
  );
}
