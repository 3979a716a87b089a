import { note } from '#domain/notes/note.ts';
import type { EntryKind, PadProps } from '../pad/entry-kind.ts';
import { OneField } from '../../kit/form/one-field.tsx';
import { OpenChoice, PadFields } from '../inputs/pad-field.tsx';

const NotePad = ({ form, prefix }: PadProps<typeof note>) => (
  <>
    <OneField form={form} prefix={prefix} name="body" />
    <OpenChoice form={form} prefix={prefix} name="category" />
    <PadFields form={form} prefix={prefix} names={['is_important', 'include_in_handover']} />
  </>
);

export const noteKind: EntryKind<typeof note> = {
  entity: note,
  Pad: NotePad,
  begin: ({ person }) => ({ home: person['home'] }),
  savedWords: () => ({ save: 'note', toast: 'note' }),
};
