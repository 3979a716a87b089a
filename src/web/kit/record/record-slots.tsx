import type { Entity } from '#domain/kit/vocabulary/entity.ts';
import { createContext, createElement, use, type ComponentType } from 'react';
import { LazyPart } from '../page/opening/lazy-page.tsx';
import type { StoredRecord } from '../state/stored-record.ts';
import { InlineError } from '../ui/messages/inline-error.tsx';

export interface RecordPartProps {
  of: Entity;
  record: StoredRecord;
  onChanged(record: StoredRecord): void;
}

/** Where on a record's page an area may add something: beside what one does with it, under it, or at its foot. */
export type Slot = 'step' | 'below' | 'foot';

/** What areas add to the page of a record besides what its declaration gives. Null: nothing for this kind. */
export type RecordSlots = Readonly<Record<Slot, (entity: Entity) => ComponentType<RecordPartProps> | null>>;

const SlotsContext = createContext<RecordSlots | null>(null);

export const RecordSlotsProvider = SlotsContext.Provider;

export function RecordSlot({ at, ...props }: RecordPartProps & { at: Slot }) {
  const part = use(SlotsContext)?.[at](props.of);
  return part ? (
    <LazyPart failed={<InlineError>A part of this page could not be loaded. Reload the page.</InlineError>}>
      {createElement(part, props)}
    </LazyPart>
  ) : null;
}
