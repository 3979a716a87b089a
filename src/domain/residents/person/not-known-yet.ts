import { must, yesNo } from '../../kit/vocabulary/fields.ts';

/** Ticked by whoever admits somebody in a hurry: asked, and nobody could say. It is asked again until it is answered. */
export const unknown = (label: string) => must(yesNo(label, { default: false }));

interface Answers {
  readonly national_id: string | null;
  readonly national_id_unknown: boolean | null;
  readonly date_of_birth: string | null;
  readonly date_of_birth_unknown: boolean | null;
  readonly gp_name: string | null;
  readonly gp_unknown: boolean | null;
  readonly allergies: readonly unknown[];
  readonly allergies_unknown: boolean | null;
}

/** What is known now is no longer not known. */
export const answeredSince = (person: Answers) => ({
  national_id_unknown: person.national_id_unknown === true && person.national_id === null,
  date_of_birth_unknown: person.date_of_birth_unknown === true && person.date_of_birth === null,
  gp_unknown: person.gp_unknown === true && person.gp_name === null,
  allergies_unknown: person.allergies_unknown === true && person.allergies.length === 0,
});

export const unknownFields = [
  'allergies_unknown',
  'date_of_birth_unknown',
  'national_id_unknown',
  'gp_unknown',
] as const;
export type Unknown = { readonly [F in (typeof unknownFields)[number]]?: boolean | null };

const words: { readonly [F in (typeof unknownFields)[number]]: string } = {
  allergies_unknown: 'allergies',
  date_of_birth_unknown: 'date of birth',
  national_id_unknown: 'NHS number',
  gp_unknown: 'GP',
};

/** What nobody could say yet, the most dangerous first: `allergies`, `date of birth`. */
export const notKnownYet = (person: Unknown): readonly string[] =>
  unknownFields.filter((field) => person[field] === true).map((field) => words[field]);
