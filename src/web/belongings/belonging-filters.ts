import { isKeyOf, keysOf } from '#domain/kit/vocabulary/record-values.ts';
import { compareNames } from '#domain/kit/names/compare-names.ts';
import { holdsTyped } from '#domain/kit/names/plain-text.ts';
import { isCheckDue, isHeld, isVital } from '#domain/residents/belongings/belonging-check.ts';
import type { Day } from '#domain/kit/time/time.ts';
import type { Belonging } from './belonging-words.ts';

/** The questions people come to this list with. */
export const belongingFilters = {
  all: 'Here now',
  vital: 'Vital',
  valuable: 'Valuable',
  away: 'With the resident',
  missing: 'Missing',
  due: 'Check due',
  gone: 'Returned or gone',
} as const;
export type BelongingFilter = keyof typeof belongingFilters;
export const isBelongingFilter = (name: unknown) => isKeyOf(belongingFilters, name);
export const filterNames = keysOf(belongingFilters);

interface FilterDay {
  today: Day;
  zone: string;
}

const rules: Readonly<Record<BelongingFilter, (item: Belonging, when: FilterDay) => boolean>> = {
  all: (item) => isHeld(item) || item.status === 'missing',
  vital: (item) => isVital(item) && isHeld(item),
  valuable: (item) => item.is_valuable === true && isHeld(item),
  away: (item) => item.location === 'with_resident' && isHeld(item),
  missing: (item) => item.status === 'missing',
  due: (item, { today, zone }) => isCheckDue(item, today, zone),
  gone: (item) => !isHeld(item) && item.status !== 'missing',
};

/** Vital things first, then valuables, then by name: what matters most is what one looks for. */
const rank = (item: Belonging): number =>
  item.status === 'missing' ? 0 : isVital(item) ? 1 : item.is_valuable === true ? 2 : 3;

export function chosenBelongings(
  items: readonly Belonging[],
  filter: BelongingFilter,
  typed: string,
  when: FilterDay,
): Belonging[] {
  return items
    .filter(
      (item) =>
        rules[filter](item, when) &&
        holdsTyped([item.item_name, item.description, item.identifying_marks].join(' '), typed),
    )
    .toSorted((a, b) => rank(a) - rank(b) || compareNames(a.item_name, b.item_name));
}

export const countOf = (items: readonly Belonging[], filter: BelongingFilter, when: FilterDay): number =>
  items.filter((item) => rules[filter](item, when)).length;
