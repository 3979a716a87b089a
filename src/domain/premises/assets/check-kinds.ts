import { keysOf, tableOf } from '../../kit/vocabulary/record-values.ts';
/** How often: by the calendar's months, or by days. */
export type Interval = { readonly months: number } | { readonly days: number };

/** What a failed check does: the thing is out of service, or only its repair is reported, or neither. */
type Failing = 'out_of_service' | 'repair' | 'remark';

interface CheckKind {
  readonly label: string;
  /** To start from. Where no source is named, the figure is our own choice. */
  readonly usual: Interval;
  /** The longest the law allows; anything longer is refused. */
  readonly longest?: number;
  readonly failing: Failing;
}

/** Everything that is looked at again and again: by engineers once a year, and by staff on their way through the house. */
const kinds = {
  // The law sets no interval for portable appliances; it follows the risk.
  pat: { label: 'Portable appliance test', usual: { months: 12 }, failing: 'out_of_service' },
  // LOLER 1998 reg. 9: equipment that lifts people.
  loler: { label: 'Lifting equipment examination', usual: { months: 6 }, longest: 6, failing: 'out_of_service' },
  // Provision and Use of Work Equipment Regulations 1998 reg. 5 asks for maintenance without a figure; makers usually say yearly.
  service: { label: 'Service', usual: { months: 12 }, failing: 'out_of_service' },
  calibration: { label: 'Calibration', usual: { months: 12 }, failing: 'out_of_service' },
  // HSE HSG107: a formal visual inspection every 6 to 12 months where others than staff use it; the shorter of the two.
  visual: { label: 'Looked over', usual: { months: 6 }, failing: 'out_of_service' },
  // Gas Safety (Installation and Use) Regulations 1998: every year.
  gas: { label: 'Gas safety', usual: { months: 12 }, longest: 12, failing: 'out_of_service' },
  // BS 5839-1: detection and alarm are serviced at least every six months. Extinguishers (BS 5306-3) yearly, which the form can say.
  fire: { label: 'Fire safety', usual: { months: 6 }, failing: 'out_of_service' },
  // HSE HSG274 part 2: shower heads and hoses are cleaned and descaled every quarter.
  legionella: { label: 'Legionella', usual: { months: 3 }, failing: 'out_of_service' },
  tmv: { label: 'Mixing valve', usual: { months: 12 }, failing: 'out_of_service' },
  // Fixed wiring: at least every five years.
  electrical_installation: { label: 'Fixed wiring', usual: { months: 60 }, longest: 60, failing: 'out_of_service' },
  // Looked at every month; opening no wider than 100 mm (HSE, falls from windows).
  window_restrictor: { label: 'Window restrictor', usual: { months: 1 }, failing: 'out_of_service' },
  // BS 5839-1: one call point every week, another one each time.
  bell_test: { label: 'Fire bell test', usual: { days: 7 }, failing: 'repair' },
  // Fire safety risk assessment, residential care premises (HM Government): at least once a year, better twice.
  fire_drill: { label: 'Fire drill', usual: { months: 6 }, longest: 12, failing: 'remark' },
  // BS 5266-1: switched on briefly every month.
  emergency_light: { label: 'Emergency lights', usual: { months: 1 }, failing: 'repair' },
  fire_door: { label: 'Fire doors and ways out', usual: { days: 7 }, failing: 'repair' },
  // HSE HSG274 part 2: outlets that are seldom used are flushed every week.
  flushing: { label: 'Outlet flushed', usual: { days: 7 }, failing: 'remark' },
  // HSE HSG274 part 2: the outlets first and last on the pipe, every month.
  hot_water: { label: 'Hot water temperature', usual: { months: 1 }, failing: 'repair' },
  cold_water: { label: 'Cold water temperature', usual: { months: 1 }, failing: 'repair' },
  fridge: { label: 'Fridge temperature', usual: { days: 1 }, failing: 'out_of_service' },
  freezer: { label: 'Freezer temperature', usual: { days: 1 }, failing: 'out_of_service' },
} as const satisfies Readonly<Record<string, CheckKind>>;

export type AssetCheckKind = keyof typeof kinds;

const table: Readonly<Record<AssetCheckKind, CheckKind>> = kinds;

/** Their names, as the declarations offer them. */
export const checkKinds = tableOf(keysOf(kinds), (kind) => kinds[kind].label);

export const usualInterval = (kind: AssetCheckKind): Interval => table[kind].usual;
export const longestMonths = (kind: AssetCheckKind): number | null => table[kind].longest ?? null;
export const onFailing = (kind: AssetCheckKind): Failing => table[kind].failing;
