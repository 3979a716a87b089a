import { accountKinds } from '#domain/money/account-kinds.ts';
import { closingComplaint, type MonthSheet, type SheetLine } from '#domain/money/views/month-sheet.ts';
import { sumOf } from '#domain/money/balance.ts';
import { Button, Select } from '@mantine/core';
import { useState } from 'react';
import { useRights } from '../../kit/access/rights.ts';
import { create } from '../../kit/api/api.ts';
import { notDone } from '../../kit/api/failure-words.ts';
import { objectWith } from '../../kit/api/shapes.ts';
import { useLiveAnswer } from '../../kit/data/use-live-answer.ts';
import { momentInWords, useHouseClock } from '../../kit/house/house-clock.ts';
import { Page, PageTools } from '../../kit/page/page.tsx';
import { PrintButton } from '../../kit/page/print-button.tsx';
import { ErrorState, Loading, NoRight } from '../../kit/page/states.tsx';
import { usePageParams } from '../../kit/page/use-page-params.ts';
import type { Home } from '../../kit/state/chosen-home.ts';
import { say } from '../../kit/state/toasts.ts';
import { InlineError } from '../../kit/ui/inline-error.tsx';
import { monthsBack, monthWords, pounds } from '../money-words.ts';
import kit from '../../kit/styles/kit.module.css';
import css from '../money.module.css';

const isSheet = objectWith<MonthSheet>('month', 'lines', 'closed_at');
const monthsShown = 24;

/** The sheet on which a month is reconciled, and the button that closes it for good. */
export function MonthPage({ home }: { home: Home }) {
  const [params, ask] = usePageParams();
  const { today } = useHouseClock();
  const months = monthsBack(today(), monthsShown);
  const month = params.get('close') || months[1] || '';
  const found = useLiveAnswer(`/api/home/${home.id}/month/?month=${month}`, {
    is: isSheet,
    of: ['transaction', 'payment', 'petty_cash', 'payments_handover'],
    home: home.id,
  });
  const { body, state, status, reload } = found;
  return (
    <Page title="Month" back={{ to: '/payment', label: 'Money' }} actions={<PrintButton>Print the sheet</PrintButton>}>
      <PageTools>
        <Select
          aria-label="Month"
          data={months.map((value) => ({ value, label: monthWords(value) }))}
          allowDeselect={false}
          value={month}
          onChange={(value) => ask('close', value)}
        />
      </PageTools>
      {state === 'loading' && <Loading rows={6} label="Loading the month" />}
      {state === 'failed' && status === 403 && <NoRight title="You do not have the right to see this sheet" />}
      {state === 'failed' && status !== 403 && (
        <ErrorState title="The month could not be loaded" onRetry={reload}>
          Check the network, then try again.
        </ErrorState>
      )}
      {body && (
        <>
          <h2 className={kit['heading']}>{monthWords(month)}</h2>
          <SheetTable lines={body.lines} />
          {body.unsigned > 0 && (
            <p className={kit['note']}>
              Not signed yet: {body.unsigned}. What is posted later stands in the month in which it is posted.
            </p>
          )}
          <Closing home={home.id} month={month} sheet={body} onClosed={(sheet) => found.take(sheet)} />
        </>
      )}
    </Page>
  );
}

const kindWords: Readonly<Record<string, string>> = accountKinds;

function SheetTable({ lines }: { lines: readonly SheetLine[] }) {
  const total = (name: 'opening' | 'came_in' | 'went_out' | 'closing') => pounds(sumOf(lines.map((one) => one[name])));
  return (
    <table className={css['book']}>
      <thead>
        <tr>
          <th scope="col">Account</th>
          {['At the start', 'In', 'Out', 'At the end'].map((words) => (
            <th key={words} scope="col" className={css['sum']}>
              {words}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map((one) => (
          <tr key={`${one.account_kind} ${one.resident}`}>
            <th scope="row">{[one.name, kindWords[one.account_kind]].filter(Boolean).join(', ')}</th>
            <td className={css['sum']} data-label="At the start">
              {pounds(one.opening)}
            </td>
            <td className={css['sum']} data-label="In">
              {pounds(one.came_in)}
            </td>
            <td className={css['sum']} data-label="Out">
              {pounds(one.went_out)}
            </td>
            <td className={css['sum']} data-label="At the end">
              {pounds(one.closing)}
            </td>
          </tr>
        ))}
        <tr>
          <th scope="row">
            <strong>Together</strong>
          </th>
          <td className={css['sum']} data-label="At the start">
            {total('opening')}
          </td>
          <td className={css['sum']} data-label="In">
            {total('came_in')}
          </td>
          <td className={css['sum']} data-label="Out">
            {total('went_out')}
          </td>
          <td className={css['sum']} data-label="At the end">
            <strong>{total('closing')}</strong>
          </td>
        </tr>
      </tbody>
    </table>
  );
}

interface ClosingProps {
  home: string;
  month: string;
  sheet: MonthSheet;
  onClosed(sheet: MonthSheet): void;
}

function Closing({ home, month, sheet, onClosed }: ClosingProps) {
  const rights = useRights();
  const { today, zone } = useHouseClock();
  const [said, setSaid] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const complaint = closingComplaint(sheet, today());
  async function close() {
    setIsBusy(true);
    const answer = await create<MonthSheet>(`/api/home/${home}/close-month/`, { month });
    setIsBusy(false);
    if (!answer.ok) return setSaid([...Object.values(answer.fields).flat(), notDone(answer)].join(' '));
    say(`${monthWords(month)} is closed`, 'good');
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
      {complaint && <p className={kit['note']}>{complaint}</p>}
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
