import type { RecordOf } from '../../kit/vocabulary/entity.ts';
import { entity } from '../../kit/vocabulary/entity.ts';
import { must, text, yesNo } from '../../kit/vocabulary/fields.ts';
import { nothing } from '../../kit/vocabulary/permissions.ts';

/** The catalogue of rights follows from the declarations; groups choose among them. */
export const permission = entity({
  name: 'permission',
  labels: { one: 'Permission', many: 'Permissions' },
  purpose: 'Each right there is, in a sentence.',
  title: ['name'],
  belongsTo: 'provider',
  access: {
    superuser: ['view'],
    manager: ['view'],
    senior: nothing,
    carer: nothing,
    agency: nothing,
    auditor: ['view'],
  },
  fields: {
    name: must(text('Name', { max: 200 })),
    codename: must(text('Codename', { max: 120 })),
    entity: text('About', { max: 60 }),
    is_custom: must(yesNo('Stands alone', { default: false })),
  },
  list: ['name', 'codename', 'entity', 'is_custom'],
  order: 'codename',
  search: ['name', 'codename'],
  unique: [{ fields: ['codename'], sentence: 'This permission exists already.' }],
  serverOnly: true,
});
export type Permission = RecordOf<typeof permission>;
