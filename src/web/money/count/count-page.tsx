import { countedTotal } from '#domain/money/cash-count.ts';
import { houseMoneyMadeOf, type HouseMoney } from '#domain/money/views/house-money.ts';
import type { Signature } from '#domain/staff/person/signatures.ts';
import { staff } from '#domain/staff/person/staff.ts';
import { sumOf } from '#domain/money/balance.ts';
import { Button } from '@mantine/core';
import { useMemo } from 'react';
import { objectWith } from '../../kit/api/shapes.ts';
import { useLiveAnswer } from '../../kit/data/use-live-answer.ts';
import { useRecords } from '../../kit/data/use-records.ts';
import { personOptions, withJobs } from '../../kit/person/person-options.ts';
import { poundWords } from '#domain/kit/words/pound-words.ts';
import { Page } from '../../kit/page/page.tsx';
import { ErrorState, Loading } from '../../kit/page/states.tsx';
import { DraftBanner } from '../../kit/saving/draft-banner.tsx';
import { LeaveGuard } from '../../kit/saving/leave-guard.tsx';
import type { ListedHome } from '../../kit/state/chosen-home.ts';
import { useAuth } from '../../kit/state/store.ts';
import { InlineError } from '../../kit/ui/messages/inline-error.tsx';
import { TinCount } from './tin-count.tsx';
import { useCounting, type CountedAccount } from './use-counting.ts';
import { Select } from '../../kit/ui/select.tsx';
import { StaleNote } from '../../kit/ui/messages/stale-note.tsx';
import kit from '../../kit/styles/kit.module.css';
import css from './count.module.css';

const isHouseMoney = objectWith<HouseMoney>('tins', 'petty');

/** The tins that are ever opened; what each should hold is not told before it is counted. */
const accountsOf = ({ tins, petty }: HouseMoney): readonly CountedAccount[] => [
  ...(petty ? [{ key: 'petty', name: 'Petty cash', account_kind: 'petty_cash' as const, resident: null }] : []),
  ...tins
    .filter(({ last_at }) => last_at !== null)
    .map(({ resident, name }) => ({ key: resident, name, account_kind: 'resident_cash' as const, resident })),
];

/** Cash counted by notes and coins, blind: the ledger's figure comes after the count is written down. */
export function CountPage({ home }: { home: ListedHome }) {
  const found = useLiveAnswer(`/api/home/${home.id}/money/`, {
    is: isHouseMoney,
    // A tin that gets its first money meanwhile is counted too; what was counted stays.
    of: houseMoneyMadeOf,
    home: home.id,
  });
  return (
    <Page title="Count the cash" back={{ to: '/payment', label: 'Money' }} narrow>
      <StaleNote {...found} />
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

const receives: Signature = 'agree_payments_handover';

/** Who may receive the cash of the house, for choosing one of them. */
function useColleagues(home: string) {
  const { records } = useRecords(staff, { home, holds: receives, limit: '200' }, { isPart: true });
  return useMemo(() => personOptions(withJobs(staff, records)), [records]);
}

function Sheet({ home, accounts }: { home: string; accounts: readonly CountedAccount[] }) {
  const { user } = useAuth();
  const colleagues = useColleagues(home);
  const counting = useCounting(home, accounts);
  const { sums, taker, done, said, isBusy, draft } = counting;
  const total = sumOf(done.map(({ key }) => countedTotal(sums[key] ?? {})));
  return (
    <div className={css['sheet']}>
      <LeaveGuard hasWork={counting.hasWork} />
      <p className={kit['quiet']}>
        Two people count together. What the ledger expects is shown once the count is written down.
      </p>
      <DraftBanner draft={draft} onAfresh={() => void counting.startAfresh()} />
      {accounts.map(({ key, name }) => (
        <TinCount
          key={key}
          name={name}
          counted={sums[key] ?? null}
          onCount={(piece, count) => counting.count(key, piece, count)}
          onEmpty={() => counting.empty(key)}
          onLeaveOut={() => counting.leaveOut(key)}
        />
      ))}
      <Select
        label="Who receives the cash"
        data={colleagues.filter(({ value }) => value !== user?.id)}
        searchable
        value={taker}
        onChange={counting.take}
      />
      <p>
        <strong>
          {done.length} of {accounts.length} counted, {poundWords(total)} in all.
        </strong>{' '}
        {done.length < accounts.length && 'A tin that is left out stays uncounted.'}
      </p>
      <InlineError>{said}</InlineError>
      <div className={kit['buttons']}>
        <Button loading={isBusy} onClick={() => void counting.save()}>
          Write down the count
        </Button>
      </div>
    </div>
  );
}
