import type { RecordOf } from '../../kit/vocabulary/entity.ts';
import { entity } from '../../kit/vocabulary/entity.ts';
import { longText, must, readOnly, refs, text, yesNo } from '../../kit/vocabulary/fields.ts';
import { everything, nothing } from '../../kit/vocabulary/permissions.ts';

export const group = entity({
  name: 'group',
  labels: { one: 'Group', many: 'Groups' },
  purpose: 'What people with one kind of work may do.',
  title: ['name'],
  belongsTo: 'provider',
  access: {
    superuser: everything,
    manager: ['view'],
    senior: nothing,
    carer: nothing,
    agency: nothing,
    auditor: ['view'],
  },
  fields: {
    name: must(text('Name', { max: 80 })),
    description: longText('What this group is for', { max: 500 }),
    permissions: refs('Permissions', { to: 'permission' }),
    is_system: readOnly(yesNo('Comes with Hearth', { default: false })),
  },
  list: ['name', 'description', 'is_system'],
  carries: ['permissions'],
  order: 'name',
  search: ['name'],
  unique: [{ fields: ['name'], ignoreCase: true, sentence: 'Another group has this name.' }],
  check: (group, { before }) =>
    before?.is_system === true && before.name !== group.name
      ? { name: 'A group that comes with Hearth keeps its name.' }
      : {},
});
export type Group = RecordOf<typeof group>;
