import { beginningOf } from '#domain/search/beginning.ts';
import { addHours, addMinutes } from '#domain/kit/time/time.ts';
import { searched } from '#domain/search/searched.ts';
import type { Db } from '../kit/runtime/database.ts';
import type { Job } from '../kit/context/job.ts';
import type { RecordContext } from '../kit/context/record-context.ts';
import { quoted } from '../kit/schema/table.ts';
import { wordsSql } from './document-sql.ts';
import { wordQuery } from './word-query.ts';

/**
 * The words that are in use. A beginning is spelled out with them, because asking an index of a million notes for whole
 * words costs a tenth of asking it for a beginning; and a slip of the finger is recognised by them.
 */

/** Up to when the words were learnt; null before the first time. */
export async function learntUntil(db: Db): Promise<string | null> {
  const [row] = await db.query<{ until: string | null }>('select max(until) as until from search_learnt', []);
  return row?.until ?? null;
}

/** A beginning of which there are more is still being typed. */
const mostEndings = 20;
const endings = `select w.begins, k.word from unnest($1::text[]) as w(begins)
  cross join lateral (select word from search_word where word ^@ w.begins order by times desc, word limit ${mostEndings}) k`;

/** The words as a `tsquery` of whole words; the typed ones are always among them. */
export async function listedQuery(db: Db, words: readonly string[]): Promise<string | null> {
  const rows = await db.query<{ begins: string; word: string }>(endings, [
    [...new Set(words.map(beginningOf).filter((word) => word.length > 2))],
  ]);
  return wordQuery(words, (word) => {
    const begins = beginningOf(word);
    return [...new Set([word, ...rows.filter((row) => row.begins === begins).map((row) => row.word)])];
  });
}

const alike = `select w.typed, k.word from unnest($1::text[]) as w(typed)
  cross join lateral (select word from search_word where word % w.typed order by similarity(word, w.typed) desc, times desc limit 30) k
  union all select '', word from search_word where word = any($2::text[])`;

/** Words in use that are spelled nearly so. */
export async function wordsAlike(
  db: Db,
  typed: readonly string[],
  swapped: readonly string[],
): Promise<readonly string[]> {
  return (await db.query<{ word: string }>(alike, [typed, swapped])).map(({ word }) => word);
}

/** The first time, so many days back. */
const longAgo = 90;
/** Minutes that are looked at twice: what was written before may be committed after. */
const overlap = 1;
const learn = (from: string, words: string): string => `insert into search_word (word, times)
  select word, count(*)::int from ${from} t cross join lateral unnest(tsvector_to_array(${words})) word
  where t.updated_at >= $1 and t.updated_at < $2 and length(word) between 3 and 30 and word !~ '[0-9]' group by word
  on conflict (word) do update set times = search_word.times + excluded.times`;

/** Ordered, so that two nodes that learn at once wait for each other and never for ever. */
const learnOf = (one: (typeof searched)[number]): string =>
  learn(quoted(one.entity.name), wordsSql(one)).replace(' group by word', ' group by word order by word');

export async function learnWords(context: Pick<RecordContext, 'db' | 'now'>): Promise<void> {
  const now = context.now();
  const since = (await learntUntil(context.db)) ?? addHours(now, -24 * longAgo);
  for (const one of searched) await context.db.query(learnOf(one), [since, now]);
  await context.db.query(
    'insert into search_learnt (id, until) values (1, $1) on conflict (id) do update set until = excluded.until',
    [addMinutes(now, -overlap)],
  );
}

/** What was written since is looked through word by word, so nothing waits for this to be found. */
export const learnWordsJob: Job = { name: 'learn-words', every: 5, atStart: true, work: learnWords };
