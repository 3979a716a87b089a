import type { Day, Moment } from '#domain/kit/time/time.ts';
import type { FlagTone } from '../kit/ui/flags.tsx';

interface Drinker {
  resident: string;
  name: string;
}

/** How a house stands, as the server tells it. A part the reader may not see is absent. */
export interface HouseOverview {
  name: string;
  /** Since when some screens may show new entries late; null while live events are complete. */
  events_held_up_since?: Moment | null;
  occupancy?: {
    residents: number;
    in_house: number;
    in_hospital: number;
    on_leave: number;
    max_residents: number;
    vacancies: number;
  };
  fluids?: { date: Day; watched: number; below_target: Drinker[]; over_limit: Drinker[] };
  weight_loss?: { resident: string; name: string; weight_kg: number }[];
  incidents?: { last_28_days: number; by_week: number[]; open: number };
  plans?: { overdue: number; due_in_7_days: number; unread: number };
  risks?: { overdue: number; due_in_7_days: number };
  follow_ups?: { open: number; overdue: number };
  staffing?: {
    gaps: { shift: string; from: Moment; to: Moment; missing: number }[];
    hours_filled: number;
    hours_planned: number;
  };
  training?: { staff: string; name: string; course: string; expires_on: Day | null }[];
  assets?: { total: number; overdue: number; due_in_30_days: number; out_of_service: number };
  stock?: { below_reorder: { id: string; item_name: string }[]; expiring: { id: string; item_name: string }[] };
  repairs?: { open: number; overdue: number };
}

/** One figure of a tile: what it counts, and whether it should catch the eye. */
export interface Sign {
  label: string;
  figure: string;
  tone: FlagTone;
  /** Which people or things it counts, where that helps. */
  names?: string[];
  /** Where what it counts is listed. */
  to?: string;
}
export interface Tile {
  title: string;
  signs: Sign[];
}

const counted = (
  label: string,
  count: number,
  tone: 'danger' | 'watch' | 'quiet' = 'quiet',
  names?: string[],
): Sign => ({ label, figure: String(count), tone: count > 0 ? tone : 'quiet', ...(names?.length ? { names } : {}) });

const careSigns = ({ fluids, weight_loss, incidents }: HouseOverview): Sign[] => [
  ...(fluids
    ? [
        counted(
          'Below fluid target yesterday',
          fluids.below_target.length,
          'watch',
          fluids.below_target.map(({ name }) => name),
        ),
        ...(fluids.over_limit.length > 0
          ? [
              counted(
                'Over the fluid limit yesterday',
                fluids.over_limit.length,
                'danger',
                fluids.over_limit.map(({ name }) => name),
              ),
            ]
          : []),
      ]
    : []),
  ...(weight_loss
    ? [
        counted(
          'Losing weight',
          weight_loss.length,
          'watch',
          weight_loss.map(({ name }) => name),
        ),
      ]
    : []),
  ...(incidents
    ? [
        { ...counted('Incidents in 28 days', incidents.last_28_days), to: '?incidents=all' },
        { ...counted('Incidents still open', incidents.open, 'watch'), to: '?incidents=open' },
      ]
    : []),
];

const planSigns = ({ plans, risks, follow_ups }: HouseOverview): Sign[] => [
  ...(follow_ups
    ? [
        { ...counted('Follow-ups overdue', follow_ups.overdue, 'danger'), to: '?followups=open' },
        { ...counted('Follow-ups open', follow_ups.open, 'watch'), to: '?followups=open' },
      ]
    : []),
  ...(plans
    ? [
        counted('Plan reviews overdue', plans.overdue, 'danger'),
        counted('Plan reviews due in 7 days', plans.due_in_7_days, 'watch'),
      ]
    : []),
  ...(risks
    ? [
        counted('Risk reviews overdue', risks.overdue, 'danger'),
        counted('Risk reviews due in 7 days', risks.due_in_7_days, 'watch'),
      ]
    : []),
  ...(plans ? [counted('Plans you have not read', plans.unread, 'watch')] : []),
];

const staffSigns = ({ staffing, training }: HouseOverview): Sign[] => [
  ...(staffing
    ? [
        counted('Gaps this week', staffing.gaps.length, 'danger'),
        {
          label: 'Hours filled',
          figure: `${staffing.hours_filled} of ${staffing.hours_planned}`,
          tone: 'quiet' as const,
        },
      ]
    : []),
  ...(training
    ? [
        counted(
          'Training missing or due in 30 days',
          training.length,
          training.some(({ expires_on }) => expires_on === null) ? 'danger' : 'watch',
          [...new Set(training.map(({ name }) => name))],
        ),
      ]
    : []),
];

const premisesSigns = ({ assets, stock, repairs }: HouseOverview): Sign[] => [
  ...(assets
    ? [
        counted('Asset checks overdue or never done', assets.overdue, 'danger'),
        counted('Asset checks due in 30 days', assets.due_in_30_days, 'watch'),
      ]
    : []),
  ...(stock
    ? [
        counted(
          'Stock to reorder',
          stock.below_reorder.length,
          'watch',
          stock.below_reorder.map(({ item_name }) => item_name),
        ),
        counted(
          'Stock to use first',
          stock.expiring.length,
          'watch',
          stock.expiring.map(({ item_name }) => item_name),
        ),
      ]
    : []),
  ...(repairs ? [counted('Repairs open', repairs.open), counted('Repairs overdue', repairs.overdue, 'danger')] : []),
];

/** The tiles with something to show to this reader. */
export const tilesOf = (overview: HouseOverview): Tile[] =>
  [
    { title: 'Care', signs: careSigns(overview) },
    { title: 'Plans and risks', signs: planSigns(overview) },
    { title: 'Staffing', signs: staffSigns(overview) },
    { title: 'Premises', signs: premisesSigns(overview) },
  ].filter(({ signs }) => signs.length > 0);

/** Who is here: `12 of 14 places · 11 in · 1 in hospital`. */
export function occupancyWords({ occupancy }: HouseOverview): string | null {
  if (!occupancy) return null;
  const { residents, max_residents, in_house, in_hospital, on_leave } = occupancy;
  return [
    `${residents} of ${max_residents} places`,
    `${in_house} in`,
    ...(in_hospital ? [`${in_hospital} in hospital`] : []),
    ...(on_leave ? [`${on_leave} on leave`] : []),
  ].join(' · ');
}
