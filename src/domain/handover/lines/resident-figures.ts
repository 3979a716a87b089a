import { moodWord } from '../../daily-care/mood/mood-word.ts';
import { bath } from '../../daily-care/baths/bath.ts';
import { morningRoutine } from '../../daily-care/routines/morning-routine.ts';
import { afternoonRoutine } from '../../daily-care/routines/afternoon-routine.ts';
import { midSentence } from '../../kit/words/mid-sentence.ts';
import type { Entity } from '../../kit/vocabulary/entity.ts';
import { compareMoments, localDay } from '../../kit/time/time.ts';
import type { HandoverResident } from '../handover-resident.ts';
import type { MaterialEntry, Material, SheetRow, Stretch } from '../material/material.ts';
import { chosen, clock, dayWord } from './line-words.ts';

export type Figures = Pick<
  HandoverResident,
  | 'mood'
  | 'sleep_hours'
  | 'meals'
  | 'fluid_total_ml'
  | 'fluid_target_ml'
  | 'fluid_limit_ml'
  | 'bowels'
  | 'personal_care_done'
  | 'personal_care_declined'
  | 'incidents'
  | 'new_marks'
  | 'flagged_notes'
  | 'appointments'
  | 'open_alerts'
>;

const notStruckOut = <R extends { readonly is_deleted: boolean }>(rows: readonly R[]): readonly R[] =>
  rows.filter((row) => !row.is_deleted);
const newest = <R extends MaterialEntry>(rows: readonly R[]): R | undefined =>
  notStruckOut(rows).toSorted((a, b) => compareMoments(b.occurred_at, a.occurred_at))[0];
const within = (words: string, most: number): string | null =>
  words === '' ? null : words.length > most ? `${words.slice(0, most - 1)}…` : words;
const ids = (rows: readonly { readonly id: string; readonly is_deleted: boolean }[]): string[] =>
  notStruckOut(rows).map(({ id }) => id);

const labelOf = (entity: Entity, name: string): string => entity.fields[name]?.label.replace(' eaten', '') ?? name;

function mealsIn(entity: Entity, rows: readonly SheetRow[]): readonly string[] {
  return notStruckOut(rows).flatMap(({ meals }) =>
    Object.entries(meals).flatMap(([meal, eaten]) =>
      eaten === null ? [] : [`${labelOf(entity, meal)}: ${midSentence(chosen(entity, meal, eaten))}`],
    ),
  );
}

const declinedIn = (entity: Entity, rows: readonly SheetRow[]): readonly string[] =>
  notStruckOut(rows).flatMap(({ declined_tasks }) => declined_tasks.map((task) => midSentence(labelOf(entity, task))));

const washed = (row: Material['baths'][number]): string => chosen(bath, 'bath_type', row.bath_type);
const isDeclined = ({ outcome }: Material['baths'][number]): boolean => outcome === 'declined';

/** The figures beside a page. Null means that nobody recorded it, which is not the same as nothing. */
export function figuresOf(m: Material, stretch: Stretch): Figures {
  const mood = newest(m.moods);
  const baths = notStruckOut(m.baths);
  const sheets = [
    ...notStruckOut(m.mornings).map(() => morningRoutine.labels.one),
    ...notStruckOut(m.afternoons).map(() => afternoonRoutine.labels.one),
  ];
  const declined = [
    ...baths.filter(isDeclined).map((row) => midSentence(washed(row))),
    ...declinedIn(morningRoutine, m.mornings),
    ...declinedIn(afternoonRoutine, m.afternoons),
  ];
  return {
    mood: mood ? `${moodWord(mood.mood_score)} at ${clock(mood.occurred_at, stretch)}` : null,
    sleep_hours: newest(m.nights)?.sleep_hours ?? null,
    meals: within([...mealsIn(morningRoutine, m.mornings), ...mealsIn(afternoonRoutine, m.afternoons)].join(', '), 200),
    fluid_total_ml: m.fluid.tracked || m.fluid.intake_ml > 0 ? m.fluid.intake_ml : null,
    fluid_target_ml: m.fluid.tracked ? m.fluid.target_ml : null,
    fluid_limit_ml: m.fluid.limit_ml,
    bowels:
      m.bowels_opened_at === null ? null : `Opened ${dayWord(localDay(m.bowels_opened_at, stretch.zone), stretch)}`,
    personal_care_done: within([...baths.filter((row) => !isDeclined(row)).map(washed), ...sheets].join(', '), 300),
    personal_care_declined: within([...new Set(declined)].join(', '), 300),
    incidents: ids(m.incidents),
    new_marks: notStruckOut(m.marks)
      .filter((mark) => compareMoments(mark.created_at, stretch.since) >= 0)
      .map(({ id }) => id),
    flagged_notes: ids(m.notes),
    appointments: ids(m.appointments),
    open_alerts: ids(m.alerts),
  };
}
