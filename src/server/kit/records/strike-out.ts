import type { AnyRecord } from '#domain/kit/vocabulary/entity.ts';
import type { Input } from '#domain/kit/vocabulary/parse.ts';
import { whoHolds } from '#domain/kit/people/who-can.ts';
import { readerOf } from '../access/actor.ts';
import { permissionOrNull, reachesOf } from '../access/permission.ts';
import type { AuditDetails } from '../context/audit-entry.ts';
import type { Action } from '../context/record-context.ts';
import { requireRemoval } from '../validation/edit-window.ts';
import { invalid, refused } from '../runtime/refusals.ts';
import { refuseTakenAway, validateRemoval } from '../validation/validate-removal.ts';
import { answerFor } from '../access/visible-record.ts';
import { refuseStale, versionOf } from './seen-version.ts';
import { findInReach } from './find-record.ts';
import { homeIn } from '../history/write-audit.ts';
import { saveRecord, type SaveSteps } from './save-record.ts';

/** Nothing is ever erased: a removed record keeps its text, and says who removed it, when and why. */

const reasonOf = (input: Input): string => {
  const reason = typeof input['deletion_reason'] === 'string' ? input['deletion_reason'].trim() : '';
  if (reason.length < 5) throw invalid({ deletion_reason: 'Say why, in at least 5 characters.' });
  if (reason.length > 500) throw invalid({ deletion_reason: 'The reason may have at most 500 characters.' });
  return reason;
};

/** Its caller may do it, and it is not so already. */
interface Granted {
  readonly version: number;
}

interface MarkSteps {
  readonly act: 'strikeOut' | 'restore';
  readonly id: string;
  readonly authorize: SaveSteps<AnyRecord, Granted>['authorize'];
  /** What the history says of it; refuses a reason that says nothing. */
  audit(): AuditDetails;
}

const removalSteps = ({ act, id, authorize, audit }: MarkSteps): SaveSteps<AnyRecord, Granted> => ({
  content: null,
  find: async (here) => ({ before: await findInReach(here, id), facts: null }),
  authorize,
  async validate(here, { version }, { before }) {
    const entry = audit();
    await validateRemoval(here, before);
    return { row: { act, id, version }, audit: entry, author: here.actor };
  },
  missed: (here) => refuseStale(here, id),
});

async function saveRemoval(acting: Action, steps: SaveSteps<AnyRecord, Granted>): Promise<string> {
  const { stored } = await saveRecord(acting, steps);
  return answerFor(acting.entity, acting.actor, stored, acting.context.now());
}

interface StrikingOut {
  /** A caller without a body may leave out the version: what stands now is struck out. */
  readonly newest?: true;
  /** The call asked for another permission: what was brought in together is taken out together. */
  readonly permitted?: true;
}

export const strikeOut = (
  acting: Action,
  id: string,
  input: Input,
  { newest, permitted }: StrikingOut = {},
): Promise<string> =>
  saveRemoval(
    acting,
    removalSteps({
      act: 'strikeOut',
      id,
      async authorize({ context, actor, entity, within }, before) {
        if (!permitted)
          requireRemoval(context, actor, entity, before, await context.homes.factsOf(within, homeIn(before)));
        const version = newest && input['version'] === undefined ? before.version : versionOf(input);
        refuseTakenAway(entity, before);
        return { version };
      },
      audit: () => ({ actions: ['strike_out'], reason: reasonOf(input) }),
    }),
  );

/** An entity may let somebody bring back what they themselves may strike out. */
function restoresNarrowly({ context, actor, entity }: Action, record: AnyRecord): boolean {
  const permission = permissionOrNull(actor, 'restore', entity);
  return permission !== null && reachesOf(permission, record, actor, context.now()).length > 0;
}

export const restore = (acting: Action, id: string, input: Input): Promise<string> =>
  saveRemoval(
    acting,
    removalSteps({
      act: 'restore',
      id,
      async authorize(here, before) {
        const { actor, entity } = here;
        if (!actor.rights.has('restore_deleted') && !restoresNarrowly(here, before))
          throw refused(whoHolds('restore_deleted', readerOf(actor), 'bring a removed record back'));
        const version = versionOf(input);
        if (before[entity.marker] !== true) throw invalid({ [entity.marker]: 'This record is not removed.' });
        return { version };
      },
      audit: () => ({ actions: ['restore'] }),
    }),
  );
