import type { Moment } from '#domain/kit/time/time.ts';
import type { HouseKey } from './houses.ts';

export interface OnDuty {
  readonly house: HouseKey;
  readonly staff: string;
  readonly shift: string;
  readonly leads: boolean;
  readonly start: Moment;
  readonly end: Moment;
}

const hour = 3_600_000;

/** Who was in the house at a moment, so that every entry is written by someone who was there. */
export class DutyHours {
  readonly #hours = new Map<string, OnDuty[]>();
  readonly #fallback: Readonly<Record<HouseKey, string>>;

  constructor(shifts: readonly OnDuty[], fallback: Readonly<Record<HouseKey, string>>) {
    this.#fallback = fallback;
    for (const shift of shifts) {
      for (let at = Math.floor(Date.parse(shift.start) / hour); at * hour < Date.parse(shift.end); at += 1) {
        const key = `${shift.house} ${at}`;
        const there = this.#hours.get(key);
        if (there) there.push(shift);
        else this.#hours.set(key, [shift]);
      }
    }
  }

  at(house: HouseKey, moment: Moment): readonly OnDuty[] {
    const there = this.#hours.get(`${house} ${Math.floor(Date.parse(moment) / hour)}`) ?? [];
    return there.filter(({ start, end }) => start <= moment && moment < end);
  }

  lead(house: HouseKey, moment: Moment): string {
    const there = this.at(house, moment);
    return (there.find(({ leads }) => leads) ?? there[0])?.staff ?? this.#fallback[house];
  }

  /** Someone else than these people: a witness, a second pair of hands. */
  other(house: HouseKey, moment: Moment, than: readonly string[]): string | null {
    return this.at(house, moment).find(({ staff }) => !than.includes(staff))?.staff ?? null;
  }
}
