import type pg from 'pg';

/** Words of a care home, and made-up ones beside them: a few stand in every fifth note, most in hardly any. */
const usual = [
  'walked',
  'garden',
  'breakfast',
  'slept',
  'tea',
  'daughter',
  'visited',
  'calm',
  'agitated',
  'lunch',
  'chair',
  'medicine',
  'smiled',
  'shower',
  'declined',
  'nurse',
  'doctor',
  'pain',
  'hoist',
  'music',
];
const syllables = [
  ['ka', 'lo', 'mi', 'ne', 'pu', 'ra', 'so', 'ti', 'vu', 'be', 'do', 'fa', 'gi'],
  ['lan', 'mor', 'net', 'pid', 'rus', 'sal', 'tem', 'vin', 'wex', 'yor', 'zed', 'bur'],
  ['er', 'ing', 'ed', 'ly', 'ness', 'ful', 'is', 'um', 'on', 'al', 'ic', 'ant'],
] as const;
const vocabulary = [
  ...usual,
  ...syllables[0].flatMap((a) => syllables[1].flatMap((b) => syllables[2].map((c) => a + b + c))),
];

const phrases = 20_000;
const word = () => vocabulary[Math.floor(Math.random() ** 3 * vocabulary.length)] ?? 'tea';
const phrase = () => Array.from({ length: 5 }, word).join(' ');

/** Notes spread over the residents and the last three years, twenty-five words each. */
export async function addNotes(
  pool: pg.Pool,
  author: string,
  residents: readonly string[],
  count: number,
): Promise<void> {
  await pool.query('create table if not exists bench_phrase (at int primary key, words text not null)');
  await pool.query(
    'insert into bench_phrase select n - 1, words from unnest($1::text[]) with ordinality as p(words, n)',
    [Array.from({ length: phrases }, phrase)],
  );
  await pool.query(
    `insert into note (id, created_at, created_by, updated_at, updated_by, resident, home, occurred_at, recorded_by, recorded_at, is_late_entry, category, body, is_important, visibility)
     select gen_random_uuid(), pick.at, $2, pick.at, $2, r.id, r.home, pick.at, $2, pick.at, false, 'daily', concat_ws(' ', a.words, b.words, c.words, d.words, e.words), false, case when n % 50 = 0 then 'senior_only' else 'team' end
     from generate_series(1, $3::int) n
     cross join lateral (select ($1::uuid[])[1 + n % array_length($1::uuid[], 1)] as id, now() - (n * interval '1095 days' / $3::int) as at) pick
     join resident r on r.id = pick.id
     join bench_phrase a on a.at = n::bigint * 7919 % ${phrases} join bench_phrase b on b.at = n * 104 % ${phrases} join bench_phrase c on c.at = n / 50 % ${phrases} join bench_phrase d on d.at = n * 31 % ${phrases} join bench_phrase e on e.at = n / 7 % ${phrases}`,
    [residents, author, count],
  );
  await pool.query('drop table bench_phrase');
  await pool.query('vacuum analyze note');
}
