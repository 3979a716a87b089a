import type { FastifyInstance } from 'fastify';
import { storedLine } from '#domain/handover/handover-lines.ts';
import { handover, type Handover } from '#domain/handover/handover.ts';
import { compareMoments } from '#domain/kit/time/time.ts';
import type { Input } from '#domain/kit/vocabulary/parse.ts';
import { requirePermission } from '../../kit/access/permission.ts';
import { declareAction, type RecordActionContext } from '../../kit/http/record-action.ts';
import { idOf } from '../../kit/http/request-parts.ts';
import { actorOf, declareCall } from '../../kit/http/route.ts';
import type { LinkedUpdate } from '../../kit/records/linked-updates.ts';
import { findWithNames, findInReach } from '../../kit/records/find-record.ts';
import type { RecordContext } from '../../kit/context/record-context.ts';
import { invalid } from '../../kit/runtime/refusals.ts';
import { composeHandover, type Composed } from './composing.ts';
import type { HandedOver } from '../material/read-house.ts';
import { seal } from './seal.ts';
import { writePages } from './write-pages.ts';

export const composeIn = (
  { context, tx, now }: Pick<LinkedUpdate, 'context' | 'tx' | 'now'>,
  home: string,
  handed: HandedOver,
): Promise<Composed> => composeHandover({ db: tx, homes: context.homes }, { home, now, handed });

/** What a handover itself keeps of what was composed. */
export const houseValues = ({ stretch, house, material }: Composed): Partial<Handover> => ({
  covers_from: stretch.since,
  house_lines: house.map(storedLine),
  staff_on_next_shift: [...new Set(material.coming.flatMap(({ staff }) => staff ?? []))],
  money_count:
    material.count && compareMoments(material.count.counted_at, stretch.since) >= 0 ? material.count.id : null,
});

const answered = (value: unknown): boolean | null => (typeof value === 'boolean' ? value : null);

/** What is said of keys and phones along the way counts already. */
const handedIn = ({
  before,
  input,
}: Pick<RecordActionContext<typeof handover>, 'before'> & { input?: Input }): HandedOver => {
  const said = { ...before, ...input };
  return { keys_handed: answered(said.keys_handed), phones_handed: answered(said.phones_handed) };
};

/** Everyone who lives here gets a page in the draft. Its own record stays as it is, so that whoever gives it meanwhile is not refused. */
const declareBuild = (app: FastifyInstance, context: RecordContext): void =>
  declareCall(app, {
    method: 'POST',
    path: `/api/${handover.path}/:id/build`,
    permission: 'add handover',
    async answer(request) {
      const [actor, id] = [actorOf(request), idOf(request)];
      requirePermission(actor, 'add', handover);
      return context.transaction(async (tx) => {
        const acting = { context, actor, entity: handover, within: tx };
        await findInReach(acting, id);
        // Whoever gives it in the same second comes before or after, never in between.
        await tx.query('select 1 from handover where id = $1 for update', [id]);
        const before = await findWithNames(acting, id);
        if (before.status !== 'draft')
          throw invalid({ status: 'Only a draft is built anew. What came later is shown as added after it.' });
        const building = { context, tx, actor, now: context.now() };
        const { pages } = await composeIn(building, before.home, handedIn({ before }));
        await writePages(building, before, pages);
        return before;
      });
    },
  });

/** Composed a last time from the records: the house's own part goes into the handover, the pages follow when it is stored. */
function composing() {
  const made = new WeakMap<RecordActionContext<typeof handover>['before'], Composed>();
  return {
    async sets(asking: RecordActionContext<typeof handover>): Promise<Partial<Handover>> {
      const composed = await composeIn(asking, asking.before.home, handedIn(asking));
      made.set(asking.before, composed);
      return houseValues(composed);
    },
    async after(
      asking: RecordActionContext<typeof handover> & {
        readonly record: RecordActionContext<typeof handover>['before'];
      },
    ): Promise<void> {
      await writePages(asking, asking.record, made.get(asking.before)?.pages ?? []);
    },
  };
}

function ticked({ before, input, now }: RecordActionContext<typeof handover>): Partial<Handover> {
  const { tasks } = before;
  const place = Number(input['place']);
  if (!Number.isInteger(place) || !tasks[place]) throw invalid({ place: 'There is no such task.' });
  if (typeof input['is_done'] !== 'boolean') throw invalid({ is_done: 'Say whether it is done.' });
  return {
    tasks: tasks.map((task, at) => (at === place ? { ...task, done_at: input['is_done'] ? now : null } : task)),
  };
}

/** The way of a handover: composed from the records, given by whoever leads the shift, received by somebody else and from then on sealed. */
export function declareHandoverSteps(app: FastifyInstance, context: RecordContext): void {
  const { sets, after } = composing();
  declareBuild(app, context);
  declareAction(app, context, {
    entity: handover,
    action: 'give',
    auditedAs: 'update',
    to: () => 'given',
    sets: async (asking) => ({ ...(await sets(asking)), given_by: asking.actor.id }),
    after,
  });
  declareAction(app, context, {
    entity: handover,
    action: 'receive',
    auditedAs: 'update',
    to: () => 'received',
    sets: ({ before, actor }) => ({ received_by: [...new Set([...before.received_by, actor.id])] }),
    after: seal,
  });
  declareAction(app, context, {
    entity: handover,
    action: 'task',
    right: 'receive',
    auditedAs: 'update',
    sets: ticked,
  });
}
