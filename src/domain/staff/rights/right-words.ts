import { midSentence, capital } from '../../kit/words/mid-sentence.ts';
import type { Entity } from '../../kit/vocabulary/entity.ts';
import type { CustomRight } from '../../kit/vocabulary/permissions.ts';
import { actIn, type NamedRight } from '../access/rights-table.ts';

/** What a right means to a manager, in one sentence. `{many}` stands for the records as one calls them. */

type Described = Pick<Entity, 'labels' | 'trait'>;

/** Rights that belong to no kind of record, or are better said in words of their own. */
const alone: Readonly<Record<CustomRight | string, string>> = {
  view_restricted: 'See restricted facts, such as DNACPR reasons, addresses and vetting',
  strike_out_any: 'Strike out what others have written',
  restore_deleted: 'Bring back what was removed',
  reconcile_cash: 'Settle the difference when counted cash does not agree',
  open_confidential: 'Open confidential content in an emergency, without being on its list',
  manage_users: 'Let people in: accounts, groups and houses of staff',
  view_audit: 'Read the history of their houses',
  export_records: 'Take records out of the house as a file',
  purge_records: 'Destroy records for good when their time is over',
  override_rota_block: 'Override a rule of the rota, with a reason',
  approve_plan: 'Approve support plans that somebody else wrote',
  approve_risk: 'Approve risk assessments that somebody else wrote',
  sign_off_incident: 'Sign off and close incidents',
  publish_rota: 'Publish the rota, so that everybody sees it',
  witness_payment: 'Witness payments that somebody else recorded',
  authorise_payment: 'Authorise payments above the limit of the house',
  reverse_payment: 'Reverse payments that are in the ledger',
  authorise_petty_cash: 'Authorise spending from petty cash',
  reverse_petty_cash: 'Reverse petty cash that is in the ledger',
  resolve_payments_handover: 'Resolve cash counts that differ',
  employ_staff: 'Begin inductions, suspend, and record leave and leavers',
  activate_staff: 'Let staff start working, once their checks are on file',
  change_own_staff: 'Change their own contact details and photo',
  view_staff_own: 'See their own staff file, without references and allegations',
  take_out_house_stock: 'Take things out of stock',
};

/** What the everyday acts mean. */
const everyday: Readonly<Record<string, string>> = {
  view: 'See {many}',
  add: 'Add {many}',
  change: 'Change {many}, whoever wrote them',
  delete: 'Remove {many}',
  change_own: 'Change {many} they recorded themselves, within the edit window',
  delete_own: 'Strike out {many} they recorded themselves, within the edit window',
};

/** How far a narrower right reaches, after the words of its act. */
const limits: Readonly<Record<string, string>> = {
  recent: 'of the last 7 days only',
  own: 'of their own only',
  draft: 'while they are drafts',
  own_draft: 'that are their own drafts',
  same_day: 'of today only',
  summary: 'in short: who they are, allergies, legal alerts, about me and how they usually are',
  about_me: 'in part: about me and how they usually are',
  emergency: 'for emergencies only',
  masked: 'without phone numbers and addresses',
  directory: 'as a directory: names, roles and work contacts',
  training: 'with their training',
  on_shift: 'by name, while they are on shift',
  vetting: 'with a summary of their checks',
  team: 'that are meant for the team',
  ordinary: 'that are not sensitive',
  titles: 'by title, category, owner and review date only',
  group: 'when one of their groups is on the list',
  listed: 'when they are on the list by name',
  investigator: 'that they investigate',
  assign: 'by giving them to somebody',
  real_hours: 'with the hours really worked',
  addendum: 'of their own by adding a later remark',
  key_worker: 'as key worker, in draft',
  allowed: 'where the form allows it',
  tins: 'for cash of residents only',
  float: 'for the petty cash of the house only',
  active: 'that are in force',
  under_review: 'that are under review',
  open: 'that are still open',
};

/** Verbs that need more than their own word before the records. */
const verbs: Readonly<Record<string, string>> = {
  arrange: 'Arrange or rearrange {many}',
  outcome: 'Say how {many} went',
  give: 'Give {many}',
  receive: 'Receive {many}',
  remark: 'Write remarks for the handover',
  mark_away: 'Mark {many} as in hospital or on leave',
  admit: 'Move {many} in',
  move: 'Move {many} elsewhere',
  sign_off: 'Sign off {many}',
  respond: 'Answer {many}',
  action: 'Act on {many}',
  snooze: 'Put {many} off for a while, with a reason',
  clear: 'Clear {many}',
  check: 'Write checks during {many}',
  close: 'Close {many}',
  skip: 'Skip {many}, with a reason',
  void: 'Set {many} aside',
  query: 'Question {many}',
  agree: 'Agree {many} as the second person',
  notify: 'Write down who was told about {many}',
  progress: 'Take {many} further',
  triage: 'Decide how urgent {many} are',
  begin: 'Begin {many}',
  real: 'Write real hours of {many}',
  acknowledge: 'Confirm that they have read {many}',
  investigate: 'Investigate {many}',
  release: 'Give {many} back or away',
};

/** The sentence for one right; nothing else says what it means. */
export function rightWords(right: NamedRight, entity: Described | null): string {
  const own = alone[right.codename];
  if (own) return own;
  const act = actIn(right) ?? right.codename;
  const [verb = act, limit] = act.split(':');
  const many = midSentence(entity?.labels.many ?? '');
  const isEntry = entity?.trait === 'care_entry';
  const pattern =
    (verb === 'delete' && isEntry ? 'Strike out {many}' : undefined) ??
    (limit || !isEntry ? everyday[verb]?.replace(', whoever wrote them', '') : everyday[verb]) ??
    verbs[verb] ??
    `${capital(verb.replaceAll('_', ' '))} {many}`;
  const words = pattern.replace('{many}', many);
  return limit ? `${words} ${limits[limit] ?? limit.replaceAll('_', ' ')}` : words;
}

/** The same after somebody's name: "may now reverse payments that are in the ledger". */
export const rightInSentence = (right: NamedRight, entity: Described | null): string => {
  const words = rightWords(right, entity);
  return words.charAt(0).toLowerCase() + words.slice(1);
};
