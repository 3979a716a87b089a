import type { Draft, DraftKey } from '../kit/saving/drafts.ts';
import { isRecordValues } from '#domain/kit/vocabulary/record-values.ts';

/** What is being drawn of a resident is one draft, whichever page it was begun on. */
export const chartDraft = (resident: string): DraftKey => ({ form: 'body_map_chart', resident });

/** Whether it was drawn for this report. */
export function isDrawnFor({ values: { shared, marks } }: Draft, report: string): boolean {
  return isRecordValues(shared) && shared['incident'] === report && Array.isArray(marks) && marks.length > 0;
}
