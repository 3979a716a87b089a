import { keysOf } from '../kit/vocabulary/record-values.ts';
export const figureGroups = {
  care: 'Care',
  records: 'Records',
  plans: 'Plans and risks',
  staffing: 'Staffing',
  premises: 'Premises',
  money: 'Money',
} as const;

type FigureTone = 'danger' | 'watch' | 'quiet';
type FigureUnit = 'count' | 'percent' | 'rate' | 'minutes' | 'hours' | 'pounds';

interface Figure {
  readonly group: keyof typeof figureGroups;
  readonly label: string;
  /** How it is counted, as somebody asks who has to answer for it. */
  readonly counted: string;
  readonly unit?: FigureUnit;
  /** Whether it should catch the eye. */
  tone(value: number): FigureTone;
  /** The page that works on what it counts, where there is one. */
  readonly page?: { readonly to: string; readonly label: string };
  /** Of the reader, not of the house: nothing to compare houses by. */
  readonly isOwn?: true;
}

const ifAny = (tone: FigureTone) => (value: number) => (value > 0 ? tone : 'quiet');
const never = (): FigureTone => 'quiet';

/** Our own choice: of ten entries that were due one may be missing. */
const enoughPct = 90;
const tooFewPct = 75;
/** Our own choice: what is written an hour later is written from memory. */
const fromMemoryMinutes = 60;

const repairs = { to: '/house-overview/repair-list', label: 'Repairs' } as const;
const assets = { to: '/house-overview/asset-list', label: 'Assets' } as const;
const stock = { to: '/house-overview/stock-list', label: 'Stock' } as const;
const followUps = { to: '/house-overview?followups=open', label: 'Follow-ups' } as const;

/** Every figure of a house: what it counts, and when it should catch the eye. */
export const figures = {
  fluids_below: {
    group: 'care',
    label: 'Below fluid target yesterday',
    counted: 'Residents in the house whose drinks of the last whole fluid day stayed below their target.',
    tone: ifAny('watch'),
  },
  fluids_over: {
    group: 'care',
    label: 'Over the fluid limit yesterday',
    counted: 'Residents with a restriction who drank more than it allows on the last whole fluid day.',
    tone: ifAny('danger'),
  },
  weight_loss: {
    group: 'care',
    label: 'Losing weight',
    counted: 'Residents whose last weight is lower by the house’s limits than a month, three or six months before.',
    tone: ifAny('watch'),
  },
  incidents_open: {
    group: 'care',
    label: 'Incidents still open',
    counted: 'Incidents that nobody has signed off yet.',
    tone: ifAny('watch'),
    page: { to: '/house-overview?incidents=open', label: 'Incidents' },
  },
  incidents: {
    group: 'care',
    label: 'Incidents in 28 days',
    counted: 'Incidents of the last 28 days, whatever became of them.',
    tone: never,
    page: { to: '/house-overview?incidents=all', label: 'Incidents' },
  },
  falls_rate: {
    group: 'care',
    label: 'Falls per 1,000 bed-days',
    counted:
      'Falls of the last 28 days, divided by the nights that beds were taken, times 1,000: so houses of different size compare.',
    unit: 'rate',
    tone: never,
    page: { to: '/house-overview?incidents=all&type=fall', label: 'Incidents' },
  },
  care_recorded: {
    group: 'records',
    label: 'Care recorded of what was due',
    counted:
      'Entries of the last seven days that were due by each resident’s monitoring, and were made in their time. A declined one counts as made.',
    unit: 'percent',
    tone: (value) => (value < tooFewPct ? 'danger' : value < enoughPct ? 'watch' : 'quiet'),
  },
  record_age: {
    group: 'records',
    label: 'Age of a record when written',
    counted: 'Time between what happened and its being written down, the mean of the last seven days.',
    unit: 'minutes',
    tone: (value) => (value > fromMemoryMinutes ? 'watch' : 'quiet'),
  },
  follow_ups_overdue: {
    group: 'plans',
    label: 'Follow-ups overdue',
    counted: 'What happened, asked for an answer in plan or risk, and has none though its day is over.',
    tone: ifAny('danger'),
    page: followUps,
  },
  follow_ups_open: {
    group: 'plans',
    label: 'Follow-ups open',
    counted: 'What happened and asks for an answer in plan or risk.',
    tone: ifAny('watch'),
    page: followUps,
  },
  plans_overdue: {
    group: 'plans',
    label: 'Plan reviews overdue',
    counted: 'Plans in force whose day of review is over.',
    tone: ifAny('danger'),
    page: { to: '/supportplan', label: 'Support plans' },
  },
  plans_due: {
    group: 'plans',
    label: 'Plan reviews due in 7 days',
    counted: 'Plans in force that are reviewed within a week.',
    tone: ifAny('watch'),
    page: { to: '/house-overview?calendar=agenda', label: 'Calendar of reviews' },
  },
  risks_overdue: {
    group: 'plans',
    label: 'Risk reviews overdue',
    counted: 'Risk assessments in force whose day of review is over.',
    tone: ifAny('danger'),
    page: { to: '/riskassessment', label: 'Risks' },
  },
  risks_due: {
    group: 'plans',
    label: 'Risk reviews due in 7 days',
    counted: 'Risk assessments in force that are reviewed within a week.',
    tone: ifAny('watch'),
    page: { to: '/house-overview?calendar=agenda', label: 'Calendar of reviews' },
  },
  plans_unread: {
    group: 'plans',
    label: 'Plans you have not read',
    counted: 'Plans in force that were approved after you last read them, or that you never read.',
    tone: ifAny('watch'),
    isOwn: true,
  },
  gaps: {
    group: 'staffing',
    label: 'Gaps this week',
    counted:
      'Shifts of this week that are still to come and have fewer people than the house needs. A house needs nobody before somebody lives in it.',
    tone: ifAny('danger'),
    page: { to: '/rota', label: 'Rota' },
  },
  hours_filled: {
    group: 'staffing',
    label: 'Hours filled this week',
    counted: 'Paid hours of this week’s shifts with a name on them, of all that are planned.',
    unit: 'hours',
    tone: never,
    page: { to: '/rota', label: 'Rota' },
  },
  training: {
    group: 'staffing',
    label: 'Training missing or due in 30 days',
    counted: 'Courses that somebody’s job asks for and that are not on file, run out, or run out within 30 days.',
    tone: ifAny('watch'),
  },
  assets_overdue: {
    group: 'premises',
    label: 'Asset checks overdue or never done',
    counted: 'Things of the house of which a check is overdue, or was never done though it is wanted.',
    tone: ifAny('danger'),
    page: assets,
  },
  assets_due: {
    group: 'premises',
    label: 'Asset checks due in 30 days',
    counted: 'Things of the house of which a check is due within 30 days, the first check of a new thing among them.',
    tone: ifAny('watch'),
    page: assets,
  },
  assets_out: {
    group: 'premises',
    label: 'Assets not to be used',
    counted: 'Things of the house that are out of service or under repair.',
    tone: ifAny('watch'),
    page: assets,
  },
  repairs_overdue: {
    group: 'premises',
    label: 'Repairs overdue',
    counted: 'Repairs that are not completed though their target is over.',
    tone: ifAny('danger'),
    page: repairs,
  },
  repairs_open: {
    group: 'premises',
    label: 'Repairs open',
    counted: 'Repairs that are not completed.',
    tone: never,
    page: repairs,
  },
  stock_low: {
    group: 'premises',
    label: 'Stock to reorder',
    counted: 'Things in stock at or below the amount at which they are ordered again.',
    tone: ifAny('watch'),
    page: stock,
  },
  stock_use_first: {
    group: 'premises',
    label: 'Stock to use first',
    counted: 'Things in stock that go off within a fortnight.',
    tone: ifAny('watch'),
    page: stock,
  },
  stock_days: {
    group: 'premises',
    label: 'Stock for less than a week',
    counted: 'Things in stock that last for less than seven days at the use of the last 28.',
    tone: ifAny('watch'),
    page: stock,
  },
  petty_cash_top_up: {
    group: 'money',
    label: 'Petty cash to top up',
    counted: 'What brings the tin back to its float: the float, less what is in the tin and out on advances.',
    unit: 'pounds',
    tone: never,
    page: { to: '/payment', label: 'Money' },
  },
} as const satisfies Readonly<Record<string, Figure>>;

export type FigureName = keyof typeof figures;

export const figureNames = keysOf(figures);
export const isFigure = (name: unknown): name is FigureName => typeof name === 'string' && Object.hasOwn(figures, name);
/** The same, seen as what every figure has. */
export const figureOf = (name: FigureName): Figure => figures[name];
