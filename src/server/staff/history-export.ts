import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { historyActions } from '#domain/staff/history/history-actions.ts';
import type { HistoryLine } from '#domain/staff/history/history-line.ts';
import { sentenceOfLine } from '#domain/staff/history/history-sentence.ts';
import { userHistory } from '#domain/staff/history/user-history.ts';
import type { Actor } from '../kit/access/actor.ts';
import { writeHistory } from '../kit/context/audit-entry.ts';
import { forLongWork, type RecordContext } from '../kit/context/record-context.ts';
import { requirePermission } from '../kit/access/permission.ts';
import { requireExport } from '../kit/access/require-export.ts';
import type { QueryParams } from '../kit/schema/list-query.ts';
import { csvLines, csvText } from '#domain/kit/words/csv.ts';
import { queryOf } from '../kit/http/request-parts.ts';
import { actorOf, declareCall } from '../kit/http/route.ts';
import type { Page } from '../kit/reads/list-page.ts';
import { listRecords } from '../kit/reads/list-records.ts';

const inWords = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value ?? null));

const kindOf = (name: string | null, register: RecordContext['register']) =>
  register.find((entity) => entity.name === name) ?? null;

/** The sentence of the page. */
const sentence = (line: HistoryLine, register: RecordContext['register']): string =>
  sentenceOfLine(line, {
    entityOf: (name) => kindOf(name, register),
    nameIn: (field) => line.names?.[field] ?? null,
  });

function changed({ changes, entity }: HistoryLine, register: RecordContext['register']): string {
  const fields = kindOf(entity, register)?.fields;
  return (changes ?? [])
    .map(
      ({ field, old, new: now, changed: isSilent }) =>
        `${fields?.[field]?.label ?? field}: ${isSilent ? 'changed' : `${inWords(old)} → ${inWords(now)}`}`,
    )
    .join('; ');
}

/** The columns of the list, and what a reader of the file cannot open. */
const columns = (
  register: RecordContext['register'],
): readonly (readonly [heading: string, (line: HistoryLine) => unknown])[] => [
  ['Time', ({ at }) => new Date(at).toISOString()],
  ['What happened', (line) => sentence(line, register)],
  ['Who', ({ user_name }) => user_name],
  ['Role', ({ role }) => role],
  ['What was done', ({ action }) => historyActions[action]],
  ['Kind of record', ({ entity }) => kindOf(entity, register)?.labels.one ?? entity],
  ['Record', ({ object_id }) => object_id],
  ['Version', ({ object_version }) => object_version],
  ['Resident', ({ names }) => names?.resident],
  ['Result', ({ result }) => result],
  ['Summary', ({ summary }) => summary],
  ['Reason', ({ reason }) => reason],
  ['Changes', (line) => changed(line, register)],
];

const pageOf = (context: RecordContext, actor: Actor, asked: QueryParams, cursor: string | null): Promise<Page> =>
  listRecords(context, actor, userHistory, { ...asked, limit: '200', ...(cursor ? { cursor } : {}) });

/** Page by page as the reader takes them, so that a history of years needs no more room than a page. */
async function* csvOf(context: RecordContext, actor: Actor, asked: QueryParams, first: Page): AsyncGenerator<string> {
  const shown = columns(context.register);
  yield csvText([shown.map(([heading]) => heading)]);
  for (let page: Page | null = first; page !== null;) {
    // The page was written as the list of the history, whose rows are these lines.
    const lines = JSON.parse(page.body) as readonly HistoryLine[];
    yield csvLines(lines.map((line) => shown.map(([, read]) => read(line))));
    page = page.next === null ? null : await pageOf(context, actor, asked, page.next);
  }
}

const saidOf = (asked: QueryParams): string =>
  Object.entries(asked)
    .map(([name, value]) => `${name} ${String(value)}`)
    .join(', ')
    .slice(0, 300) || 'everything';

/** The history as a file that a spreadsheet opens, for those who may take records out of the house; that they take it is told before the first line leaves. */
export const declareHistoryExport = (app: FastifyInstance, context: RecordContext): void =>
  declareCall(app, {
    method: 'GET',
    path: `/api/${userHistory.path}/export`,
    permission: `view ${userHistory.name}`,
    takesLong: true,
    async answer(request, reply) {
      const actor = actorOf(request);
      requirePermission(actor, 'view', userHistory);
      requireExport(actor, context.now());
      const long = forLongWork(context);
      const asked = queryOf(request);
      const first = await pageOf(long, actor, asked, null);
      await writeHistory(context.db, {
        at: context.now(),
        actor,
        action: 'export',
        entity: userHistory.name,
        summary: saidOf(asked),
      });
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="history-${context.now().slice(0, 10)}.csv"`)
        .send(Readable.from(csvOf(long, actor, asked, first)));
    },
  });
