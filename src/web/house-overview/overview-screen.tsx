import { home } from '#domain/homes/home.ts';
import { isFigure } from '#domain/house-overview/figures.ts';
import type { HouseOverview, Occupancy } from '#domain/house-overview/overview.ts';
import { isRegister } from '#domain/house-overview/registers.ts';
import { nobodyLivesHere } from '#domain/rota/lived-in.ts';
import { localTime, type Moment } from '#domain/kit/time/time.ts';
import { Button } from '@mantine/core';
import { IconPlus, IconScale, IconSchool } from '@tabler/icons-react';
import { Link, useSearchParams } from 'react-router';
import { ChooseHouse } from '../kit/shell/choose-house.tsx';
import { isPractice, type ListedHome } from '../kit/state/chosen-home.ts';
import { pathOf } from '../kit/state/entities.ts';
import { useHouseClock } from '../kit/house/house-clock.ts';
import { iconProps } from '../kit/ui/icon-props.ts';
import { printPage, PageActions, type MoreItem } from '../kit/page/more-menu.tsx';
import { Page } from '../kit/page/page.tsx';
import { useMay } from '../kit/access/rights.ts';
import { SpareWords } from '../kit/page/spare-words.tsx';
import { StaleNote } from '../kit/ui/messages/stale-note.tsx';
import { useChosenHome, useSelectedHome } from '../kit/state/store.ts';
import { objectWith } from '../kit/api/shapes.ts';
import { useLiveAnswer } from '../kit/data/use-live-answer.ts';
import { useEntityPaths } from '../kit/house/entity-paths.tsx';
import { FollowUpBoardPage } from '../follow-ups/follow-up-board.tsx';
import { PracticePage } from '../homes/practice-page.tsx';
import { useGuideAgain } from '../homes/setting-up-panel.tsx';
import { ImportPage } from '../importing/import-page.tsx';
import { SetsPage } from '../importing/starting-sets/sets-page.tsx';
import { HouseIncidents } from '../incidents/list/house-incidents.tsx';
import { DisposalPage } from '../retention/disposal-page.tsx';
import { RecordsDuePage } from '../retention/records-due-page.tsx';
import { startingSetAction } from '../records/begin-with-set.tsx';
import { OneRecord } from '../records/record/one-record.tsx';
import { DueCalendar } from './calendar/due-calendar.tsx';
import { ComparePage } from './figures/compare-page.tsx';
import { comparePath } from './figures/figure-path.ts';
import { FigurePage } from './figures/figure-page.tsx';
import { OverviewTiles } from './figures/overview-tiles.tsx';
import { SystemPage } from '../upkeep/system-page.tsx';
import { RegisterLinks } from './registers/register-links.tsx';
import { RegisterPage } from './registers/register-page.tsx';
import kit from '../kit/styles/kit.module.css';
import note from '../kit/ui/messages/stale-note.module.css';

const isOverview = objectWith<HouseOverview>('name', 'figures');
/** Figures of a whole house can wait until a round is over. */
const pauseMs = 2000;

const back = { to: '/house-overview', label: 'House overview' };

/** How the chosen house stands, and the lists of what is in it. */
export default function OverviewScreen() {
  const selected = useSelectedHome();
  const [params] = useSearchParams();
  if (!selected)
    return (
      <Page title="House overview">
        <ChooseHouse />
      </Page>
    );
  if (params.has('followups')) return <FollowUpBoardPage key={selected.id} home={selected} back={back} />;
  if (params.has('calendar')) return <DueCalendar key={selected.id} home={selected} back={back} />;
  if (params.has('incidents')) return <HouseIncidents key={selected.id} home={selected} back={back} />;
  if (params.has('import')) return <ImportPage key={selected.id} home={selected} back={back} />;
  if (params.has('set')) return <SetsPage key={selected.id} home={selected} back={back} />;
  if (params.has('practice')) return <PracticePage back={back} />;
  if (params.has('records')) return <RecordsDuePage key={selected.id} home={selected} back={back} />;
  const disposal = params.get('disposal');
  if (disposal) return <DisposalPage key={disposal} id={disposal} />;
  if (params.has('compare')) return <ComparePage back={back} />;
  const [figure, register] = [params.get('figure'), params.get('register')];
  if (isFigure(figure))
    return <FigurePage key={`${selected.id} ${figure}`} chosen={selected} name={figure} back={back} />;
  if (isRegister(register))
    return <RegisterPage key={`${selected.id} ${register}`} chosen={selected} name={register} back={back} />;
  if (params.get('part') === 'system') return <SystemPage back={back} />;
  return params.get('part') === 'house' ? <HouseRecord chosen={selected} /> : <Overview chosen={selected} />;
}

const compare: MoreItem = { label: 'Compare houses', icon: <IconScale {...iconProps} />, act: comparePath };

function Overview({ chosen }: { chosen: ListedHome }) {
  const may = useMay();
  const asked = useLiveAnswer(`${pathOf(home)}${chosen.id}/overview/`, {
    is: isOverview,
    of: 'everything',
    home: chosen.id,
    pauseMs,
  });
  const { list } = useChosenHome();
  const form = useEntityPaths().form(home.name);
  const actions = (
    <>
      <PageActions
        items={[
          printPage,
          ...(list.filter((one) => !isPractice(one)).length > 1 ? [compare] : []),
          ...(form && may('add', home.name)
            ? [{ label: 'Add house', icon: <IconPlus {...iconProps} />, act: form }]
            : []),
        ]}
      />
      <Button variant="default" component={Link} to="?part=house">
        House
        <SpareWords>record</SpareWords>
      </Button>
    </>
  );
  return (
    <Page title={chosen.name} tab="House overview" actions={actions}>
      {asked.body?.occupancy && <p className={kit['quiet']}>{occupancyWords(asked.body.occupancy)}</p>}
      <StaleNote {...asked} />
      {may('change', home.name) && <HeldUpNote since={asked.body?.events_held_up_since ?? null} />}
      <OverviewTiles asked={asked}>
        <RegisterLinks of={asked.body?.registers ?? []} />
      </OverviewTiles>
    </Page>
  );
}

/** For whoever can have it looked into: the records are complete, only the screens may lag behind. */
function HeldUpNote({ since }: { since: Moment | null }) {
  const { zone } = useHouseClock();
  if (since === null) return null;
  return (
    <p role="alert" className={note['stale']}>
      Since {localTime(since, zone)} something in the database has not come to an end, so screens may show new entries
      late. Nothing is lost. Ask whoever looks after the server to end it.
    </p>
  );
}

function HouseRecord({ chosen }: { chosen: ListedHome }) {
  const may = useMay();
  const form = useEntityPaths().form(home.name);
  return (
    <Page
      title={chosen.name}
      tab="House"
      back={back}
      actions={may('change', home.name) && <HouseWays house={chosen.id} />}
    >
      <OneRecord entity={home} id={chosen.id} editPath={`${form}?id=${chosen.id}`} />
    </Page>
  );
}

const practice: MoreItem = { label: 'Practice house', icon: <IconSchool {...iconProps} />, act: '?practice=1' };

const HouseWays = ({ house }: { house: string }) => (
  <PageActions items={[startingSetAction('Starting sets'), practice, ...useGuideAgain(house)]} />
);

/** Who is here: `12 of 14 places · 11 in · 1 in hospital`. */
const occupancyWords = ({ residents, max_residents, in_house, in_hospital, on_leave }: Occupancy): string =>
  [
    ...(residents === 0
      ? [nobodyLivesHere, `${max_residents} places`]
      : [`${residents} of ${max_residents} places`, `${in_house} in`]),
    ...(in_hospital ? [`${in_hospital} in hospital`] : []),
    ...(on_leave ? [`${on_leave} on leave`] : []),
  ].join(' · ');
