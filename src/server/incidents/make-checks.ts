import {
  accidentChecks,
  type Accident,
  type AccidentCheck,
  type CheckKind,
} from '#domain/incidents/checks/accident-checks.ts';
import { accidentScheduler, type AccidentScheduler } from '#domain/incidents/checks/accident-scheduler.ts';
import type { Incident } from '#domain/incidents/incident/incident.ts';
import { hoursBetween } from '#domain/kit/time/time.ts';
import { childId } from '../kit/runtime/child-id.ts';
import { createLinked, type LinkedUpdate } from '../kit/records/linked-updates.ts';

/** What the follow-up of an incident looks at. */
type Reported = Pick<Incident, 'id' | 'home' | 'resident' | 'bodymap' | 'status'> &
  Omit<Accident, 'on_anticoagulant' | 'has_unexplained_mark'>;

const facts = `select coalesce(r.on_anticoagulant, false) as on_anticoagulant,
  exists (select 1 from body_map m where (m.incident = $2 or m.id = any($3::uuid[])) and m.cause = 'unexplained' and not m.is_deleted) as has_unexplained_mark
  from resident r where r.id = $1`;

/** Whoever is on shift looks and touches; talking through and reviewing is led. */
const doneBy = (kind: CheckKind): NonNullable<AccidentScheduler['assigned_role']> =>
  kind === 'observation' || kind === 'skin' || kind === 'wellbeing' ? 'team' : 'shift_lead';

/** The checks that follow an accident, each once however often this is asked. Whoever does not live here is not looked after here. */
export async function makeChecks(following: LinkedUpdate, event: Reported): Promise<void> {
  const [known] = await following.tx.query<{ on_anticoagulant: boolean; has_unexplained_mark: boolean }>(facts, [
    event.resident,
    event.id,
    event.bodymap,
  ]);
  if (!known) return;
  const { settings } = await following.context.homes.factsOf(following.tx, event.home);
  for (const check of accidentChecks({ ...event, ...known }, settings))
    await createLinked(following, accidentScheduler, rowOf(event, check));
}

const rowOf = (event: Reported, { check_kind, purpose, due_at }: AccidentCheck) => ({
  id: childId(event.id, `${purpose} ${hoursBetween(event.occurred_at, due_at)}`),
  ...(event.resident === null ? {} : { resident: event.resident }),
  target: event.id,
  check_kind,
  purpose,
  due_at,
  assigned_role: doneBy(check_kind),
  lead_days: ['0'] as const,
  source: 'auto' as const,
});
