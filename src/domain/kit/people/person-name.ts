import type { Fields } from '../vocabulary/fields.ts';

/** Whoever has a name of two parts: a resident, a member of staff, somebody's family. */
export interface NamedPerson {
  readonly id?: unknown;
  readonly first_name?: unknown;
  readonly preferred_name?: unknown;
  readonly last_name?: unknown;
}

/** The fields a name is made of. */
export const personNameFields = ['first_name', 'preferred_name', 'last_name'] as const;

export const hasPersonName = ({ fields }: { readonly fields: Fields }): boolean =>
  'first_name' in fields && 'last_name' in fields;

const said = (part: unknown): string => (typeof part === 'string' ? part.trim() : '');

/** The name somebody goes by: the one they prefer, else their first name. */
export const calledName = ({ preferred_name, first_name }: NamedPerson): string =>
  said(preferred_name) || said(first_name);

/** How a person is called in lists, alerts, handovers, on paper and in pickers: the name they go by and their last name. */
export const personName = (person: NamedPerson): string =>
  [calledName(person), said(person.last_name)].filter(Boolean).join(' ');

/** The first name on the papers, where the person goes by another. */
export const nameOnPapers = (person: NamedPerson): string | null =>
  said(person.first_name) && calledName(person) !== said(person.first_name) ? said(person.first_name) : null;

/** How the product signs what it does by itself. */
export const systemName = 'Hearth';
