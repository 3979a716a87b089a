import type { FastifyInstance } from 'fastify';
import { momentAt } from '#domain/kit/time/time.ts';
import type { Fields } from '#domain/kit/vocabulary/fields.ts';
import { missing, readInput, startValues, type Input } from '#domain/kit/vocabulary/parse.ts';
import { isKeyOf, type RecordValues } from '#domain/kit/vocabulary/record-values.ts';
import { inAppRecipient } from '#domain/notices/in-app-recipient.ts';
import { notification } from '#domain/notices/notification.ts';
import { repairRecord } from '#domain/premises/repairs/repair-record.ts';
import { suggestion } from '#domain/suggestions/suggestion.ts';
import { becomes, repairFields, taskFields } from '#domain/suggestions/turned-into.ts';
import { requirePermission } from '../kit/access/permission.ts';
import type { RecordContext } from '../kit/context/record-context.ts';
import { declareAction, type RecordActionContext } from '../kit/http/record-action.ts';
import { createRecord } from '../kit/records/create-record.ts';
import { newId } from '../kit/runtime/new-id.ts';
import { invalid } from '../kit/runtime/refusals.ts';

type Turning = RecordActionContext<typeof suggestion>;

function intoIn({ into }: Input) {
  if (!isKeyOf(becomes, into)) throw invalid({ into: `into must be one of: ${Object.keys(becomes).join(', ')}.` });
  return into;
}

function readAsked(fields: Fields, { input, now }: Turning): RecordValues {
  const { values: given, complaints } = readInput(fields, input);
  const values = { ...startValues(fields, now, now.slice(0, 10)), ...given };
  const wrong = { ...missing(fields, values), ...complaints };
  if (Object.keys(wrong).length > 0) throw invalid(wrong);
  return values;
}

const endOfWork = '17:00';

async function makeTask(asking: Turning): Promise<void> {
  const { context, tx, actor, before } = asking;
  const { title, message, staff, due_on } = readAsked(taskFields, asking);
  await createRecord(
    { context, actor, entity: notification, within: tx },
    {
      id: newId(),
      home: before.home,
      title,
      message: message ?? before.body,
      category: 'task',
      severity: 'low',
      staff,
      recipients: [inAppRecipient(String(staff))],
      due_at: momentAt(String(due_on), endOfWork, actor.zoneIn(before.home)),
      linked_object: { entity: suggestion.name, id: before.id },
    },
    { permission: requirePermission(actor, 'add', notification) },
  );
}

async function makeRepair(asking: Turning): Promise<void> {
  const { context, tx, actor, before } = asking;
  await createRecord(
    { context, actor, entity: repairRecord, within: tx },
    {
      ...readAsked(repairFields, asking),
      id: newId(),
      home: before.home,
      category: 'other',
      // A picture of what is wished for there is none.
      confirmed_warnings: ['no_photo'],
    },
    { permission: requirePermission(actor, 'add', repairRecord), sets: { suggestion: before.id } },
  );
}

/** A suggestion becomes a task, a repair or a complaint; it stays, and each of them leads back to it. */
export const declareTurnInto = (app: FastifyInstance, context: RecordContext): void =>
  declareAction(app, context, {
    entity: suggestion,
    action: 'turn-into',
    right: 'respond',
    auditedAs: 'update',
    sets({ input, before }) {
      if (intoIn(input) !== 'complaint') return {};
      if (before.is_complaint) throw invalid({ into: 'This suggestion is a complaint already.' });
      return { is_complaint: true };
    },
    async after(asking) {
      const into = intoIn(asking.input);
      if (into === 'task') await makeTask(asking);
      if (into === 'repair') await makeRepair(asking);
    },
  });
