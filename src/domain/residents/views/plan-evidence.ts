import type { FluidRange } from '../../daily-care/fluids/fluid-range.ts';
import type { RecordValues } from '../../kit/vocabulary/record-values.ts';
import type { Day, Moment } from '../../kit/time/time.ts';
import type { Plan } from '../../plans/plan/plan.ts';
import { entryInWords } from './care-entries.ts';

/** A record behind a figure. */
export interface EvidenceRecord {
  readonly entity: string;
  readonly id: string;
  readonly at: Moment;
  readonly words: string;
}

/** One thing that was counted or measured in a period, with what it was taken from. */
export interface EvidenceFigure {
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

interface Told {
  readonly entity: string;
  readonly id: string;
  readonly at: Moment;
  readonly told: RecordValues;
}

/** What was found, newest first, with how many there are beyond what is listed. */
interface Found {
  readonly count: number;
  readonly newest: readonly Told[];
}

/** What the records of a period hold. What its reader may not see is left out. */
export interface EvidenceFacts {
  readonly incidents?: Found;
  readonly falls?: Found;
  readonly notes?: Found;
  readonly declined?: Found;
  readonly moods?: readonly DayValue[];
  readonly mood_mean?: string | null;
  readonly nights?: readonly DayValue[];
  readonly sleep_mean?: string | null;
  readonly fluids?: readonly DayValue[];
  readonly weights?: readonly DayValue[];
  readonly washes?: { readonly done: number; readonly declined: number };
  readonly fluid_range: FluidRange;
}

const recordsOf = ({ newest }: Found): readonly EvidenceRecord[] =>
  newest.map(({ entity, id, at, told }) => ({ entity, id, at, words: entryInWords(entity, told) }));

const counted = (what: string, found: Found | undefined): readonly EvidenceFigure[] =>
  found ? [{ what, value: String(found.count), chart: null, days: [], records: recordsOf(found) }] : [];

const measured = (
  what: string,
  chart: string,
  days: readonly DayValue[] | undefined,
  value: string | null | undefined,
): readonly EvidenceFigure[] => (days ? [{ what, value: value ?? '–', chart, days, records: [] }] : []);

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
type Figure = keyof typeof figures;

const figures = {
  fluids: ({ fluids, fluid_range }: EvidenceFacts) =>
    measured('Fluids', 'fluid_intake', fluids, fluids && fluidWords(fluids, fluid_range)),
  weight: ({ weights }: EvidenceFacts) => measured('Weight', 'weight', weights, weights && weightWords(weights)),
  washes: ({ washes }: EvidenceFacts) => washWords(washes),
  incidents: ({ incidents }: EvidenceFacts) => counted('Incidents', incidents),
  falls: ({ falls }: EvidenceFacts) => counted('Falls', falls),
  declined: ({ declined }: EvidenceFacts) => counted('Chose not to', declined),
  notes: ({ notes }: EvidenceFacts) => counted('Notes about this plan', notes),
  mood: ({ moods, mood_mean }: EvidenceFacts) => measured('Mean mood', 'mood', moods, mood_mean),
  sleep: ({ nights, sleep_mean }: EvidenceFacts) => measured('Mean hours of sleep', 'sleep', nights, sleep_mean),
} as const;

const washWords = (washes: EvidenceFacts['washes']): readonly EvidenceFigure[] =>
  washes
    ? [
        {
          what: 'Baths and washes',
          value: `${washes.done} done, ${washes.declined} chosen not to`,
          chart: 'bath',
          days: [],
          records: [],
        },
      ]
    : [];

/** What matters in every part of life. */
const everywhere: readonly Figure[] = ['incidents', 'falls', 'declined', 'notes', 'mood', 'sleep'];

/** What is looked at first in this one. */
const first: { readonly [D in Domain]?: readonly Figure[] } = {
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

/** What the records say about a plan's part of life, that first. */
export const evidenceFigures = (facts: EvidenceFacts, domain: Domain): readonly EvidenceFigure[] =>
  [...new Set([...(first[domain] ?? []), ...everywhere])].flatMap((figure) => figures[figure](facts));
