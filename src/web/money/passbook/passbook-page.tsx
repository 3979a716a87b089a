import { monthWords } from '#domain/kit/time/day-words.ts';
import { passbookMadeOf, type Passbook } from '#domain/money/views/passbook.ts';
import { resident as residentEntity } from '#domain/residents/person/resident.ts';
import { payment } from '#domain/money/payment.ts';
import { transaction } from '#domain/money/transaction.ts';
import { personName } from '#domain/kit/people/person-name.ts';
import { may } from '#domain/kit/vocabulary/permissions.ts';
import { Button, Checkbox } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Link } from 'react-router';
import { mayAdd } from '../../kit/access/record-rights.ts';
import { useRights } from '../../kit/access/rights.ts';
import { objectWith } from '../../kit/api/shapes.ts';
import { useLiveAnswer } from '../../kit/data/use-live-answer.ts';
import { useRecord } from '../../kit/data/use-record.ts';
import { useHouseClock } from '../../kit/house/house-clock.ts';
import { Page, PageTools } from '../../kit/page/page.tsx';
import { PrintButton } from '../../kit/page/print/print-button.tsx';
import { SpareWords } from '../../kit/page/spare-words.tsx';
import { ErrorState, Loading, NoRight } from '../../kit/page/states.tsx';
import { usePageParams } from '../../kit/page/use-page-params.ts';
import { StaleNote } from '../../kit/ui/messages/stale-note.tsx';
import { ResidentBanner } from '../../records/resident/resident-banner.tsx';
import { monthsBack } from '../money-words.ts';
import { EasyStatement } from './easy-statement.tsx';
import kit from '../../kit/styles/kit.module.css';
import { PassbookLines } from './passbook-lines.tsx';
import { Authority, Stands } from './passbook-head.tsx';
import { Select } from '../../kit/ui/select.tsx';

type BookOwner = { readonly resident: string } | { readonly home: string };

const isPassbook = objectWith<Passbook>('lines', 'more', 'balance', 'authority');
const monthsShown = 24;
const accounts = [
  { value: 'resident_cash', label: 'Cash tin' },
  { value: 'resident_savings', label: 'Savings held' },
];

/** What is asked for stands in the address, so that a statement can be sent on and printed again. */
function pathTo(owner: BookOwner, params: URLSearchParams, seesSavings: boolean): string {
  const query = new URLSearchParams();
  const month = params.get('month');
  if (month) {
    query.set('month', month);
    query.set('whole', '1');
  }
  for (const name of ['account', 'lacking', 'before']) {
    const value = params.get(name);
    if (value && (name !== 'account' || seesSavings)) query.set(name, value);
  }
  const path = 'resident' in owner ? `/api/resident/${owner.resident}/passbook/` : `/api/home/${owner.home}/passbook/`;
  return query.size > 0 ? `${path}?${query}` : path;
}

/** One account as a passbook: a month as a statement, in plain words for whoever reads those better, or all of it page by page. */
export function PassbookPage({ owner }: { owner: BookOwner }) {
  const [params, ask] = usePageParams();
  const rights = useRights();
  const { today } = useHouseClock();
  const who = 'resident' in owner ? owner.resident : null;
  const { record: person } = useRecord(residentEntity, who);
  const seesSavings = may(rights, 'view', transaction.name);
  const path = pathTo(owner, params, seesSavings);
  const found = useLiveAnswer(path, {
    is: isPassbook,
    of: passbookMadeOf,
    ...(who ? { resident: who } : {}),
  });
  const { body, state, status, reload } = found;
  const month = params.get('month');
  const isEasy = params.has('easy');
  const months = monthsBack(today(), monthsShown).map((value) => ({ value, label: monthWords(value) }));
  return (
    <Page
      title={who ? (month ? 'Statement' : 'Passbook') : 'Petty cash book'}
      back={{ to: '/payment', label: 'Money' }}
      actions={
        <>
          <PrintButton>{month ? 'Print the statement' : 'Print'}</PrintButton>
          {who && mayAdd(payment, rights) && (
            <Button
              component={Link}
              to={`/payment/add-payment?resident=${who}`}
              leftSection={<IconPlus size={20} stroke={1.75} aria-hidden />}
            >
              Add
              <SpareWords>payment</SpareWords>
            </Button>
          )}
        </>
      }
    >
      {/* A statement is given to the resident and to whoever decides for them: it carries nothing but money. */}
      {person && (
        <div className={month ? 'no-print' : undefined}>
          <ResidentBanner person={person} of={payment} />
        </div>
      )}
      <PageTools>
        {who && seesSavings && (
          <Select
            aria-label="Account"
            w={150}
            data={accounts}
            allowDeselect={false}
            value={params.get('account') ?? 'resident_cash'}
            onChange={(value) => ask('account', value === 'resident_cash' ? null : value)}
          />
        )}
        <Select
          aria-label="Month"
          w={204}
          placeholder="Every month"
          data={months}
          clearable
          value={month}
          onChange={(value) => ask('month', value)}
        />
        <Checkbox
          label="Receipt missing"
          checked={params.has('lacking')}
          onChange={(event) => ask('lacking', event.currentTarget.checked ? '1' : null)}
        />
        {who && month && (
          <Checkbox
            label="Easy read"
            checked={isEasy}
            onChange={(event) => ask('easy', event.currentTarget.checked ? '1' : null)}
          />
        )}
      </PageTools>
      <StaleNote {...found} />
      {state === 'loading' && <Loading rows={8} label="Loading the passbook" />}
      {state === 'failed' && status === 403 && <NoRight title="You do not have the right to see this account" />}
      {state === 'failed' && status !== 403 && (
        <ErrorState title="The passbook could not be loaded" onRetry={reload}>
          Check the network, then try again.
        </ErrorState>
      )}
      {body && isEasy && month ? (
        <EasyStatement book={body} month={month} name={person ? personName(person) : ''} />
      ) : (
        body && (
          <>
            {month && (
              <h2 className={kit['heading']}>
                {[person && personName(person), monthWords(month)].filter(Boolean).join(', ')}
              </h2>
            )}
            {who && <Authority book={body} />}
            <Stands book={body} month={month} />
            <PassbookLines book={body} />
            <Turning book={body} before={params.get('before')} onTurn={(value) => ask('before', value)} />
          </>
        )
      )}
    </Page>
  );
}

interface TurningProps {
  book: Passbook;
  before: string | null;
  onTurn(before: string | null): void;
}

function Turning({ book: { lines, more }, before, onTurn }: TurningProps) {
  const last = lines.at(-1);
  return (
    <div data-furniture>
      {before && (
        <Button variant="default" onClick={() => onTurn(null)}>
          Back to the newest
        </Button>
      )}
      {more && last && (
        <Button variant="default" onClick={() => onTurn(String(last.number))}>
          Earlier lines
        </Button>
      )}
    </div>
  );
}
