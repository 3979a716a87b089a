import { attachment } from '#domain/attachments/attachment.ts';
import { Page } from '../kit/page/page.tsx';
import { OneRecord } from '../records/record/one-record.tsx';
import { ForHouse } from '../records/screens/for-house.tsx';
import RecordListScreen from '../records/screens/record-list-screen.tsx';
import { useRecordTitle } from '../records/record/use-record-title.ts';
import { useRecordParams } from '../records/use-record-params.ts';
import { FileFacts } from './file-facts.tsx';
import { FileNow } from './file-now.tsx';
import { FilesPage } from './files-page.tsx';
import css from './files.module.css';

const { one, many } = attachment.labels;

/** The files of the house, or one of them with its viewer and versions. */
export default function AttachmentScreen() {
  const { id, isAdding, isChanging, list, change } = useRecordParams();
  const title = useRecordTitle(attachment, id);
  if (isChanging || isAdding) return <RecordListScreen entity={attachment.name} />;
  if (id !== null)
    return (
      <Page title={title} tab={one} back={{ to: list, label: many }}>
        <div className={css['one']}>
          <OneRecord
            key={id}
            entity={attachment}
            id={id}
            editPath={change(id)}
            above={(file, take) => <FileNow file={file} onChanged={take} />}
            facts={(file, wording) => <FileFacts file={file} wording={wording} />}
          />
        </div>
      </Page>
    );
  return (
    <ForHouse of={attachment} called="the files">
      {(home) => <FilesPage key={home.id} home={home} />}
    </ForHouse>
  );
}
