import { compareNames } from '#domain/kit/names/compare-names.ts';
import { nameInList } from '#domain/kit/names/names-apart.ts';
import type { NamedPerson } from '#domain/kit/people/person-name.ts';
import type { Entity } from '#domain/kit/vocabulary/entity.ts';

/** People with their jobs in words, by which colleagues of one name are told apart. */
export function withJobs<P extends NamedPerson>(entity: Entity, people: readonly (P & { readonly role?: unknown })[]) {
  const jobs = entity.fields['role'];
  const words = (role: unknown) => (jobs?.kind === 'choice' && typeof role === 'string' ? jobs.options[role] : null);
  return people.map((one) => ({ ...one, job: words(one.role) }));
}

/** People to choose from, by the name they go by. */
export const personOptions = (people: readonly (NamedPerson & { readonly id: string })[]) =>
  people
    .map((one) => ({ value: one.id, label: nameInList(one, people) }))
    .toSorted((a, b) => compareNames(a.label, b.label));
