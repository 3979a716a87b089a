import { discharge, type Discharge } from '#domain/residents/leaving/discharge.ts';
import { entersState } from '#domain/kit/vocabulary/states.ts';
import type { Warnings } from '#domain/kit/vocabulary/entity.ts';
import { openWarnings } from '#domain/residents/leaving/discharge-open.ts';
import type { Resident } from '#domain/residents/person/resident.ts';
import { rulesFor, type RuleContext } from '../kit/context/record-context.ts';
import { conflict } from '../kit/runtime/refusals.ts';
import { stillOpen } from './discharge-open.ts';

const statusSql = 'select status, is_discharged_status from resident where id = $1';
const later = `select 1 from discharge where resident = $1 and id <> $2 and status = 'completed' and not is_deleted and completed_at > $3`;

const becomes = ({ record, before }: RuleContext<Discharge>, state: string): boolean =>
  entersState({ status: String(record.status) }, before, state);

type ResidentStatus = Pick<Resident, 'status' | 'is_discharged_status'>;

async function complaints(asking: RuleContext<Discharge>) {
  const { db, record, before } = asking;
  const reverses = becomes(asking, 'reversed');
  // Nobody begins one about somebody who has left: the resident's state refuses it before any rule is asked.
  if (!before || (!reverses && !becomes(asking, 'completed'))) return {};
  const [person] = await db.query<ResidentStatus>(statusSql, [record.resident]);
  const hasLeft = person?.is_discharged_status === true;
  if (!reverses && hasLeft) throw conflict('This resident has left already.');
  if (!reverses) return person?.status === 'pre_admission' ? { status: 'This resident has not moved in yet.' } : {};
  if (!hasLeft) return { status: 'This resident has come back already. There is nothing to reverse.' };
  const [newer] = await db.query(later, [record.resident, before?.id, before?.completed_at]);
  return newer ? { status: 'This resident came back and left again. Reverse the later discharge instead.' } : {};
}

async function warnings(asking: RuleContext<Discharge>): Promise<Warnings<keyof Discharge & string>> {
  if (!becomes(asking, 'completed')) return {};
  const { db, actor, record, now } = asking;
  return openWarnings(await stillOpen(db, actor, String(record.resident), now));
}

/** Someone leaves once, from here, and by someone who has seen what stays open. */
export const dischargeRules = rulesFor(discharge, { check: complaints, warn: warnings });
