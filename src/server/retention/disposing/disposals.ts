import type { Disposal } from '#domain/retention/disposal.ts';
import { home } from '#domain/homes/home.ts';
import type { Actor } from '../../kit/access/actor.ts';
import { requireProof } from '../../kit/access/require-proof.ts';
import { writeAuditAbout } from '../../kit/history/write-audit.ts';
import { inputOf } from '../../kit/http/request-parts.ts';
import type { DecisionEntry, TwoPeople } from '../../kit/http/two-people.ts';
import type { Db } from '../../kit/runtime/database.ts';
import { conflict, wrong } from '../../kit/runtime/refusals.ts';
import { candidates } from '../due/candidates.ts';
import { shred } from '../shredding/shred.ts';
import {
  disposalTable,
  readDisposal,
  secondPeople,
  seesDisposals,
  shown,
  type StoredDisposal,
} from './stored-disposals.ts';
import { markOf, obstacleTo, scopeOf } from './what-goes.ts';

/** What is decided about records that go is a line in the history of their house. */
export const writeLine = (
  db: Db,
  actor: Actor | null,
  at: string,
  { home: house }: Pick<StoredDisposal, 'home'>,
  entry: DecisionEntry & { readonly user_name?: string },
): Promise<void> => writeAuditAbout(db, home, house, { at, actor, home: house, ...entry });

/** Records go by two people: one proposes, another confirms after seeing exactly what goes. */
export const disposals: TwoPeople<StoredDisposal, Disposal> = {
  table: disposalTable,
  path: '/api/disposal',
  auditedAs: 'disposal',
  async read(db, id, actor) {
    const stored = await readDisposal(db, id);
    return stored && (actor === null || seesDisposals(actor, stored.home)) ? stored : null;
  },
  seconds: (db, { home: house, asked_by }, now) => secondPeople(db, { home: house, askedBy: asked_by, now }),
  async apply({ context, tx, actor, now, stored, request }) {
    requireProof(actor, now);
    const found = await candidates(context, tx, await scopeOf(context, tx, stored));
    const obstacle = obstacleTo(context, found);
    if (obstacle) throw wrong(obstacle);
    if (inputOf(request)['mark'] !== markOf(found.records))
      throw conflict('What goes is not what you were shown: something was added or changed since. Look at it again.');
    return shred({ context, tx, actor, now, disposal: stored.id, clock: stored.clock, records: found.records });
  },
  writeLine,
  show: async (context, stored, actor) =>
    shown(stored, actor, await disposals.seconds(context.db, stored, context.now())),
};
