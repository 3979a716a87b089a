import type { Entity } from '#domain/kit/vocabulary/entity.ts';
import { createContext, type ComponentType } from 'react';
import type { StoredRecord } from '../../kit/state/stored-record.ts';

export interface RecordPartProps {
  of: Entity;
  record: StoredRecord;
  onChanged(record: StoredRecord): void;
}

/**
 * Where on a record's page an area may add something: among the buttons that lead the record on, beside its history, or
 * after all that it says.
 */
export type RecordSlotPlace = 'nextStep' | 'trail' | 'afterRecord';

export interface RecordSlotProps extends RecordPartProps {
  at: RecordSlotPlace;
}

/** Draws what areas add at a place; nothing for most kinds of record. */
export const RecordSlotContext = createContext<ComponentType<RecordSlotProps> | null>(null);
