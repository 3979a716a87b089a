import type { Circumstances, RecordHead } from '../vocabulary/entity.ts';
import { byMove, longText, moment, readOnly, ref, section } from '../vocabulary/fields.ts';
import type { PermissionVerb } from '../vocabulary/acts.ts';
import { move } from '../vocabulary/states.ts';

/** Why it came back stands on the draft until it is submitted again; after that the earlier versions tell it. */
export const sentBack = section('Sent back', {
  sent_back_reason: byMove(longText('Why it was sent back', { max: 1000 })),
  sent_back_by: readOnly(ref('Sent back by', { to: 'staff' })),
  sent_back_at: readOnly(moment('Sent back at')),
});

/** Whoever could approve what was submitted may give it back to its author instead, with a reason. */
export const sendBack = <const State extends string, const Right extends PermissionVerb>(
  from: State | readonly State[],
  right: Right,
) =>
  move<State | 'draft', Right, 'sent_back_reason'>(from, 'draft', right, {
    needs: ['sent_back_reason'],
    auditedAs: 'sent_back',
    verb: 'Send back',
  });

/** Until it is decided on, its author may have it back and go on writing. */
export const takeBack = <const State extends string, const Right extends PermissionVerb>(
  from: State | readonly State[],
  right: Right,
) =>
  move<State | 'draft', Right, 'created_by'>(from, 'draft', right, {
    onlyBy: ['created_by'],
    auditedAs: 'taken_back',
    verb: 'Take back',
  });

const nothing = { sent_back_reason: null, sent_back_by: null, sent_back_at: null } as const;

interface Submitted {
  readonly status: string | null;
}

/** It was submitted, and is a draft again. */
export const comesBack = ({ status }: Submitted, before: Partial<Submitted> | null): boolean =>
  before !== null && before.status !== 'draft' && status === 'draft';

/** Its author has nothing to be told. */
export const isTakenBack = (
  record: Submitted,
  before: Partial<Submitted & Pick<RecordHead, 'created_by'>> | null,
  actor: string | null,
): boolean => comesBack(record, before) && before?.created_by === actor;

/** Who sent it back and when; submitted anew, it is checked afresh. */
export function sendingBack(
  record: Submitted,
  { before, actor, now }: Circumstances<Submitted & Pick<RecordHead, 'created_by'>>,
): Partial<Record<keyof typeof nothing, string | null>> {
  if (isTakenBack(record, before, actor)) return nothing;
  if (comesBack(record, before)) return { sent_back_by: actor, sent_back_at: now };
  return before?.status === 'draft' && record.status !== 'draft' ? nothing : {};
}
