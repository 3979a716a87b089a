import { attachment } from '#domain/attachments/attachment.ts';
import { confidentialInfo, type ConfidentialInfo } from '#domain/confidential/confidential-info.ts';
import { goAlong } from '../kit/following.ts';
import type { AreaRules, SavedRecord } from '../kit/keeper.ts';
import { tell } from '../kit/telling.ts';

const lists = ['access_list', 'access_groups', 'access_denied'] as const;

const open = 'select id from attachment where id = any($1::uuid[]) and not is_sensitive and not is_deleted';

/** A file that belongs to what few may know is itself for few. */
async function coverFiles(saved: SavedRecord): Promise<void> {
  const { attachments } = saved.record as ConfidentialInfo;
  if (attachments.length === 0) return;
  const bare = await saved.tx.query<{ id: string }>(open, [attachments]);
  for (const { id } of bare) await goAlong(saved, attachment, id, { is_sensitive: true });
}

export const confidentialRules: AreaRules = {
  async after(saved) {
    const { record, before } = saved;
    await coverFiles(saved);
    const isMoved = before !== null && lists.some((name) => JSON.stringify(record[name]) !== JSON.stringify(before[name]));
    if (isMoved) await tell(saved, confidentialInfo, 'access_list_changed');
  },
};
