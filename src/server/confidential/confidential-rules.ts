import { confidentialInfo } from '#domain/confidential/confidential-info.ts';
import { isSame } from '#domain/kit/vocabulary/is-same.ts';
import { coverFiles } from '../kit/records/cover-files.ts';
import { rulesFor } from '../kit/context/record-context.ts';
import { writeAudit } from '../kit/history/write-audit.ts';

const lists = ['access_list', 'access_groups', 'access_denied'] as const;

export const confidentialRules = rulesFor(confidentialInfo, {
  async after(saved) {
    const { record, before } = saved;
    await coverFiles(saved, record.attachments);
    const isMoved = before !== null && lists.some((name) => !isSame(record[name], before[name]));
    if (isMoved) await writeAudit(saved, confidentialInfo, 'access_list_changed');
  },
});
