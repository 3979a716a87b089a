import { filled, loaded } from './kit/state/collections.ts';
import type { StoredRecord } from './kit/state/stored-record.ts';
import { userLoaded } from './kit/state/session.ts';
import { isRecords } from './kit/api/shapes.ts';
import { isUser } from './kit/data/read-user.ts';
import { startUpCall, type StartUpCall } from './kit/data/start-up.ts';

const without = (names: readonly string[], record: StoredRecord): StoredRecord => ({
  ...Object.fromEntries(Object.entries(record).filter(([name]) => !names.includes(name))),
  id: record.id,
});

/** What only some may see is named here and not stored: the declarations that know it come later than these calls. */
const list = (path: string, entity: string, unstored: readonly string[] = []): StartUpCall =>
  startUpCall(path, isRecords, (records) => [
    loaded(
      entity,
      records.map((record) => without(unstored, record)),
    ),
  ]);

/** Asked for, all at once, on sign-in and when a session is restored. */
export const startUpCalls: readonly StartUpCall[] = [
  { ...list('/api/home', 'home'), essential: true },
  list('/api/staff', 'staff', ['compliance']),
  list('/api/appointment', 'appointment'),
  list('/api/attachment', 'attachment'),
  startUpCall('/api/me', isUser, (me) => [
    userLoaded(me),
    filled('permission', 'permissionList', me.permissions ?? []),
  ]),
  list('/api/resident', 'resident'),
  list('/api/reminder', 'notification'),
  list('/api/inventory', 'inventory'),
  list('/api/userHistory', 'user_history'),
  list('/api/house-asset', 'house_asset'),
  list('/api/house-stock', 'house_stock'),
  list('/api/repair-record', 'repair_record'),
  list('/api/confidential-info', 'confidential_info'),
  list('/api/note', 'note'),
];
