import { afternoonRoutine } from '../../daily-care/routines/afternoon-routine.ts';
import { bath } from '../../daily-care/baths/bath.ts';
import { fluidIntake } from '../../daily-care/fluids/fluid-intake.ts';
import { drunkWords, isOverLimit, millilitres } from '../../daily-care/fluids/fluid-range.ts';
import { morningRoutine } from '../../daily-care/routines/morning-routine.ts';
import { sleep } from '../../daily-care/sleep/sleep.ts';
import { weight } from '../../daily-care/weight/weight.ts';
import { weightChange } from '../../daily-care/weight/weight-change.ts';
import { isBehind } from '../../homes/board.ts';
import { midSentence } from '../../kit/words/mid-sentence.ts';
import type { Entity } from '../../kit/vocabulary/entity.ts';
import { compareMoments, hoursBetween, localDay } from '../../kit/time/time.ts';
import type { HandoverLine } from '../handover-line.ts';
import type { BathRow, FluidState, NightRow, SheetRow, Stretch, WeightRow } from '../material/material.ts';
import { chosen, dayWord, duration, sentence, lineOf } from './line-words.ts';
import { isKeyOf } from '../../kit/vocabulary/record-values.ts';

/** What the chart as a whole says, now. */
const charted = (entity: Entity, words: string, { now }: Stretch): HandoverLine => ({
  part: 'watch',
  rank: 'deviation',
  mark: 'new',
  words,
  at: now,
  by: null,
  source: { entity: entity.name, id: null },
});

/** Someone whose drinks are charted is told of when they are behind: their own usual pace where it is known, else the target's. More than is allowed is told of everyone. */
export function fluidLines(fluid: FluidState, stretch: Stretch): readonly HandoverLine[] {
  const by_now = fluid.usual_by_now_ml ?? fluid.expected_ml;
  const isLate = isBehind({ is_tracked: fluid.tracked, intake_ml: fluid.intake_ml, expected_ml: fluid.expected_ml });
  const compared =
    by_now === null ? '' : ` (${fluid.usual_by_now_ml === null ? 'expected' : 'usual'} by now ${millilitres(by_now)})`;
  return [
    ...(isLate || isOverLimit(fluid)
      ? [charted(fluidIntake, `Drank ${drunkWords(fluid)}${isLate ? compared : ''}.`, stretch)]
      : []),
    ...(fluid.withdrawn > 0
      ? [
          {
            ...charted(
              fluidIntake,
              `Withdrawn: ${fluid.withdrawn} ${fluid.withdrawn === 1 ? 'entry' : 'entries'} on the fluid chart.`,
              stretch,
            ),
            part: 'changed' as const,
            rank: 'told' as const,
            mark: 'withdrawn' as const,
          },
        ]
      : []),
  ];
}

/** House settings decide when an alert is raised; two days without is what the next shift is told. */
export function bowelLines(opened_at: string | null, stretch: Stretch): readonly HandoverLine[] {
  const hours = opened_at === null ? 0 : hoursBetween(opened_at, stretch.now);
  return hours < 48 ? [] : [charted(morningRoutine, `Bowels last opened ${Math.floor(hours / 24)} days ago.`, stretch)];
}

/** A weight taken since, and what it means against those before it. */
export function weightLines(weights: readonly WeightRow[], stretch: Stretch): readonly HandoverLine[] {
  return weights.flatMap((row, place) => {
    if (compareMoments(row.updated_at, stretch.since) < 0) return [];
    if (row.outcome !== 'measured')
      return [
        lineOf(
          row,
          {
            entity: weight.name,
            rank: 'told',
            words: sentence('Was not weighed', midSentence(chosen(weight, 'outcome', row.outcome))),
          },
          stretch,
        ),
      ];
    const { pct_change_1m: month, pct_change_3m: quarter } = weightChange(row, weights.slice(place + 1));
    const lost = Math.min(month ?? 0, quarter ?? 0);
    if (lost > -5 && (month ?? 0) < 5) return [];
    const change = (pct: number | null, span: string) =>
      pct !== null &&
      Math.abs(pct) >= 0.05 &&
      `${Math.abs(pct).toFixed(1)} % ${pct < 0 ? 'less' : 'more'} than ${span} ago`;
    const words = sentence(
      `Weighs ${row.weight_kg} kg`,
      change(month, 'a month'),
      change(quarter, 'three months'),
      row.loss_is_planned && 'planned',
    );
    return [lineOf(row, { entity: weight.name, rank: 'deviation', words }, stretch)];
  });
}

// Less than this share of one's own mean is a bad night; the figure of the alert SLP-1, for one night.
const badNight = 0.7;

export function nightLines(row: NightRow, usual: number | null, stretch: Stretch): readonly HandoverLine[] {
  if (row.sleep_hours === null || row.status !== 'closed') return [];
  const isShort = row.sleep_hours < 4 || (usual !== null && row.sleep_hours < badNight * usual);
  const isBroken = (row.wakings ?? 0) >= 4;
  if (!isShort && !isBroken) return [];
  const words = sentence(
    `Slept ${duration(row.sleep_hours)}`,
    usual !== null && `usually ${duration(usual)}`,
    isBroken && `woke ${row.wakings} times`,
  );
  return [lineOf(row, { entity: sleep.name, rank: 'deviation', words }, stretch)];
}

export function bathLines(row: BathRow, stretch: Stretch): readonly HandoverLine[] {
  const isDeclined = row.outcome === 'declined';
  if (!isDeclined && !row.skin_concern) return [];
  const words = sentence(
    `${chosen(bath, 'bath_type', row.bath_type)}: ${midSentence(chosen(bath, 'outcome', row.outcome))}`,
    row.skin_concern && 'something seen on the skin',
  );
  return [lineOf(row, { entity: bath.name, rank: 'deviation', words }, stretch)];
}

/** Half a meal or less. */
const ate = { none: 'none', quarter: 'a quarter', half: 'half' } as const;

function poorMeals(entity: Entity, meals: SheetRow['meals']): readonly string[] {
  return Object.entries(meals).flatMap(([meal, eaten]) => {
    const label = entity.fields[meal]?.label.replace(' eaten', '').toLowerCase();
    return isKeyOf(ate, eaten) ? [`${label}: ate ${ate[eaten]}`] : [];
  });
}

/** A quarter of a meal or less, skin or a concern is not as usual; half a plate and a choice made are told and stir nobody. */
function sheetLines(entity: Entity, row: SheetRow, stretch: Stretch): readonly HandoverLine[] {
  const declined = row.declined_tasks.map((task) => midSentence(entity.fields[task]?.label ?? task));
  const said = [
    ...(declined.length > 0 ? [`chose not to: ${declined.join(', ')}`] : []),
    ...poorMeals(entity, row.meals),
    ...(row.skin_concern ? ['something seen on the skin'] : []),
    ...(row.concerns ? ['staff had concerns'] : []),
  ];
  if (said.length === 0) return [];
  const isUnusual =
    row.skin_concern ||
    row.concerns ||
    Object.values(row.meals).some((eaten) => eaten === 'none' || eaten === 'quarter');
  const day = row.routine_date === localDay(stretch.now, stretch.zone) ? '' : ` ${dayWord(row.routine_date, stretch)}`;
  return [
    lineOf(
      row,
      {
        entity: entity.name,
        rank: isUnusual ? 'deviation' : 'told',
        words: `${entity.labels.one}${day}: ${sentence(said.join('; '))}`,
      },
      stretch,
    ),
  ];
}

export const morningLines = (row: SheetRow, stretch: Stretch): readonly HandoverLine[] =>
  sheetLines(morningRoutine, row, stretch);
export const afternoonLines = (row: SheetRow, stretch: Stretch): readonly HandoverLine[] =>
  sheetLines(afternoonRoutine, row, stretch);
