import type { FastifyRequest } from 'fastify';
import { whoCan } from '#domain/kit/people/who-can.ts';
import { localDay, type Day } from '#domain/kit/time/time.ts';
import { missing, readInput, type Input } from '#domain/kit/vocabulary/parse.ts';
import { may } from '#domain/kit/vocabulary/permissions.ts';
import { isId } from '#domain/kit/vocabulary/read-value.ts';
import { isRecordValues } from '#domain/kit/vocabulary/record-values.ts';
import { orderFields, type Disposal } from '#domain/retention/disposal.ts';
import { legalHold } from '#domain/retention/legal-hold.ts';
import { isClock, isRetained, retention, subjectOf, type ClockName } from '#domain/retention/retention-clocks.ts';
import { readerOf, type Actor } from '../../kit/access/actor.ts';
import { requireProof } from '../../kit/access/require-proof.ts';
import type { RecordContext } from '../../kit/context/record-context.ts';
import { homeIn } from '../../kit/history/write-audit.ts';
import { inputOf } from '../../kit/http/request-parts.ts';
import { actorOf } from '../../kit/http/route.ts';
import { reasonOf } from '../../kit/http/two-people.ts';
import { findVisible } from '../../kit/records/audited-read.ts';
import { newId } from '../../kit/runtime/new-id.ts';
import { invalid, notFound, refused, wrong } from '../../kit/runtime/refusals.ts';
import { candidates } from '../due/candidates.ts';
import { dueSince } from '../due/due-groups.ts';
import type { Scope } from '../due/record-sets.ts';
import { writeLine } from './disposals.ts';
import { readDisposal, secondPeople, shown } from './stored-disposals.ts';
import { obstacleTo } from './what-goes.ts';

interface DisposalRequest {
  readonly ground: 'retention' | 'court_order';
  readonly clock: ClockName | null;
  readonly subject: Scope['subject'];
  readonly order: Readonly<Record<keyof typeof orderFields, string>> | null;
}

function readSubject(input: Input): Scope['subject'] {
  const { subject } = input;
  if (subject === null || subject === undefined) return null;
  const { entity, id } = isRecordValues(subject) ? subject : {};
  if (typeof entity !== 'string' || !isId(id))
    throw invalid({ subject: 'subject must name a kind of record and an id.' });
  return { entity, id };
}

/** An order names its court, its reference and its day, and one record or one resident. */
function readOrder(input: Input, today: Day): NonNullable<DisposalRequest['order']> {
  const { values, complaints } = readInput(orderFields, input);
  const all = { ...missing(orderFields, values), ...complaints };
  if (String(values.ordered_on ?? '') > today) all['ordered_on'] = 'An order lies in the past.';
  const { court, order_reference, ordered_on } = values;
  if (!court || !order_reference || !ordered_on || Object.keys(all).length > 0) throw invalid(all);
  return { court, order_reference, ordered_on };
}

function readAsked(input: Input, today: Day): DisposalRequest {
  const subject = readSubject(input);
  if (input['ground'] === 'court_order') {
    if (!subject || !isRetained(retention[subject.entity]) || subject.entity === 'transaction')
      throw invalid({
        subject: 'Name the record that the order is about. A line of the ledger goes with its account only.',
      });
    return { ground: 'court_order', clock: null, subject, order: readOrder(input, today) };
  }
  const { clock } = input;
  if (!isClock(clock)) throw invalid({ clock: 'clock must be one of those that records are kept by.' });
  if ((subject?.entity ?? null) !== subjectOf(clock))
    throw invalid({ subject: 'subject must be whose records they are.' });
  return { ground: 'retention', clock, subject, order: null };
}

function requireProposer(actor: Actor): void {
  if (!may(actor.rights, 'add', legalHold.name))
    throw refused(
      `You do not have the right to propose that records go. ${whoCan(legalHold.access, 'add', readerOf(actor))}`,
    );
}

/** The record a court names must be one that the caller sees, in the house they name. */
async function requireNamed(
  context: RecordContext,
  actor: Actor,
  home: string,
  { entity, id }: NonNullable<Scope['subject']>,
) {
  const record = await findVisible({ context, actor, entity: context.named(entity) }, id);
  const own = homeIn(record);
  if (own !== null && own !== home) throw notFound();
}

const insert = `insert into disposal (id, home, asked_at, asked_by, ground, clock, subject_entity, subject, until, court, order_reference, ordered_on, reason)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13) on conflict do nothing returning id`;

/** Proposes that records go for good. Nothing goes before a second person has confirmed it. */
export async function askDisposal(context: RecordContext, request: FastifyRequest): Promise<Disposal> {
  const [actor, now, input] = [actorOf(request), context.now(), inputOf(request)];
  requireProposer(actor);
  const home = input['home'];
  if (!isId(home) || !actor.homes.includes(home)) throw notFound();
  requireProof(actor, now);
  const { zone } = await context.homes.factsOf(context.db, home);
  const today = localDay(now, zone);
  const { ground, clock, subject, order } = readAsked(input, today);
  const reason = reasonOf(request);
  if (clock === null && subject) await requireNamed(context, actor, home, subject);
  if (clock !== null && !(await dueSince(context.db, { home, clock, subject }, today)))
    throw wrong('Nothing of this is due: its time is not over, or it is in use again.');
  const obstacle = obstacleTo(
    context,
    await candidates(context, context.db, { home, zone, clock, subject, until: today }),
  );
  if (obstacle) throw wrong(obstacle);
  const seconds = await secondPeople(context.db, { home, askedBy: actor.id, now });
  if (seconds.length === 0)
    throw wrong(
      'Nobody else may destroy records in this house, so nobody could confirm it. Give a second person that right first.',
    );
  const id = newId();
  await context.transaction(async (tx) => {
    const values = [id, home, now, actor.id, ground, clock, subject?.entity, subject?.id, today];
    const rows = await tx.query(insert, [...values, order?.court, order?.order_reference, order?.ordered_on, reason]);
    if (rows.length === 0) throw wrong('This waits for a second person already. Decide or withdraw that first.');
    await writeLine(tx, actor, now, { home }, { action: 'disposal_asked', reason });
  });
  const stored = await readDisposal(context.db, id);
  if (!stored) throw notFound();
  return shown(stored, actor, seconds);
}
