import type { FluidRange } from '../../daily-care/fluids/fluid-range.ts';
import type { RecordValues } from '../../kit/vocabulary/record-values.ts';
import type { Day, Moment } from '../../kit/time/time.ts';
import type { Plan } from '../../plans/plan/plan.ts';
import { measureOf, type Figure } from '../../plans/plan/goal-measure.ts';
import type { StepRecord } from '../../plans/plan/step-records.ts';
import { entryInWords } from './care-entries.ts';

/** The entities that evidence is read from. */
export const evidenceMadeOf = [
  'afternoon_routine',
  'bath',
  'fluid_intake',
  'incident',
  'mood',
  'morning_routine',
  'note',
  'sleep',
  'weight',
] as const;

/** A record behind a figure. */
interface EvidenceRecord {
  readonly entity: string;
  readonly id: string;
  readonly at: Moment;
  readonly words: string;
}

/** One thing that was counted or measured in a period, with what it was taken from. */
export interface EvidenceFigure {
  readonly key: Figure;
  readonly what: string;
  readonly value: string;
  /** The chart it is read from. */
  readonly chart: string | null;
  /** Day by day, for a small drawing; empty where there is nothing to draw. */
  readonly days: readonly DayValue[];
  /** The newest records behind it. */
  readonly records: readonly EvidenceRecord[];
}

export interface DayValue {
  readonly day: Day;
  readonly value: number;
}

interface EvidenceRow {
  readonly entity: string;
  readonly id: string;
  readonly at: Moment;
  readonly content: RecordValues;
}

/** What was found, newest first, with how many there are beyond what is listed. */
interface Found {
  readonly count: number;
  readonly newest: readonly EvidenceRow[];
}

interface Doing {
  readonly done: number;
  readonly declined: number;
}

/** What the records of a period hold. What its reader may not see is left out. */
export interface EvidenceFacts {
  readonly incidents?: Found;
  readonly falls?: Found;
  readonly notes?: Found;
  readonly declined?: Found;
  readonly moods?: readonly DayValue[];
  readonly mood_mean?: string | null;
  /** What the resident said in their own words. */
  readonly quotes?: Found;
  /** The moods within two hours of a note about the plan. */
  readonly mood_while?: { readonly count: number; readonly mean: string | null };
  readonly nights?: readonly DayValue[];
  readonly sleep_mean?: string | null;
  readonly fluids?: readonly DayValue[];
  readonly weights?: readonly DayValue[];
  readonly washes?: Doing;
  /** Of the steps that are asked about, how often each was done and declined. */
  readonly steps?: { readonly [S in StepRecord]?: Doing };
  readonly fluid_range: FluidRange;
}

const recordsOf = ({ newest }: Found): readonly EvidenceRecord[] =>
  newest.map(({ entity, id, at, content }) => ({ entity, id, at, words: entryInWords(entity, content) }));

type Said = Omit<EvidenceFigure, 'key'>;

const counted = (what: string, found: Found | undefined, records = recordsOf): readonly Said[] =>
  found ? [{ what, value: String(found.count), chart: null, days: [], records: records(found) }] : [];

const quoted = ({ newest }: Found): readonly EvidenceRecord[] =>
  newest.map(({ entity, id, at, content }) => ({ entity, id, at, words: `“${String(content['resident_words'])}”` }));

const measured = (
  what: string,
  chart: string,
  days: readonly DayValue[] | undefined,
  value: string | null | undefined,
): readonly Said[] => (days ? [{ what, value: value ?? '–', chart, days, records: [] }] : []);

const grouped = new Intl.NumberFormat('en-GB');

/** The mean of the days on which anything was written down; a day without a drink on the chart is a gap, not a thirst. */
function fluidWords(days: readonly DayValue[], { target_ml }: FluidRange): string | null {
  if (days.length === 0) return null;
  const mean = Math.round(days.reduce((sum, { value }) => sum + value, 0) / days.length / 10) * 10;
  const said = `${grouped.format(mean)} ml a day`;
  if (target_ml === null) return said;
  const below = days.filter(({ value }) => value < target_ml).length;
  return `${said}, below ${grouped.format(target_ml)} ml on ${below} of ${days.length} days`;
}

function weightWords(days: readonly DayValue[]): string | null {
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return null;
  const change = last.value - first.value;
  const said = `${last.value.toFixed(1)} kg`;
  if (days.length < 2) return said;
  return Math.abs(change) < 0.05
    ? `${said}, unchanged`
    : `${said}, ${Math.abs(change).toFixed(1)} kg ${change < 0 ? 'less' : 'more'} than at first`;
}

type Domain = Plan['domain'];
/** What is the same for every plan; a step is the plan's own. */
type Counted = Exclude<Figure, 'step'>;

const figures: { readonly [F in Counted]: (facts: EvidenceFacts) => readonly Said[] } = {
  fluids: ({ fluids, fluid_range }) =>
    measured('Fluids', 'fluid_intake', fluids, fluids && fluidWords(fluids, fluid_range)),
  weight: ({ weights }) => measured('Weight', 'weight', weights, weights && weightWords(weights)),
  washes: ({ washes }) => washWords(washes),
  incidents: ({ incidents }) => counted('Incidents', incidents),
  falls: ({ falls }) => counted('Falls', falls),
  declined: ({ declined }) => counted('Chose not to', declined),
  notes: ({ notes }) => counted('Notes about this plan', notes),
  mood: ({ moods, mood_mean }) => measured('Mean mood', 'mood', moods, mood_mean),
  sleep: ({ nights, sleep_mean }) => measured('Mean hours of sleep', 'sleep', nights, sleep_mean),
  quotes: ({ quotes }) => counted('In their own words', quotes, quoted),
  mood_while: ({ mood_while }) =>
    mood_while && mood_while.mean !== null
      ? measured(
          'Mood at the time of these notes',
          'mood',
          [],
          `${mood_while.mean} of 5, ${mood_while.count === 1 ? 'once' : `${mood_while.count} times`}`,
        )
      : [],
};

const doneWords = ({ done, declined }: Doing): string => `${done} done, ${declined} chosen not to`;

const washWords = (washes: EvidenceFacts['washes']): readonly Said[] =>
  washes
    ? [
        {
          what: 'Baths and washes',
          value: doneWords(washes),
          chart: 'bath',
          days: [],
          records: [],
        },
      ]
    : [];

/** What matters in every part of life. */
const everywhere: readonly Counted[] = [
  'incidents',
  'falls',
  'declined',
  'notes',
  'mood_while',
  'quotes',
  'mood',
  'sleep',
];

/** What is looked at first in this one. */
const first: { readonly [D in Domain]?: readonly Counted[] } = {
  eating_drinking: ['fluids', 'weight'],
  diabetes: ['weight', 'fluids'],
  physical_health: ['weight'],
  breathing: ['sleep'],
  pain: ['mood', 'sleep'],
  skin: ['washes', 'weight'],
  continence: ['fluids'],
  mobility_falls: ['falls'],
  personal_care: ['washes', 'declined'],
  oral_health: ['declined'],
  sleep: ['sleep'],
  mental_wellbeing: ['mood', 'sleep'],
  behaviour_support: ['incidents', 'mood'],
  social_family: ['mood'],
  activities_work: ['mood'],
  relationships_sexuality: ['mood'],
};

const chartOfStep: { readonly [S in StepRecord]?: string } = {
  bath: 'bath',
  drinks: 'fluid_intake',
  weighing: 'weight',
  activity: 'afternoon_routine',
  fresh_air: 'afternoon_routine',
  out_and_about: 'afternoon_routine',
  family: 'afternoon_routine',
};
/** As much of a step as names it; the field holds no more. */
const stepName = 120;

const stepFigures = ({ steps }: EvidenceFacts, actions: Plan['actions']): readonly EvidenceFigure[] =>
  actions.flatMap(({ what, recorded_on }): readonly EvidenceFigure[] => {
    const doing = recorded_on && steps?.[recorded_on];
    if (!recorded_on || !doing) return [];
    const name = what.length > stepName ? `${what.slice(0, stepName - 1)}…` : what;
    const chart = chartOfStep[recorded_on] ?? 'morning_routine';
    return [{ key: 'step', what: name, value: doneWords(doing), chart, days: [], records: [] }];
  });

/** Where a plan is told in two figures its steps are left out. */
type EvidencePlan = Pick<Plan, 'domain' | 'goals'> & Partial<Pick<Plan, 'actions'>>;

/** What the records say about a plan's goals, its steps and its part of life, these first. */
export function evidenceFigures(
  facts: EvidenceFacts,
  { domain, goals, actions = [] }: EvidencePlan,
): readonly EvidenceFigure[] {
  const measures = goals.flatMap((goal) => measureOf(goal) ?? []).filter((key) => key !== 'step');
  const said = (keys: readonly Counted[]) => keys.flatMap((key) => figures[key](facts).map((one) => ({ key, ...one })));
  const leading = [...new Set([...measures, ...(first[domain] ?? [])])];
  return [
    ...said(leading),
    ...stepFigures(facts, actions),
    ...said(everywhere.filter((key) => !leading.includes(key))),
  ];
}
