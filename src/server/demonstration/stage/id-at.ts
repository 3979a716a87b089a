import type { Moment } from '#domain/kit/time/time.ts';
import type { Seeded } from './seeded.ts';

const hex = (number: number, digits: number): string => number.toString(16).padStart(digits, '0');

/** A version 7 identifier, as a record made at that moment would have. */
export function idAt(moment: Moment, random: Seeded): string {
  const time = hex(Date.parse(moment), 12);
  const bits = (count: number) => Math.floor(random.next() * 2 ** count);
  return `${time.slice(0, 8)}-${time.slice(8)}-7${hex(bits(12), 3)}-${hex(0x8000 | bits(14), 4)}-${hex(bits(32), 8)}${hex(bits(16), 4)}`;
}
