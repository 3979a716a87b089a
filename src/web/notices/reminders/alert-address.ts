import { isAboutMonth } from '#domain/alerts/engine/month-occasion.ts';
import type { Notification } from '#domain/notices/notification.ts';
import type { EntityPaths } from '../../kit/house/entity-paths.tsx';
import { recordsDuePath } from '../../retention/retention-paths.ts';
import { houseAddress, recordAddress } from '../../records/record-address.ts';

/** The chart behind the rules whose codes begin so: an alert about the resident as such opens the curve it was read from. */
const charts: Readonly<Record<string, string>> = {
  FL: 'fluid_intake',
  WT: 'weight',
  MOOD: 'mood',
  SLP: 'sleep',
  CARE: 'care',
  BATH: 'bath',
  ROUT: 'morning_routine',
};
/** Where the house's own alerts are looked into. */
const places: Readonly<Record<string, string>> = {
  ROTA: 'rota',
  HAND: 'handover',
  MON: 'payment',
  HIS: 'user_history',
  RGT: 'staff',
};

/** What the codes of rules that belong together begin with, such as FL. */
const prefixOf = (code: string): string => code.split('-')[0] ?? '';

type About = Pick<Notification, 'resident' | 'linked_object' | 'rule_code'> & Partial<Pick<Notification, 'occasions'>>;

/** Where the thing an alert is about is seen; null where there is nothing to open. */
export function alertAddress(
  where: EntityPaths,
  { resident, linked_object: link, rule_code, occasions }: About,
): string | null {
  const own = prefixOf(rule_code);
  if (resident) {
    const chart = charts[own];
    return recordAddress(
      resident,
      link ?? (chart ? { entity: chart, id: null } : { entity: 'resident', id: resident }),
    );
  }
  if (link) return houseAddress(where, link);
  if (own === 'MON' && isAboutMonth(occasions ?? [])) return `${where.list('payment')}?close=1`;
  if (own === 'RET') return recordsDuePath;
  const place = places[own];
  return place ? where.list(place) : null;
}
