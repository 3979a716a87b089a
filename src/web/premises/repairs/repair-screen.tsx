import { repairRecord } from '#domain/premises/repairs/repair-record.ts';
import { Button } from '@mantine/core';
import { Link, useSearchParams } from 'react-router';
import { seesAny, useRights } from '../../kit/access/rights.ts';
import { Page } from '../../kit/page/page.tsx';
import { NoRight } from '../../kit/page/states.tsx';
import { ChooseHouse } from '../../kit/shell/choose-house.tsx';
import { useChosenHome } from '../../kit/state/store.ts';
import { OneRecord } from '../../records/record/one-record.tsx';
import { useRecordTitle } from '../../records/record/use-record-title.ts';
import RecordListScreen from '../../records/screens/record-list-screen.tsx';
import { usePlace } from '../../records/use-place.ts';
import { RepairNow } from './one/repair-now.tsx';
import { ReportPage } from './report/report-page.tsx';
import { RepairsPage } from './repairs-page.tsx';

const { one, many } = repairRecord.labels;

/** The repairs of the house: the board, a report in a few taps, one repair with its next step, or all of them as a list. */
export default function RepairScreen() {
  const { id, isAdding, isChanging, list, change } = usePlace();
  const [params] = useSearchParams();
  const home = useChosenHome().selected;
  const rights = useRights();
  const title = useRecordTitle(repairRecord, id);
  if (isChanging || params.has('all') || (isAdding && params.has('full')))
    return (
      <RecordListScreen
        entity={repairRecord.name}
        actions={
          <Button variant="default" component={Link} to="?">
            Board
          </Button>
        }
      />
    );
  if (id !== null)
    return (
      <Page title={title} tab={one} back={{ to: list, label: many }}>
        <OneRecord
          entity={repairRecord}
          id={id}
          editPath={change(id)}
          above={(repair, take) => <RepairNow repair={repair} onChanged={take} />}
        />
      </Page>
    );
  if (!home || !seesAny(rights, repairRecord))
    return (
      <Page title={many}>
        {home ? <NoRight title="You do not have the right to see the repairs" /> : <ChooseHouse />}
      </Page>
    );
  return isAdding ? <ReportPage home={home} /> : <RepairsPage key={home.id} home={home} />;
}
