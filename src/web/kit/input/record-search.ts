import type { Entity } from '#domain/kit/vocabulary/entity.ts';
import type { FieldOf } from '#domain/kit/vocabulary/fields.ts';
import { useLiveAnswer, type LiveAnswer } from '../data/use-live-answer.ts';
import { entityNamed, pathOf } from '../state/entities.ts';
import type { FieldScope } from './field-scope.ts';
import { useHouseClock } from '../house/house-clock.ts';
import type { StoredRecord } from '../state/stored-record.ts';
import { hasPersonName } from '#domain/kit/people/person-name.ts';
import { nameInList } from '#domain/kit/names/names-apart.ts';
import { withJobs } from '../person/person-options.ts';
import { titleOf } from '../names/record-names.ts';
import { isRecords } from '../api/shapes.ts';

export interface FoundOption {
  id: string;
  name: string;
  photo: unknown;
  /** What tells two of the same name apart. */
  hint: string;
}

const typingPause = 200;

/** Where a record of this kind may be found from here: the same person's records, else the same house's. */
function placeOf(entity: Entity, { home, resident }: FieldScope): [string, string][] {
  if (entity.belongsTo === 'resident' && resident) return [['resident', resident]];
  const isInHouses = entity.belongsTo !== 'provider' && entity.belongsTo !== 'itself';
  return isInHouses && home ? [['home', home]] : [];
}

/** What a picker looks for: the kind of record, and the question that narrows it. */
export type Sought = Pick<FieldOf<'ref'>, 'to' | 'asks' | 'byAnother'>;

function searchPath({ to, asks = {} }: Sought, typed: string, scope: FieldScope): string {
  const entity = entityNamed(to);
  const asked = new URLSearchParams([...placeOf(entity, scope), ...Object.entries(asks), ['limit', '20']]);
  if (typed && entity.search.length > 0) asked.set('search', typed);
  return `${pathOf(entity)}?${asked}`;
}

const hintOf = (record: StoredRecord) =>
  typeof record['room'] === 'string' && record['room'] ? `Room ${record['room']}` : '';

/** A room stands beside the name anyway; colleagues of one name are called so that they are told apart. */
function foundFrom(entity: Entity, records: readonly StoredRecord[], zone: string): FoundOption[] {
  const colleagues = hasPersonName(entity) ? withJobs(entity, records).map((one) => ({ ...one, room: null })) : [];
  return records.map((record, place) => ({
    id: record.id,
    name: (colleagues[place] && nameInList(colleagues[place], colleagues)) || titleOf(entity, record, zone),
    photo: hasPersonName(entity) ? record['photo'] : null,
    hint: hintOf(record),
  }));
}

interface RecordSearch {
  found: FoundOption[];
  state: LiveAnswer<unknown>['state'];
}

/**
 * Searches the records of an entity as one types, from the moment the list is open. What was found for other words is not
 * shown meanwhile: it would change under the finger that presses it.
 */
export function useRecordSearch(sought: Sought, typed: string, scope: FieldScope, isOpen: boolean): RecordSearch {
  const { zone } = useHouseClock();
  const entity = entityNamed(sought.to);
  const path = isOpen ? searchPath(sought, typed.trim(), scope) : null;
  const { body, state } = useLiveAnswer(path, { is: isRecords, of: [], debounceMs: typingPause });
  return { found: body ? foundFrom(entity, body, zone) : [], state };
}
