import { holdsTyped } from '#domain/kit/names/plain-text.ts';
import { boardOf, isLate, isOpen, isUnsafe } from '#domain/premises/repairs/repair-board.ts';
import { repairRecord } from '#domain/premises/repairs/repair-record.ts';
import { Button, SegmentedControl } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Link } from 'react-router';
import { mayAdd } from '../../kit/access/record-rights.ts';
import { useRights } from '../../kit/access/rights.ts';
import { useNow } from '../../kit/house/use-now.ts';
import { Page, PageTools } from '../../kit/page/page.tsx';
import { PrintButton } from '../../kit/page/print/print-button.tsx';
import { SpareWords } from '../../kit/page/spare-words.tsx';
import { Empty, ErrorState, Loading } from '../../kit/page/states.tsx';
import { usePageParams } from '../../kit/page/use-page-params.ts';
import type { ListedHome } from '../../kit/state/chosen-home.ts';
import { iconProps } from '../../kit/ui/icon-props.ts';
import { StaleNote } from '../../kit/ui/messages/stale-note.tsx';
import { useRecordParams } from '../../records/use-record-params.ts';
import { RepairBoard } from './board/repair-board.tsx';
import { RepairCosts } from './board/repair-costs.tsx';
import { RepairPlaces } from './board/repair-places.tsx';
import { useRepairs } from './use-repairs.ts';
import kit from '../../kit/styles/kit.module.css';
import { SearchInput } from '../../kit/ui/search-input.tsx';

const views = { board: 'Board', places: 'Places', costs: 'Costs' } as const;
type View = keyof typeof views;
const viewIn = (asked: string | null): View => (asked === 'places' || asked === 'costs' ? asked : 'board');

/** What is broken, how far each repair has come, where it is and what it cost. */
export function RepairsPage({ home }: { home: ListedHome }) {
  const rights = useRights();
  const place = useRecordParams();
  const live = useRepairs(home.id);
  const now = useNow();
  const [params, ask] = usePageParams();
  const view = viewIn(params.get('view'));
  const words = params.get('search') ?? '';
  const { body, state, reload } = live;
  const found = (body?.repairs ?? []).filter(({ title, location, contractor }) =>
    holdsTyped(`${title} ${location} ${contractor ?? ''}`, words),
  );
  const report = mayAdd(repairRecord, rights) && (
    <Button component={Link} to={place.add} leftSection={<IconPlus {...iconProps} />}>
      Report<SpareWords>a repair</SpareWords>
    </Button>
  );
  return (
    <Page
      title={repairRecord.labels.many}
      actions={
        <>
          <PrintButton />
          <Button variant="default" component={Link} to="?all=1">
            All<SpareWords>as a list</SpareWords>
          </Button>
          {report}
        </>
      }
    >
      <PageTools>
        <SegmentedControl
          aria-label="How the repairs are shown"
          data={Object.entries(views).map(([value, label]) => ({ value, label }))}
          value={view}
          onChange={(next) => ask('view', next === 'board' ? null : next)}
        />
        {view !== 'costs' && (
          <SearchInput
            label="Search the repairs"
            placeholder="What, where or who"
            words={words}
            onSearch={(next) => ask('search', next)}
          />
        )}
      </PageTools>
      <StaleNote {...live} />
      {state === 'loading' && <Loading rows={10} label="Loading the repairs" />}
      {state === 'failed' && (
        <ErrorState title="The repairs could not be loaded" onRetry={reload}>
          Check the network, then try again.
        </ErrorState>
      )}
      {body && view === 'costs' && <RepairCosts costs={body.costs} repairs={body.repairs} />}
      {body && view !== 'costs' && body.repairs.length > 0 && found.length === 0 && (
        <Empty title="No repair is called so">Try another word, or a part of it.</Empty>
      )}
      {body && view === 'board' && body.repairs.length === 0 && (
        <Empty title="Nothing is broken" action={report}>
          What is reported stands here until somebody else says that it is mended.
        </Empty>
      )}
      {body && view === 'board' && found.length > 0 && (
        <>
          <HowMany
            open={found.filter(isOpen).length}
            late={found.filter((one) => isLate(one, now)).length}
            unsafe={found.filter(isUnsafe).length}
          />
          <RepairBoard columns={boardOf(found, now)} now={now} pathTo={place.record} />
        </>
      )}
      {body && view === 'places' && (found.length > 0 || body.repairs.length === 0) && (
        <RepairPlaces repairs={found} known={words.trim() === '' ? body.places : []} now={now} place={place} />
      )}
    </Page>
  );
}

const HowMany = ({ open, late, unsafe }: { open: number; late: number; unsafe: number }) => (
  <p className={kit['note']}>
    {open === 0 ? 'None is open' : `${open} open`}
    {late > 0 && `, ${late} late`}
    {unsafe > 0 && `, ${unsafe} not made safe`}. What is wrong stands first.
  </p>
);
