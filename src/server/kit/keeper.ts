import type { Pool } from 'pg';
import type { AnyRecord, Complaints, Entity, Warnings } from '#domain/kit/entity.ts';
import type { Actor } from './actor.ts';
import type { HomeBook } from './circumstances.ts';
import type { Db } from './database.ts';
import type { Statements } from './statements.ts';

/** What an area adds to the ordinary way of keeping one kind of record. */
export interface AreaRules {
  /** Rules that need other records to judge; the pure ones stand with the entity. */
  check?(asking: RuleAsking): Promise<Complaints>;
  warn?(asking: RuleAsking): Promise<Warnings>;
  /** Values taken from other records before anything is judged, such as a plan's resident. */
  fill?(asking: RuleAsking): Promise<Readonly<Record<string, unknown>>>;
  /** What else becomes true with the save, in the same transaction. */
  after?(saved: SavedRecord): Promise<void>;
}

export interface RuleAsking {
  readonly db: Db;
  readonly actor: Actor;
  readonly now: string;
  readonly record: Readonly<Record<string, unknown>>;
  readonly before: AnyRecord | null;
}

export interface SavedRecord {
  readonly keeper: Keeper;
  readonly tx: Db;
  readonly actor: Actor;
  readonly now: string;
  readonly record: AnyRecord;
  readonly before: AnyRecord | null;
}

/** Everything the one door to the records needs. */
export interface Keeper {
  readonly pool: Pool;
  readonly db: Db;
  readonly register: readonly Entity[];
  readonly homes: HomeBook;
  readonly rules: Readonly<Record<string, AreaRules>>;
  now(): string;
  named(name: string): Entity;
  statements(entity: Entity): Statements;
  /** Encrypts what may not be read in the database. */
  seal(text: string): Buffer;
  /** Called after a change is kept, never before: whoever listens reads the history for what is new. */
  tell(): void;
}
