import { weekOf } from '#domain/kit/time/calendar-days.ts';
import { isDay } from '#domain/kit/time/time.ts';
import { rota } from '#domain/rota/rota.ts';
import { useSearchParams } from 'react-router';
import { seesAny, useRights } from '../kit/access/rights.ts';
import { useHouseClock } from '../kit/house/house-clock.ts';
import { Page } from '../kit/page/page.tsx';
import { NoRight } from '../kit/page/states.tsx';
import { ChooseHouse } from '../kit/shell/choose-house.tsx';
import { useSelectedHome } from '../kit/state/store.ts';
import RecordListScreen from '../records/screens/record-list-screen.tsx';
import { ContinuityPage } from './continuity/continuity-page.tsx';
import { RotaMonthPage } from './views/rota-month-page.tsx';
import { MyShiftsPage } from './views/my-shifts-page.tsx';
import { WeekPage } from './views/week-page.tsx';

const asRecords = ['id', 'add', 'edit'];

/** The rota of the house by week; by month, one's own shifts and the plain list on request. */
export default function RotaScreen() {
  const [params] = useSearchParams();
  const home = useSelectedHome();
  const rights = useRights();
  const { today } = useHouseClock();
  const view = params.get('view');
  if (view === 'list' || asRecords.some((name) => params.has(name)))
    return <RecordListScreen entity={rota.name} isDiary />;
  if (!home)
    return (
      <Page title="Rota">
        <ChooseHouse />
      </Page>
    );
  if (!seesAny(rights, rota))
    return (
      <Page title="Rota">
        <NoRight title="You do not have the right to see the rota" />
      </Page>
    );
  const asked = params.get('from') ?? '';
  const day = isDay(asked) ? asked : today();
  if (view === 'mine') return <MyShiftsPage />;
  if (view === 'continuity') return <ContinuityPage key={home.id} home={home} day={day} />;
  if (view === 'month') return <RotaMonthPage key={home.id} home={home} day={day} />;
  const weeks = view === 'four' ? 4 : 1;
  return <WeekPage key={home.id} home={home} from={weekOf(day)[0] ?? day} day={day} weeks={weeks} />;
}
