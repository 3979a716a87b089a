import { complaint } from '#domain/complaints/complaint.ts';
import { inOrder } from '#domain/complaints/complaint-signs.ts';
import { whoCan } from '#domain/kit/people/who-can.ts';
import { may } from '#domain/kit/vocabulary/permissions.ts';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Link } from 'react-router';
import { mayAdd } from '../kit/access/record-rights.ts';
import { useRights } from '../kit/access/rights.ts';
import { useReader } from '../kit/access/use-reader.ts';
import { useRecords } from '../kit/data/use-records.ts';
import { useHouseClock } from '../kit/house/house-clock.ts';
import { Page } from '../kit/page/page.tsx';
import { Panel } from '../kit/page/panel.tsx';
import { SpareWords } from '../kit/page/spare-words.tsx';
import { Empty, ErrorState, Loading } from '../kit/page/states.tsx';
import type { ListedHome } from '../kit/state/chosen-home.ts';
import { iconProps } from '../kit/ui/icon-props.ts';
import { useRecordParams } from '../records/use-record-params.ts';
import { ComplaintLines } from './complaint-lines.tsx';
import kit from '../kit/styles/kit.module.css';
import css from './complaints.module.css';

/** What waits, by whose clock runs out first; what is over stands below. */
export function ComplaintsPage({ home }: { home: ListedHome }) {
  const rights = useRights();
  const place = useRecordParams();
  const reader = useReader();
  const { today } = useHouseClock();
  const { records, state, reload } = useRecords(complaint, { home: home.id }, { isWhole: true });
  const { open, over } = inOrder(records, today());
  const add = mayAdd(complaint, rights) && (
    <Button component={Link} to={place.add} leftSection={<IconPlus {...iconProps} />}>
      Write down<SpareWords>a complaint</SpareWords>
    </Button>
  );
  return (
    <Page
      title={complaint.labels.many}
      actions={
        <>
          <Button variant="default" component={Link} to={`?of=${complaint.name}&all=1`}>
            All<SpareWords>as a list</SpareWords>
          </Button>
          {add}
        </>
      }
    >
      <div className={css['page']}>
        {!may(rights, 'view', complaint.name) && (
          <p className={kit['reason']}>
            You see the complaints that you wrote down, and those you are asked to look into.{' '}
            {whoCan(complaint.access, 'view', reader, 'see the others, unless they concern them')}
          </p>
        )}
        {state === 'loading' && <Loading rows={6} label="Loading the complaints" />}
        {state === 'failed' && (
          <ErrorState title="The complaints could not be loaded" onRetry={reload}>
            Check the network, then try again.
          </ErrorState>
        )}
        {state === 'loaded' && records.length === 0 && (
          <Empty title="There is no complaint to see" action={add}>
            Whoever hears one writes it down, whatever they think of it. It is acknowledged, looked into and answered in
            time.
          </Empty>
        )}
        {open.length > 0 && (
          <Panel title="Open" count={open.length} wide>
            <ComplaintLines complaints={open} pathTo={place.record} />
          </Panel>
        )}
        {over.length > 0 && (
          <Panel title="Closed or withdrawn" count={over.length} wide>
            <ComplaintLines complaints={over} pathTo={place.record} />
          </Panel>
        )}
      </div>
    </Page>
  );
}
