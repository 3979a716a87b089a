import type { Unchecked } from '#domain/kit/vocabulary/entity.ts';
import type { Family } from '#domain/residents/family/family.ts';
import type { Resident } from '#domain/residents/person/resident.ts';
import type { HouseKey } from './houses.ts';

export interface Relative {
  readonly first: string;
  readonly last: string;
  readonly is: string;
  /** What the resident calls them to others: daughter, brother, friend. */
  readonly as: string;
  readonly next?: true;
  readonly more?: Unchecked<Family>;
}

/** One person who lives in a home: what the record keeps, and what a good carer knows. */
export interface Profile {
  readonly first: string;
  readonly last: string;
  readonly called?: string;
  readonly gender: 'female' | 'male' | 'non_binary';
  readonly born: string;
  readonly room: string;
  /** How long ago they moved in. */
  readonly months: number;
  readonly from: string;
  readonly ethnicity: string;
  readonly faith?: string;
  readonly language?: string;
  readonly marital?: string;
  readonly keyWorker: string;
  readonly funding: string;
  readonly diagnoses: readonly string[];
  readonly allergies?: readonly (readonly [
    substance: string,
    reaction: string,
    severity: 'mild' | 'moderate' | 'anaphylaxis',
  ])[];
  readonly flags?: readonly string[];
  /** Anything else the record keeps, by its own name. */
  readonly facts?: Unchecked<Resident>;
  readonly cm: number;
  readonly kg: number;
  /** Kilograms gained, or lost, in the ninety days. */
  readonly drift?: number;
  readonly important: string;
  readonly support: string;
  readonly likes: string;
  readonly dislikes: string;
  readonly life: string;
  readonly day: string;
  readonly speaks?: string;
  readonly usual: string;
  readonly calms: string;
  readonly triggers?: readonly string[];
  readonly signs?: readonly string[];
  readonly family?: readonly Relative[];
  /** Each finishes “talked about …”. */
  readonly talks: readonly string[];
  readonly enjoys: readonly string[];
}

export type Household = readonly Profile[];
export type Households = Readonly<Record<HouseKey, Household>>;
