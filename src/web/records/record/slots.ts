import type { Entity } from '#domain/kit/vocabulary/entity.ts';
import { createContext, type ComponentType } from 'react';
import type { StoredRecord } from '../../kit/state/stored-record.ts';

export interface RecordPartProps {
  of: Entity;
  record: StoredRecord;
  onChanged(record: StoredRecord): void;
}

/** Where on a record's page an area may add something: beside what one does with it, under it, or at its foot. */
export type Slot = 'step' | 'below' | 'foot';

export interface SlotProps extends RecordPartProps {
  at: Slot;
}

/** Draws what areas add at a place; nothing for most kinds of record. */
export const SlotsContext = createContext<ComponentType<SlotProps> | null>(null);
