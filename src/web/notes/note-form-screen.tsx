import type { RecordValues } from '#domain/kit/vocabulary/record-values.ts';
import { isId } from '#domain/kit/vocabulary/read-value.ts';
import { note } from '#domain/notes/note.ts';
import { useSearchParams } from 'react-router';
import { ChooseHouse } from '../kit/shell/choose-house.tsx';
import { Page } from '../kit/page/page.tsx';
import { useSelectedHome } from '../kit/state/store.ts';
import { ChangedRecord, NewRecord } from '../records/screens/record-form.tsx';
import { noteFormLayout } from './note-form-layout.tsx';

const list = '/note';
const savedPath = ({ id }: { id: string }) => `${list}?id=${id}`;

const categories = note.fields.category.options;

/** The address may say what a note is about: `category=family_contact`, and `about=incident.…` for a record. */
function useNotePreset(): RecordValues {
  const [params] = useSearchParams();
  const kind = params.get('category');
  const [entity, id] = params.get('about')?.split('.') ?? [];
  return {
    ...(kind && kind in categories ? { category: kind } : {}),
    ...(entity && id && isId(id) ? { linked_object: { entity, id } } : {}),
  };
}

/** A note is written here, or with an id in the address changed. */
export default function NoteFormScreen() {
  const [params] = useSearchParams();
  const home = useSelectedHome();
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
