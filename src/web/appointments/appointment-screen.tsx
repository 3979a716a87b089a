import { isKeyOf } from '#domain/kit/vocabulary/record-values.ts';
import { appointment } from '#domain/appointments/appointment.ts';
import type { Day } from '#domain/kit/time/time.ts';
import { Button, SegmentedControl } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { ChooseHouse } from '../kit/shell/choose-house.tsx';
import { EntityList } from '../kit/list/entity-list.tsx';
import { useHouseClock } from '../kit/house/house-clock.ts';
import { Page, PageTools } from '../kit/page/page.tsx';
import { PrintButton } from '../kit/page/print/print-button.tsx';
import { mayAdd } from '../kit/access/record-rights.ts';
import { seesAny, useMay, useRights } from '../kit/access/rights.ts';
import { NoRight } from '../kit/page/states.tsx';
import { SpareWords } from '../kit/page/spare-words.tsx';
import { useSelectedHome } from '../kit/state/store.ts';
import { useEntityPaths } from '../kit/house/entity-paths.tsx';
import { ChangedRecord } from '../records/screens/record-form.tsx';
import { useRecordParams } from '../records/use-record-params.ts';
import { AgendaView } from './agenda-view.tsx';
import { AppointmentPage } from './appointment-page.tsx';
import { MonthView } from './month-view.tsx';
import { OutcomeDialog } from './outcome-dialog.tsx';
import { TakeSheet } from './take-sheet.tsx';
import type { ListedAppointment } from './visit.ts';
import { WeekView } from './week-view.tsx';

const back = { to: '/appointment', label: 'Appointments' };

/** The diary of the house; with an id in the address, one appointment, its form or its sheet for the way. */
export default function AppointmentScreen() {
  const [params] = useSearchParams();
  const home = useSelectedHome();
  const place = useRecordParams();
  const { id } = place;
  if (!home)
    return (
      <Page title="Appointments">
        <ChooseHouse />
      </Page>
    );
  if (!id) return <Diary home={home.id} />;
  const own = { to: place.record(id), label: 'Appointment' };
  if (params.has('take'))
    return (
      <Page title="What to take" back={{ to: `?id=${id}`, label: 'Appointment' }} narrow>
        <TakeSheet id={id} />
      </Page>
    );
  if (place.isChanging)
    return (
      <Page title="Change appointment" back={own}>
        <ChangedRecord
          entity={appointment}
          id={id}
          savedPath={(saved) => place.record(saved.id)}
          backPath={place.record(id)}
        />
      </Page>
    );
  return (
    <Page title="Appointment" back={back}>
      <AppointmentPage id={id} />
    </Page>
  );
}

const views = { agenda: 'Agenda', week: 'Week', month: 'Month', list: 'List' } as const;
const isDay = (value: string | null): value is Day =>
  value !== null && /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value));

/** Which way of looking, and at which day, stands in the address. */
function useLook() {
  const [params, setParams] = useSearchParams();
  const { today } = useHouseClock();
  const [view, day] = [params.get('view'), params.get('day')];
  const set = (name: string, value: string) =>
    setParams(
      (now) => {
        now.set(name, value);
        return now;
      },
      { replace: true },
    );
  return {
    view: isKeyOf(views, view) ? view : 'agenda',
    day: isDay(day) ? day : today(),
    look: (next: string) => set('view', next),
    goTo: (next: Day) => set('day', next),
  };
}

function Diary({ home }: { home: string }) {
  const rights = useRights();
  const may = useMay();
  const form = useEntityPaths().form(appointment.name);
  const { view, day, look, goTo } = useLook();
  const [reporting, setReporting] = useState<ListedAppointment | null>(null);
  if (!seesAny(rights, appointment))
    return (
      <Page title="Appointments">
        <NoRight title="You do not have the right to see appointments" />
      </Page>
    );
  const add = mayAdd(appointment, rights) && form && (
    <Button component={Link} to={form} leftSection={<IconPlus size={20} stroke={1.75} aria-hidden />}>
      Add
      <SpareWords>appointment</SpareWords>
    </Button>
  );
  const close = () => setReporting(null);
  return (
    <Page
      title="Appointments"
      actions={
        <>
          <PrintButton />
          {add}
        </>
      }
    >
      <PageTools>
        <SegmentedControl
          aria-label="Show as"
          data={Object.entries(views).map(([value, label]) => ({ value, label }))}
          value={view}
          onChange={look}
        />
      </PageTools>
      {view === 'agenda' && (
        <AgendaView home={home} onOutcome={may('outcome', appointment.name) ? setReporting : undefined} />
      )}
      {view === 'week' && <WeekView home={home} day={day} onDay={goTo} />}
      {view === 'month' && <MonthView home={home} day={day} onDay={goTo} />}
      {view === 'list' && (
        <EntityList of={appointment} fixed={{ home }} pathTo={({ id }) => `?id=${id}`} add={add} isDiary />
      )}
      {reporting && <OutcomeDialog visit={reporting} onDone={close} onClose={close} />}
    </Page>
  );
}
