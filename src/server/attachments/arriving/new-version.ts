import type { FastifyInstance, FastifyRequest } from 'fastify';
import { attachment } from '#domain/attachments/attachment.ts';
import { readInput, writable, type Input } from '#domain/kit/vocabulary/parse.ts';
import type { RecordValues } from '#domain/kit/vocabulary/record-values.ts';
import { isId } from '#domain/kit/vocabulary/read-value.ts';
import { outOfReach, reachesOf, requirePermission } from '../../kit/access/permission.ts';
import type { RecordContext } from '../../kit/context/record-context.ts';
import { idOf, inputOf } from '../../kit/http/request-parts.ts';
import { json } from '../../kit/http/rest.ts';
import { actorOf, declareCall } from '../../kit/http/route.ts';
import { findVisible } from '../../kit/records/audited-read.ts';
import { changeRecord, actSetting } from '../../kit/records/change-record.ts';
import { invalid } from '../../kit/runtime/refusals.ts';
import { knownFile } from '../content/known-file.ts';
import { factsOf, writeFile } from './store-file.ts';
import { endStaged, findStaged, readStaged } from './staged-file.ts';
import { noLongerStaged } from './upload.ts';

const { document_date, expiry_date } = writable(attachment);

/** A new version has dates of its own: what the old one said of them is over. */
function newDates(input: Input): RecordValues {
  const { values, complaints } = readInput(
    { ...(document_date && { document_date }), ...(expiry_date && { expiry_date }) },
    { document_date: input['document_date'], expiry_date: input['expiry_date'] },
  );
  if (Object.keys(complaints).length > 0) throw invalid(complaints);
  return { document_date: null, expiry_date: null, ...values };
}

const storeVersion = (context: RecordContext) => async (request: FastifyRequest) => {
  const [actor, input, id] = [actorOf(request), inputOf(request), idOf(request)];
  const permission = requirePermission(actor, 'change', attachment);
  const before = await findVisible({ context, actor, entity: attachment }, id);
  if (reachesOf(permission, before, actor, context.now()).length === 0) throw outOfReach(actor, 'change', attachment);
  const file = input['file'];
  const staged = isId(file) ? await findStaged(context.db, actor, file) : null;
  if (!staged) throw noLongerStaged();
  const dates = newDates(input);
  const known = await knownFile(staged.name, await readStaged(context.db, staged));
  const file_version = (before.file_version ?? 1) + 1;
  const sets = { ...factsOf(known), ...dates, file_version, is_obsolete: false };
  return context.transaction(async (tx) => {
    if (!(await endStaged(tx, actor, staged.id))) throw noLongerStaged();
    const acting = { context, actor, entity: attachment, within: tx };
    const { answer } = await changeRecord(acting, id, input, { as: actSetting('update', sets, input) });
    await writeFile(tx, { id, file_version }, known);
    await tx.query('update attachment set content_text = $2 where id = $1', [id, known.text]);
    return answer;
  });
};

/** The newer file takes the older one's place wherever the record is shown; the older one stays beside it. */
export function declareNewVersion(app: FastifyInstance, context: RecordContext): void {
  const store = storeVersion(context);
  declareCall(app, {
    method: 'POST',
    path: '/api/attachment/:id/new-version',
    permission: 'change attachment',
    takesLong: true,
    isUnlimited: true,
    answer: async (request, reply) => json(reply, await store(request)),
  });
}
