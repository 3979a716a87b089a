import { home } from '#domain/homes/home.ts';
import { calledName } from '#domain/kit/people/person-name.ts';
import { wallClock } from '#domain/kit/time/time.ts';
import { useSearchParams } from 'react-router';
import type { ListedHome } from '../kit/state/chosen-home.ts';
import { ChooseHouse } from '../kit/shell/choose-house.tsx';
import { useHouseClock } from '../kit/house/house-clock.ts';
import { BriefPanel } from '../handover/brief/brief-panel.tsx';
import { TourOffer } from '../help/tour/tour-offer.tsx';
import { HouseFollowUps } from '../follow-ups/house-follow-ups.tsx';
import { ReadingRequest } from '../plans/reading/reading-request.tsx';
import { UnreadPlansPanel } from '../plans/reading/unread-panel.tsx';
import { lazyPage } from '../kit/page/opening/lazy-page.tsx';
import { Page } from '../kit/page/page.tsx';
import { Panels } from '../kit/page/panel.tsx';
import { StaleNote } from '../kit/ui/messages/stale-note.tsx';
import { useAuth, useSelectedHome } from '../kit/state/store.ts';
import { useNow } from '../kit/house/use-now.ts';
import { useRecord } from '../kit/data/use-record.ts';
import { UpdateNote } from '../upkeep/update-note.tsx';
import { useBoard } from './board/use-board.ts';
import { greeting, shiftNow } from './board/greeting.ts';
import { NeedsYouNow } from './board/needs-you-now.tsx';
import { OnShift } from './board/on-shift.tsx';
import { ResidentTiles } from './board/resident-tiles.tsx';
import { Rounds } from './board/rounds.tsx';
import { SettingUpPanel } from './setting-up-panel.tsx';
import { SinceLastShift } from './board/since-last-shift.tsx';
import { TodaysAppointments } from './board/todays-appointments.tsx';
import css from './home-screen.module.css';

const HelpPages = lazyPage(() => import('../help/help-pages.tsx'));

/** The shift board: what a person coming on shift needs to see, in the order they need it. */
export default function HomeScreen() {
  const selected = useSelectedHome();
  const [params] = useSearchParams();
  if (params.has('help')) return <HelpPages asked={params.get('help')} />;
  return selected ? (
    <Board key={selected.id} chosen={selected} />
  ) : (
    <Page title="Home">
      <ChooseHouse />
    </Page>
  );
}

function Board({ chosen }: { chosen: ListedHome }) {
  const { user } = useAuth();
  const { zone } = useHouseClock();
  const now = useNow();
  const house = useRecord(home, chosen.id);
  const board = useBoard(chosen.id);
  const { day, time } = wallClock(now, zone);
  const name = user ? calledName(user) : '';
  const shift = house.record && shiftNow(time, house.record);
  return (
    <Page title={greeting(time, name)} tab="Home" actions={shift && <span className={css['shift']}>{shift}</span>}>
      <StaleNote {...board} />
      <UpdateNote />
      <TourOffer />
      <BriefPanel />
      <SettingUpPanel house={chosen.id} />
      <UnreadPlansPanel house={chosen.id} />
      <NeedsYouNow home={chosen.id} board={board} />
      <Rounds board={board} />
      <ResidentTiles board={board} today={day} />
      <Panels narrow>
        <OnShift home={chosen.id} house={house} board={board} now={now} today={day} />
        <TodaysAppointments home={chosen.id} today={day} />
        <SinceLastShift home={chosen.id} now={now} />
        <HouseFollowUps home={chosen.id} />
      </Panels>
      <ReadingRequest house={chosen.id} />
    </Page>
  );
}
