import type { FastifyInstance } from 'fastify';
import type { RuleSet } from '../alerts/rule-set.ts';
import type { Job } from '../context/job.ts';
import type { Entity, RecordOf } from '#domain/kit/vocabulary/entity.ts';
import type { EntityRules, EntryContext, RecordContext, SavedRecord } from '../context/record-context.ts';
import type { ChangeFeed } from '../live/change-feed.ts';
import type { AppDependencies } from '../runtime/app-dependencies.ts';

export type DeclareCalls = (app: FastifyInstance, context: RecordContext, parts: AppDependencies) => void;

/** What an area does after the save of an entity's record. */
export interface AfterSave {
  readonly entity: Entity;
  after(saved: SavedRecord): Promise<void>;
}

export const afterSaveOf = <E extends Entity>(
  entity: E,
  after: (saved: SavedRecord<RecordOf<E>>) => Promise<void>,
): AfterSave => ({ entity, after });

/** Makes sure, at every start, that the database has what an area needs; what is there already stays. */
export type Prepare = (parts: AppDependencies, now: string) => Promise<unknown>;

/** What works beside the requests is given. */
export interface BackgroundParts {
  readonly parts: AppDependencies;
  readonly context: RecordContext;
  readonly feed: ChangeFeed;
}

/** What one area adds to the ordinary way of keeping records; whatever it does not name is ordinary. */
export interface Area {
  /** The rules of its own kinds of record. */
  readonly rules?: readonly EntityRules[];
  /** What it makes of a save of another area's records, in the same transaction. */
  readonly afterSave?: readonly AfterSave[];
  /** The same when such a record is struck out or brought back. */
  readonly afterRemoval?: readonly AfterSave[];
  readonly calls?: readonly DeclareCalls[];
  /** Ordinary calls that it answers in its own way, such as `POST /api/attachment`. */
  readonly replacedCalls?: readonly string[];
  readonly jobs?: readonly Job[];
  /** What its records are watched for. */
  readonly alertRules?: readonly RuleSet[];
  /** Its kinds of record whose save is swept before any other: somebody may be in danger. */
  readonly urgent?: readonly Entity[];
  /** Jobs made of what the node was started with. */
  readonly nodeJobs?: readonly ((parts: AppDependencies, context: RecordContext) => Job)[];
  /** Jobs that send letters; they run where there is a mail server. */
  readonly letterJobs?: readonly ((parts: AppDependencies) => Job)[];
  /** What is asked of somebody before their first entry in a house; refuses until it is done. */
  readonly beforeEntry?: (entry: EntryContext) => Promise<void>;
  /** What every home and person rests on: prepared before the demonstration's homes. */
  readonly prepareFirst?: Prepare;
  /** What is prepared once those homes stand, where they are wanted. */
  readonly prepare?: Prepare;
  /** Starts what works for as long as a node runs, and gives back how to stop it. */
  readonly background?: (parts: BackgroundParts) => Promise<() => Promise<void>>;
}
