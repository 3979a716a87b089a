import type { AnyRecord, Entity, RecordOf } from '#domain/kit/vocabulary/entity.ts';

/** A record from the text that PostgreSQL wrote of its row. It has the columns that its entity declares: the contract compares them for every table. */
export const recordFrom = <E extends Entity>(_entity: E, body: string) => JSON.parse(body) as RecordOf<E>;

/** The rows of a list, each with at least its head. */
export const rowsFrom = (_entity: Entity, body: string) => JSON.parse(body) as readonly AnyRecord[];
