import type { Pool } from 'pg';
import type {
  AnyRecord,
  Circumstances,
  Complaints,
  Entity,
  RecordOf,
  Unchecked,
  Warnings,
} from '#domain/kit/vocabulary/entity.ts';
import type { Input } from '#domain/kit/vocabulary/parse.ts';
import type { Columns } from '#domain/kit/vocabulary/computed-columns.ts';
import type { Actor } from '../access/actor.ts';
import type { HistoryAnchor } from '../access/history-anchor.ts';
import type { SealKeys } from '../access/seal-key.ts';
import type { AlertRules } from '../alerts/alert-rules.ts';
import type { HomeCache, HomeFacts } from './circumstances.ts';
import type { Db } from '../runtime/database.ts';
import type { QueryParams, Condition } from '../schema/list-query.ts';
import type { ResidentCache } from './resident-cache.ts';

/** What an area adds to the ordinary way of keeping one kind of record, whose own type its rules are handed. */
export type AreaRules<R extends AnyRecord = AnyRecord> = OwnRules<R> &
  (VisibilityRules<R> | { readonly [Rule in keyof VisibilityRules<R>]?: never });

/** The rules of one entity's records. */
export interface EntityRules {
  readonly entity: Entity;
  readonly rules: AreaRules;
}

/** The write path asks the rules that stand under the name of the record's own entity, so that no other record reaches them. */
export const rulesFor = <E extends Entity>(entity: E, rules: AreaRules<RecordOf<E>>): EntityRules => ({
  entity,
  rules: rules as AreaRules,
});

interface OwnRules<R extends AnyRecord> {
  /** Rules that need other records; the pure ones stand with the entity. */
  check?(asking: ValidationContext<R>): Promise<Complaints<keyof R & string>>;
  warn?(asking: ValidationContext<R>): Promise<Warnings<keyof R & string>>;
  /** Values taken from other records before anything is validated, such as a plan's resident. */
  fill?(asking: FillContext<R>): Promise<Unchecked<R>>;
  /** What a partial input means for the record it changes, before it is read. */
  complete?(input: Input, before: R): Input;
  /** Further conditions on a list, such as those of a question that was not asked. */
  lists?(asking: ListContext): readonly Condition[];
  /** What a constraint made by hand says when it is broken, by its name. */
  readonly guards?: Readonly<Record<string, Complaints<keyof R & string>>>;
  /** What else becomes true with the save, in the same transaction. */
  after?(saved: SavedRecord<R>): Promise<void>;
  /** Why a record stays, or stays away, although the caller may strike it out or bring it back. */
  checkRemoval?(asking: RuleContext<R>): Promise<Complaints<keyof R & string>>;
  /** What goes with a record that is struck out, and comes back with it. */
  afterRemoval?(saved: SavedRecord<R>): Promise<void>;
  readonly nested?: Nested;
  /** Works out the columns of a list that no field holds. */
  readonly columns?: ListColumns;
}

/** What is out of the caller's sight although their permission would reach it, said of one record and of many at once. */
interface VisibilityRules<R extends AnyRecord> {
  isHidden(asking: VisibilityContext & Pick<RuleContext<R>, 'db' | 'record'>): Promise<boolean>;
  visibleConditions(asking: VisibilityContext): readonly Condition[];
}

/** Who looks, and when. */
export interface VisibilityContext {
  readonly context: RecordContext;
  readonly actor: Actor;
  readonly now: string;
}

export interface ListColumns {
  /** What the rows do not hold, by their ids, in one statement for the whole page. */
  find?(asking: PageContext): Promise<ReadonlyMap<string, unknown>>;
  readonly of: Columns<AnyRecord, unknown>;
}

export interface PageContext<Row = AnyRecord> {
  readonly context: RecordContext;
  readonly actor: Actor;
  /** As the caller may see them. */
  readonly rows: readonly Row[];
  /** The house a row stands in. */
  houseOf(row: Row): HomeFacts;
}

/** Records of another kind that an answer carries inside its own, under a name that no field has. */
export interface Nested {
  readonly name: string;
  /** JSON by the id of the outer record; null where the caller may see none of them. */
  read(asking: NestedContext): Promise<ReadonlyMap<string, unknown> | null>;
}

interface NestedContext {
  readonly context: RecordContext;
  readonly actor: Actor;
  readonly ids: readonly string[];
  /** One record is shown whole, a list in brief. */
  readonly isList: boolean;
}

export interface RuleContext<R extends AnyRecord = AnyRecord> {
  readonly db: Db;
  readonly actor: Actor;
  readonly now: string;
  readonly record: R;
  readonly before: R | null;
}

/** Before anything is validated. */
export interface FillContext<R extends AnyRecord = AnyRecord> extends Omit<RuleContext<R>, 'record'> {
  readonly record: Unchecked<R>;
}

/** Once the record has passed its entity's own check, and it is known in which house it stands. */
export interface ValidationContext<R extends AnyRecord = AnyRecord> extends RuleContext<R> {
  readonly home: HomeFacts;
  /** The facts of the resident that the entity says it looks at. */
  readonly resident: Circumstances['resident'];
}

export interface ListContext {
  readonly actor: Actor;
  readonly asked: QueryParams;
  readonly now: string;
}

export interface SavedRecord<R extends AnyRecord = AnyRecord> {
  readonly context: RecordContext;
  readonly tx: Db;
  readonly actor: Actor;
  readonly now: string;
  readonly record: R;
  readonly before: R | null;
}

/** Who does something to which kind of record, by whose book; `within` is the transaction it belongs to, where there is one. */
export interface Action<E extends Entity = Entity> {
  readonly context: RecordContext;
  readonly actor: Actor;
  readonly entity: E;
  readonly within?: Db | undefined;
}

/** Somebody is about to write in a house. */
export interface EntryContext {
  readonly context: RecordContext;
  readonly db: Db;
  readonly actor: Actor;
  readonly entity: Entity;
  readonly home: string;
}

/** Somebody beside the one who is signed in says yes, on the same device and with their own PIN. */
interface PinConfirmation {
  readonly person: unknown;
  readonly pin: unknown;
  /** Whose session it is. */
  readonly beside: Actor;
}

/** Where statements are sent. What is written through them is published when it is committed, by nobody's hand. */
export interface Connections {
  readonly pool: Pool;
  readonly db: Db;
  transaction<T>(work: (tx: Db) => Promise<T>): Promise<T>;
}

/** Everything the one door to the records needs. */
export interface RecordContext extends Connections {
  /** For jobs and long calls: connections of their own, with more time for each statement. */
  readonly longRunning: Connections;
  readonly register: readonly Entity[];
  readonly homes: HomeCache;
  readonly residents: ResidentCache;
  readonly rules: Readonly<Record<string, AreaRules>>;
  readonly alertRules: AlertRules;
  /** What a house asks of somebody before they write in it; refuses until it is done. */
  beforeEntry(asking: EntryContext): Promise<void>;
  /** Whoever's PIN it is, as the actor of this one act; nobody is signed in or out by it. */
  confirmByPin(asking: PinConfirmation): Promise<Actor>;
  now(): string;
  named(name: string): Entity;
  /** Encrypts what may not be read in the database. */
  encrypt(text: string): Buffer;
  decrypt(encrypted: Buffer): Promise<string>;
  /** What the history is sealed with, and what is known of its seals outside the database. */
  readonly sealing: { readonly keys: SealKeys; readonly anchor: HistoryAnchor };
  /** Since when a transaction that does not end keeps live events from being complete; null while none does. */
  eventsHeldUpSince(): Date | null;
}

export const forLongWork = (context: RecordContext): RecordContext => ({ ...context, ...context.longRunning });
