import { updateLinked } from './linked-updates.ts';
import type { SavedRecord } from '../context/record-context.ts';

const open = 'select id from attachment where id = any($1::uuid[]) and not is_sensitive and not is_deleted';

/** Files attached to a record that only few people may see become sensitive, so that only few may open them. */
export async function coverFiles(saved: SavedRecord, files: readonly unknown[]): Promise<void> {
  const ids = files.filter((id) => typeof id === 'string');
  if (ids.length === 0) return;
  const bare = await saved.tx.query<{ id: string }>(open, [ids]);
  for (const { id } of bare) await updateLinked(saved, saved.context.named('attachment'), id, { is_sensitive: true });
}
