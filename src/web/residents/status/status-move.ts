import type { RecordValues } from '#domain/kit/vocabulary/record-values.ts';
import { resident } from '#domain/residents/person/resident.ts';
import type { Move } from '#domain/kit/vocabulary/states.ts';
import { refusal } from '../../kit/state/refusal.ts';
import { makeMove } from '../../kit/saving/change-record.ts';
import type { StoredRecord } from '../../kit/state/stored-record.ts';

const moveTo = (person: StoredRecord, to: string): Move | undefined =>
  resident.states?.moves.find((move) => move.to === to && move.from.includes(String(person['status'])));

/** Where someone now is. A state that cannot follow is refused as the server would. */
export function changeStatus(person: StoredRecord, to: string, values: RecordValues) {
  const move = moveTo(person, to);
  return move
    ? makeMove(resident, person, move, values)
    : Promise.resolve(refusal(400, { status: ['This person has moved on meanwhile. Look again.'] }));
}
