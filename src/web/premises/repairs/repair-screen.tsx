import { repairRecord } from '#domain/premises/repairs/repair-record.ts';
import { Button } from '@mantine/core';
import { Link, useSearchParams } from 'react-router';
import { ForHouse } from '../../records/screens/for-house.tsx';
import { OnePage } from '../../records/screens/one-page.tsx';
import RecordListScreen from '../../records/screens/record-list-screen.tsx';
import { useRecordParams } from '../../records/use-record-params.ts';
import { hasMainStep } from './one/has-main-step.ts';
import { RepairNow } from './one/repair-now.tsx';
import { ReportPage } from './report/report-page.tsx';
import { RepairsPage } from './repairs-page.tsx';

/** The repairs of the house: the board, a report in a few taps, one repair with its next step, or all of them as a list. */
export default function RepairScreen() {
  const { id, isAdding, isChanging } = useRecordParams();
  const [params] = useSearchParams();
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
      <OnePage
        entity={repairRecord}
        id={id}
        above={(repair, take) => <RepairNow repair={repair} onChanged={take} />}
        hasMainStepAbove={hasMainStep}
      />
    );
  return (
    <ForHouse of={repairRecord} called="the repairs">
      {(home) => (isAdding ? <ReportPage home={home} /> : <RepairsPage key={home.id} home={home} />)}
    </ForHouse>
  );
}
