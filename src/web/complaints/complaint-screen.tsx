import { complaint } from '#domain/complaints/complaint.ts';
import { Button } from '@mantine/core';
import { Link, useSearchParams } from 'react-router';
import { Page } from '../kit/page/page.tsx';
import { ForHouse } from '../records/screens/for-house.tsx';
import { OnePage } from '../records/screens/one-page.tsx';
import { NewRecord } from '../records/screens/record-form.tsx';
import RecordListScreen from '../records/screens/record-list-screen.tsx';
import { useRecordParams } from '../records/use-record-params.ts';
import { ComplaintsPage } from './complaints-page.tsx';
import { LetterPage } from './letters/letter-page.tsx';
import { ComplaintNow } from './one/complaint-now.tsx';
import { hasMainStep } from './one/has-main-step.ts';

const { one, many } = complaint.labels;

/** The complaints of the house: what waits, one of them with its procedure, its letters, or all of them as a list. */
export default function ComplaintScreen() {
  const { id, isAdding, isChanging, list, record } = useRecordParams();
  const [params] = useSearchParams();
  const letter = params.get('letter');
  const back = { to: list, label: many };
  if (isChanging || params.has('all'))
    return (
      <RecordListScreen
        entity={complaint.name}
        actions={
          <Button variant="default" component={Link} to={`?of=${complaint.name}`}>
            By their clocks
          </Button>
        }
      />
    );
  if (id !== null && letter !== null) return <LetterPage id={id} name={letter} back={record(id)} />;
  if (id !== null)
    return (
      <OnePage
        entity={complaint}
        id={id}
        title={one}
        above={(said, take) => <ComplaintNow said={said} onChanged={take} />}
        hasMainStepAbove={hasMainStep}
      />
    );
  return (
    <ForHouse of={complaint} called="complaints">
      {(home) =>
        isAdding ? (
          <Page title="Write down a complaint" back={back}>
            <NewRecord entity={complaint} savedPath={({ id: made }) => `${list}&id=${made}`} backPath={list} />
          </Page>
        ) : (
          <ComplaintsPage key={home.id} home={home} />
        )
      }
    </ForHouse>
  );
}
