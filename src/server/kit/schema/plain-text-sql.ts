import { apostrophes } from '#domain/kit/names/plain-text.ts';
import { literal } from './table.ts';

/** `plainText` of the domain, for statements. The rules of unaccent are given by name, as in `plain_words`. */
export const plainTextSql = (text: string): string =>
  `translate(lower(public.unaccent('public.unaccent', ${text})), ${literal(apostrophes)}, '')`;
