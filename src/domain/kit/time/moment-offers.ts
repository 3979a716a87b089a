import { addDays, addMinutes, localDay, momentAt, type Moment } from './time.ts';
import type { Tense } from './typed-day.ts';

type MomentOffer = readonly [moment: Moment, label: string];

const usual: { readonly [T in Tense]: (now: Moment, zone: string) => readonly MomentOffer[] } = {
  past: (now) => [
    [now, 'Now'],
    [addMinutes(now, -30), '30 min ago'],
  ],
  future: (now, zone) => [
    [addMinutes(now, 60), 'In 1 hour'],
    [momentAt(addDays(localDay(now, zone), 1), '10:00', zone), 'Tomorrow 10:00'],
  ],
  any: () => [],
};

/** The moments one tap away: those that fit the field. */
export const momentOffers = (
  { tense = 'past' }: { readonly tense?: Tense },
  now: Moment,
  zone: string,
): readonly MomentOffer[] => usual[tense](now, zone);
