import { isCheckDue, isVital } from '#domain/residents/belongings/belonging-check.ts';
import { inventory } from '#domain/residents/belongings/inventory.ts';
import type { Day } from '#domain/kit/time/time.ts';
import type { FlagTone } from '../kit/ui/flags.tsx';
import { dayInWords } from '../kit/house/house-clock.ts';
import type { Listed } from '../kit/state/stored-record.ts';
import { valueText } from '../kit/names/value-text.ts';

/** A belonging as a list shows it. */
export type Belonging = Listed<typeof inventory>;

const quiet = { zone: 'UTC', nameOf: () => null };

/** One answer of a belonging as a list shows it; empty where there is none. */
export function said(item: Belonging, name: string): string {
  const field = inventory.fields[name];
  const value = item[name];
  return field && value !== null && value !== undefined && value !== '' ? valueText(field, value, quiet) : '';
}

/** Struck out, and shown only to those who ask for it. */
export const isRemoved = (item: Belonging): boolean => item[inventory.marker] === true;

/** `3 × Shoes, everyday`; one of a thing, or an unsaid number of it, is just the thing. */
export const nameOf = (item: Belonging): string =>
  item.quantity > 1 ? `${item.quantity} × ${item.item_name}` : item.item_name;

/** Where it is, and since when it has been there or gone. */
export function placeOf(item: Belonging): string {
  const since = item.status_date ? ` since ${dayInWords(item.status_date, true)}` : '';
  const { status } = item;
  if (status === 'returned')
    return `Returned${item.returned_to ? ` to ${item.returned_to}` : ''}${since.replace('since', 'on')}`;
  if (status === 'missing' || status === 'disposed') return `${said(item, 'status')}${since}`;
  return [
    said(item, 'location') + since,
    ...(status === 'present' || (status === 'in_safe' && item.location === 'home_safe') ? [] : [said(item, 'status')]),
  ].join(' · ');
}

export function flagsOf(item: Belonging, today: Day, zone: string): { tone: FlagTone; words: string }[] {
  return [
    ...(isRemoved(item) ? [{ tone: 'quiet', words: 'Removed' } as const] : []),
    ...(item.status === 'missing' ? [{ tone: 'danger', words: 'Missing' } as const] : []),
    ...(item.status === 'damaged' ? [{ tone: 'watch', words: 'Damaged' } as const] : []),
    ...(isVital(item) ? [{ tone: 'info', words: 'Vital' } as const] : []),
    ...(item.is_valuable ? [{ tone: 'quiet', words: 'Valuable' } as const] : []),
    ...(isCheckDue(item, today, zone) ? [{ tone: 'watch', words: 'Check due' } as const] : []),
  ];
}
