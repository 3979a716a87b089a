import { longText, must, type Fields } from '../kit/vocabulary/fields.ts';
import { reasonChoice } from './access-log.ts';

/** How long confidential content stays open once somebody has said why. */
export const openMinutes = 15;
const shortestReason = 10;

/** What is asked of whoever opens it. */
export const openingFields = {
  reason_code: must(reasonChoice()),
  reason_text: must(
    longText('In words', { max: 500, help: `At least ${shortestReason} characters. It is kept for good.` }),
  ),
} as const satisfies Fields;

/** What an opening gives. */
export interface OpenedContent {
  readonly content: string;
  readonly opened_at: string;
  /** From then on it is closed again. */
  readonly until: string;
}

/** Begun minutes; whoever closes a page later than it ended by itself had it open no longer than that. */
export const minutesOpen = (opened_at: string, now: string): number =>
  Math.min(openMinutes, Math.max(1, Math.ceil((Date.parse(now) - Date.parse(opened_at)) / 60_000)));

export const reasonComplaint = (reason: string): string | null =>
  reason.trim().length < shortestReason ? `In words needs at least ${shortestReason} characters.` : null;
