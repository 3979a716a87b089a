import { houseMoneyMadeOf, type HouseMoney } from '#domain/money/views/house-money.ts';
import { may } from '#domain/kit/vocabulary/permissions.ts';
import { transaction } from '#domain/money/transaction.ts';
import { payment } from '#domain/money/payment.ts';
import { Button } from '@mantine/core';
import { IconChartDots, IconPlus } from '@tabler/icons-react';
import { Link } from 'react-router';
import { mayAdd } from '../../kit/access/record-rights.ts';
import { useRights } from '../../kit/access/rights.ts';
import { objectWith } from '../../kit/api/shapes.ts';
import { useLiveAnswer } from '../../kit/data/use-live-answer.ts';
import { printPage, PageActions, type MoreItem } from '../../kit/page/more-menu.tsx';
import { Page } from '../../kit/page/page.tsx';
import { SpareWords } from '../../kit/page/spare-words.tsx';
import { ErrorState, Loading } from '../../kit/page/states.tsx';
import type { ListedHome } from '../../kit/state/chosen-home.ts';
import { iconProps } from '../../kit/ui/icon-props.ts';
import { StaleNote } from '../../kit/ui/messages/stale-note.tsx';
import { RelatedTabs } from '../../records/screens/related-tabs.tsx';
import { FloatPanel } from './float-panel.tsx';
import { TinsPanel } from './tins-panel.tsx';
import { WaitingPanel } from './waiting-panel.tsx';
import css from '../money.module.css';

const isHouseMoney = objectWith<HouseMoney>('waiting', 'tins', 'petty', 'count', 'closed');
const kinds = ['payment', 'petty_cash', 'payments_handover'] as const;
const patterns: MoreItem = {
  label: 'Patterns',
  icon: <IconChartDots {...iconProps} />,
  act: '/payment?patterns=1',
};

/** What waits for a signature comes first, then what every tin holds, then the float. */
export function HouseMoneyPage({ home }: { home: ListedHome }) {
  const rights = useRights();
  const found = useLiveAnswer(`/api/home/${home.id}/money/`, { is: isHouseMoney, of: houseMoneyMadeOf, home: home.id });
  const { body, state, reload } = found;
  return (
    <Page
      title="Money"
      actions={
        <>
          <PageActions items={[printPage, ...(rights.has('view_audit') ? [patterns] : [])]} />
          {may(rights, 'view', transaction.name) && (
            <Button variant="default" component={Link} to="/payment?close=">
              Months
            </Button>
          )}
          {mayAdd(payment, rights) && (
            <Button component={Link} to="/payment/add-payment" leftSection={<IconPlus {...iconProps} />}>
              Add
              <SpareWords>payment</SpareWords>
            </Button>
          )}
        </>
      }
    >
      <RelatedTabs kinds={kinds} open="payment" />
      <StaleNote {...found} />
      {state === 'loading' && <Loading rows={6} label="Loading money" />}
      {state === 'failed' && !body && (
        <ErrorState title="The money of the house could not be loaded" onRetry={reload}>
          Check the network, then try again.
        </ErrorState>
      )}
      {body && (
        <div className={css['house']}>
          <WaitingPanel waiting={body.waiting} />
          <FloatPanel petty={body.petty} count={body.count} />
          <TinsPanel tins={body.tins} />
        </div>
      )}
    </Page>
  );
}
