import { nameInList, type NamedPerson } from '#domain/kit/people/person-name.ts';

/** People to choose from, by the name that is read: in the same order as where one is searched for. */
export const personOptions = (people: readonly (NamedPerson & { readonly id: string })[]) =>
  people
    .map((one) => ({ value: one.id, label: nameInList(one, people) }))
    .toSorted((a, b) => a.label.localeCompare(b.label));
