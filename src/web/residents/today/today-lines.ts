import { drunkWords, isOverLimit, millilitres } from '#domain/daily-care/fluids/fluid-range.ts';
import { moodWord } from '#domain/daily-care/mood/mood-word.ts';
import { isBehind } from '#domain/homes/board.ts';
import type { Day, Moment } from '#domain/kit/time/time.ts';
import type {
  LastMood,
  LastNight,
  LastWeight,
  FluidToday,
  ResidentSummary,
  RoutineToday,
} from '#domain/residents/views/resident-summary.ts';

/** One line of a resident's day: what it is about, how it stands, and what about it should catch the eye. */
export interface TodayLine {
  /** The kind of record it is drawn from. */
  kind: string;
  label: string;
  /** Null: nobody has recorded it. */
  words: string | null;
  /** When it was so, where that may not be today: a moment, or the night of a day. */
  at?: Moment;
  night?: Day;
  flag?: { tone: 'danger' | 'watch'; words: string };
}

function fluidLine(fluid: FluidToday): TodayLine {
  const { expected_ml, offers, is_tracked } = fluid;
  // Not everyone's drinks are charted, and silence about them is no alarm.
  if (offers === 0 && !is_tracked) return { kind: 'fluid_intake', label: 'Fluids', words: null };
  return {
    kind: 'fluid_intake',
    label: 'Fluids',
    words: `${drunkWords(fluid)}, ${offers === 0 ? 'none offered yet' : `offered ${times(offers)}`}`,
    ...(isOverLimit(fluid)
      ? { flag: { tone: 'danger', words: 'More than is allowed' } }
      : expected_ml !== null && isBehind(fluid)
        ? { flag: { tone: 'watch', words: `Behind: ${millilitres(expected_ml)} expected by now` } }
        : {}),
  };
}

const times = (count: number) => (count === 1 ? 'once' : count === 2 ? 'twice' : `${count} times`);

/** Of a dozen steps a whole per cent tells the number exactly. */
const routineLine = (kind: string, label: string, routine: RoutineToday | null): TodayLine => ({
  kind,
  label,
  words:
    routine &&
    (routine.completion_pct === null
      ? 'Begun'
      : `${Math.round((routine.completion_pct * routine.shown) / 100)} of ${routine.shown} steps`),
});

function sleepLine(night: LastNight | null): TodayLine {
  const line = { kind: 'sleep', label: 'Sleep' };
  if (!night || night.sleep_hours === null) return { ...line, words: night && 'Being recorded' };
  const minutes = Math.round(night.sleep_hours * 60);
  const slept = `Slept ${Math.floor(minutes / 60)} h${minutes % 60 ? ` ${minutes % 60} min` : ''}`;
  return { ...line, words: night.wakings ? `${slept}, woke ${times(night.wakings)}` : slept, night: night.night_of };
}

/** Whose view it is belongs to it. */
const moodWords = ({ mood_score, reported_by_resident }: LastMood): string =>
  `${moodWord(mood_score)}, ${reported_by_resident ? 'in their own words' : 'as seen'}`;

const moodLine = (mood: LastMood | null): TodayLine => ({
  kind: 'mood',
  label: 'Mood',
  words: mood && moodWords(mood),
  ...(mood ? { at: mood.occurred_at } : {}),
});

function weightLine(weight: LastWeight | null): TodayLine {
  const line = { kind: 'weight', label: 'Weight' };
  if (!weight) return { ...line, words: null };
  const { weight_kg, pct_change_3m: change, nutrition_risk: risk } = weight;
  const moved =
    change === null || Math.abs(change) < 0.05
      ? ''
      : `, ${change < 0 ? 'down' : 'up'} ${Math.abs(change).toFixed(1)} % in 3 months`;
  return {
    ...line,
    words: `${weight_kg.toFixed(1)} kg${moved}`,
    at: weight.occurred_at,
    ...(risk === 'high' || risk === 'medium'
      ? { flag: { tone: risk === 'high' ? 'danger' : 'watch', words: `Nutrition risk: ${risk}` } }
      : {}),
  };
}

const bowelsLine = (bowels: { hours: number } | null): TodayLine => ({
  kind: 'morning_routine',
  label: 'Bowels',
  words:
    bowels &&
    (bowels.hours < 24
      ? 'Opened in the last 24 hours'
      : `Last opened ${Math.floor(bowels.hours / 24) === 1 ? 'a day' : `${Math.floor(bowels.hours / 24)} days`} ago`),
});

/** The day in a few lines. What the reader may not see is not there at all, which is not the same as not recorded. */
export function todayLines(summary: ResidentSummary): TodayLine[] {
  const { fluid, morning_routine, afternoon_routine, sleep, mood, weight, bowels } = summary;
  return [
    ...(morning_routine === undefined ? [] : [routineLine('morning_routine', 'Morning routine', morning_routine)]),
    ...(afternoon_routine === undefined
      ? []
      : [routineLine('afternoon_routine', 'Afternoon routine', afternoon_routine)]),
    ...(fluid === undefined ? [] : [fluidLine(fluid)]),
    ...(sleep === undefined ? [] : [sleepLine(sleep)]),
    ...(mood === undefined ? [] : [moodLine(mood)]),
    ...(weight === undefined ? [] : [weightLine(weight)]),
    ...(bowels === undefined ? [] : [bowelsLine(bowels)]),
  ];
}

/** What is known last of someone who has left: their days are over, so only what carries its own date. */
export const lastLines = (summary: ResidentSummary): TodayLine[] =>
  todayLines(summary).filter(({ words, at, night }) => words !== null && (at !== undefined || night !== undefined));
