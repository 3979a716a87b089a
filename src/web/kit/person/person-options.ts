import { compareNames } from '#domain/kit/names/compare-names.ts';
import { nameInList } from '#domain/kit/names/names-apart.ts';
import type { NamedPerson } from '#domain/kit/people/person-name.ts';

/** People to choose from, by the name they go by. */
export const personOptions = (people: readonly (NamedPerson & { readonly id: string })[]) =>
  people
    .map((one) => ({ value: one.id, label: nameInList(one, people) }))
    .toSorted((a, b) => compareNames(a.label, b.label));
