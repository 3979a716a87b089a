import { isMonth, monthMadeOf } from '#domain/money/views/month-sheet.ts';
import { monthWords } from '#domain/kit/time/day-words.ts';
import { useLiveAnswer } from '../../kit/data/use-live-answer.ts';
import { useHouseClock } from '../../kit/house/house-clock.ts';
import { Page, PageTools } from '../../kit/page/page.tsx';
import { PrintButton } from '../../kit/page/print/print-button.tsx';
import { ErrorState, Loading, NoRight } from '../../kit/page/states.tsx';
import { usePageParams } from '../../kit/page/use-page-params.ts';
import type { ListedHome } from '../../kit/state/chosen-home.ts';
import { monthsBack, monthsSince } from '../money-words.ts';
import { Closing, isSheet } from './closing.tsx';
import { ProofNote } from './proof-note.tsx';
import { SheetTable } from './sheet-table.tsx';
import { Select } from '../../kit/ui/select.tsx';
import { StaleNote } from '../../kit/ui/messages/stale-note.tsx';
import kit from '../../kit/styles/kit.module.css';

const monthsShown = 24;

/** The sheet on which a month is reconciled, and the button that closes it for good. */
export function MoneyMonthPage({ home }: { home: ListedHome }) {
  const [params, ask] = usePageParams();
  const { today } = useHouseClock();
  const asked = params.get('close') ?? '';
  // An alert asks for no month of its own: the one to close is the last.
  const month = isMonth(asked) ? asked : (monthsBack(today(), 2)[1] ?? '');
  const found = useLiveAnswer(`/api/home/${home.id}/month/?month=${month}`, {
    is: isSheet,
    of: monthMadeOf,
    home: home.id,
    saidFor: 403,
  });
  const { body, state, status, reload } = found;
  // Every month that can still be closed can be chosen.
  const months = monthsBack(today(), Math.max(monthsShown, monthsSince(body?.first ?? null, today())));
  return (
    <Page
      title="Month"
      back={{ to: '/payment', label: 'Money' }}
      actions={state !== 'failed' && <PrintButton>Print the sheet</PrintButton>}
    >
      <PageTools>
        <Select
          aria-label="Month"
          data={months.map((value) => ({ value, label: monthWords(value) }))}
          allowDeselect={false}
          value={month}
          onChange={(value) => ask('close', value)}
        />
      </PageTools>
      <StaleNote {...found} />
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
          <ProofNote home={home.id} proof={body.proof} onProved={(proof) => found.take({ ...body, proof })} />
          <Closing home={home.id} month={month} sheet={body} onClosed={(sheet) => found.take(sheet)} />
        </>
      )}
    </Page>
  );
}
