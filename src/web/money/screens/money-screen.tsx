import { whoCan, whoHolds } from '#domain/kit/people/who-can.ts';
import { may } from '#domain/kit/vocabulary/permissions.ts';
import { payment } from '#domain/money/payment.ts';
import { paymentsHandover } from '#domain/money/payments-handover.ts';
import { transaction } from '#domain/money/transaction.ts';
import { useSearchParams } from 'react-router';
import { mayAdd } from '../../kit/access/record-rights.ts';
import { seesAny, useRights } from '../../kit/access/rights.ts';
import { useReader } from '../../kit/access/use-reader.ts';
import { Page } from '../../kit/page/page.tsx';
import { NoRight } from '../../kit/page/states.tsx';
import { ChooseHouse } from '../../kit/shell/choose-house.tsx';
import { useSelectedHome } from '../../kit/state/store.ts';
import RecordListScreen from '../../records/screens/record-list-screen.tsx';
import { CountPage } from '../count/count-page.tsx';
import { CountsScreen } from '../count/counts-screen.tsx';
import { HouseMoneyPage } from '../house/house-money-page.tsx';
import { MoneyMonthPage } from '../month/money-month-page.tsx';
import { PatternsPage } from '../patterns/patterns-page.tsx';
import { PassbookPage } from '../passbook/passbook-page.tsx';

const kinds = ['payment', 'petty_cash', 'payments_handover'] as const;

/** The money of the house; one resident's passbook, the book of the float, one payment, or the list of all of them. */
export default function MoneyScreen() {
  const [params] = useSearchParams();
  const rights = useRights();
  const reader = useReader();
  const home = useSelectedHome();
  if (params.get('of') === paymentsHandover.name) return <CountsScreen kinds={kinds} />;
  if (params.has('id') || params.has('add') || params.has('all'))
    return <RecordListScreen entity={payment.name} related={kinds} />;
  if (!home)
    return (
      <Page title="Money">
        <ChooseHouse />
      </Page>
    );
  if (!seesAny(rights, payment))
    return (
      <Page title="Money">
        <NoRight title="You do not have the right to see money" />
      </Page>
    );
  const who = params.get('resident');
  if (who) return <PassbookPage key={who} owner={{ resident: who }} />;
  if (params.has('float')) return <PassbookPage key={home.id} owner={{ home: home.id }} />;
  if (params.has('count'))
    return mayAdd(paymentsHandover, rights) ? (
      <CountPage key={home.id} home={home} />
    ) : (
      <NotHere title="Count the cash" refusal="You do not have the right to count the cash">
        {whoCan(paymentsHandover.access, 'add', reader)}
      </NotHere>
    );
  if (params.has('patterns'))
    return rights.has('view_audit') ? (
      <PatternsPage key={home.id} home={home} />
    ) : (
      <NotHere title="Patterns">{whoHolds('view_audit', reader, 'look at them')}</NotHere>
    );
  if (params.has('close'))
    return may(rights, 'view', transaction.name) ? (
      <MoneyMonthPage key={home.id} home={home} />
    ) : (
      <NotHere title="Month">{whoCan(transaction.access, 'view', reader, 'show you the sheet')}</NotHere>
    );
  return <HouseMoneyPage key={home.id} home={home} />;
}

/** Known before anything is asked of the server: what somebody may not see or do, and who can. */
const NotHere = ({
  title,
  refusal = 'You do not have the right to see this',
  children,
}: {
  title: string;
  refusal?: string;
  children: string;
}) => (
  <Page title={title} back={{ to: '/payment', label: 'Money' }}>
    <NoRight title={refusal}>{children}</NoRight>
  </Page>
);
