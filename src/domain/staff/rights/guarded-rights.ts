import { actIn, type NamedRight } from '../access/rights-table.ts';

/** What a right is guarded for: whoever is to have it waits until a second person has confirmed it. */
export type Guard = 'money' | 'confidential' | 'staff';

const guardWords: { readonly [G in Guard]: string } = {
  money: 'money',
  confidential: 'confidential information',
  staff: 'staff and their rights',
};

/** What rights are guarded for, as a sentence lists it: `money, confidential information and staff and their rights`. */
export const guardListWords = (guards: readonly Guard[]): string =>
  guards
    .map((guard) => guardWords[guard])
    .join(', ')
    .replace(/, ([^,]*)$/, ' and $1');

const custom: Readonly<Record<string, Guard>> = {
  authorise_payment: 'money',
  reconcile_cash: 'money',
  open_confidential: 'confidential',
  manage_users: 'staff',
};

/** Recording, witnessing and counting are everybody's work; deciding over money, secrets and people is not. */
const deciding: readonly { readonly guard: Guard; readonly of: readonly string[]; readonly verbs: RegExp }[] = [
  {
    guard: 'money',
    of: ['payment', 'petty_cash', 'transaction', 'payments_handover'],
    verbs: /^(authorise|reverse|resolve|delete)$/,
  },
  { guard: 'confidential', of: ['confidential_info'], verbs: /^(view|add|change|delete|review|close)$/ },
  { guard: 'staff', of: ['staff', 'group'], verbs: /^(add|change|delete|employ|activate)$/ },
];

/** Null for a right that one person may give alone. A narrower form is not guarded: it reaches what is one's own. */
export function guardOf(right: NamedRight): Guard | null {
  const own = custom[right.codename];
  if (own) return own;
  const act = actIn(right);
  return deciding.find(({ of, verbs }) => of.includes(right.entity ?? '') && verbs.test(act ?? ''))?.guard ?? null;
}
