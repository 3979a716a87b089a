import { personOptions } from '../../kit/person/person-options.ts';
import { home as homeEntity } from '#domain/homes/home.ts';
import { planGridMadeOf, needsWork, type PlanGrid, type PlanGridRow } from '#domain/residents/views/plan-grid.ts';
import { may } from '#domain/kit/vocabulary/permissions.ts';
import { plan } from '#domain/plans/plan/plan.ts';
import { planStarter } from '#domain/plans/starters/plan-starter.ts';
import { Button, SegmentedControl } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconList, IconPencil, IconPlus } from '@tabler/icons-react';
import { Link, useSearchParams } from 'react-router';
import { mayAdd } from '../../kit/access/record-rights.ts';
import { seesAny, useRights } from '../../kit/access/rights.ts';
import { objectWith } from '../../kit/api/shapes.ts';
import { useLiveAnswer } from '../../kit/data/use-live-answer.ts';
import { clearableProps } from '../../kit/input/input-props.ts';
import { MoreMenu, printPage } from '../../kit/page/more-menu.tsx';
import { Page, PageTools } from '../../kit/page/page.tsx';
import { Empty, ErrorState, Loading, NoRight } from '../../kit/page/states.tsx';
import { usePageParams } from '../../kit/page/use-page-params.ts';
import { SpareWords } from '../../kit/page/spare-words.tsx';
import { ChooseHouse } from '../../kit/shell/choose-house.tsx';
import { pathOf } from '../../kit/state/entities.ts';
import { useSelectedHome } from '../../kit/state/store.ts';
import { iconProps } from '../../kit/ui/icon-props.ts';
import { StaleNote } from '../../kit/ui/messages/stale-note.tsx';
import RecordListScreen from '../../records/screens/record-list-screen.tsx';
import { newPlanPath } from '../plan-paths.ts';
import { UnreadPlans } from '../reading/unread-plans.tsx';
import { PlanCards } from './plan-cards.tsx';
import { PlanTable } from './plan-table.tsx';
import { AddLink } from '../../kit/page/add-link.tsx';
import { resident } from '#domain/residents/person/resident.ts';
import { nobodyLivesHere } from '#domain/rota/lived-in.ts';
import { Select } from '../../kit/ui/select.tsx';
import kit from '../../kit/styles/kit.module.css';
import css from './plan-grid.module.css';

const isGrid = objectWith<PlanGrid>('residents');

/** How the plans of everyone in the house stand, in one call, and again whenever one of them changes. */
const usePlanGrid = (house: string) =>
  useLiveAnswer(`${pathOf(homeEntity)}${house}/plan-grid/`, {
    is: isGrid,
    of: planGridMadeOf,
    home: house,
  });

/** The plans of the house by resident and part of life; as a list, with its search and its filters, on request. */
export default function PlansScreen() {
  const [params] = useSearchParams();
  const home = useSelectedHome();
  const rights = useRights();
  if (params.get('view') === 'list' || params.has('id')) return <RecordListScreen entity={plan.name} />;
  if (!home)
    return (
      <Page title="Support plans">
        <ChooseHouse />
      </Page>
    );
  // Whoever does not sign for plans is shown all of them.
  if (params.get('view') === 'unread' && may(rights, 'acknowledge', plan.name)) return <UnreadPlans house={home.id} />;
  if (!seesAny(rights, plan))
    return (
      <Page title="Support plans">
        <NoRight title="You do not have the right to see support plans" />
      </Page>
    );
  return <HousePlans key={home.id} house={home.id} />;
}

const shows = [
  { value: 'all', label: 'All' },
  { value: 'open', label: 'To do' },
];

const startersItem = {
  label: 'Plan starters',
  icon: <IconPencil {...iconProps} />,
  act: '/supportplan?of=plan_starter',
};

function HousePlans({ house }: { house: string }) {
  const [params, ask] = usePageParams();
  const rights = useRights();
  const mayWrite = mayAdd(plan, rights);
  const maySet = mayAdd(planStarter, rights);
  const asked = usePlanGrid(house);
  const { body, state, reload } = asked;
  const isOpenOnly = params.get('show') === 'open';
  const person = params.get('resident');
  const people = (body?.residents ?? []).map(({ resident }) => resident);
  const rows = narrowed(body?.residents ?? [], { person, isOpenOnly });
  const add = mayWrite && (
    <Button
      component={Link}
      to={person ? newPlanPath(person, '') : '/supportplan/add-supportplan'}
      leftSection={<IconPlus {...iconProps} />}
    >
      Add
      <SpareWords>plan</SpareWords>
    </Button>
  );
  return (
    <Page
      title="Support plans"
      actions={
        <>
          <MoreMenu
            items={[
              {
                label: 'As a list, with the archived',
                icon: <IconList {...iconProps} />,
                act: `/supportplan?view=list${person ? `&resident=${person}` : ''}`,
              },
              ...(maySet ? [startersItem] : []),
              printPage,
            ]}
          />
          {add}
        </>
      }
    >
      <PageTools>
        <SegmentedControl
          aria-label="Which plans"
          data={shows}
          value={isOpenOnly ? 'open' : 'all'}
          onChange={(chosen) => ask('show', chosen === 'open' ? 'open' : null)}
        />
        <Select
          aria-label="Resident"
          className={kit['search'] ?? ''}
          placeholder="Everyone"
          data={personOptions(people)}
          value={person}
          onChange={(chosen) => ask('resident', chosen)}
          searchable
          {...clearableProps(false)}
        />
      </PageTools>
      {state === 'loading' && <Loading rows={6} label="Loading support plans" />}
      {state === 'failed' && (
        <ErrorState title="The support plans could not be loaded" onRetry={reload}>
          Check the network, then try again.
        </ErrorState>
      )}
      <StaleNote {...asked} />
      {body && <Found rows={rows} isOne={person !== null} isOpenOnly={isOpenOnly} mayWrite={mayWrite} />}
    </Page>
  );
}

interface FoundProps {
  rows: readonly PlanGridRow[];
  isOne: boolean;
  isOpenOnly: boolean;
  mayWrite: boolean;
}

function Found({ rows, isOne, isOpenOnly, mayWrite }: FoundProps) {
  const isPhone = useMediaQuery('(max-width: 767px)', window.innerWidth < 768, { getInitialValueInEffect: false });
  if (rows.length === 0)
    return isOpenOnly ? (
      <Empty title="Nothing to do">
        Plans to write, to approve and to review stand here. Every plan is in force and in date, and none is missing.
      </Empty>
    ) : (
      <Empty title={nobodyLivesHere} action={<AddLink of={resident}>Add a resident</AddLink>}>
        Plans say how each resident is supported. Once somebody lives here, what they need a plan for is shown.
      </Empty>
    );
  return (
    <>
      <p className={css['summary']}>{summary(rows)}</p>
      {isPhone || isOne ? <PlanCards rows={rows} mayWrite={mayWrite} /> : <PlanTable rows={rows} mayWrite={mayWrite} />}
    </>
  );
}

/** One person, or only what somebody has to do something about. */
function narrowed(
  rows: readonly PlanGridRow[],
  { person, isOpenOnly }: { person: string | null; isOpenOnly: boolean },
): readonly PlanGridRow[] {
  const theirs = person ? rows.filter(({ resident }) => resident.id === person) : rows;
  return isOpenOnly
    ? theirs.flatMap((row) => {
        const cells = row.cells.filter(needsWork);
        return cells.length > 0 ? [{ ...row, cells }] : [];
      })
    : theirs;
}

function summary(rows: readonly PlanGridRow[]): string {
  const cells = rows.flatMap((row) => row.cells);
  const count = (state: string) => cells.filter((cell) => cell.state === state).length;
  const parts = [
    [count('overdue'), 'overdue'],
    [count('missing'), 'missing'],
    [count('due'), 'due within a week'],
    [count('waiting'), 'waiting for approval'],
  ] as const;
  const counted = parts.filter(([many]) => many > 0).map(([many, words]) => `${many} ${words}`);
  return counted.length > 0 ? `${counted.join(', ')}.` : 'Every plan is in date, and none is missing.';
}
