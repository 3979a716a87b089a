import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { fileTypes } from '#domain/kit/traits/accepted-file.ts';
import { attachment } from '#domain/attachments/attachment.ts';
import { isId } from '#domain/kit/vocabulary/read-value.ts';
import { lookSummaries } from '#domain/staff/history/look-summaries.ts';
import type { Actor } from '../../kit/access/actor.ts';
import { requirePermission } from '../../kit/access/permission.ts';
import { writeHistory } from '../../kit/context/audit-entry.ts';
import type { RecordContext } from '../../kit/context/record-context.ts';
import { auditAuditorView } from '../../kit/history/audit-view.ts';
import { findVisible, findVisibleAmong } from '../../kit/records/audited-read.ts';
import { invalid, notFound, refused } from '../../kit/runtime/refusals.ts';
import { idOf, queryOf } from '../../kit/http/request-parts.ts';
import { actorOf, declareCall } from '../../kit/http/route.ts';
import { makeTicket } from '../../kit/access/ticket.ts';
import { hasChunks, readChunks } from '../stored/chunks.ts';
import { fileVersion, type ShownFile } from './file-version.ts';
import { thumbnailOf, thumbnailsOf } from '../stored/thumbnail-store.ts';

/** The file, if the caller may see both its record and the record it belongs to. */
async function readable(context: RecordContext, actor: Actor, id: string, version: string | null): Promise<ShownFile> {
  const record = await findVisible({ context, actor, entity: attachment }, id);
  if (record.is_deleted) throw notFound();
  if (record.status === 'quarantined') throw refused('This file is held back because it may be harmful.');
  const file = await fileVersion(context.db, record, version);
  if (!file || !(await hasChunks(context.db, file))) throw notFound();
  return { ...file, home: record.home, resident: record.resident, staff: record.staff };
}

const versionAsked = (request: FastifyRequest): string | null => queryOf(request)['file_version'] ?? null;

/** As many as a page shows at once. */
const mostAtOnce = 50;

function idsAsked(request: FastifyRequest): readonly string[] {
  const ids = (queryOf(request)['ids'] ?? '').split(',');
  if (ids.length > mostAtOnce || !ids.every(isId))
    throw invalid({ ids: `ids must name one file or up to ${mostAtOnce}, set apart by commas.` });
  return ids;
}

const extensionOf = (mime: string): string => Object.entries(fileTypes).find(([, type]) => type === mime)?.[0] ?? 'bin';

/** RFC 6266: the name in plain letters for all, and as it is for those that read RFC 8187. */
function disposition(title: string, mime: string): string {
  const ending = `.${extensionOf(mime)}`;
  const name = title.toLowerCase().endsWith(ending) ? title : `${title}${ending}`;
  const plain = name
    .normalize('NFKD')
    .replace(/[^\x20-\x7e]/g, '')
    .replace(/["\\/:*?<>|%]/g, '_');
  const whole = encodeURIComponent(name).replace(
    /['()*]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${showsItself(mime) ? 'inline' : 'attachment'}; filename="${plain}"; filename*=UTF-8''${whole}`;
}

/** Pictures were drawn anew, and a PDF is shown with nothing it could reach; everything else is only ever saved. */
const showsItself = (mime: string): boolean => mime.startsWith('image/') || mime === fileTypes.pdf;

/** Whatever is in a file, it may fetch, run and open nothing. */
const nothing = "default-src 'none'; sandbox";

async function send(
  context: RecordContext,
  reply: FastifyReply,
  { title, mime, size, ...file }: ShownFile,
): Promise<FastifyReply> {
  const type = mime ?? 'application/octet-stream';
  return reply
    .type(type.startsWith('text/') ? `${type}; charset=utf-8` : type)
    .header('content-length', size ?? 0)
    .header('content-disposition', disposition(title, type))
    .header('content-security-policy', nothing)
    .send(readChunks(context.db, file));
}

const portrait =
  'select exists (select 1 from resident where photo = $1 and id = $2 union all select 1 from staff where photo = $1 and id = $3) as is';

/** The face beside a name comes with every list, and seeing a list is no reading of a record. */
async function isPortrait({ db }: RecordContext, { id, resident, staff }: ShownFile): Promise<boolean> {
  const [row] = await db.query<{ is: boolean }>(portrait, [id, resident, staff]);
  return row?.is === true;
}

export function declareDownload(app: FastifyInstance, context: RecordContext): void {
  declareCall(app, {
    method: 'GET',
    path: '/api/attachment/:id/download',
    permission: 'view attachment',
    ticketed: true,
    async answer(request, reply) {
      const actor = actorOf(request);
      const record = await readable(context, actor, idOf(request), versionAsked(request));
      if (actor.isAuditor || !(await isPortrait(context, record))) {
        await writeHistory(context.db, {
          at: context.now(),
          actor,
          action: 'download',
          entity: attachment.name,
          object_id: record.id,
          home: record.home,
          resident: record.resident,
        });
      }
      return send(context, reply, record);
    },
  });
  declareCall(app, {
    method: 'GET',
    path: '/api/attachment/:id/thumbnail',
    permission: 'view attachment',
    async answer(request, reply) {
      const actor = actorOf(request);
      const file = await readable(context, actor, idOf(request), versionAsked(request));
      const bytes = await thumbnailOf(context.db, file);
      if (!bytes) throw notFound();
      await auditAuditorView(context, actor, { entity: attachment.name, summary: lookSummaries.smallPicture });
      return reply.type('image/webp').header('content-security-policy', nothing).send(bytes);
    },
  });
  declareCall(app, {
    method: 'GET',
    path: '/api/attachment/thumbnails',
    permission: 'view attachment',
    async answer(request) {
      const actor = actorOf(request);
      requirePermission(actor, 'view', attachment);
      const files = await findVisibleAmong({ context, actor, entity: attachment }, idsAsked(request));
      const pictures = await thumbnailsOf(
        context.db,
        files.filter(({ is_deleted, status }) => !is_deleted && status !== 'quarantined'),
      );
      if (pictures.size > 0)
        await auditAuditorView(context, actor, { entity: attachment.name, summary: lookSummaries.smallPictures });
      return Object.fromEntries([...pictures].map(([id, bytes]) => [id, bytes.toString('base64')]));
    },
  });
  declareCall(app, {
    method: 'POST',
    path: '/api/attachment/:id/ticket',
    whileViewing: 'reads',
    permission: 'view attachment',
    async answer(request) {
      const actor = actorOf(request);
      const { id } = await readable(context, actor, idOf(request), null);
      return makeTicket(context.db, {
        session: actor.session,
        path: `/api/attachment/${id}/download`,
        now: context.now(),
      });
    },
  });
}
