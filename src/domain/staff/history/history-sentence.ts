import { isKeyOf } from '../../kit/vocabulary/record-values.ts';
import { midSentence } from '../../kit/words/mid-sentence.ts';
import { withArticle } from '../../kit/words/with-article.ts';
import type { Entity } from '../../kit/vocabulary/entity.ts';
import { systemName } from '../../kit/people/person-name.ts';
import { historyActions, type HistoryAction } from './history-actions.ts';
import type { HistoryLine } from './history-line.ts';
import { lookSummaries, seenWords } from './look-summaries.ts';

/** What a sentence about a line of the history is made of: names and words, never ids. */
export interface HistoryFacts {
  readonly who: string | null;
  readonly action: string;
  /** What kind of record, as one calls it: "weight". */
  readonly what: string | null;
  /** What such records are called in all. */
  readonly many?: string | undefined;
  /** The resident it is about. */
  readonly about: string | null;
  /** The record itself, where it goes by a name: the file of a resident or a colleague, or a group. */
  readonly named: NamedRecord | null;
  /** The labels of the fields that changed. */
  readonly fields: readonly string[];
  readonly summary: string | null;
  readonly result: string;
  /** What was looked at, where it was no single record: "the list of staff". */
  readonly seen?: string | null;
}

interface NamedRecord {
  /** Who or what it is: "Moira Lennox", "the group Night staff". */
  readonly itself: string;
  /** What is read and changed of it: "the staff file of Moira Lennox". */
  readonly record: string;
  /** Whose acts need not say at whom they were done. */
  readonly isOwn?: true;
}

/** `{a}` stands for the record with its article, `{the}` for the one it is. Acts that need neither say all by themselves. */
const acts: { readonly [A in HistoryAction]: string } = {
  login: 'signed in',
  login_failed: 'could not sign in',
  logout: 'signed out',
  lock: 'locked the screen',
  unlock: 'unlocked the screen',
  unlock_failed: 'could not unlock the screen',
  password_reset_requested: 'asked for a new password',
  password_changed: 'changed the password',
  confirm_failed: 'could not confirm with a PIN',
  pin_changed: 'changed the PIN',
  second_factor_set: 'set up a second factor',
  second_factor_removed: 'removed a second factor',
  recovery_codes_made: 'made new recovery codes',
  second_factor_reset_asked: 'asked to reset a second factor',
  second_factor_reset_withdrawn: 'withdrew a reset of a second factor',
  second_factor_reset_refused: 'refused a reset of a second factor',
  second_factor_reset_expired: 'let a reset of a second factor run out',
  second_factor_reset_confirmed: 'confirmed a reset of a second factor',
  second_factor_reset: 'reset a second factor',
  identity_confirmed: 'confirmed who they are',
  identity_failed: 'could not confirm who they are',
  session_ended: 'ended a session',
  session_expired: 'was signed out by time',
  house_selected: 'chose a house',
  view_as_started: 'began to look as somebody else',
  view_as_ended: 'ended looking as somebody else',
  create: 'added {a}',
  view: 'read {the}',
  update: 'changed {the}',
  strike_out: 'struck out {the}',
  restore: 'brought back {the}',
  print: 'printed {the}',
  export: 'exported {the}',
  download: 'downloaded {the}',
  bulk_action: 'changed several records at once',
  alert_raised: 'raised an alert',
  alert_acknowledged: 'saw an alert',
  alert_actioned: 'acted on an alert',
  alert_cleared: 'cleared an alert',
  tracking_on: 'started monitoring',
  tracking_off: 'ended monitoring',
  warning_confirmed: 'confirmed a warning on {the}',
  late_entry: 'recorded {the} late',
  plan_submitted: 'submitted {the}',
  plan_approved: 'approved {the}',
  plan_superseded: 'replaced {the}',
  plan_acknowledged: 'read and signed {the}',
  risk_approved: 'approved {the}',
  evaluation_approved: 'approved {the}',
  incident_submitted: 'submitted {the}',
  incident_reviewed: 'reviewed {the}',
  incident_closed: 'closed {the}',
  incident_reopened: 'reopened {the}',
  assessment_completed: 'completed {the}',
  assessment_countersigned: 'countersigned {the}',
  assessment_voided: 'set aside {the}',
  payment_witnessed: 'witnessed {the}',
  payment_authorised: 'authorised {the}',
  payment_posted: 'posted {the}',
  payment_countersigned: 'countersigned {the}',
  payment_queried: 'queried {the}',
  payment_query_answered: 'answered the query about {the}',
  payment_reversed: 'reversed {the}',
  confidential_opened: 'opened confidential content',
  confidential_override: 'opened confidential content in an emergency',
  confidential_closed: 'closed confidential content',
  confidential_denied: 'was refused confidential content',
  home_settings_changed: 'changed the settings of the house',
  published: 'published the rota',
  changed_after_publish: 'changed the rota after publishing',
  override_block: 'overrode a rota rule',
  swap: 'swapped a shift',
  sent_back: 'sent back {the}',
  taken_back: 'took back {the}',
  threshold_changed: 'changed a threshold',
  safeguarding_decided: 'decided about safeguarding',
  regulator_notified: 'notified the regulator',
  riddor_decided: 'decided about RIDDOR',
  candour_step: 'took a step under the duty of candour',
  count_agreed: 'agreed a cash count',
  count_discrepancy: 'found a difference in a cash count',
  count_resolved: 'resolved a difference of cash',
  count_reported: 'reported a difference of cash',
  month_locked: 'locked a month',
  ledger_proved: 'proved the books again',
  access_list_changed: 'changed who may open {the}',
  resident_admitted: 'recorded that a resident moved in',
  resident_moved: 'recorded a move to another house',
  resident_status_changed: 'changed where a resident is',
  resident_discharged: 'recorded that a resident left',
  resident_readmitted: 'recorded that a resident came back',
  staff_created: 'added a member of staff',
  staff_activated: 'let a member of staff start',
  staff_suspended: 'suspended a member of staff',
  staff_left: 'recorded that a member of staff left',
  user_deactivated: 'closed an account',
  bulk_deactivate: 'closed several accounts',
  user_reactivated: 'opened an account again',
  group_changed: 'changed a group',
  permission_granted: 'granted a permission',
  permission_revoked: 'took a permission away',
  rights_asked: 'asked for a change of rights',
  rights_confirmed: 'confirmed a change of rights',
  rights_refused: 'refused a change of rights',
  rights_withdrawn: 'withdrew a change of rights',
  rights_expired: 'let a change of rights run out',
  disposal_asked: 'proposed that records go for good',
  disposal_confirmed: 'confirmed that records go for good',
  disposal_refused: 'refused that records go for good',
  disposal_withdrawn: 'withdrew a proposal that records go for good',
  disposal_expired: 'let a proposal run out that records go for good',
  form_published: 'published a form',
  form_retired: 'retired a form',
  retention_review: 'reviewed how long records are kept',
  purge: 'destroyed records for good',
  history_checked: 'looked through the history',
  history_end_accepted: 'accepted where the history ends',
  look_settled: 'settled a look that stood out',
  import: 'brought in a spreadsheet',
  import_undone: 'took a spreadsheet out again',
};

/** The same of a resident, a colleague or a group by name, where more is to be said than for whom. */
const actsOn: { readonly [A in HistoryAction]?: string } = {
  password_changed: 'changed the password of {whom}',
  pin_changed: 'changed the PIN of {whom}',
  second_factor_removed: 'removed a second factor of {whom}',
  second_factor_reset_asked: 'asked to reset the second factor of {whom}',
  second_factor_reset_withdrawn: 'withdrew the reset of the second factor of {whom}',
  second_factor_reset_refused: 'refused to reset the second factor of {whom}',
  second_factor_reset_expired: 'let the reset of the second factor of {whom} run out',
  second_factor_reset_confirmed: 'confirmed the reset of the second factor of {whom}',
  second_factor_reset: 'reset the second factor of {whom}',
  session_ended: 'ended a session of {whom}',
  // The line itself says as whom.
  view_as_started: 'began to look as a colleague',
  view_as_ended: 'ended looking as {whom}',
  resident_admitted: 'recorded that {whom} moved in',
  resident_moved: 'recorded that {whom} moved to another house',
  resident_status_changed: 'changed where {whom} is',
  resident_discharged: 'recorded that {whom} left',
  resident_readmitted: 'recorded that {whom} came back',
  staff_created: 'added {whom} as a member of staff',
  staff_activated: 'let {whom} start',
  staff_suspended: 'suspended {whom}',
  staff_left: 'recorded that {whom} left',
  user_deactivated: 'closed the account of {whom}',
  user_reactivated: 'opened the account of {whom} again',
  group_changed: 'changed {whom}',
  permission_granted: 'granted a permission to {whom}',
  permission_revoked: 'took a permission away from {whom}',
  rights_asked: 'asked to change the rights of {whom}',
  rights_confirmed: 'confirmed the change to the rights of {whom}',
  rights_refused: 'refused to change the rights of {whom}',
  rights_withdrawn: 'withdrew the change to the rights of {whom}',
  rights_expired: 'let the change to the rights of {whom} run out',
};

const isAct = (action: unknown) => isKeyOf(historyActions, action);
const listed = (names: readonly string[]): string =>
  names.length > 4
    ? `${names.slice(0, 3).join(', ')} and ${names.length - 3} more`
    : names.join(', ').replace(/, ([^,]*)$/, ' and $1');

function deed({ action, what, many, about, named }: HistoryFacts): string {
  const words = isAct(action) ? acts[action] : action.replaceAll('_', ' ');
  if (words.includes('{')) {
    const noun = midSentence(what ?? 'record');
    return words
      .replace('{a}', named?.itself ?? `${withArticle(what ?? 'record', many)}${about ? ` for ${about}` : ''}`)
      .replace('{the}', named?.record ?? `the ${noun}${about ? ` of ${about}` : ''}`);
  }
  const whom = about ?? (named?.isOwn ? null : named?.itself);
  if (!whom) return words;
  const more = isAct(action) ? actsOn[action] : undefined;
  return more?.replace('{whom}', whom) ?? `${words} for ${whom}`;
}

/** A line of the history as one would tell it: "Ann Moss changed the weight of Nell Hart: weight and method". Never empty. */
export function historySentence(facts: HistoryFacts): string {
  const { who, fields, summary, result } = facts;
  const more = fields.length > 0 ? `: ${listed(fields.map(midSentence))}` : summary ? `: ${midSentence(summary)}` : '';
  const person = who ?? 'Somebody who was not signed in';
  const ending = { ok: '', denied: ', which was refused', failed: '' }[result] ?? '';
  if (facts.seen) return `${person} looked at ${facts.seen}${ending}`;
  return `${person} ${deed(facts)}${ending}${more}`;
}

/** Done by the clock, not by a person: such lines fold away. */
export const isByItself = ({ user, user_name }: Pick<HistoryLine, 'user' | 'user_name'>): boolean =>
  !user && user_name === systemName;

type SentenceLine = Pick<
  HistoryLine,
  'user' | 'user_name' | 'action' | 'entity' | 'object_id' | 'changes' | 'summary' | 'result'
>;

interface SentenceContext {
  /** The declaration of a kind of record, where it is still known. */
  entityOf(name: string): Entity | null;
  /** The name of whoever or whatever a field of the line points at, where the reader may know it. */
  nameIn(field: keyof NonNullable<HistoryLine['names']>): string | null;
}

/** The record of a line by its name: a resident's, or one that the line itself names. */
function namedIn(line: SentenceLine, entity: Entity | null, { nameIn }: SentenceContext): NamedRecord | null {
  const resident = entity?.resides ? nameIn('resident') : null;
  if (resident) return { itself: resident, record: `${resident}’s file` };
  const name = nameIn('object_id');
  if (!name) return null;
  if (entity?.name !== 'staff') {
    const itself = `the ${midSentence(entity?.labels.one ?? 'record')} ${name}`;
    return { itself, record: itself };
  }
  const isOwn = line.user ? line.user === line.object_id : line.user_name === name;
  return isOwn
    ? { itself: 'themselves', record: 'their own staff file', isOwn }
    : { itself: name, record: `the staff file of ${name}` };
}

/** A look at several records, or at a page about the house: nobody read a single record there. */
function seenIn(line: SentenceLine, entity: Entity | null, { nameIn }: SentenceContext): string | null {
  const { action, object_id, summary } = line;
  if (action !== 'view' || !entity || nameIn('resident') !== null) return null;
  const isHouse = entity.belongsTo === 'itself';
  if (isHouse && (object_id || !summary)) return `${nameIn('object_id') ?? 'the house'}${summaryOf(summary)}`;
  if (object_id || !summary) return null;
  const many = midSentence(entity.labels.many);
  if (summary === lookSummaries.list) return entity.log ? `the ${many}` : `the list of ${many}`;
  if (isKeyOf(seenWords, summary)) return seenWords[summary];
  return many.endsWith(summary) ? many : `${many}${summaryOf(summary)}`;
}

const summaryOf = (summary: string | null): string => (summary ? `: ${midSentence(summary)}` : '');

/** A line of the history, as the page and the file tell it. */
export function sentenceOfLine(line: SentenceLine, context: SentenceContext): string {
  const { entityOf, nameIn } = context;
  const kind = line.entity || null;
  const entity = kind ? entityOf(kind) : null;
  return historySentence({
    who: nameIn('user') ?? (line.user_name || null),
    action: line.action,
    what: entity?.labels.one ?? kind?.replaceAll('_', ' ') ?? null,
    many: entity?.labels.many,
    about: nameIn('resident'),
    named: namedIn(line, entity, context),
    fields: (line.changes ?? []).map(({ field }) => entity?.fields[field]?.label ?? field.replaceAll('_', ' ')),
    summary: line.summary || null,
    result: line.result,
    seen: seenIn(line, entity, context),
  });
}
