import { Button } from '@mantine/core';
import { sleep } from '#domain/daily-care/sleep/sleep.ts';
import { entriesOf, isRecordValues } from '#domain/kit/vocabulary/record-values.ts';
import { useId, useState, type MouseEvent } from 'react';
import { Chips } from '../../../kit/ui/chips.tsx';
import { useHouseClock } from '../../../kit/house/house-clock.ts';
import { personName } from '#domain/kit/people/person-name.ts';
import { addChecks, isCheck, type Check } from '../../../pads/night/add-checks.ts';
import { focusNext, takeFocus } from '../../sheet/focus-next.ts';
import type { EntryChoiceProps } from './round-drink.tsx';
import { RoundRowState } from './round-row-state.tsx';
import { isRowEntry, useRowSaving, type RowEntry } from '../../unsent/use-row-saving.ts';
import { useShortName } from '../../../kit/person/use-short-name.ts';
import kit from '../../../kit/styles/kit.module.css';
import css from './round-night.module.css';

const { state: stateField, action: actionField } = sleep.fields.checks.columns;
export const nightStates: Readonly<Record<string, string>> = stateField.options;
const states = entriesOf(stateField.options);
const actions = entriesOf(actionField.options);

/** Who sleeps or lies quietly needs nothing done: one tap says it all. */
const quiet: readonly Check['state'][] = ['asleep', 'awake_in_bed'];

interface ChosenCheck {
  state: Check['state'];
  at: Check['checked_at'];
  done: readonly Action[];
}
type Action = keyof typeof actionField.options;

const isChosenCheck = (value: unknown): value is ChosenCheck =>
  isRecordValues(value) &&
  Array.isArray(value['done']) &&
  isCheck({ checked_at: value['at'], state: value['state'], action: value['done'] });
const isEntry = isRowEntry(isChosenCheck);
export const isCheckEntry = (value: unknown): value is RowEntry<ChosenCheck> =>
  isEntry(value) && (value.decided === null || isCheck(value.decided.values));

/** How they were; where they were not quiet, what was done about it. */
export function RoundNight({ row: { resident }, unsent, onState, onMore }: EntryChoiceProps<ChosenCheck>) {
  const shortName = useShortName();
  const clock = useHouseClock();
  const name = personName(resident);
  const prefix = useId();
  const [isByKeys, setIsByKeys] = useState(false);
  const row = useRowSaving({
    person: name,
    entity: sleep,
    unsent,
    onState,
    how({ id, values: { checked_at, state, action, late_entry_reason }, confirmed }) {
      const check = { checked_at, state, action };
      if (!isCheck(check)) throw new TypeError('what is sent of a night is a check');
      return addChecks({
        resident: resident.id,
        zone: clock.zone,
        now: check.checked_at,
        id,
        checks: [check],
        confirmed,
        late_entry_reason,
      });
    },
  });
  const seen = row.choice;

  function save(event: MouseEvent<HTMLElement>, { state, at, done }: ChosenCheck) {
    row.send({ resident: resident.id, checked_at: at, state, action: done }, nightStates[state] ?? state);
    focusNext(event);
  }
  function choose(event: MouseEvent<HTMLElement>, state: ChosenCheck['state']) {
    // The moment of the check, however long it takes to say what was done and to reach the server.
    const now: ChosenCheck = { state, at: clock.now(), done: [] };
    if (quiet.includes(state)) return save(event, now);
    setIsByKeys(event.detail === 0);
    row.choose(now);
  }
  const did = (check: ChosenCheck, one: Action) =>
    row.choose({
      ...check,
      done: check.done.includes(one) ? check.done.filter((other) => other !== one) : [...check.done, one],
    });

  return (
    <RoundRowState row={row} name={name} more="Look again" onMore={onMore}>
      {!seen && (
        <fieldset className={`${kit['group']} ${css['states']}`} aria-label={`How was ${name}?`}>
          {states.map(([state, label]) => (
            <button
              key={state}
              type="button"
              className={`${kit['press']} ${css['state']}`}
              data-quiet={quiet.includes(state) || undefined}
              onClick={(event) => choose(event, state)}
            >
              {label}
            </button>
          ))}
        </fieldset>
      )}
      {seen && (
        <fieldset className={kit['group']} aria-label={`What was done for ${name}?`}>
          <span>
            <strong>{nightStates[seen.state]}.</strong> What was done?
          </span>
          <Chips
            name={`${prefix}-done`}
            several
            options={actions}
            chosen={seen.done}
            onChoose={(one) => did(seen, one)}
          />
          <span className={kit['buttons']}>
            <Button ref={isByKeys ? takeFocus : null} onClick={(event) => save(event, seen)}>
              Save for {shortName(resident)}
            </Button>
            <Button variant="default" onClick={() => row.choose(null)}>
              Back
            </Button>
          </span>
        </fieldset>
      )}
    </RoundRowState>
  );
}
