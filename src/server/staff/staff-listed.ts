import { staffColumns, type StaffFound } from '#domain/staff/person/staff-columns.ts';
import { vettingFacts, type StaffFile } from '#domain/staff/person/staff-compliance.ts';
import { staff, type Staff } from '#domain/staff/person/staff.ts';
import { rota } from '#domain/rota/rota.ts';
import type { Actor } from '../kit/access/actor.ts';
import type { PageContext } from '../kit/context/record-context.ts';
import { permissionOrNull } from '../kit/access/permission.ts';
import { computedColumns } from '../kit/reads/computed-columns.ts';
import { onShiftSql } from './staff-on-shift.ts';

/** What a reader may know of everybody's file. What they may know of their own alone stands in no list. */
export function filesSeenBy(actor: Actor): {
  readonly training: boolean;
  readonly vetting: boolean;
  readonly supervision: boolean;
} {
  const permission = permissionOrNull(actor, 'view', staff);
  const seesAll = permission?.all === true;
  const named = new Set(
    permission && !permission.all
      ? permission.reaches.filter((reach) => !reach.rows).flatMap((reach) => reach.fields ?? [])
      : [],
  );
  return {
    training: seesAll || named.has('training'),
    vetting: seesAll
      ? actor.rights.has('view_restricted')
      : named.has('identity_checked_on') && named.has('dbs_issued_on'),
    supervision: seesAll || named.has('supervisions'),
  };
}

const fileSql = `select s.id, s.status, json_build_object('role', s.role, 'medicines_competent', s.medicines_competent, 'restraint_trained', s.restraint_trained) as job, s.training, (select max(v.next_due)::text from jsonb_to_recordset(s.supervisions) as v(next_due date)) as supervision_due, s.appraisal_due::text as appraisal_due,
    json_build_object(${vettingFacts.map((name) => `'${name}', s."${name}"`).join(', ')}) as vetting, ${onShiftSql('s.id', '$2::uuid[]', '$3::timestamptz')} as on_shift
  from staff s where s.id = any($1::uuid[])`;

type File = Required<StaffFile> & { readonly id: string; readonly on_shift: boolean } & Record<string, unknown>;

async function findFiles({ context, actor, rows }: PageContext): Promise<ReadonlyMap<string, StaffFound>> {
  const sees = filesSeenBy(actor);
  const seesShifts = permissionOrNull(actor, 'view', rota)?.all === true;
  const files = await context.db.query<File>(fileSql, [rows.map((row) => row.id), actor.homes, context.now()]);
  return new Map(
    files.map(({ id, status, job, training, vetting, supervision_due, appraisal_due, on_shift }) => [
      id,
      {
        on_shift: seesShifts ? on_shift : undefined,
        file: {
          status,
          job,
          ...(sees.training ? { training } : {}),
          ...(sees.vetting ? { vetting } : {}),
          ...(sees.supervision ? { supervision_due, appraisal_due } : {}),
        },
      },
    ]),
  );
}

export const staffListed = computedColumns<Staff, StaffFound>({ find: findFiles, of: staffColumns });
