import { addDays, localDay, minutesOfDay, momentAt, momentOf, type Day, type Moment } from '#domain/kit/time/time.ts';

export const zone = 'Europe/London';
const minute = 60_000;

/** Days are told by their distance from today: -1 is yesterday. */
export class Calendar {
  readonly now: Moment;
  readonly today: Day;
  readonly #noons = new Map<number, number>();

  /** `today` is another day where the season is told from further on: its last stories then lie ahead. */
  constructor(now: Moment, today: Day = localDay(now, zone)) {
    this.now = now;
    this.today = today;
  }

  day(offset: number): Day {
    return addDays(this.today, offset);
  }

  /** The moment at which the clocks of the homes show this time on that day; minutes past 24:00 run into the next. */
  at(offset: number, time: string | number): Moment {
    const minutes = typeof time === 'number' ? time : minutesOfDay(time);
    return momentOf(this.#noon(offset) + (minutes - 720) * minute);
  }

  isPast(moment: Moment): boolean {
    return moment <= this.now;
  }

  #noon(offset: number): number {
    const known = this.#noons.get(offset);
    if (known !== undefined) return known;
    const noon = Date.parse(momentAt(this.day(offset), '12:00', zone));
    this.#noons.set(offset, noon);
    return noon;
  }
}

export const minutesLater = (moment: Moment, minutes: number): Moment =>
  momentOf(Date.parse(moment) + Math.round(minutes) * minute);

export const earlier = (a: Moment, b: Moment): Moment => (a < b ? a : b);
