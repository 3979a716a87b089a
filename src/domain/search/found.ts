import type { RecordValues } from '../kit/vocabulary/record-values.ts';
import type { Entity } from '../kit/vocabulary/entity.ts';
import { titleOfWords } from '../kit/names/labelled-word.ts';
import { hasPersonName, personName } from '../kit/people/person-name.ts';
import type { Days } from './days-meant.ts';
import type { Excerpt } from './excerpt.ts';

/** The resident whom something found is about, with what tells two of one name apart, as far as the reader may know it. */
export interface FoundResident {
  readonly id: string;
  readonly name: string;
  readonly room: string | null;
  readonly photo: string | null;
  readonly date_of_birth: string | null;
  readonly has_left: boolean;
}

/** A record that was found. */
export interface Found {
  /** The name of its entity. */
  readonly kind: string;
  readonly id: string;
  readonly home: string | null;
  readonly title: string;
  readonly excerpt: Excerpt | null;
  /** The moment or day it speaks of. */
  readonly at: string | null;
  readonly by: string | null;
  readonly resident: FoundResident | null;
}

/** What was found, kind after kind, and how the question was understood. */
export interface SearchAnswer {
  readonly found: readonly Found[];
  /** Kinds of which there is more. */
  readonly more: readonly string[];
  readonly days: Days | null;
  readonly kinds: readonly string[] | null;
  /** A word that nobody wrote, and the one that was taken for it. */
  readonly meant: Readonly<Record<string, string>>;
  /** Whom a filter for a resident or a colleague was taken to name; null where there was none. */
  readonly residents: readonly string[] | null;
  readonly by: readonly string[] | null;
}

/** How a record is called in one line: a choice by its label; its moment is told beside it. */
export function foundTitle(entity: Entity, row: RecordValues): string {
  if (hasPersonName(entity)) return personName(row);
  const words = entity.title.flatMap((name) => {
    const field = entity.fields[name];
    const value = row[name];
    if (typeof value !== 'string' || value === '' || field?.kind === 'moment') return [];
    return [{ field, text: field?.kind === 'choice' ? (field.options[value] ?? value) : value }];
  });
  return titleOfWords(words, ' ');
}
