import { complaint } from '#domain/complaints/complaint.ts';
import { may } from '#domain/kit/vocabulary/permissions.ts';
import { suggestion } from '#domain/suggestions/suggestion.ts';
import type { Actor } from '../kit/access/actor.ts';
import { rulesFor, type VisibilityContext } from '../kit/context/record-context.ts';
import type { Condition } from '../kit/schema/list-query.ts';
import { openComplaint } from './open-complaint.ts';

const seesComplaints = ({ rights }: Actor): boolean => may(rights, 'view', complaint.name);

const concerning = (id: string, person: string): string =>
  `exists (select 1 from complaint c where c.suggestion = ${id} and ${person} = any(c.concerns))`;
const concernsSql = `select ${concerning('$1::uuid', '$2::uuid')} as concerns`;

/** A suggestion that is a complaint is as confidential as the complaint: it is seen by whoever sees complaints or wrote it, and by nobody it concerns. */
const visibleConditions = ({ actor }: VisibilityContext): readonly Condition[] => [
  { sql: `(not t.is_complaint or not ${concerning('t.id', '?::uuid')})`, value: actor.id },
  ...(seesComplaints(actor) ? [] : [{ sql: '(not t.is_complaint or t.created_by = ?::uuid)', value: actor.id }]),
];

export const suggestionRules = rulesFor(suggestion, {
  async isHidden({ db, actor, record }) {
    if (!record.is_complaint) return false;
    if (!seesComplaints(actor) && record.created_by !== actor.id) return true;
    const [row] = await db.query<{ concerns: boolean }>(concernsSql, [record.id, actor.id]);
    return row?.concerns === true;
  },
  visibleConditions,
  after: openComplaint,
});
