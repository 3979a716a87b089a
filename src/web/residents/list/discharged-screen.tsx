import { discharge } from '#domain/residents/leaving/discharge.ts';
import { goneStates } from '#domain/residents/person/resident-placement.ts';
import { resident } from '#domain/residents/person/resident.ts';
import { findResidents } from '#domain/residents/views/find-residents.ts';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { ChooseHouse } from '../../kit/shell/choose-house.tsx';
import type { Listed } from '../../kit/state/stored-record.ts';
import { lazyPage } from '../../kit/page/opening/lazy-page.tsx';
import { Page, PageTools } from '../../kit/page/page.tsx';
import { seesAny, useRights } from '../../kit/access/rights.ts';
import { Empty, ErrorState, Loading, NoRight } from '../../kit/page/states.tsx';
import { useSelectedHome } from '../../kit/state/store.ts';
import { listPath, useRecords } from '../../kit/data/use-records.ts';
import { shapeOfRows } from '../../kit/api/shapes.ts';
import { useLiveList } from '../../kit/data/use-live-list.ts';
import '../../records/known-entities.ts';
import { DischargedTable } from './discharged-table.tsx';
import kit from '../../kit/styles/kit.module.css';
import { SearchInput } from '../../kit/ui/search-input.tsx';
import css from './resident-list.module.css';

const DischargePage = lazyPage(() => import('../../discharge/discharge-page.tsx'));

const back = { to: '/resident', label: 'Residents' };
const title = 'Residents who have left';

/** Those who left the house or died. Their records are read by who may, and added to by nobody. With a resident in the address, the leaving of that one. */
export default function DischargedScreen() {
  const home = useSelectedHome();
  const who = useSearchParams()[0].get('discharge');
  const rights = useRights();
  if (!home)
    return (
      <Page title={title}>
        <ChooseHouse />
      </Page>
    );
  if (who) return <DischargePage key={who} who={who} />;
  if (!seesAny(rights, resident))
    return (
      <Page title={title} back={back}>
        <NoRight title="You do not have the right to see residents" />
      </Page>
    );
  return (
    <Page title={title} back={back}>
      {seesAny(rights, discharge) ? <WithHow home={home.id} /> : <Discharged home={home.id} how={null} />}
    </Page>
  );
}

interface Left {
  home: string;
  /** How each of them left, the last time; null where that is not for this reader. */
  how: ReadonlyMap<string, Listed<typeof discharge>> | null;
  isHowUnknown?: boolean;
}

/** Whoever is shown is shown with how they left, however many have left since. */
function WithHow({ home }: { home: string }) {
  const { rows, state } = useLiveList(
    listPath(discharge, { home, status: 'completed', limit: '200' }),
    { is: shapeOfRows(discharge), of: [discharge.name] },
    true,
  );
  // The newest comes first: who left, came back and left again is told by the last time.
  const how = new Map(rows.toReversed().flatMap((one) => (one.resident ? [[one.resident, one] as const] : [])));
  return <Discharged home={home} how={how} isHowUnknown={state === 'failed'} />;
}

function Discharged({ home, how, isHowUnknown = false }: Left) {
  const [typed, setTyped] = useState('');
  const left = useRecords(resident, { home, status: goneStates.join(), limit: '200' }, { isPart: true });
  if (left.state === 'loading') return <Loading rows={6} label="Loading residents who have left" />;
  if (left.state !== 'loaded')
    return (
      <ErrorState title="Those who have left could not be loaded" onRetry={left.reload}>
        Check the network, then try again.
      </ErrorState>
    );
  if (left.records.length === 0)
    return (
      <Empty
        title="Nobody to show"
        action={
          <Button component={Link} to="/resident">
            Show the residents
          </Button>
        }
      >
        Those who leave stand here, and nobody has; a week later only seniors, managers and auditors still see them.
      </Empty>
    );
  const found = findResidents(left.records, typed);
  return (
    <>
      <PageTools>
        <SearchInput
          label="Search by name, room or number"
          placeholder="Name, room or number"
          words={typed}
          onSearch={setTyped}
          className={kit['search']}
        />
        <output className={css['count']}>
          {found.length} {found.length === 1 ? 'person' : 'people'}
        </output>
      </PageTools>
      {isHowUnknown && <p role="alert">How and when they left could not be loaded.</p>}
      <DischargedTable people={found} discharges={how ?? new Map()} showsHow={how !== null} />
      {left.hasMore && (
        <Button variant="default" loading={left.isLoadingMore} onClick={left.loadMore}>
          Show more
        </Button>
      )}
    </>
  );
}
