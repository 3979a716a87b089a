import { digestSql } from './digest-sql.ts';

/** The columns of a history line that hold words. When they are emptied, the line still says who did what, and when. */
const words = ['summary', 'changes', 'reason'] as const;
const types: { readonly [W in (typeof words)[number]]: string } = { summary: 'text', changes: 'jsonb', reason: 'text' };

const columns = (column: (name: string) => string): string =>
  ['id', 'seq', 'tx', 'at', 'user', 'user_name', 'role', 'home', 'action', 'entity', 'object_id', 'object_version']
    .concat(['resident', ...words, 'result', 'ip', 'device', 'session'])
    .map(column)
    .join(', ');

const isWord = (name: string): name is (typeof words)[number] => words.some((word) => word === name);

/** The hash of a line `h` as it is sealed. */
export const lineDigestSql = digestSql(`(${columns((name) => `h."${name}"`)})::text`);

/** The hash that the line `h` will have once its words are gone. */
export const wordlessDigestSql = digestSql(
  `(${columns((name) => (isWord(name) ? `null::${types[name]}` : `h."${name}"`))})::text`,
);

/** Whether the line `h` has words. */
export const hasWordsSql = `(${words.map((name) => `h.${name} is not null`).join(' or ')})`;
