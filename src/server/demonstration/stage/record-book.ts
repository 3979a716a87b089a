import type { RecordValues } from '#domain/kit/vocabulary/record-values.ts';
import type { AnyRecord, Circumstances, Entity, RecordOf } from '#domain/kit/vocabulary/entity.ts';
import { settingsOf, type HomeSettings } from '#domain/kit/vocabulary/home-settings.ts';
import { home as homeEntity, type Home } from '#domain/homes/home.ts';
import { resident as residentEntity } from '#domain/residents/person/resident.ts';
import type { Moment } from '#domain/kit/time/time.ts';
import { moveBetween } from '#domain/kit/vocabulary/states.ts';
import { missing, readInput, withoutHidden, type Input } from '#domain/kit/vocabulary/parse.ts';
import { warningList } from '#domain/kit/vocabulary/warnings.ts';
import { zone } from './calendar.ts';
import { idAt } from './id-at.ts';
import { loreOf } from './lore.ts';
import { seeded, type Seeded } from './seeded.ts';

/** What somebody gives for some fields of an entity, by their names; the entity's own rules look at the values. */
export type Given<E extends Entity> = { readonly [K in keyof RecordOf<E>]?: unknown };

interface BookEntry<E extends Entity = Entity> {
  /** The person on the staff who wrote it; nobody for what came before anyone. */
  readonly by: string | null;
  readonly at: Moment;
  readonly id?: string;
  readonly shift?: string;
  readonly values: Given<E>;
}

interface Carrying<E extends Entity = Entity> {
  readonly by: string | null;
  readonly at: Moment;
  readonly sets: Given<E>;
  /** What the history calls it, where it is more than a change. */
  readonly action?: string;
}

export interface BookLine {
  readonly id: string;
  readonly at: Moment;
  readonly user: string | null;
  readonly home: string | null;
  readonly action: string;
  readonly entity: string;
  readonly object_id: string;
  readonly object_version: number;
  readonly resident: string | null;
}

export interface EarlierVersion {
  readonly entity: string;
  readonly record: AnyRecord;
  readonly kept_at: Moment;
  readonly kept_by: string | null;
}

type Facts = RecordValues;

/**
 * What the demonstration writes, before any of it reaches a database. Every record goes past its entity's own
 * rules at the time it was written, and every later step past the moves its state allows.
 */
export class RecordBook {
  readonly history: BookLine[] = [];
  readonly versions: EarlierVersion[] = [];
  readonly #stored = new Map<string, { readonly entity: Entity; readonly records: Map<string, AnyRecord> }>();
  readonly #last = new Map<string, Facts>();
  readonly #settings = new Map<string, HomeSettings>();
  readonly #known = new Set<string>();
  readonly #words: string;
  readonly #random: Seeded;
  readonly #ids = new Map<string, Seeded>();

  /** Two books that end up in one database are given words of their own, so that no id comes twice. */
  constructor(words = 'ids') {
    this.#words = words;
    this.#random = seeded(words);
  }

  /** The records of an entity as they stand at the end, in the order they were begun. */
  of<E extends Entity>(entity: E): readonly RecordOf<E>[] {
    // Whatever is stored under the name of an entity was written or known as one of its records.
    return [...(this.#stored.get(entity.name)?.records.values() ?? [])] as RecordOf<E>[];
  }

  get entities(): readonly Entity[] {
    return [...this.#stored.values()].map(({ entity }) => entity);
  }

  /** Takes in what is stored already, so that what is written now can be validated against it. */
  know(entity: Entity, records: readonly AnyRecord[]): void {
    for (const record of records) {
      this.#put(entity, record);
      this.#known.add(record.id);
    }
  }

  /** Whether it was stored before this book was opened. */
  isKnown(id: string): boolean {
    return this.#known.has(id);
  }

  write<E extends Entity>(entity: E, writing: BookEntry<E>): RecordOf<E> {
    // It was read, filled and checked by the entity's own fields.
    return this.#written(entity, writing) as RecordOf<E>;
  }

  #written(entity: Entity, { by, at, id, shift, values }: BookEntry): AnyRecord {
    const lore = loreOf(entity);
    const read = readInput(lore.fields, values);
    this.#refuse(entity, read.complaints, values);
    const status = entity.states ? { status: startState(entity, values['status']) } : {};
    const record = Object.assign(lore.start(at), ownWords(entity, values), read.values, status, {
      id: id ?? this.#idFor(entity, values['resident'], at),
      version: 1,
      created_at: at,
      created_by: by,
      updated_at: at,
      updated_by: by,
      is_deleted: false,
      deleted_at: null,
      deleted_by: null,
      deletion_reason: null,
      warning_codes: [],
    });
    const around = this.#around(entity, record, { act: 'create', at, by, shift: shift ?? null, before: null });
    const validated = this.#validated(entity, record, around);
    this.#put(entity, validated);
    this.#audit(entity, validated, at, by, [
      'create',
      ...(validated.warning_codes.length > 0 ? ['warning_confirmed'] : []),
      ...(validated['is_late_entry'] === true ? ['late_entry'] : []),
    ]);
    return validated;
  }

  /** The next step of a record: a review, an approval, a completion. The version before it stays readable. */
  carryOn<E extends Entity>(entity: E, before: AnyRecord, carrying: Carrying<E>): RecordOf<E> {
    return this.#carried(entity, before, carrying) as RecordOf<E>;
  }

  #carried(entity: Entity, before: AnyRecord, { by, at, sets, action }: Carrying): AnyRecord {
    const read = readInput(loreOf(entity).fields, sets);
    this.#refuse(entity, read.complaints, sets);
    const status =
      entity.states && typeof sets['status'] === 'string' ? this.#moved(entity, before, sets['status'], by) : {};
    const record = {
      ...before,
      ...ownWords(entity, sets),
      ...read.values,
      ...status,
      version: before.version + 1,
      updated_at: at,
      updated_by: by,
    };
    const around = this.#around(entity, record, { act: 'act', at, by, shift: null, before });
    const validated = Object.assign(this.#validated(entity, record, around), { warning_codes: before.warning_codes });
    this.versions.push({ entity: entity.name, record: before, kept_at: at, kept_by: by });
    this.#put(entity, validated);
    this.#audit(entity, validated, at, by, [action ?? 'update']);
    return validated;
  }

  /** What is known only once other records are stored, in a record and in every version of it. */
  fill(entity: Entity, values: ReadonlyMap<string, Facts>): void {
    const filled = <R extends AnyRecord>(record: R): R => ({ ...record, ...values.get(record.id) });
    for (const record of this.of(entity)) this.#put(entity, filled(record));
    for (const [place, version] of this.versions.entries())
      if (version.entity === entity.name) this.versions[place] = { ...version, record: filled(version.record) };
  }

  /** Taken out of the lists, with a reason; the record itself stays. */
  strikeOut(
    entity: Entity,
    before: AnyRecord,
    { by, at, reason }: { readonly by: string; readonly at: Moment; readonly reason: string },
  ): void {
    const record = {
      ...before,
      version: before.version + 1,
      updated_at: at,
      updated_by: by,
      [entity.marker]: true,
      deleted_at: at,
      deleted_by: by,
      deletion_reason: reason,
    };
    this.versions.push({ entity: entity.name, record: before, kept_at: at, kept_by: by });
    this.#put(entity, record);
    this.#audit(entity, record, at, by, ['strike_out']);
  }

  #moved(entity: Entity, before: AnyRecord, to: string, by: string | null): Facts {
    const from = String(before['status']);
    if (!entity.states || from === to) return {};
    // What the clock does is no move of anybody's.
    if (by === null) return { status: to };
    const move = moveBetween(entity.states, from, to);
    if (!move) throw new Error(`${entity.name} cannot go from ${from} to ${to}`);
    const own = (move.notBy ?? []).find((field) => before[field] === by);
    if (own) throw new Error(`${entity.name}: ${own} may not move it from ${from} to ${to}`);
    return { status: to };
  }

  /** Each kind of record of each resident draws from its own chance, so that one story more leaves the ids of all others as they are. */
  #idFor(entity: Entity, resident: unknown, at: Moment): string {
    const whose = `${this.#words} ${entity.name} ${typeof resident === 'string' ? resident : ''}`;
    const random = this.#ids.get(whose) ?? seeded(whose);
    this.#ids.set(whose, random);
    const taken = this.#stored.get(entity.name)?.records;
    let id = idAt(at, random);
    while (taken?.has(id)) id = idAt(at, random);
    return id;
  }

  #around(
    entity: Entity,
    record: AnyRecord,
    act: {
      readonly act: Circumstances['act'];
      readonly at: Moment;
      readonly by: string | null;
      readonly shift: string | null;
      readonly before: AnyRecord | null;
    },
  ): Circumstances & { readonly home: string | null } {
    const resident = typeof record['resident'] === 'string' ? this.#find(residentEntity, record['resident']) : null;
    const home = this.#find(homeEntity, String(record['home'] ?? resident?.home));
    const settings = this.#settingsOf(home);
    return {
      act: act.act,
      now: act.at,
      zone,
      settings,
      service: home?.service_type ?? null,
      actor: act.by,
      shift: act.shift,
      resident,
      last: this.#lastOf(entity, record),
      before: act.before,
      home: resident?.home ?? null,
    };
  }

  /** Completed once for each house, not for each of fifty thousand records. */
  #settingsOf(home: Home | null): HomeSettings {
    const key = home ? `${home.id} ${home.version}` : '';
    const known = this.#settings.get(key) ?? settingsOf({ settings: home?.settings ?? null });
    this.#settings.set(key, known);
    return known;
  }

  #find<E extends Entity>(entity: E, id: string): RecordOf<E> | null {
    // What is stored under the name of an entity is a record of it.
    return (this.#stored.get(entity.name)?.records.get(id) ?? null) as RecordOf<E> | null;
  }

  #lastOf(entity: Entity, record: AnyRecord): Facts | null {
    return entity.looksAt.last ? (this.#last.get(`${entity.name} ${String(record['resident'])}`) ?? null) : null;
  }

  /** Changes the record it is given, which nobody else holds yet: copying fifty thousand wide records takes longer than validating them. */
  #validated(
    entity: Entity,
    record: Record<string, unknown> & AnyRecord,
    around: Circumstances & { readonly home: string | null },
  ): AnyRecord {
    const { needed, conditional } = loreOf(entity);
    this.#refuse(entity, missing(needed, record), record);
    if (around.home && 'home' in entity.fields) record['home'] ??= around.home;
    if (conditional) Object.assign(record, withoutHidden(conditional, record));
    Object.assign(record, entity.derive(record, around));
    this.#refuse(entity, entity.check(record, around), record);
    return Object.assign(record, { warning_codes: warningList(entity.warn(record, around)).map(({ code }) => code) });
  }

  #refuse(entity: Entity, complaints: Readonly<Record<string, string>>, about: Input): void {
    if (Object.keys(complaints).length > 0)
      throw new Error(`${entity.name} ${JSON.stringify(complaints)} in ${JSON.stringify(about)}`);
  }

  #put(entity: Entity, record: AnyRecord): void {
    const stored = this.#stored.get(entity.name) ?? { entity, records: new Map<string, AnyRecord>() };
    stored.records.set(record.id, record);
    this.#stored.set(entity.name, stored);
    if (entity.looksAt.last) this.#last.set(`${entity.name} ${String(record['resident'])}`, record);
  }

  #audit(entity: Entity, record: AnyRecord, at: Moment, user: string | null, actions: readonly string[]): void {
    const home = entity.belongsTo === 'itself' ? record.id : typeof record['home'] === 'string' ? record['home'] : null;
    const resident = entity.resides ? record.id : typeof record['resident'] === 'string' ? record['resident'] : null;
    for (const action of actions) {
      this.history.push({
        id: idAt(at, this.#random),
        at,
        user,
        home,
        action,
        entity: entity.name,
        object_id: record.id,
        object_version: record.version,
        resident,
      });
    }
  }
}

/** What the server itself fills in is taken as it is given. */
function ownWords(entity: Entity, values: Input): Facts {
  const own: Record<string, unknown> = {};
  for (const name of loreOf(entity).written) if (Object.hasOwn(values, name)) own[name] = values[name];
  return own;
}

function startState(entity: Entity, given: unknown): string {
  const { start, mayStart = [] } = entity.states ?? { start: '' };
  if (given === undefined || given === start) return start;
  if (typeof given === 'string' && mayStart.includes(given)) return given;
  throw new Error(`${entity.name} cannot start as ${String(given)}`);
}
