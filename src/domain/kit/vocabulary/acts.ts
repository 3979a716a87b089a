/**
 * What a right may be for. An entity says in its `access` who does what of it; a verb or an ending that is not here does
 * not compile, there or where the right is asked for.
 */

export const verbs = [
  // Of every kind of record.
  'view',
  'add',
  'change',
  'delete',
  // From one state to the next, or what is done to one record.
  'accept',
  'acknowledge',
  'action',
  'activate',
  'admit',
  'agree',
  'answer',
  'approve',
  'archive',
  'arrange',
  'authorise',
  'begin',
  'cancel',
  'check',
  'clear',
  'close',
  'complete',
  'confirm',
  'countersign',
  'discharge',
  'dispose',
  'employ',
  'give',
  'investigate',
  'lift',
  'mark_away',
  'move',
  'notify',
  'outcome',
  'progress',
  'publish',
  'query',
  'readmit',
  'receive',
  'release',
  'remark',
  'reopen',
  'resolve',
  'respond',
  'restore',
  'retire',
  'reverse',
  'review',
  'sign_off',
  'skip',
  'snooze',
  'submit',
  'swap',
  'take_out',
  'triage',
  'verify',
  'view_deleted',
  'void',
  'withdraw',
  'witness',
] as const;
export type Verb = (typeof verbs)[number];

/** What narrows a verb to some records or fields of them; to which, the entity says in `narrower`. */
export const endings = [
  'about_me',
  'active',
  'addendum',
  'allowed',
  'assign',
  'directory',
  'draft',
  'emergency',
  'float',
  'group',
  'investigator',
  'key_worker',
  'listed',
  'masked',
  'on_shift',
  'open',
  'ordinary',
  'own',
  'own_draft',
  'real_hours',
  'recent',
  'same_day',
  'summary',
  'team',
  'tins',
  'titles',
  'training',
  'under_review',
  'vetting',
] as const;
type Ending = (typeof endings)[number];

/**
 * An act on one kind of record: `view`, `add`, `change`, `delete`; `change_own` and `delete_own` inside the
 * edit window; a move such as `approve`; or a narrower form such as `view:summary`.
 */
export type Act = Verb | `${Verb}_own` | `${Verb}:${Ending}`;

/** The right to a move that only the server makes: nobody holds it. */
export const nobody = 'nobody';
/** The verbs that a call may require, with the one that nobody holds. */
export type PermissionVerb = Verb | typeof nobody;
