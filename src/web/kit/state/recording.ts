import type { RecordValues } from '#domain/kit/vocabulary/record-values.ts';
import { useEffect } from 'react';
import { observable } from './observable.ts';

/** What somebody wants to write down, as far as it is known when they ask. */
export interface RecordRequest {
  /** Whose record it is; without it the sheet asks first. */
  readonly resident?: string;
  /** The kind of record to begin with. */
  readonly kind?: string;
  /** The quick answer to begin with, by its label. */
  readonly chip?: string;
  /** What was written about the wrong person, to be entered for the right one, who is asked for first. */
  readonly copy?: RecordValues;
}

/** Recording opens on top of any page, so what is open is stored here and not in the address of the page. */
export type Recording =
  | ({ readonly way: 'sheet' } & RecordRequest)
  | { readonly way: 'round'; readonly kind: string }
  | { readonly way: 'line' };

/** The keys that open recording from any page, as `aria-keyshortcuts` spells them. No single letters: those are for typing. */
export const recordKeys = 'Alt+R';
export const lineKeys = 'Control+/';

export const recording = observable<Recording | null>(null);

/** What was typed for the sheet while its code was still being loaded. */
export const typedAhead = observable('');

/** Whose page is open: what is recorded from there is about them, unless somebody else is named. */
const pageOf = observable<string | null>(null);

export function useRecordedAbout(resident: string | null): void {
  useEffect(() => {
    pageOf.set(resident);
    return () => pageOf.set(null);
  }, [resident]);
}

export function openRecord(request: RecordRequest = {}): void {
  const about = pageOf.get();
  recording.set({ way: 'sheet', ...(about && !request.copy ? { resident: about } : {}), ...request });
}
export const openRound = (kind: string): void => recording.set({ way: 'round', kind });
export const openLine = (): void => recording.set({ way: 'line' });
export function closeRecording(): void {
  recording.set(null);
  typedAhead.set('');
}
