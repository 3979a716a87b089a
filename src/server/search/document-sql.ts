import type { Searched } from '#domain/search/searched.ts';
import { quoted } from '../kit/schema/table.ts';

/** What a record is found by. The indexes that migrations keep are on exactly these expressions. */

const together = (fields: readonly string[], alias: string): string =>
  fields.map((name) => `coalesce(${alias}${quoted(name)}, '')`).join(` || ' ' || `);

/** Every word of the record. */
export function wordsSql({ names, texts }: Searched, alias = 't.'): string {
  const parts = [
    ...(names.length > 0 ? [`name_words(${together(names, alias)})`] : []),
    ...(texts.length > 0 ? [`plain_words(${together(texts, alias)})`] : []),
  ];
  return `to_tsvector('simple', ${parts.join(` || ' ' || `)})`;
}

/** Its names without a gap, for a part of one: 0012 finds HST-0012. */
export const tightSql = ({ names }: Searched, alias = 't.'): string =>
  `replace(plain_words(${together(names, alias)}), ' ', '')`;

/** Whether its words are indexed house by house, so that a hit in another house is never even looked at. */
export const isByHouse = ({ entity }: Searched): boolean => 'home' in entity.fields && !entity.resides;
