import { note } from '#domain/notes/note.ts';
import { useSearchParams } from 'react-router';
import { ChooseHouse } from '../kit/shell/choose-house.tsx';
import { Page } from '../kit/page/page.tsx';
import { useChosenHome } from '../kit/state/store.ts';
import { ChangedRecord, NewRecord } from '../records/screens/record-form.tsx';
import { noteFormLayout } from './note-form-layout.tsx';
import { useNotePreset } from './use-note-preset.ts';

const list = '/note';
const savedPath = ({ id }: { id: string }) => `${list}?id=${id}`;

/** A note is written here, or with an id in the address changed. */
export default function NoteFormScreen() {
  const [params] = useSearchParams();
  const home = useChosenHome().selected;
  const preset = useNotePreset();
  const id = params.get('id');
  const title = id ? 'Change note' : 'Add note';
  if (!home)
    return (
      <Page title={title}>
        <ChooseHouse />
      </Page>
    );
  return (
    <Page title={title} back={{ to: list, label: 'Notes' }} narrow>
      {id ? (
        <ChangedRecord
          entity={note}
          id={id}
          savedPath={savedPath}
          backPath={savedPath({ id })}
          layout={noteFormLayout}
        />
      ) : (
        <NewRecord entity={note} preset={preset} savedPath={savedPath} backPath={list} layout={noteFormLayout} />
      )}
    </Page>
  );
}
