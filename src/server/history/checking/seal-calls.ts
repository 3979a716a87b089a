import type { FastifyInstance } from 'fastify';
import { whoCan } from '#domain/kit/people/who-can.ts';
import { readHead } from '#domain/staff/history/history-head.ts';
import type { FoundSeal, HistoryHead, SealState } from '#domain/staff/history/seal-state.ts';
import { userHistory } from '#domain/staff/history/user-history.ts';
import { may } from '#domain/kit/vocabulary/permissions.ts';
import { readerOf, type Actor } from '../../kit/access/actor.ts';
import { writeHistory } from '../../kit/context/audit-entry.ts';
import { forLongWork, type RecordContext } from '../../kit/context/record-context.ts';
import { historyHead } from '../../kit/history/history-head.ts';
import { inputOf, queryOf } from '../../kit/http/request-parts.ts';
import { actorOf, declareCall } from '../../kit/http/route.ts';
import { invalid, refused, wrong } from '../../kit/runtime/refusals.ts';
import { acceptEnd } from '../sealing/known-end.ts';
import { lastSeal, sealHistory } from '../sealing/seal-history.ts';
import { checkHistory } from './check-history.ts';
import { storeCheck, sealState } from './seal-state.ts';

const path = `/api/${userHistory.path}`;
const permission = `view ${userHistory.name}` as const;

/** Whoever reads the whole history may ask whether it is whole; their own lines are not enough. */
function requireWhole(actor: Actor): void {
  if (!may(actor.rights, 'view', userHistory.name))
    throw refused(`You see your own lines of the history only. ${whoCan(userHistory.access, 'view', readerOf(actor))}`);
}

/** What is on paper and on the page: how far the history is sealed, and whether it is whole. */
export function declareSealCalls(app: FastifyInstance, context: RecordContext): void {
  declareCall(app, {
    method: 'GET',
    path: `${path}/head`,
    permission: 'signed in',
    answer: (): Promise<HistoryHead> => historyHead(context.db),
  });
  declareCall(app, {
    method: 'GET',
    path: `${path}/seals`,
    permission,
    async answer(request): Promise<SealState> {
      requireWhole(actorOf(request));
      return sealState(context.db, context.now());
    },
  });
  declareCall(app, {
    method: 'GET',
    path: `${path}/seals/find`,
    permission,
    async answer(request): Promise<{ readonly seal: FoundSeal | null }> {
      requireWhole(actorOf(request));
      const head = readHead(queryOf(request)['head'] ?? '');
      if (head === null) throw invalid({ head: 'A head has twelve letters and figures, such as 7K2M-9QXP-4TVA.' });
      const [seal] = await context.db.query<FoundSeal>(byHead, [head]);
      return { seal: seal ?? null };
    },
  });
  declareChecking(app, context);
}

const byHead = 'select number::int as number, sealed_at from history_seal where head = $1';

function declareChecking(app: FastifyInstance, context: RecordContext): void {
  declareCall(app, {
    method: 'POST',
    path: `${path}/check`,
    permission,
    takesLong: true,
    isUnlimited: true,
    async answer(request): Promise<SealState> {
      const actor = actorOf(request);
      requireWhole(actor);
      const long = forLongWork(context);
      await sealHistory(long);
      const check = await checkHistory(long);
      await storeCheck(context.db, check);
      await writeHistory(context.db, {
        at: check.checked_at,
        actor,
        action: 'history_checked',
        entity: userHistory.name,
        summary: check.found.length === 0 ? 'everything is whole' : `faults: ${check.found.length}`,
      });
      return sealState(context.db, context.now());
    },
  });
  declareCall(app, {
    method: 'POST',
    path: `${path}/accept-end`,
    permission,
    async answer(request): Promise<SealState> {
      const actor = actorOf(request);
      if (!actor.isSuperuser)
        throw refused('Only a superuser accepts that the history ends earlier than it is known to.');
      const reason = String(inputOf(request)['reason'] ?? '').trim();
      if (reason.length < 10) throw invalid({ reason: 'Reason needs at least 10 characters.' });
      const known = await context.sealing.anchor.read();
      if (!known || known.number <= (await lastSeal(context.db)).number)
        throw wrong('Nothing that is known outside the database is missing in it.');
      await acceptEnd(context, actor, known, reason);
      await storeCheck(context.db, await checkHistory(forLongWork(context)));
      return sealState(context.db, context.now());
    },
  });
}
