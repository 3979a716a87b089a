import type { FastifyInstance } from 'fastify';
import { confidentialInfo, type ConfidentialInfo } from '#domain/confidential/confidential-info.ts';
import { openingFields, openMinutes, reasonComplaint, type OpenedContent } from '#domain/confidential/opening.ts';
import type { ValueOf } from '#domain/kit/vocabulary/fields.ts';
import { missing, readInput } from '#domain/kit/vocabulary/parse.ts';
import { whoHolds } from '#domain/kit/people/who-can.ts';
import { addMinutes } from '#domain/kit/time/time.ts';
import { readerOf, type Actor } from '../kit/access/actor.ts';
import { permissionOrNull, reachesOf } from '../kit/access/permission.ts';
import { writeHistory } from '../kit/context/audit-entry.ts';
import type { RecordContext } from '../kit/context/record-context.ts';
import { identityOf } from '../kit/history/write-audit.ts';
import { idOf, inputOf } from '../kit/http/request-parts.ts';
import { actorOf, declareCall } from '../kit/http/route.ts';
import { findRecord } from '../kit/records/find-record.ts';
import { updateColumns } from '../kit/records/write-record.ts';
import { invalid, notFound, refused } from '../kit/runtime/refusals.ts';

type Footing = 'listed' | 'titles' | 'nothing';

/** On what somebody stands before a confidential record: named for it, knowing that it is there, or neither. */
function footingOf(context: RecordContext, actor: Actor, record: ConfidentialInfo): Footing {
  if (record.access_denied.includes(actor.id)) return 'nothing';
  const permission = permissionOrNull(actor, 'view', confidentialInfo);
  const reaches = permission ? reachesOf(permission, record, actor, context.now()) : [];
  if (reaches.some(({ fields }) => fields === undefined)) return 'listed';
  return reaches.length > 0 ? 'titles' : 'nothing';
}

async function refuse(context: RecordContext, actor: Actor, record: ConfidentialInfo): Promise<never> {
  await writeHistory(context.db, {
    at: context.now(),
    actor,
    action: 'confidential_denied',
    ...identityOf(confidentialInfo, record),
    result: 'denied',
  });
  if (footingOf(context, actor, record) === 'nothing') throw notFound();
  throw refused(
    `You are not on its list. ${whoHolds('open_confidential', readerOf(actor), 'open it in an emergency')}`,
  );
}

const locked = 'select version, access_log, content from confidential_info where id = $1 for update';

/** Opens what only a few may know: with a reason and one's own PIN, for a quarter of an hour, and never unnoticed. */
export const declareOpening = (app: FastifyInstance, context: RecordContext): void =>
  declareCall(app, {
    method: 'POST',
    path: `/api/${confidentialInfo.path}/:id/open`,
    permission: 'signed in',
    async answer(request): Promise<OpenedContent> {
      const actor = actorOf(request);
      const record = await findRecord({ context, actor, entity: confidentialInfo }, idOf(request));
      const footing = footingOf(context, actor, record);
      const isListed = footing === 'listed';
      const mayOverride = footing === 'titles' && actor.rights.has('open_confidential');
      if (!isListed && !mayOverride) await refuse(context, actor, record);
      const { reason_code, reason_text } = readReason(request, isListed);
      await context.confirmByPin({ person: actor.id, pin: inputOf(request)['pin'], beside: actor });
      return open(context, actor, record.id, {
        reason_code,
        reason_text,
        action: isListed ? 'confidential_opened' : 'confidential_override',
      });
    },
  });

function readReason(request: Parameters<typeof inputOf>[0], isListed: boolean) {
  const { values, complaints } = readInput(openingFields, inputOf(request));
  const reason_text = (values.reason_text ?? '').trim();
  const tooShort = values.reason_text ? reasonComplaint(reason_text) : null;
  const wrong = {
    ...missing(openingFields, values),
    ...complaints,
    ...(tooShort ? { reason_text: tooShort } : {}),
    ...(!isListed && values.reason_code && values.reason_code !== 'emergency'
      ? {
          reason_code:
            'You are not on its list: it opens in an emergency only, and its owner and the manager are told.',
        }
      : {}),
  };
  const { reason_code } = values;
  if (!reason_code || Object.keys(wrong).length > 0) throw invalid(wrong);
  return { reason_code, reason_text };
}

interface Opening {
  readonly reason_code: ValueOf<typeof openingFields.reason_code>;
  readonly reason_text: string;
  readonly action: 'confidential_opened' | 'confidential_override';
}

/** The line in its log, the line of the history and the content are one transaction: nothing is shown that is not written down. */
const open = (
  context: RecordContext,
  actor: Actor,
  id: string,
  { action, ...reason }: Opening,
): Promise<OpenedContent> =>
  context.transaction(async (tx) => {
    const [row] = await tx.query<Pick<ConfidentialInfo, 'version' | 'access_log'> & { readonly content: Buffer }>(
      locked,
      [id],
    );
    if (!row) throw notFound();
    const opened_at = context.now();
    const line = { user: actor.id, opened_at, ...reason, minutes_open: null, exported: false };
    await updateColumns(
      {
        context,
        db: tx,
        entity: confidentialInfo,
        author: actor,
        audit: { actions: [action], reason: reason.reason_text },
        now: opened_at,
      },
      { id, version: row.version },
      { access_log: [...row.access_log, line] },
    );
    return { content: await context.decrypt(row.content), opened_at, until: addMinutes(opened_at, openMinutes) };
  });
