import { afternoonRoutine } from '#domain/daily-care/routines/afternoon-routine.ts';
import { morningRoutine } from '#domain/daily-care/routines/morning-routine.ts';
import { isHere, type RoundKind, type RoundResident } from '#domain/homes/round.ts';
import type { Moment } from '#domain/kit/time/time.ts';
import { useState } from 'react';
import { DemandLines } from '../../../pads/guidance/demand-lines.tsx';
import { Guard } from '../../../pads/guidance/guard.tsx';
import { FluidBar } from '../../../daily-care/fluid-bar.tsx';
import { isDrinkEntry, RoundDrink } from './round-drink.tsx';
import { isCheckEntry, RoundNight } from './round-night.tsx';
import { RoundNightSeen } from './round-night-seen.tsx';
import { RoundPerson } from './round-person.tsx';
import { RoundRoutine } from './round-routine.tsx';
import { isUnsentDays } from '../../unsent/unsent-days.ts';
import type { RowState } from '../../unsent/row-state.ts';
import type { useUnsent } from '../../unsent/use-unsent.ts';
import css from './round-row.module.css';

interface RoundSetting {
  kind: RoundKind;
  everyone: readonly RoundResident['resident'][];
  /** What is in the pot; each cup that is pressed is of it. */
  pouring: string;
  /** When the night began, while it is night. */
  begins: Moment | null;
  now: Moment;
}

interface RoundRowProps extends RoundSetting {
  row: RoundResident;
  unsent: ReturnType<typeof useUnsent>;
  onState(resident: string, state: RowState): void;
}

/** One person of the round. It counts when it is touched, and saves by itself. */
export function RoundRow({ row, unsent, kind, everyone, pouring, begins, now, onState }: RoundRowProps) {
  const [turn, setTurn] = useState(0);
  const choice = {
    row,
    onState: (state: RowState) => onState(row.resident.id, state),
    onMore: () => setTurn(turn + 1),
  };
  const { id } = row.resident;
  const unsentOf = {
    fluid_intake: unsent.of(id, isDrinkEntry),
    sleep: unsent.of(id, isCheckEntry),
    morning_routine: unsent.of(id, isUnsentDays),
    afternoon_routine: unsent.of(id, isUnsentDays),
  };
  // What was left is sent also for somebody who went to hospital meanwhile.
  const isAsked = isHere(row) || unsentOf[kind].value !== null;
  return (
    <li className={css['row']} data-round-row data-away={!isHere(row) || undefined}>
      <RoundPerson kind={kind} person={row.resident} everyone={everyone}>
        {row.prompt && (
          <Guard tone="watch">
            <strong>As agreed:</strong> {row.prompt}
          </Guard>
        )}
        <DemandLines demands={row.demands ?? []} resident={row.resident.id} />
        {kind === 'fluid_intake' && <FluidBar fluid={row.fluid} />}
        {kind === 'sleep' && <RoundNightSeen row={row} begins={begins} now={now} />}
      </RoundPerson>
      {isAsked && (
        <div className={css['choice']} data-choice>
          {kind === 'fluid_intake' && (
            <RoundDrink key={turn} {...choice} unsent={unsentOf.fluid_intake} pouring={pouring} />
          )}
          {kind === 'sleep' && <RoundNight key={turn} {...choice} unsent={unsentOf.sleep} />}
          {kind === 'morning_routine' && (
            <RoundRoutine {...choice} unsent={unsentOf.morning_routine} entity={morningRoutine} />
          )}
          {kind === 'afternoon_routine' && (
            <RoundRoutine {...choice} unsent={unsentOf.afternoon_routine} entity={afternoonRoutine} />
          )}
        </div>
      )}
    </li>
  );
}
