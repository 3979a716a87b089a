import { compareNames } from '#domain/kit/names/compare-names.ts';
import { isHeld, isVital } from '#domain/residents/belongings/belonging-check.ts';
import { inventory } from '#domain/residents/belongings/inventory.ts';
import { isKeyOf, isRecordValues } from '#domain/kit/vocabulary/record-values.ts';
import type { Day } from '#domain/kit/time/time.ts';
import { create, partialUpdate, type ApiAnswer } from '../kit/api/api.ts';
import { shapeOf } from '../kit/api/shapes.ts';
import { pathOf } from '../kit/state/entities.ts';
import { isRemoved, type Belonging } from './belonging-words.ts';

/** Three occasions on which the whole list is gone through: before hospital, back from it, and twice a year. */
export type Occasion = 'out' | 'back' | 'check';
export const occasionNamed = (name: string | null): Occasion | null =>
  name === 'out' || name === 'back' || name === 'check' ? name : null;

/** What was said about one belonging; nothing is said for it. */
export interface Tick {
  readonly is: 'along' | 'here' | 'missing';
  readonly place?: string;
}
export type Ticks = Readonly<Record<string, Tick>>;

const said: Readonly<Record<Tick['is'], true>> = { along: true, here: true, missing: true };
export const isTick = (value: unknown): value is Tick =>
  isRecordValues(value) && isKeyOf(said, value['is']) && ['string', 'undefined'].includes(typeof value['place']);

interface OccasionWords {
  title: string;
  why: string;
  day: string;
  here: string;
  missing: string;
  verb: string;
  done: string;
  none: string;
  gone: string;
}

export const occasionWords: Readonly<Record<Occasion, OccasionWords>> = {
  out: {
    title: 'What goes to hospital',
    why: 'Tick what goes along. Nothing is ticked for you: the list is only worth what you saw with your own eyes.',
    day: 'Goes on',
    here: 'Goes along',
    missing: '',
    verb: 'Send along',
    done: 'went along',
    none: 'There is nothing on the list that could go along.',
    gone: '',
  },
  back: {
    title: 'What came back',
    why: 'Go through what went along. What did not come back is marked as missing, and a report is opened for it.',
    day: 'Came back on',
    here: 'Came back',
    missing: 'Did not come back',
    verb: 'Save',
    done: 'came back',
    none: 'Nothing is with the resident, so there is nothing to tick off.',
    gone: 'Did not come back from hospital',
  },
  check: {
    title: 'Six-monthly check',
    why: 'Look for everything. What is not found is marked as missing, and a report is opened for it.',
    day: '',
    here: 'Seen',
    missing: 'Not found',
    verb: 'Save',
    done: 'seen',
    none: 'There is nothing on the list to check.',
    gone: 'Not found at the check of belongings',
  },
};

/** What the occasion is about, vital things first. */
export function listed(items: readonly Belonging[], occasion: Occasion): Belonging[] {
  const isAsked = (item: Belonging) =>
    !isRemoved(item) && isHeld(item) && (occasion !== 'back' || item.location === 'with_resident');
  return items
    .filter(isAsked)
    .toSorted((a, b) => Number(isVital(b)) - Number(isVital(a)) || compareNames(a.item_name, b.item_name));
}

/** Where a thing belongs once it is home again, until someone says otherwise. */
export function usualPlace(item: Belonging, occasion: Occasion): string {
  if (occasion === 'check') return item.location;
  return isVital(item) ? 'with_resident' : 'bedroom';
}

const since = (date: Day, why: string) => ({ status_date: date, status_reason: why });
const isBelonging = shapeOf(inventory);
const path = () => pathOf(inventory);
const change = (item: Belonging, values: object) =>
  partialUpdate(path(), item.id, { version: item.version, ...values }, { is: isBelonging });

async function seenAgain(
  item: Belonging,
  { place }: Tick,
  date: Day,
  occasion: Occasion,
): Promise<ApiAnswer<Belonging>> {
  const location = place ?? usualPlace(item, occasion);
  const isBackInSafe = location === 'home_safe' && item.status === 'present';
  const moved = isBackInSafe ? await change(item, { status: 'in_safe', location }) : null;
  if (moved && !moved.ok) return moved;
  const returned = occasion === 'back' ? since(date, 'Came back from hospital') : {};
  return create(
    `${path()}${item.id}/check/`,
    { version: (moved?.body ?? item).version, location, ...returned },
    { is: isBelonging },
  );
}

/** Writes down what was said about one belonging. */
export function tickOff(
  item: Belonging,
  tick: Tick,
  { occasion, date }: { occasion: Occasion; date: Day },
): Promise<ApiAnswer<Belonging>> {
  if (tick.is === 'missing') return change(item, { status: 'missing', ...since(date, occasionWords[occasion].gone) });
  if (tick.is === 'along')
    return change(item, {
      location: 'with_resident',
      ...(item.status === 'in_safe' ? { status: 'present' } : {}),
      ...since(date, 'Went along to hospital'),
    });
  return seenAgain(item, tick, date, occasion);
}
