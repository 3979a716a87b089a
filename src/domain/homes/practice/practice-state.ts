import type { Moment } from '../../kit/time/time.ts';

/** Whether there is a house for practising, and how far one is that is being made. */
export interface PracticeState {
  readonly home: { readonly id: string; readonly name: string; readonly made_at: Moment } | null;
  readonly making: { readonly done: number; readonly total: number } | null;
}
