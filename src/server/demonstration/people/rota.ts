import { keysOf } from '#domain/kit/vocabulary/record-values.ts';
import type { AnyRecord } from '#domain/kit/vocabulary/entity.ts';
import { defaultSettings } from '#domain/kit/vocabulary/home-settings.ts';
import { minutesOfDay } from '#domain/kit/time/time.ts';
import { rotaTemplate } from '#domain/rota/copying/rota-template.ts';
import { rota } from '#domain/rota/rota.ts';
import type { Moment } from '#domain/kit/time/time.ts';
import { minutesLater, type Calendar } from '../stage/calendar.ts';
import { DutyHours, type OnDuty } from '../stage/duty.ts';
import type { HouseKey } from '../stage/houses.ts';
import type { People } from './people.ts';
import type { RecordBook } from '../stage/record-book.ts';
import { managerOf, seasonDays, staffId } from '../stage/scene.ts';
import { seeded, type Seeded } from '../stage/seeded.ts';
import { colleagues, type Colleague } from './staff-list.ts';

type ShiftType = keyof typeof defaultSettings.shift_times;
interface Post {
  readonly type: ShiftType;
  readonly leads: boolean;
}

const posts = (type: ShiftType, count: number): Post[] =>
  Array.from({ length: count }, (_, place) => ({ type, leads: place === 0 }));

/** What each house fills every day. */
const daily: Readonly<Record<HouseKey, readonly Post[]>> = {
  rose: [...posts('early', 2), ...posts('late', 2), ...posts('waking_night', 1), ...posts('sleep_in', 1)],
  oak: [...posts('early', 2), ...posts('late', 2), ...posts('waking_night', 1)],
  willow: [...posts('early', 3), ...posts('late', 3), ...posts('waking_night', 2)],
};

/** So far ahead people know when they work, and so far the next weeks are sketched. */
export const publishedAhead = 28;
export const daysAhead = 42;
const restMs = 11 * 3_600_000;
const weekMs = 7 * 86_400_000;

interface Planned {
  readonly house: HouseKey;
  readonly offset: number;
  readonly post: Post;
  readonly who: string | null;
  readonly start: Moment;
  readonly end: Moment;
}

/** Gives each post to whoever is rested and has worked least of late. */
export class Roster {
  readonly #worked = new Map<string, { readonly start: number; readonly end: number }[]>();
  readonly #random = seeded('rota');

  /** A shift that stands already. */
  know(username: string, start: Moment, end: Moment): void {
    this.#worked.set(username, [
      ...(this.#worked.get(username) ?? []),
      { start: Date.parse(start), end: Date.parse(end) },
    ]);
  }

  /** A shift without its usual lead is better than a shift without anyone. */
  choose(house: HouseKey, post: Post, start: Moment, end: Moment): string | null {
    return (
      this.#pick(house, post, start, end) ??
      (post.leads ? this.#pick(house, { ...post, leads: false }, start, end) : null)
    );
  }

  #pick(house: HouseKey, post: Post, start: Moment, end: Moment): string | null {
    const nights = post.type === 'waking_night' || post.type === 'sleep_in';
    const able = colleagues.filter(
      (one) =>
        one.houses.includes(house) && one.works === (nights ? 'night' : 'day') && (!post.leads || one.leads === true),
    );
    const free = able.filter((one) => this.#isFree(one, Date.parse(start), Date.parse(end)));
    const [chosen] = free
      .map((one) => ({ one, load: this.#load(one, Date.parse(start)) + this.#random.next() * 0.8 }))
      .toSorted((a, b) => a.load - b.load);
    if (!chosen || chosen.load >= 7) return null;
    this.#worked.set(chosen.one.username, [
      ...(this.#worked.get(chosen.one.username) ?? []).slice(-12),
      { start: Date.parse(start), end: Date.parse(end) },
    ]);
    return chosen.one.username;
  }

  #isFree(one: Colleague, start: number, end: number): boolean {
    return (this.#worked.get(one.username) ?? []).every(
      (shift) => shift.end + restMs <= start || end + restMs <= shift.start,
    );
  }

  #load(one: Colleague, start: number): number {
    return (this.#worked.get(one.username) ?? []).filter((shift) => shift.start > start - weekMs).length;
  }
}

/** The posts of one house on one day, and who takes them. */
export function plannedDay(roster: Roster, calendar: Calendar, house: HouseKey, offset: number): readonly Planned[] {
  return daily[house].map((post): Planned => {
    const times = defaultSettings.shift_times[post.type];
    const overnight = minutesOfDay(times.end) < minutesOfDay(times.start) ? 1440 : 0;
    const start = calendar.at(offset, times.start);
    const end = calendar.at(offset, minutesOfDay(times.end) + overnight);
    // Nobody has been found for tonight yet, nor for this afternoon in the other house.
    const unfilled =
      offset === 0 &&
      ((house === 'rose' && post.type === 'waking_night') || (house === 'oak' && post.type === 'late' && !post.leads));
    return { house, offset, post, start, end, who: unfilled ? null : roster.choose(house, post, start, end) };
  });
}

function planned(calendar: Calendar): readonly Planned[] {
  const roster = new Roster();
  const days = Array.from({ length: seasonDays + daysAhead + 1 }, (_, place) => place - seasonDays);
  return days.flatMap((offset) => keysOf(daily).flatMap((house) => plannedDay(roster, calendar, house, offset)));
}

/** Ninety days of shifts as they were worked and six weeks as they are planned. */
export function fillRota(book: RecordBook, calendar: Calendar, people: People): DutyHours {
  const random = seeded('rota notes');
  const shifts = planned(calendar);
  for (const shift of shifts) writeShift(book, calendar, people, shift, random);
  officeDays(book, calendar, people);
  templates(book, calendar, people);
  const onDuty = shifts.flatMap((shift): OnDuty[] =>
    shift.who && calendar.isPast(shift.start)
      ? [
          {
            house: shift.house,
            staff: staffId(people, shift.who),
            shift: shift.post.type,
            leads: shift.post.leads,
            start: shift.start,
            end: shift.end,
          },
        ]
      : [],
  );
  return new DutyHours(onDuty, {
    rose: managerOf(people, 'rose'),
    oak: managerOf(people, 'oak'),
    willow: managerOf(people, 'willow'),
  });
}

export function writeShift(book: RecordBook, calendar: Calendar, people: People, shift: Planned, random: Seeded): void {
  const by = managerOf(people, shift.house);
  const begun = calendar.at(writtenOn(shift.offset), 640);
  const role = shift.post.leads && shift.post.type !== 'sleep_in' ? 'shift_lead' : 'support';
  const values = {
    home: people.homes[shift.house].id,
    date: calendar.day(shift.offset),
    shift_type: shift.post.type,
    start_at: shift.start,
    end_at: shift.end,
    staff: shift.who ? staffId(people, shift.who) : null,
    role_on_shift: role,
    ...(shift.who ? {} : { notes: 'Open. Offered to bank and agency; please say if you can stay on.' }),
  };
  const draft = book.write(rota, { by, at: begun, values });
  if (shift.offset > publishedAhead) return;
  const published = book.carryOn(rota, draft, {
    by,
    at: minutesLater(begun, 90),
    sets: { status: 'published' },
    action: 'published',
  });
  if (shift.who && calendar.isPast(shift.end)) confirm(book, calendar, people, shift, published, random);
  else if (shift.who && calendar.isPast(shift.start)) {
    const by = managerOf(people, shift.house);
    book.carryOn(rota, published, { by, at: shift.start, sets: { actual_start: shift.start } });
  }
}

function confirm(
  book: RecordBook,
  calendar: Calendar,
  people: People,
  shift: Planned,
  published: AnyRecord,
  random: Seeded,
): void {
  const woken = shift.post.type === 'sleep_in' && random.chance(0.08);
  const sets = {
    status: 'worked',
    actual_start: minutesLater(shift.start, random.whole(-6, 4)),
    actual_end: minutesLater(shift.end, random.whole(-2, 18)),
    ...(woken
      ? {
          sleep_in_disturbances: [
            {
              from: minutesLater(shift.start, 210),
              to: minutesLater(shift.start, 240),
              reason: random.pick(['Helped settle a resident', 'Fire panel fault, reset', 'Phone call from the ward']),
            },
          ],
        }
      : {}),
  };
  const at = minutesLater(shift.end, 20);
  book.carryOn(rota, published, {
    by: managerOf(people, shift.house),
    at: at < calendar.now ? at : calendar.now,
    sets,
  });
}

/** Six weeks before, or when the homes began. */
const writtenOn = (offset: number): number => Math.max(Math.min(offset - daysAhead, -1), -seasonDays - 2);

/** A fortnight of each house that the demonstration's manager runs, as posts that are filled when it is laid down. */
function templates(book: RecordBook, calendar: Calendar, people: People): void {
  for (const house of ['rose', 'oak'] as const) {
    const shifts = Array.from({ length: 14 }, (_, place) => place + 1).flatMap((day) =>
      daily[house].map(({ type, leads }) => {
        const { start: starts, end: ends } = defaultSettings.shift_times[type];
        return {
          day,
          shift_type: type,
          starts,
          ends,
          midnights: ends < starts ? 1 : 0,
          break_minutes: 30,
          role_on_shift: leads && type !== 'sleep_in' ? 'shift_lead' : 'support',
          staff: null,
          one_to_one_resident: null,
        };
      }),
    );
    book.write(rotaTemplate, {
      by: managerOf(people, house),
      at: calendar.at(-seasonDays, 660),
      values: { home: people.homes[house].id, name: 'Two weeks, posts without names', weeks: 2, shifts },
    });
  }
}

/** Managers are in the office on weekdays, turn and turn about where they have two houses. */
function officeDays(book: RecordBook, calendar: Calendar, people: People): void {
  for (let offset = -seasonDays; offset <= publishedAhead; offset += 1) {
    const weekday = new Date(`${calendar.day(offset)}T12:00:00Z`).getUTCDay();
    if (weekday === 0 || weekday === 6) continue;
    for (const house of [weekday % 2 === 0 ? 'oak' : 'rose', 'willow'] as const) {
      const values = {
        home: people.homes[house].id,
        date: calendar.day(offset),
        shift_type: 'office',
        start_at: calendar.at(offset, '09:00'),
        end_at: calendar.at(offset, '17:00'),
        staff: managerOf(people, house),
        role_on_shift: 'float',
      };
      const draft = book.write(rota, { by: managerOf(people, house), at: calendar.at(writtenOn(offset), 650), values });
      book.carryOn(rota, draft, {
        by: managerOf(people, house),
        at: calendar.at(writtenOn(offset), 745),
        sets: { status: 'published' },
        action: 'published',
      });
    }
  }
}
