import type { Entity } from '#domain/kit/vocabulary/entity.ts';
import { useHouseClock } from '../../kit/house/house-clock.ts';
import { titleOf } from '../../kit/names/record-names.ts';
import { useSelected } from '../../kit/state/store.ts';

/** What a record that is being read is called; until it has come, what kind of record it is. */
export function useRecordTitle(entity: Entity, id: string | null): string {
  const { zone } = useHouseClock();
  const selected = useSelected(entity);
  return selected && selected.id === id ? titleOf(entity, selected, zone) : entity.labels.one;
}
