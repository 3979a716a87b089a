import { confidentialInfo } from '#domain/confidential/confidential-info.ts';
import { Page } from '../kit/page/page.tsx';
import { OneRecord } from '../records/record/one-record.tsx';
import RecordListScreen from '../records/screens/record-list-screen.tsx';
import { useRecordParams } from '../records/use-record-params.ts';
import { ConfidentialContent } from './confidential-content.tsx';

const { one, many } = confidentialInfo.labels;

/** What only a few may know: a list of titles, and one of them with its content behind a reason. */
export default function ConfidentialScreen() {
  const { id, isChanging, list, change } = useRecordParams();
  if (id === null || isChanging) return <RecordListScreen entity={confidentialInfo.name} />;
  return (
    <Page title={one} back={{ to: list, label: many }}>
      <OneRecord
        entity={confidentialInfo}
        id={id}
        editPath={change(id)}
        above={(record) => <ConfidentialContent key={record.id} record={record} />}
      />
    </Page>
  );
}
