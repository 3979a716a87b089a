import type { plan } from '#domain/plans/plan/plan.ts';
import { momentInWords, useHouseClock } from '../../kit/house/house-clock.ts';
import { namesIn } from '../../kit/names/record-names.ts';
import type { Stored } from '../../kit/state/stored-record.ts';
import record from '../../kit/styles/record.module.css';

/** The draft is its author's again, with the words of whoever sent it back. */
export function SentBackNote({ record: draft }: { record: Stored<typeof plan> }) {
  const { zone } = useHouseClock();
  if (draft.sent_back_reason === null || draft.sent_back_reason === undefined) return null;
  const by = draft.sent_back_by && namesIn(draft).get(draft.sent_back_by);
  return (
    <div className={record['back']} role="note">
      <strong>
        Sent back{by && ` by ${by}`}
        {draft.sent_back_at && `, ${momentInWords(draft.sent_back_at, zone)}`}
      </strong>
      <span>{draft.sent_back_reason}</span>
    </div>
  );
}
