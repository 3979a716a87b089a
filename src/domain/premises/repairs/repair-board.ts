import { compareNames } from '../../kit/names/compare-names.ts';
import type { Sign } from '../../kit/vocabulary/computed-columns.ts';
import { dayWords } from '../../kit/time/day-words.ts';
import { dayCountWords } from '../../kit/time/day-count-words.ts';
import { compareMoments, hoursBetween, localDay, type Moment } from '../../kit/time/time.ts';
import { mustTellRegulator, supplyLoss } from './lost-supply.ts';
import type { RepairRecord } from './repair-record.ts';
import type { RepairStatus } from './repair-states.ts';
import { entriesOf } from '../../kit/vocabulary/record-values.ts';

/** What is answered of each repair. */
export const boardFields = [
  'title',
  'location',
  'category',
  'priority',
  'safety_risk',
  'interim_control',
  'lost_supply',
  'supply_lost_at',
  'supply_back_at',
  'cqc_notifiable',
  'cqc_sent_at',
  'reported_at',
  'make_safe_by',
  'target_at',
  'contractor',
  'quote',
  'cost',
  'completed_at',
  'hold_reason',
  'status',
] as const satisfies readonly (keyof RepairRecord)[];

export interface BoardRepair extends Omit<Pick<RepairRecord, (typeof boardFields)[number]>, 'interim_control'> {
  readonly id: string;
  /** Null where nobody could be harmed, or where nothing was written yet. */
  readonly interim_control: string | null;
}

/** How far a repair has come, in the columns of the board. */
const boardColumns = {
  new: { title: 'New', of: ['reported'] },
  looked_at: { title: 'Looked at', of: ['triaged', 'assigned'] },
  at_work: { title: 'In progress', of: ['in_progress'] },
  waiting: { title: 'Waiting', of: ['awaiting_parts', 'on_hold'] },
  done: { title: 'To be verified', of: ['completed'] },
  closed: { title: 'Closed', of: ['verified', 'cancelled'] },
} as const satisfies Readonly<Record<string, { readonly title: string; readonly of: readonly RepairStatus[] }>>;
type BoardColumnName = keyof typeof boardColumns;

/** How long what is closed stays on the board. */
export const closedDays = 28;

export interface RepairColumn {
  readonly name: BoardColumnName;
  readonly title: string;
  readonly repairs: readonly BoardRepair[];
}

const finished: readonly RepairStatus[] = ['completed', 'verified', 'cancelled'];
/** Whether somebody still has to mend it. */
export const isOpen = ({ status }: Pick<BoardRepair, 'status'>): boolean => !finished.includes(status);

export const isLate = (repair: Pick<BoardRepair, 'status' | 'target_at'>, now: Moment): boolean =>
  isOpen(repair) && repair.target_at !== null && compareMoments(repair.target_at, now) < 0;

/** Somebody could be harmed, and nothing keeps people safe until it is mended. */
export const isUnsafe = (repair: Pick<BoardRepair, 'status' | 'safety_risk' | 'interim_control'>): boolean =>
  isOpen(repair) && repair.safety_risk && !repair.interim_control?.trim();

/** The less, the sooner somebody has to look at it. */
function rank(repair: BoardRepair, now: Moment): number {
  if (isUnsafe(repair)) return 0;
  if (mustTellRegulator(supplyLoss(repair, now))) return 1;
  if (isLate(repair, now)) return repair.safety_risk || repair.priority === 'emergency' ? 2 : 3;
  return repair.safety_risk && isOpen(repair) ? 4 : 5;
}

const noTarget = '9999-12-31T00:00:00.000Z';
/** What is wrong comes first, then what is due first; what is closed, the newest first. */
const worstFirst =
  (now: Moment) =>
  (a: BoardRepair, b: BoardRepair): number =>
    rank(a, now) - rank(b, now) ||
    (isOpen(a) && isOpen(b)
      ? compareMoments(a.target_at ?? noTarget, b.target_at ?? noTarget)
      : compareMoments(b.completed_at ?? noTarget, a.completed_at ?? noTarget)) ||
    compareNames(a.title, b.title);

export const boardOf = (repairs: readonly BoardRepair[], now: Moment): readonly RepairColumn[] =>
  entriesOf(boardColumns).map(([name, { title, of }]) => ({
    name,
    title,
    repairs: repairs.filter(({ status }) => of.some((one) => one === status)).toSorted(worstFirst(now)),
  }));

export interface RepairPlace {
  readonly place: string;
  readonly repairs: readonly BoardRepair[];
  readonly tone: 'danger' | 'watch' | 'good';
}

/** Place by place, also those where nothing is broken: the worst first, then by name. */
export function placesOf(
  repairs: readonly BoardRepair[],
  known: readonly string[],
  now: Moment,
): readonly RepairPlace[] {
  const open = Map.groupBy(repairs.filter(isOpen), ({ location }) => location.trim());
  const all = new Set([...open.keys(), ...known.map((place) => place.trim())].filter(Boolean));
  const weight = { danger: 0, watch: 1, good: 2 } as const;
  return [...all]
    .map((place): RepairPlace => {
      const here = (open.get(place) ?? []).toSorted(worstFirst(now));
      const isBad = here.some((repair) => rank(repair, now) < 4);
      return { place, repairs: here, tone: here.length === 0 ? 'good' : isBad ? 'danger' : 'watch' };
    })
    .toSorted(
      (a, b) =>
        weight[a.tone] - weight[b.tone] || b.repairs.length - a.repairs.length || compareNames(a.place, b.place),
    );
}

/** Less than a day in hours, more in days. */
const span = (hours: number): string =>
  hours < 24 ? `${Math.max(1, Math.floor(hours))} h` : dayCountWords(Math.floor(hours / 24));

const soonHours = 24;

function timeSign({ target_at }: BoardRepair, now: Moment, zone: string): Sign | null {
  if (target_at === null) return null;
  const hours = hoursBetween(now, target_at);
  if (hours < 0) return { tone: 'danger', words: `Late by ${span(-hours)}` };
  if (hours < soonHours) return { tone: 'watch', words: `Due in ${span(hours)}` };
  return { tone: 'quiet', words: `By ${dayWords(localDay(target_at, zone))}` };
}

/** How a repair stands: danger first, then what must be told, then its time. */
export function repairSigns(repair: BoardRepair, now: Moment, zone: string): readonly Sign[] {
  const isRegulators = mustTellRegulator(supplyLoss(repair, now));
  const time = isOpen(repair) ? timeSign(repair, now, zone) : null;
  return [
    ...(isUnsafe(repair) ? [{ tone: 'danger', words: 'Not made safe' } as const] : []),
    ...(isRegulators ? [{ tone: 'danger', words: 'Tell the regulator' } as const] : []),
    ...(time ? [time] : []),
    ...(isOpen(repair) && repair.safety_risk && !isUnsafe(repair)
      ? [{ tone: 'watch', words: 'Danger, made safe' } as const]
      : []),
    ...(repair.status === 'verified' ? [{ tone: 'good', words: 'Verified' } as const] : []),
    ...(repair.status === 'cancelled' ? [{ tone: 'quiet', words: 'Cancelled' } as const] : []),
  ];
}
