import { countedTotal, denominations, type Counted, type Denomination } from '#domain/money/cash-count.ts';
import type { HouseMoney } from '#domain/money/views/house-money.ts';
import { sumOf } from '#domain/money/balance.ts';
import { keysOf } from '#domain/kit/vocabulary/record-values.ts';
import { Button, Select } from '@mantine/core';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { v7 } from 'uuid';
import { create } from '../../kit/api/api.ts';
import { notSaved } from '../../kit/api/failure-words.ts';
import { objectWith } from '../../kit/api/shapes.ts';
import { useLiveAnswer } from '../../kit/data/use-live-answer.ts';
import { useWhere } from '../../kit/house/where.tsx';
import { Page } from '../../kit/page/page.tsx';
import { ErrorState, Loading } from '../../kit/page/states.tsx';
import type { Home } from '../../kit/state/chosen-home.ts';
import { useAuth } from '../../kit/state/store.ts';
import type { StoredRecord } from '../../kit/state/stored-record.ts';
import { InlineError } from '../../kit/ui/inline-error.tsx';
import { pounds } from '../../kit/names/pounds.ts';
import { useColleagues } from './use-colleagues.ts';
import { TinCount } from './tin-count.tsx';
import kit from '../../kit/styles/kit.module.css';
import css from './count.module.css';

const isHouseMoney = objectWith<HouseMoney>('tins', 'petty');

interface CountedAccount {
  readonly key: string;
  readonly name: string;
  readonly account_kind: 'resident_cash' | 'petty_cash';
  readonly resident: string | null;
}

/** The tins that are ever opened; what each should hold is not told before it is counted. */
const accountsOf = ({ tins, petty }: HouseMoney): readonly CountedAccount[] => [
  ...(petty ? [{ key: 'petty', name: 'Petty cash', account_kind: 'petty_cash' as const, resident: null }] : []),
  ...tins
    .filter(({ last_at }) => last_at !== null)
    .map(({ resident, name }) => ({ key: resident, name, account_kind: 'resident_cash' as const, resident })),
];

/** Cash counted by notes and coins, blind: the ledger's figure comes after the count is written down. */
export function CountPage({ home }: { home: Home }) {
  const found = useLiveAnswer(`/api/home/${home.id}/money/`, { is: isHouseMoney, of: [] });
  return (
    <Page title="Count the cash" back={{ to: '/payment', label: 'Money' }} narrow>
      {found.state === 'loading' && <Loading rows={6} label="Loading the tins" />}
      {found.state === 'failed' && (
        <ErrorState title="The tins could not be loaded" onRetry={found.reload}>
          Check the network, then try again.
        </ErrorState>
      )}
      {found.body && <Sheet home={home.id} accounts={accountsOf(found.body)} />}
    </Page>
  );
}

const rowOf = (counted: Counted) =>
  Object.fromEntries(keysOf(denominations).map((piece) => [piece, counted[piece] ?? null]));

function Sheet({ home, accounts }: { home: string; accounts: readonly CountedAccount[] }) {
  const { user } = useAuth();
  const where = useWhere();
  const navigate = useNavigate();
  const colleagues = useColleagues(home);
  const [id] = useState(() => v7());
  const [sums, setSums] = useState<ReadonlyMap<string, Counted>>(new Map());
  const [taker, setTaker] = useState<string | null>(null);
  const [said, setSaid] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const done = accounts.filter(({ key }) => sums.has(key));
  const put = (key: string, piece: Denomination, count: number | null) =>
    setSums((now) =>
      new Map(now).set(key, { ...now.get(key), ...(count === null ? { [piece]: 0 } : { [piece]: count }) }),
    );
  const empty = (key: string) => setSums((now) => new Map(now).set(key, {}));

  async function save() {
    if (done.length === 0) return setSaid('Count at least one tin. One that holds nothing is marked as empty.');
    if (!taker) return setSaid('Choose who receives the cash and counts with you.');
    setIsBusy(true);
    const answer = await create<StoredRecord>('/api/payments-handover/', {
      id,
      home,
      handed_over_by: user?.id,
      received_by: taker,
      lines: done.map(({ key, account_kind, resident }) => ({
        account_kind,
        resident,
        counted: countedTotal(sums.get(key) ?? {}),
        denominations: rowOf(sums.get(key) ?? {}),
      })),
    });
    setIsBusy(false);
    if (answer.ok) return navigate(where.record('payments_handover', answer.body.id, null) ?? '/payment');
    setSaid([...Object.values(answer.fields).flat(), notSaved(answer)].join(' '));
  }

  const total = sumOf(done.map(({ key }) => countedTotal(sums.get(key) ?? {})));
  return (
    <div className={css['sheet']}>
      <p className={kit['quiet']}>
        Two people count together. What the ledger expects is shown once the count is written down.
      </p>
      {accounts.map(({ key, name }) => (
        <TinCount
          key={key}
          name={name}
          counted={sums.get(key) ?? null}
          onCount={(piece, count) => put(key, piece, count)}
          onEmpty={() => empty(key)}
        />
      ))}
      <Select
        label="Who receives the cash"
        data={colleagues.filter(({ value }) => value !== user?.id)}
        searchable
        value={taker}
        onChange={setTaker}
      />
      <p>
        <strong>
          {done.length} of {accounts.length} counted, {pounds(total)} in all.
        </strong>{' '}
        {done.length < accounts.length && 'A tin that is left out stays uncounted.'}
      </p>
      <InlineError>{said}</InlineError>
      <div className={kit['buttons']}>
        <Button loading={isBusy} onClick={() => void save()}>
          Write down the count
        </Button>
      </div>
    </div>
  );
}
