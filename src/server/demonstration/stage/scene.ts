import { keysOf } from '#domain/kit/vocabulary/record-values.ts';
import type { AnyRecord, Entity, RecordOf } from '#domain/kit/vocabulary/entity.ts';
import type { Home } from '#domain/homes/home.ts';
import type { Moment } from '#domain/kit/time/time.ts';
import type { Resident } from '#domain/residents/person/resident.ts';
import { earlier, minutesLater, type Calendar } from './calendar.ts';
import type { DutyHours } from './duty.ts';
import type { HouseKey } from './houses.ts';
import type { Given, RecordBook } from './record-book.ts';
import type { Profile } from './resident-profile.ts';
import type { Seeded } from './seeded.ts';

/** How far back the records of the homes go. */
export const seasonDays = 90;

export interface SceneResident {
  readonly house: HouseKey;
  readonly profile: Profile;
  readonly record: Resident;
  /** In hospital from then on. */
  readonly awayFrom?: Moment;
  /** Lives elsewhere from then on. */
  readonly leftAt?: Moment;
}

/** The homes on the day the visitor comes, with everyone in them. */
export interface Scene {
  readonly calendar: Calendar;
  readonly book: RecordBook;
  readonly homes: Readonly<Record<HouseKey, Home>>;
  /** By username. */
  readonly staff: ReadonlyMap<string, AnyRecord>;
  readonly residents: readonly SceneResident[];
  readonly duty: DutyHours;
  /** The id of a thing of the house, by house and tag: `rose BATH-1`. */
  readonly assets: ReadonlyMap<string, string>;
  readonly nextId: (at: Moment) => string;
  /** Where only some entries are still to be written: whether this is one of them. */
  readonly isWanted?: (entity: Entity, resident: SceneResident, at: Moment) => boolean;
}

export function staffId(scene: Pick<Scene, 'staff'>, username: string): string {
  const person = scene.staff.get(username);
  if (!person) throw new Error(`Nobody is called ${username}`);
  return person.id;
}

export const residentNamed = (scene: Scene, last: string, first?: string): SceneResident => {
  const found = scene.residents.find(({ profile }) => profile.last === last && (!first || profile.first === first));
  if (!found) throw new Error(`No resident is called ${last}`);
  return found;
};

export const keyWorkerOf = (scene: Scene, { profile }: SceneResident): string => staffId(scene, profile.keyWorker);

export const managerOf = (scene: Pick<Scene, 'staff'>, house: HouseKey): string =>
  staffId(scene, house === 'willow' ? 'frances.okoro' : 'manager');

/** The house that a record names. */
export const houseOf = ({ homes }: Pick<Scene, 'homes'>, home: unknown): HouseKey =>
  keysOf(homes).find((key) => homes[key].id === home) ?? 'rose';

export const isHere = ({ awayFrom, leftAt }: SceneResident, at: Moment): boolean =>
  (awayFrom === undefined || at < awayFrom) && (leftAt === undefined || at < leftAt);

/** What someone calls a resident. */
export const nameOf = ({ profile }: SceneResident): string => profile.called ?? profile.first;

/** An entry about a resident's day, by someone who was there; null where it has not happened yet or nobody was in. */
export function noteDown<E extends Entity>(
  scene: Scene,
  entity: E,
  resident: SceneResident,
  at: Moment,
  random: Seeded,
  given: Given<E> | ((author: string) => Given<E>),
): RecordOf<E> | null {
  const { calendar, duty, book } = scene;
  if (!isHere(resident, at) || minutesLater(at, 3) > calendar.now || scene.isWanted?.(entity, resident, at) === false)
    return null;
  const there = duty.at(resident.house, at);
  const author = there.length > 0 ? random.pick(there) : null;
  const late = random.chance(0.012);
  const written = earlier(minutesLater(at, late ? random.whole(150, 320) : random.whole(2, 28)), calendar.now);
  const reason =
    Date.parse(written) - Date.parse(at) > 7_200_000
      ? { late_entry_reason: random.pick(['resident_needed_support', 'told_later', 'forgot']) }
      : {};
  const by = author?.staff ?? duty.lead(resident.house, at);
  const values = typeof given === 'function' ? given(by) : given;
  return book.write(entity, {
    by,
    at: written,
    ...(author ? { shift: author.shift } : {}),
    values: {
      home: scene.homes[resident.house].id,
      resident: resident.record.id,
      occurred_at: at,
      ...reason,
      ...values,
    },
  });
}
