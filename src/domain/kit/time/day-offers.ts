import { addDays, addMonths, type Day } from './time.ts';
import type { Tense } from './typed-day.ts';

/** How far ahead a day may be offered. */
const spans = {
  '1 day': (day: Day) => addDays(day, 1),
  '3 days': (day: Day) => addDays(day, 3),
  '1 week': (day: Day) => addDays(day, 7),
  '1 month': (day: Day) => addMonths(day, 1),
  '3 months': (day: Day) => addMonths(day, 3),
  '6 months': (day: Day) => addMonths(day, 6),
  '1 year': (day: Day) => addMonths(day, 12),
  '3 years': (day: Day) => addMonths(day, 36),
};
export type OfferSpan = keyof typeof spans;

type DayOffer = readonly [day: Day, label: string];

const ahead = (today: Day, span: OfferSpan): DayOffer => [
  spans[span](today),
  span === '1 day' ? 'Tomorrow' : `In ${span}`,
];

const usual: { readonly [T in Tense]: (today: Day) => readonly DayOffer[] } = {
  past: (today) => [
    [today, 'Today'],
    [addDays(today, -1), 'Yesterday'],
  ],
  future: (today) => (['1 week', '1 month', '3 months'] as const).map((span) => ahead(today, span)),
  any: (today) => [
    [today, 'Today'],
    [addDays(today, -1), 'Yesterday'],
    [addDays(today, 1), 'Tomorrow'],
  ],
};

/** What a date field declares of itself. */
interface DateField {
  readonly tense: Tense;
  readonly offers?: readonly OfferSpan[];
  readonly must?: true;
  readonly default?: unknown;
}

/** The days one tap away: those that fit the field, and only where a day is expected at all. */
export function dayOffers({ tense, offers, must, default: start }: DateField, today: Day): readonly DayOffer[] {
  if (offers) return offers.map((span) => ahead(today, span));
  return must === true || start === 'today' ? usual[tense](today) : [];
}
