import { handoverColumns, type HandoverFound } from '#domain/handover/handover-columns.ts';
import { handoverResident } from '#domain/handover/handover-resident.ts';
import { handover, type Handover } from '#domain/handover/handover.ts';
import { rulesFor, type PageContext } from '../../kit/context/record-context.ts';
import { permissionOrNull } from '../../kit/access/permission.ts';
import { staysOnceFixed } from '../../kit/validation/stays-once-fixed.ts';
import { computedColumns } from '../../kit/reads/computed-columns.ts';

const urgent = `select t.handover as id, count(*)::int as urgent from handover_resident t where t.handover = any($1::uuid[]) and t.priority = 'urgent' and not t.is_deleted group by t.handover`;

async function findUrgent({ context, actor, rows }: PageContext): Promise<ReadonlyMap<string, HandoverFound>> {
  if (permissionOrNull(actor, 'view', handoverResident)?.all !== true)
    return new Map(rows.map((row) => [row.id, { urgent: undefined }]));
  const counts = new Map(
    (await context.db.query<{ id: string; urgent: number }>(urgent, [rows.map((row) => row.id)])).map((one) => [
      one.id,
      one.urgent,
    ]),
  );
  return new Map(rows.map((row) => [row.id, { urgent: counts.get(row.id) ?? 0 }]));
}

export const handoverRules = rulesFor(handover, {
  columns: computedColumns<Handover, HandoverFound>({ find: findUrgent, of: handoverColumns }),
  checkRemoval: staysOnceFixed(handover),
});

export const handoverLineRules = rulesFor(handoverResident, { checkRemoval: staysOnceFixed(handoverResident) });
