import type { Entity } from '../../kit/vocabulary/entity.ts';
import type { CustomRight } from '../../kit/vocabulary/permissions.ts';
import type { Day } from '../../kit/time/time.ts';

/** What stands in the cells of one line, by the keys of its columns. */
export type Texts = Readonly<Record<string, string>>;

type NameIn<E extends Entity> = keyof E['fields'] & string;

/** A kind of record as a spreadsheet brings it: the record's own rules stay those of its entity. */
export interface ImportPart<Name extends string = string> {
  readonly entity: Entity;
  /** The fields that a spreadsheet may bring, in the order of the template. */
  readonly fields: readonly Name[];
  /** The field of the entity whose parts these are: the one record of the house is changed, and none is added. */
  readonly within?: string;
  /** Other words that people head a column with. */
  readonly near?: { readonly [N in Name]?: readonly string[] };
  /** Doubts that lie in bringing old records in, so that nobody is asked about them line by line. */
  readonly confirmed?: readonly string[];
}

export interface ImportKind<Name extends string = string> extends ImportPart<Name> {
  readonly label: string;
  /** One of them, mid-sentence. */
  readonly one: string;
  /** What somebody should know before they choose a file. */
  readonly help: string;
  /** What is meant by cells as people write them, and what counts where a cell is empty. */
  readonly completes?: (texts: Texts, today: Day) => Texts;
  /** What can be ticked where nobody knows what a field asks for, by the name of that field. */
  readonly unknowns?: { readonly [N in Name]?: Name };
  /** A line is known already where all the fields of one of these sets agree with a record of the house. */
  readonly knownBy: readonly (readonly Name[])[];
  /** Somebody else who stands in the same line, and belongs to the record. */
  readonly contact?: ImportPart;
  /** What is needed besides the right to add such records. */
  readonly right?: CustomRight;
}

/** Binds the names of fields to the entity's own; from then on it is one kind among others. */
export const importKind = <E extends Entity>(kind: ImportKind<NameIn<E>> & { readonly entity: E }): ImportKind => kind;
export const importPart = <E extends Entity>(part: ImportPart<NameIn<E>> & { readonly entity: E }): ImportPart => part;
