import { poundWords } from '../kit/words/pound-words.ts';
import type { Circumstances } from '../kit/vocabulary/entity.ts';
import { isAhead } from '../kit/time/ahead.ts';
import { compareMoments, localDay, momentAt } from '../kit/time/time.ts';
import { warningsOf } from '../kit/vocabulary/warnings.ts';
import { spentPettyCash } from './direction.ts';

interface Entry {
  readonly entry_type: string;
  readonly amount: number;
  readonly occurred_at: string;
  readonly receipt: string | null;
  readonly no_receipt_reason: string | null;
  readonly requested_by: string;
  readonly authorised_by: string | null;
  readonly advance_due_back: string | null;
  readonly status: string | null;
}

const lastTrip = '22:00';

/** Money taken along comes back the same evening. */
export function advanceDueBack(entry: Entry, { zone }: Circumstances): { readonly advance_due_back?: string } {
  if (entry.entry_type !== 'advance_out' || entry.advance_due_back !== null) return {};
  const evening = momentAt(localDay(entry.occurred_at, zone), lastTrip, zone);
  return { advance_due_back: compareMoments(evening, entry.occurred_at) > 0 ? evening : entry.occurred_at };
}

export function pettyCashComplaints(entry: Entry, { now }: Circumstances) {
  const isDueBefore = entry.advance_due_back !== null && compareMoments(entry.advance_due_back, entry.occurred_at) < 0;
  return {
    ...(spentPettyCash.includes(entry.entry_type) && entry.receipt === null && entry.no_receipt_reason === null
      ? { no_receipt_reason: 'Add the receipt, or say why there is none.' }
      : {}),
    ...(isAhead(entry.occurred_at, now) ? { occurred_at: 'When it happened cannot be in the future.' } : {}),
    ...(isDueBefore ? { advance_due_back: 'The advance cannot be due back before it is taken out.' } : {}),
    ...(entry.authorised_by !== null && entry.authorised_by === entry.requested_by
      ? { authorised_by: 'Nobody authorises what they asked for themselves.' }
      : {}),
  };
}

export function pettyCashWarnings(entry: Entry, { settings }: Circumstances) {
  const limit = settings.voucher_limit;
  const isOver = entry.status === 'draft' && entry.entry_type === 'voucher' && entry.amount > limit;
  return warningsOf(
    isOver ? { amount: ['over_voucher_limit', `A voucher is usually not over ${poundWords(limit)}.`] } : {},
  );
}
