import { handoverResident } from '#domain/handover/handover-resident.ts';
import { handover, type Handover } from '#domain/handover/handover.ts';
import type { Act } from '#domain/kit/vocabulary/acts.ts';
import { may, type Rights } from '#domain/kit/vocabulary/permissions.ts';

/** What this person may do with this handover as it stands; the server decides again. */
export interface Powers {
  give: boolean;
  receive: boolean;
  remark: boolean;
  acknowledge: boolean;
  ask: boolean;
  tick: boolean;
  add: boolean;
}

export function powersOver(page: Pick<Handover, 'status' | 'given_by'>, rights: Rights, me: string | null): Powers {
  const { status, given_by } = page;
  const own = given_by === me;
  const mayOn = (act: Act) => may(rights, act, handoverResident.name);
  return {
    give: status === 'draft' && may(rights, 'give', handover.name),
    receive: status === 'given' && !own && may(rights, 'receive', handover.name),
    remark: status !== 'received' && mayOn('remark'),
    acknowledge: status !== 'draft' && !own && mayOn('acknowledge'),
    ask: mayOn('acknowledge') && !(own && status === 'draft'),
    tick: may(rights, 'receive', handover.name),
    add: status === 'received' && may(rights, 'change', handover.name),
  };
}
