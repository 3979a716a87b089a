import { isKeyOf } from '#domain/kit/vocabulary/record-values.ts';
import { weekdayAndDay } from '#domain/kit/time/day-words.ts';
import type { FastifyInstance } from 'fastify';
import type { Input } from '#domain/kit/vocabulary/parse.ts';
import { isId } from '#domain/kit/vocabulary/read-value.ts';
import { shiftName, shiftTimes } from '#domain/rota/grid/shift-words.ts';
import { rota, type Rota } from '#domain/rota/rota.ts';
import { swapHows } from '#domain/rota/swap-hows.ts';
import { isExchangeable, swapOver, swapSteps, swapStepsFor, type SwapStep } from '#domain/rota/swapping/swap-steps.ts';
import type { Actor } from '../../kit/access/actor.ts';
import { permissionOrNull, requirePermission } from '../../kit/access/permission.ts';
import type { RecordContext } from '../../kit/context/record-context.ts';
import { idOf, inputOf } from '../../kit/http/request-parts.ts';
import { json } from '../../kit/http/rest.ts';
import { actorOf, declareCall } from '../../kit/http/route.ts';
import { changeRecord, actSetting, type SavedChange } from '../../kit/records/change-record.ts';
import { requireSeen, versionOf } from '../../kit/records/seen-version.ts';
import { findInReach, findRecord } from '../../kit/records/find-record.ts';
import type { Db } from '../../kit/runtime/database.ts';
import { invalid, Refusal, refused } from '../../kit/runtime/refusals.ts';
import { notifyStaff } from '../publishing/notify-staff.ts';
import { recordFrom } from '../../kit/schema/record-from.ts';

interface Swapping {
  readonly context: RecordContext;
  readonly tx: Db;
  readonly actor: Actor;
  readonly now: string;
  readonly shift: Rota;
  readonly input: Input;
}

/** Asks for a swap, answers it or decides about it: one call, as far as this person may go. */
export const declareSwap = (app: FastifyInstance, context: RecordContext): void =>
  declareCall(app, {
    method: 'POST',
    path: `/api/${rota.path}/:id/swap`,
    permission: 'swap rota',
    async answer(request, reply) {
      const actor = actorOf(request);
      if (!permissionOrNull(actor, 'publish', rota)) requirePermission(actor, 'swap', rota);
      const input = inputOf(request);
      const body = await context.transaction(async (tx) => {
        const shift = await findInReach({ context, actor, entity: rota, within: tx }, idOf(request));
        await requireSeen({ context, actor, entity: rota, within: tx }, shift, versionOf(input));
        return takeStep({ context, tx, actor, now: context.now(), shift, input });
      });
      return json(reply, body);
    },
  });

const isStep = (value: unknown): value is SwapStep => swapSteps.some((step) => step === value);

async function takeStep(swapping: Swapping): Promise<string> {
  const { actor, now, shift, input } = swapping;
  const step = input['step'] ?? 'ask';
  if (!isStep(step)) throw invalid({ step: `step must be one of: ${swapSteps.join(', ')}.` });
  const who = {
    id: actor.id,
    mayPublish: permissionOrNull(actor, 'publish', rota) !== null,
    maySwap: permissionOrNull(actor, 'swap', rota) !== null,
  };
  if (!swapStepsFor(shift, who, now).includes(step))
    throw refused('This step of a swap is not yours to take, or it is too late for it.');
  const { answer } = await acts[step](swapping);
  await notify(swapping, step);
  return answer;
}

/** One shift as an act makes it; the rules about a person on a shift are asked again where the person is another. */
const set = (
  { context, tx, actor, input }: Swapping,
  { id, version }: Pick<Rota, 'id' | 'version'>,
  sets: Partial<Rota>,
) =>
  changeRecord(
    { context, actor, entity: rota, within: tx },
    id,
    { version, confirmed_warnings: input['confirmed_warnings'] },
    { as: actSetting('swap', sets) },
  );

const acts: { readonly [S in SwapStep]: (swapping: Swapping) => Promise<SavedChange> } = {
  ask: async (swapping) => set(swapping, swapping.shift, { status: 'swap_requested', ...(await wish(swapping)) }),
  withdraw: (swapping) => set(swapping, swapping.shift, swapOver),
  agree: (swapping) => set(swapping, swapping.shift, { swap_with: swapping.actor.id, swap_agreed_at: swapping.now }),
  decline: (swapping) => set(swapping, swapping.shift, swapOver),
  reject: (swapping) => set(swapping, swapping.shift, swapOver),
  approve: (swapping) =>
    swapping.shift.swap_how === 'exchange'
      ? exchange(swapping)
      : set(swapping, swapping.shift, { ...swapOver, ...taker(swapping.shift) }),
};

/** What is given back is open; what was offered is accepted by whoever agreed to it. */
const taker = ({ swap_how, swap_with }: Rota): Pick<Rota, 'staff' | 'status'> =>
  swap_how === 'give_back' ? { staff: null, status: 'published' } : { staff: swap_with, status: 'accepted' };

const notExchangeable = 'The other shift has begun, or is not one that can be exchanged now.';

const works = `select 1 from staff where id = $1 and $2 = any(homes) and is_active and not is_deleted`;

async function wish({ context, tx, actor, now, shift, input }: Swapping): Promise<Partial<Rota>> {
  const { swap_how, swap_with = null, swap_for = null, swap_reason = null } = input;
  if (!isKeyOf(swapHows, swap_how)) throw invalid({ swap_how: 'Say what you ask for.' });
  if (typeof swap_reason === 'string' && swap_reason.length > 300)
    throw invalid({ swap_reason: 'At most 300 letters.' });
  const reason = { swap_how, swap_reason: typeof swap_reason === 'string' ? swap_reason : null, swap_agreed_at: null };
  if (swap_how === 'give_back') return { ...reason, swap_with: null, swap_for: null };
  if (swap_how === 'exchange') {
    const other =
      typeof swap_for === 'string' && isId(swap_for) ? await seenOrNull(context, tx, actor, swap_for) : null;
    if (!other || other.staff === null || other.staff === actor.id || other.home !== shift.home)
      throw invalid({ swap_for: 'Choose a shift of a colleague in this house.' });
    if (!isExchangeable(other, now)) throw invalid({ swap_for: notExchangeable });
    return { ...reason, swap_with: other.staff, swap_for: other.id };
  }
  if (swap_with === null) return { ...reason, swap_with: null, swap_for: null };
  if (
    typeof swap_with !== 'string' ||
    !isId(swap_with) ||
    (await tx.query(works, [swap_with, shift.home])).length === 0
  )
    throw invalid({ swap_with: 'Choose a colleague of this house.' });
  return { ...reason, swap_with, swap_for: null };
}

async function seenOrNull(context: RecordContext, tx: Db, actor: Actor, id: string): Promise<Rota | null> {
  try {
    return await findInReach({ context, actor, entity: rota, within: tx }, id);
  } catch (error) {
    if (error instanceof Refusal && error.status === 404) return null;
    throw error;
  }
}

/** The two shifts change hands; in between one of them is nobody's, for nobody may have two shifts at once. */
async function exchange(swapping: Swapping): Promise<SavedChange> {
  const { context, tx, actor, now, shift } = swapping;
  const { swap_for, swap_with } = shift;
  if (swap_for === null || swap_with === null) throw invalid({ swap_for: 'The other shift is no longer there.' });
  const other = await findRecord({ context, actor, entity: rota, within: tx }, swap_for);
  if (other.staff !== swap_with) throw invalid({ swap_for: 'The other shift is no longer your colleague’s.' });
  if (!isExchangeable(other, now)) throw invalid({ swap_for: notExchangeable });
  await tx.query('select 1 from rota where id = $1 for update', [other.id]);
  const free = await set(swapping, shift, { staff: null, status: 'published' });
  await set(swapping, other, { staff: shift.staff, status: 'accepted' });
  const { version } = recordFrom(rota, free.stored);
  return set(swapping, { id: shift.id, version }, { ...swapOver, staff: swap_with });
}

const house = 'select registered_manager from home where id = $1';
const outcome: Partial<Record<SwapStep, string>> = {
  withdraw: 'The swap was taken back',
  agree: 'Somebody will take it; it waits for approval',
  decline: 'Your colleague cannot take it; the shift stays yours',
  approve: 'The swap is approved',
  reject: 'The swap was not approved; the shift stays yours',
};

/** Whoever is asked, whoever asked, and whoever decides; those whose shift changes hands hear of that by itself. */
async function notify(swapping: Swapping, step: SwapStep): Promise<void> {
  const { context, tx, shift, input } = swapping;
  const { zone } = await context.homes.factsOf(tx, shift.home);
  const what = `${weekdayAndDay(shift.date)}: ${shiftName(shift.shift_type)} ${shiftTimes(shift, zone)}`;
  const [managed] = await tx.query<{ registered_manager: string | null }>(house, [shift.home]);
  const asked = typeof input['swap_with'] === 'string' ? input['swap_with'] : null;
  const colleague = step === 'ask' ? asked : shift.swap_with;
  const deciding = step === 'ask' || step === 'agree' ? [managed?.registered_manager ?? null] : [];
  const message = step === 'ask' ? `${what}. A colleague asks for a swap.` : `${what}. ${outcome[step]}.`;
  const people = new Set([shift.staff, colleague, ...deciding].filter((one) => one !== null));
  await notifyStaff(
    swapping,
    [...people].map((staff) => ({ staff, message })),
    {
      home: shift.home,
      title: 'A shift swap',
      severity: 'low',
      shift: shift.id,
    },
  );
}
