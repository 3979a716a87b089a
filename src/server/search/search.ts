import type { FastifyInstance, FastifyRequest } from 'fastify';
import { readValue } from '#domain/kit/vocabulary/read-value.ts';
import { addDays, localDay, momentAt } from '#domain/kit/time/time.ts';
import type { SearchAnswer } from '#domain/search/found.ts';
import { meantWord, swapped } from '#domain/search/meant-word.ts';
import { isEmpty, readSearch, type SearchQuery } from '#domain/search/search-query.ts';
import { realHomes } from '../kit/access/actor.ts';
import { auditAuditorView } from '../kit/history/audit-view.ts';
import type { RecordContext } from '../kit/context/record-context.ts';
import { invalid } from '../kit/runtime/refusals.ts';
import { queryOf } from '../kit/http/request-parts.ts';
import { actorOf, declareCall } from '../kit/http/route.ts';
import { openKinds, type Asking } from './asking.ts';
import type { Wanted, Whose } from './found-sql.ts';
import { lookUp, type Looked } from './look-up.ts';
import { aboutWhom, namesInReach, residentsCalled, staffCalled, type FoundPerson } from './people-named.ts';
import { learntUntil, listedQuery, wordsAlike } from './word-list.ts';
import { beginnings, exactQuery, wordQuery } from './word-query.ts';
import { personName } from '#domain/kit/people/person-name.ts';

const longest = 200;
const ofEach = 5;
const ofOne = 30;

function readAsked(request: FastifyRequest): { readonly q: string; readonly home: string | null } {
  const { q = '', home = '', ...others } = queryOf(request);
  const [unknown] = Object.keys(others);
  if (unknown !== undefined) throw invalid({ [unknown]: `${unknown} is no filter of a search.` });
  if (q.length > longest) throw invalid({ q: `q must be one text of at most ${longest} letters.` });
  if (home === '') return { q, home: null };
  const reading = readValue({ kind: 'ref', label: 'home', to: 'home' }, home);
  if ('wrong' in reading) throw invalid({ home: reading.wrong });
  return { q, home: String(reading.value) };
}

async function askingFor(context: RecordContext, request: FastifyRequest): Promise<Asking> {
  const actor = actorOf(request);
  const { q, home } = readAsked(request);
  const homes = home ? actor.homes.filter((one) => one === home) : realHomes(actor);
  const { zone } = await context.homes.factsOf(context.db, homes[0] ?? null);
  return { context, actor, homes, query: readSearch(q, localDay(context.now(), zone)), zone };
}

interface Named {
  readonly residents: readonly FoundPerson[] | null;
  readonly by: readonly FoundPerson[] | null;
}

/** The month of a moment as the database counts them. */
const monthNumber = (moment: string): number => Number(moment.slice(0, 4)) * 12 + Number(moment.slice(5, 7));
const mostMonths = 12;

/** The newest first: this month and the last, or those that were named. */
function monthsOf({ context, query: { days }, zone }: Asking): readonly number[] | null {
  const now = monthNumber(context.now());
  const [first, last] = days
    ? [monthNumber(momentAt(days.from, '00:00', zone)), monthNumber(momentAt(addDays(days.to, 1), '00:00', zone))]
    : [now - 1, now];
  return last - first < mostMonths ? Array.from({ length: last - first + 1 }, (_, at) => first + at) : null;
}

const whose = (people: readonly FoundPerson[]): Whose => ({
  ids: people.map(({ id }) => id),
  homes: [...new Set(people.flatMap(({ home }) => home ?? []))],
});

async function wantedOf(asking: Asking, { residents, by }: Named): Promise<Wanted> {
  const {
    context: { db },
    query: { words, days, kinds },
  } = asking;
  const [about, until] = await Promise.all([residents ? null : aboutWhom(asking), learntUntil(db)]);
  const spelled = async (some: readonly string[]) =>
    until && some.length > 0 ? listedQuery(db, some) : wordQuery(some);
  const isAboutMore = about !== null && (about.rest.length > 0 || days !== null);
  const [listed, restListed] = await Promise.all([spelled(words), isAboutMore ? spelled(about.rest) : null]);
  const tight = words.join('');
  return {
    words: wordQuery(words),
    listed,
    listedUntil: until,
    exact: words.length > 0 ? exactQuery(words) : null,
    tight: tight.length > 3 ? `%${tight}%` : null,
    about: isAboutMore ? { ...whose(about.residents), words: wordQuery(about.rest), listed: restListed } : null,
    residents: residents && whose(residents),
    by: by?.map(({ id }) => id) ?? null,
    months: monthsOf(asking),
    limit: kinds?.length === 1 ? ofOne : ofEach,
  };
}

/** Looks among the newest first; where they are too few, among all. */
async function searchFor(asking: Asking, named: Named): Promise<Looked> {
  const wanted = await wantedOf(asking, named);
  const begins = beginnings(asking.query.words);
  const kinds = openKinds(asking);
  const first = await lookUp(asking, kinds, wanted, begins);
  if (asking.query.days) return first;
  const few = kinds.filter(
    ({ one }) => one.isStream && first.found.filter(({ kind }) => kind === one.entity.name).length < wanted.limit,
  );
  if (few.length === 0) return first;
  const again = await lookUp(asking, few, { ...wanted, months: null }, begins);
  const isAgain = (name: string) => few.some(({ one }) => one.entity.name === name);
  const found = kinds.flatMap(({ one: { entity } }) =>
    (isAgain(entity.name) ? again : first).found.filter(({ kind }) => kind === entity.name),
  );
  return { found, more: [...first.more.filter((name) => !isAgain(name)), ...again.more] };
}

const fewestLetters = 4;

/** Words that were probably meant, where some typed ones are near to nothing that was found. */
async function meantInstead(asking: Asking): Promise<Readonly<Record<string, string>>> {
  const typed = asking.query.words.filter((word) => word.length >= fewestLetters && !/\d/.test(word));
  if (typed.length === 0) return {};
  const [names, written] = await Promise.all([
    namesInReach(asking),
    wordsAlike(asking.context.db, typed, typed.flatMap(swapped)),
  ]);
  const known = new Set([...names, ...written].filter((word) => word.length >= fewestLetters));
  const isKnown = (word: string) => [...known].some((one) => one.startsWith(word));
  const pairs = typed.filter((word) => !isKnown(word)).map((word) => [word, meantWord(word, known)] as const);
  return Object.fromEntries(pairs.filter((pair): pair is readonly [string, string] => pair[1] !== null));
}

const withMeant = (query: SearchQuery, meant: Readonly<Record<string, string>>): SearchQuery => ({
  ...query,
  words: query.words.map((word) => meant[word] ?? word),
});
const inFull = (people: readonly FoundPerson[] | null) => people?.map(personName) ?? null;

async function search(asking: Asking): Promise<SearchAnswer> {
  const { query } = asking;
  if (isEmpty(query)) return { found: [], more: [], days: null, kinds: null, meant: {}, residents: null, by: null };
  const [residents, by] = await Promise.all([
    query.resident && residentsCalled(asking, query.resident),
    query.by && staffCalled(asking, query.by),
  ]);
  const named: Named = { residents, by };
  const understood = { days: query.days, kinds: query.kinds, residents: inFull(residents), by: inFull(by) };
  const looked = await searchFor(asking, named);
  if (looked.found.length > 0) return { ...looked, ...understood, meant: {} };
  const meant = await meantInstead(asking);
  if (Object.keys(meant).length === 0) return { ...looked, ...understood, meant: {} };
  const again = await searchFor({ ...asking, query: withMeant(query, meant) }, named);
  // A word that led to nothing is not told either: it may stand in a record the caller does not see.
  return { ...again, ...understood, meant: again.found.length > 0 ? meant : {} };
}

/** Finds what the caller may see, whatever kind of record it is. What was typed is written down nowhere: it may be a clinical fact. */
export function declareSearch(app: FastifyInstance, context: RecordContext): void {
  declareCall(app, {
    method: 'GET',
    path: '/api/search',
    permission: 'signed in',
    async answer(request): Promise<SearchAnswer> {
      const asking = await askingFor(context, request);
      const answer = await search(asking);
      if (!isEmpty(asking.query)) await auditAuditorView(context, asking.actor, { entity: null, summary: 'search' });
      return answer;
    },
  });
}
