import type { RecordValues } from '#domain/kit/vocabulary/record-values.ts';
import type { FastifyInstance } from 'fastify';
import { handoverResident, type HandoverResident } from '#domain/handover/handover-resident.ts';
import { handover, type Handover } from '#domain/handover/handover.ts';
import { readInput, writable } from '#domain/kit/vocabulary/parse.ts';
import { declareAction, rowFrom } from '../../kit/http/record-action.ts';
import type { Actor } from '../../kit/access/actor.ts';
import type { Db } from '../../kit/runtime/database.ts';
import { updateLinked, type LinkedUpdate } from '../../kit/records/linked-updates.ts';
import type { RecordContext } from '../../kit/context/record-context.ts';
import { requirePermission } from '../../kit/access/permission.ts';
import { invalid, refused } from '../../kit/runtime/refusals.ts';
import { idOf, inputOf } from '../../kit/http/request-parts.ts';
import { actorOf, declareCall } from '../../kit/http/route.ts';
import { findRecord, findInReach } from '../../kit/records/find-record.ts';
import { peopleOf } from '../material/people.ts';
import { personName } from '#domain/kit/people/person-name.ts';

interface OnPage extends LinkedUpdate {
  readonly page: HandoverResident;
  readonly whole: Handover;
}

async function onPage(context: RecordContext, tx: Db, actor: Actor, id: string): Promise<OnPage> {
  const page = await findInReach({ context, actor, entity: handoverResident, within: tx }, id);
  if (page.is_deleted) throw invalid({ is_deleted: 'This page is no longer part of the handover.' });
  return {
    context,
    tx,
    actor,
    now: context.now(),
    page,
    whole: await findRecord({ context, actor, entity: handover, within: tx }, page.handover),
  };
}

/** Many acknowledge at once and none undoes another's tick, so neither needs to know which version it saw. */
async function acknowledge(asking: OnPage): Promise<HandoverResident> {
  const { actor, page, whole } = asking;
  if (whole.status === 'draft') throw invalid({ status: 'It has not been given yet.' });
  if (whole.given_by === actor.id) throw refused('Whoever gives the handover does not acknowledge it.');
  if (page.acknowledged_by.includes(actor.id)) return page;
  return updateLinked(asking, handoverResident, page.id, (before) => ({
    acknowledged_by: [...new Set([...before.acknowledged_by, actor.id])],
  }));
}

/** A question stays with the resident, and is a task of the handover until somebody has answered it. */
async function ask(asking: OnPage, text: unknown): Promise<HandoverResident> {
  const { actor, now, tx, page, whole } = asking;
  const question = rowFrom(handoverResident, 'questions', { text, by: actor.id }, now);
  const person = (await peopleOf(tx, [page.resident])).get(page.resident);
  const task = `${person ? `${personName(person)}: ` : ''}${question.text}`.slice(0, 300);
  await updateLinked(asking, handover, whole.id, (before) => ({
    tasks: [
      ...before.tasks,
      {
        text: task,
        assigned_to: whole.given_by === actor.id ? null : whole.given_by,
        due_at: null,
        done_at: null,
      },
    ],
  }));
  return updateLinked(asking, handoverResident, page.id, (before) => ({
    questions: [...before.questions, { ...question, task }],
  }));
}

const only = (name: string) =>
  Object.fromEntries(Object.entries(writable(handoverResident)).filter(([field]) => field === name));

/** What the outgoing adds to a page, and what the incoming does with it. */
export function declarePageActs(app: FastifyInstance, context: RecordContext): void {
  const own = (action: string, act: (asking: OnPage, input: RecordValues) => Promise<HandoverResident>): void =>
    declareCall(app, {
      method: 'POST',
      path: `/api/${handoverResident.path}/:id/${action}`,
      permission: 'acknowledge handover_resident',
      async answer(request) {
        const actor = actorOf(request);
        requirePermission(actor, 'acknowledge', handoverResident);
        const record = await context.transaction(async (tx) =>
          act(await onPage(context, tx, actor, idOf(request)), inputOf(request)),
        );
        return record;
      },
    });
  own('acknowledge', acknowledge);
  own('ask', (asking, input) => ask(asking, input['text']));
  declareAction(app, context, {
    entity: handoverResident,
    action: 'remark',
    auditedAs: 'update',
    sets({ input }) {
      const { values, complaints } = readInput(only('remark'), { remark: input['remark'] ?? null });
      if (Object.keys(complaints).length > 0) throw invalid(complaints);
      return values;
    },
  });
}
