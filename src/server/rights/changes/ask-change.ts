import type { FastifyRequest } from 'fastify';
import type { RightsChange, ShownChange } from '#domain/staff/rights/rights-change.ts';
import type { Actor } from '../../kit/access/actor.ts';
import type { RecordContext } from '../../kit/context/record-context.ts';
import { inputOf } from '../../kit/http/request-parts.ts';
import { actorOf } from '../../kit/http/route.ts';
import { reasonOf } from '../../kit/http/two-people.ts';
import { newId } from '../../kit/runtime/new-id.ts';
import { notFound, wrong } from '../../kit/runtime/refusals.ts';
import { effectOf, readRightsBook } from '../../staff/rights/rights-book.ts';
import { secondPeople } from '../../staff/rights/second-person.ts';
import { applyChange, writeLine } from './apply-change.ts';
import { fieldsOf, readChange } from './read-change.ts';
import { currentFields, readChanges, readOneChange, shown } from './stored-changes.ts';

const insertChange = `insert into rights_change (id, asked_at, asked_by, entity, target, change, earlier, guards, reason, state)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`;

/** Ends a transaction that was begun only to see whether it could succeed. */
class DryRunRollback extends Error {}

/** Whether every other rule would let it pass, so that nobody waits for what cannot be. */
async function dryRun(
  context: RecordContext,
  actor: Actor,
  change: RightsChange,
  row: readonly unknown[],
): Promise<void> {
  try {
    await context.transaction(async (tx) => {
      await tx.query(insertChange, [...row, 'applying']);
      await applyChange(context, tx, actor, change);
      throw new DryRunRollback();
    });
  } catch (error) {
    if (!(error instanceof DryRunRollback)) throw error;
  }
}

/** Asks for a change of rights. It counts at once where nobody has to confirm it, or nobody else could. */
export async function askChange(
  context: RecordContext,
  request: FastifyRequest,
): Promise<ShownChange | { state: 'confirmed' }> {
  const actor = actorOf(request);
  const change = readChange(inputOf(request));
  const reason = reasonOf(request);
  const now = context.now();
  const book = await readRightsBook(context.db);
  const earlier = currentFields(book, change);
  if (!earlier) throw notFound();
  const { guards } = effectOf(book, change);
  const seconds = secondPeople(book, change, { askedBy: actor.id, now });
  if (guards.length === 0 || seconds.length === 0) {
    await context.transaction(async (tx) => {
      await applyChange(context, tx, actor, change);
      if (guards.length > 0)
        await writeLine(tx, actor, now, change, {
          action: 'rights_confirmed',
          summary: 'Nobody else could confirm it',
          reason,
        });
    });
    return { state: 'confirmed' };
  }
  const id = newId();
  const row = [id, now, actor.id, change.entity, change.target, fieldsOf(change), earlier, guards, reason];
  const [waiting] = (await readChanges(context.db, now)).filter(
    (stored) => stored.state === 'waiting' && stored.entity === change.entity && stored.target === change.target,
  );
  if (waiting)
    throw wrong(
      `${waiting.asked_by_name} has asked for another change here already. Decide or withdraw that one first.`,
    );
  await dryRun(context, actor, change, row);
  await context.transaction(async (tx) => {
    await tx.query(insertChange, [...row, 'waiting']);
    await writeLine(tx, actor, now, change, { action: 'rights_asked', reason });
  });
  const stored = await readOneChange(context.db, id);
  if (!stored) throw notFound();
  return shown(book, stored, actor, now);
}
