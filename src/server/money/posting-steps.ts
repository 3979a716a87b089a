import type { FastifyInstance } from 'fastify';
import { paymentLines, pettyCashLines } from '#domain/money/ledger-lines.ts';
import { payment, type Payment } from '#domain/money/payment.ts';
import { pettyCash, type PettyCash } from '#domain/money/petty-cash.ts';
import { aloneComplaint, awaitsCountersign } from '#domain/money/posting.ts';
import { declareAction, type RecordActionContext } from '../kit/http/record-action.ts';
import type { RecordContext } from '../kit/context/record-context.ts';
import { homeIn } from '../kit/history/write-audit.ts';
import { invalid, refused } from '../kit/runtime/refusals.ts';
import { byPin, witnessByPin } from './by-pin.ts';
import { postLines, reverseLines } from './ledger/post-lines.ts';

type Moved = typeof payment | typeof pettyCash;
type Asking<E extends Moved> = RecordActionContext<E>;

const settingsIn = async ({ context, tx, before }: Asking<Moved>) =>
  (await context.homes.factsOf(tx, homeIn(before))).settings;

function refuseOwn({ before, actor }: Asking<Moved>): void {
  if (before.created_by === actor.id)
    throw refused('Somebody else has to do this: nobody witnesses what they wrote down themselves.');
}

/** What is posted with this very step becomes lines of the ledger. */
async function afterStep(asking: Asking<typeof payment> & { readonly record: Payment }): Promise<void> {
  const { record, before } = asking;
  if (record.status === 'posted' && before.status !== 'posted' && before.status !== 'queried')
    await postLines(
      asking,
      { entity: 'payment', movement: record.posted_alone ? { ...record, witness: null } : record },
      paymentLines(record),
    );
}

async function afterPettyStep(asking: Asking<typeof pettyCash> & { readonly record: PettyCash }): Promise<void> {
  const { record } = asking;
  if (record.status === 'posted')
    await postLines(asking, { entity: 'petty_cash', movement: record }, pettyCashLines(record));
}

/** Two people, a manager above the limit, and only then the ledger. */
export function declarePostingSteps(app: FastifyInstance, context: RecordContext): void {
  declareAction(app, context, {
    entity: payment,
    action: 'witness',
    auditedAs: (to) => (to === null ? 'payment_countersigned' : 'payment_witnessed'),
    actsAs: witnessByPin('payment'),
    async to(asking) {
      refuseOwn(asking);
      if (awaitsCountersign(asking.before)) return null;
      const { payment_authorise_over } = await settingsIn(asking);
      return asking.before.amount > payment_authorise_over ? 'awaiting_authority' : 'posted';
    },
    sets: (asking) => (awaitsCountersign(asking.before) ? countersigned(asking) : {}),
    after: afterStep,
  });
  declareAction(app, context, {
    entity: payment,
    action: 'post-alone',
    right: 'submit',
    auditedAs: 'payment_posted',
    to: ({ before, actor }) => {
      if (before.created_by !== actor.id)
        throw refused('Only whoever wrote it down posts it alone. You can witness it.');
      return 'posted';
    },
    async sets(asking) {
      const complaint = aloneComplaint(asking.before, (await settingsIn(asking)).lone_worker_limit);
      if (complaint) throw invalid({ amount: complaint });
      return { posted_alone: true };
    },
    after: afterStep,
  });
  declareAction(app, context, {
    entity: payment,
    action: 'authorise',
    auditedAs: 'payment_authorised',
    actsAs: byPin,
    to: () => 'posted',
    after: afterStep,
  });
  declareAction(app, context, {
    entity: payment,
    action: 'reverse',
    auditedAs: 'payment_reversed',
    to: () => 'reversed',
    after: (asking) => reverseLines(asking, { entity: 'payment', movement: asking.record }),
  });
  declarePettyCashSteps(app, context);
}

const countersigned = ({ actor, now }: Asking<typeof payment>) => ({ witness: actor.id, countersigned_at: now });

function declarePettyCashSteps(app: FastifyInstance, context: RecordContext): void {
  declareAction(app, context, {
    entity: pettyCash,
    action: 'witness',
    auditedAs: 'payment_witnessed',
    actsAs: witnessByPin('petty_cash'),
    to(asking) {
      refuseOwn(asking);
      return 'awaiting_authority';
    },
  });
  declareAction(app, context, {
    entity: pettyCash,
    action: 'authorise',
    auditedAs: 'payment_authorised',
    actsAs: byPin,
    to: () => 'posted',
    after: afterPettyStep,
  });
  declareAction(app, context, {
    entity: pettyCash,
    action: 'reverse',
    auditedAs: 'payment_reversed',
    to: () => 'reversed',
    after: (asking) => reverseLines(asking, { entity: 'petty_cash', movement: asking.record }),
  });
}
