import type { RecordValues } from '#domain/kit/vocabulary/record-values.ts';
import { resident } from '#domain/residents/person/resident.ts';
import type { Move } from '#domain/kit/vocabulary/states.ts';
import { refusal } from '../../kit/state/refusal.ts';
import { makeMove } from '../../kit/saving/change-record.ts';
import type { Stored } from '../../kit/state/stored-record.ts';

const moveTo = (person: Stored<typeof resident>, to: string): Move | undefined =>
  resident.states?.moves.find((move) => move.to === to && move.from.includes(person.status));

/** Where someone now is. A state that cannot follow is refused as the server would. */
export function changeStatus(person: Stored<typeof resident>, to: string, values: RecordValues) {
  const move = moveTo(person, to);
  return move
    ? makeMove(resident, person, move, values)
    : Promise.resolve(refusal(400, { status: ['This person has moved on meanwhile. Look again.'] }));
}
