import { monthWords } from '#domain/kit/time/day-words.ts';
import { closingComplaint, nextToClose, type MonthSheet } from '#domain/money/views/month-sheet.ts';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { useRights } from '../../kit/access/rights.ts';
import { create } from '../../kit/api/api.ts';
import { objectWith } from '../../kit/api/shapes.ts';
import { notDone } from '../../kit/api/failure-words.ts';
import { momentInWords, useHouseClock } from '../../kit/house/house-clock.ts';
import { showToast } from '../../kit/state/toasts.ts';
import { InlineError } from '../../kit/ui/messages/inline-error.tsx';

import kit from '../../kit/styles/kit.module.css';

export const isSheet = objectWith<MonthSheet>('month', 'lines', 'closed_at');

interface ClosingProps {
  home: string;
  month: string;
  sheet: MonthSheet;
  onClosed(sheet: MonthSheet): void;
}

/** Who closed the month and when, or the button that does, or why it cannot be yet. */
export function Closing({ home, month, sheet, onClosed }: ClosingProps) {
  const rights = useRights();
  const { today, zone } = useHouseClock();
  const [said, setSaid] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const complaint = closingComplaint(sheet, today());
  const next = nextToClose(sheet);
  async function close() {
    setIsBusy(true);
    const answer = await create(`/api/home/${home}/close-month/`, { month }, { is: isSheet });
    setIsBusy(false);
    if (!answer.ok) return setSaid([...Object.values(answer.fields).flat(), notDone(answer)].join(' '));
    showToast(`${monthWords(month)} is closed`, 'good');
    onClosed(answer.body);
  }
  if (sheet.closed_at)
    return (
      <p>
        Closed by {sheet.closed_by}, {momentInWords(sheet.closed_at, zone)}. A later entry stands in the open month.
      </p>
    );
  return (
    <div className={kit['column']}>
      {complaint && (
        <p className={kit['note']}>
          {complaint}{' '}
          {next !== null && next < month && (
            <Link className={kit['link']} to={`/payment?close=${next}`}>
              Open {monthWords(next)}
            </Link>
          )}
        </p>
      )}
      <InlineError>{said}</InlineError>
      {!complaint && rights.has('reconcile_cash') && (
        <div className={kit['buttons']}>
          <Button loading={isBusy} onClick={() => void close()}>
            Close {monthWords(month)}
          </Button>
        </div>
      )}
    </div>
  );
}
