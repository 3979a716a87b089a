import { note } from '#domain/notes/note.ts';
import type { EntryKind, PadProps } from './entry-kind.ts';
import { PadFields } from './pad-field.tsx';

const NotePad = ({ form, prefix }: PadProps) => <PadFields form={form} prefix={prefix} names={['body', 'category', 'is_important', 'include_in_handover']} />;

export const noteKind: EntryKind = { entity: note, Pad: NotePad, begin: ({ person }) => ({ home: person['home'] }), told: () => ({ save: 'note', toast: 'note' }) };
