import { midSentence } from '#domain/kit/words/mid-sentence.ts';
import type { RecordValues } from '#domain/kit/vocabulary/record-values.ts';
import type { Entity, EnteredValues } from '#domain/kit/vocabulary/entity.ts';
import type { Moment } from '#domain/kit/time/time.ts';
import type { ResidentSummary } from '#domain/residents/views/resident-summary.ts';
import type { FC } from 'react';
import type { HouseClock } from '../../kit/house/house-clock.ts';
import type { StoredRecord } from '../../kit/state/stored-record.ts';
import type { EntityFormState } from '../../kit/form/use-entity-form.ts';

/** Whom a pad is about and what is known of them; null where it could not be loaded. */
export interface PadContext {
  person: StoredRecord;
  facts: ResidentSummary | null;
  clock: HouseClock;
}

export interface PadProps<E extends Entity = Entity> {
  form: EntityFormState<E>;
  context: PadContext;
  /** What the ids of the inputs begin with. */
  prefix: string;
  /** Only what a quick entry asks; the rest follows on request. */
  isShort: boolean;
}

/** One kind of record and the pad made for it. */
export interface EntryKind<E extends Entity = Entity> {
  entity: E;
  Pad: FC<PadProps<E>>;
  /** What a new entry begins with, from the person's profile and the clock; never from an earlier entry. */
  begin(context: PadContext): RecordValues;
  /** What follows from the time it happened. */
  atTime?(moment: Moment, zone: string): RecordValues;
  savedWords(values: EnteredValues<E>): SavedWords;
  /** The pad says itself, and more fully, what was last written. */
  showsLast?: true;
  /** The pad asks its own times; when it is written down is nobody's question. */
  isTimeless?: true;
}

/** An entry in a few words: on the button that saves it, and in the message that it is saved, which never says too much. */
export interface SavedWords {
  save: string;
  toast: string;
}

export const numberOf = (value: unknown): number | null => {
  const given = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof given === 'number' && Number.isFinite(given) ? given : null;
};

export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The label of a choice, small, for the middle of a sentence. */
export function choiceWord(entity: Entity, name: string, value: unknown): string {
  const field = entity.fields[name];
  return field?.kind === 'choice' || field?.kind === 'choices' ? midSentence(field.options[textOf(value)] ?? '') : '';
}
