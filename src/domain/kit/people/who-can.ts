import { capital } from '../words/mid-sentence.ts';
import { holdersOf, including, roles, type Access, type CustomRight, type Role } from '../vocabulary/permissions.ts';
import type { Act, PermissionVerb } from '../vocabulary/acts.ts';

/** Who reads the sentence: nobody is sent to somebody who can no more than they. */
export interface Reader {
  /** The names of the groups they are in. */
  readonly groups: readonly string[];
  readonly isSuperuser: boolean;
}

/** From the nearest colleague to the one furthest away. */
const helpers = ['carer', 'senior', 'manager', 'superuser'] as const satisfies readonly Role[];
type Helper = (typeof helpers)[number];

const called: { readonly [H in Helper]: string } = {
  carer: 'a carer',
  senior: 'a senior',
  manager: 'a manager',
  superuser: 'a superuser',
};

const isOne = (reader: Reader, role: Role): boolean =>
  reader.groups.includes(roles[role]) || (role === 'superuser' && reader.isSuperuser);

const sentence = (who: readonly string[], ending: string): string => {
  const listed = who.length > 1 ? `${who.slice(0, -1).join(', ')} or ${who.at(-1)}` : (who[0] ?? '');
  return `${capital(listed)} ${ending}`;
};

/** Where the same role can do it for one but not for another, as with what one wrote oneself, it takes another of them. */
const anotherOf = (reader: Reader, able: readonly Helper[]): readonly string[] =>
  able.filter((role) => isOne(reader, role)).map((role) => called[role].replace(/^a /, 'another '));

/** Who does what the reader may not: "A senior or a manager can do this." */
export const whoCan = (access: Access, act: Act | PermissionVerb, reader: Reader, what = 'do this'): string =>
  whoOf(
    helpers.filter((role) => access[role].some((given) => including(act).includes(given))),
    reader,
    what,
  );

/** The same of a right that belongs to no kind of record. */
export const whoHolds = (right: CustomRight, reader: Reader, what = 'do this'): string =>
  whoOf(
    helpers.filter((role) => holdersOf(right).includes(role)),
    reader,
    what,
  );

function whoOf(able: readonly Helper[], reader: Reader, what: string): string {
  const others = able.filter((role) => !isOne(reader, role)).map((role) => called[role]);
  const who = others.length > 0 ? others.slice(0, 3) : anotherOf(reader, able);
  return who.length > 0
    ? sentence(who, `can ${what}.`)
    : 'No group of staff has this right yet. A superuser can give it under Staff, Groups.';
}

/** Who gives what the reader lacks: a right, unless it is said otherwise. */
export function whoGives(reader: Reader, what = 'it to you'): string {
  if (isOne(reader, 'superuser')) return 'You can give it to a group under Staff, Groups.';
  return `${isOne(reader, 'manager') ? 'A superuser' : 'A manager'} can give ${what}.`;
}

const whoCanWords = /\b(a senior or a manager|a manager|a senior|a superuser) can\b/gi;

/** A sentence that says who can do what instead, for somebody who is one of them: "a senior or a manager can" is "you can" to a senior. */
export const asReadBy = (said: string, reader: Reader): string =>
  said.replace(whoCanWords, (words, who: string) => {
    const isReader = helpers.some((role) => who.toLowerCase().includes(called[role]) && isOne(reader, role));
    return isReader ? `${words.startsWith('A') ? 'You' : 'you'} can` : words;
  });
