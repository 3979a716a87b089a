import { plainWords } from '#domain/search/plain-words.ts';
import { resident, type Resident } from '#domain/residents/person/resident.ts';
import { searched } from '#domain/search/searched.ts';
import { staff, type Staff } from '#domain/staff/person/staff.ts';
import type { Entity } from '#domain/kit/vocabulary/entity.ts';
import { quoted } from '../kit/schema/table.ts';
import { noValues, openKind, reachSql, runFor, type Asking } from './asking.ts';
import { wordsSql } from './document-sql.ts';
import { anyQuery, wordQuery } from './word-query.ts';
import { personOrderSql } from '../kit/schema/person-name-sql.ts';

export interface FoundPerson extends Pick<Resident | Staff, 'id' | 'first_name' | 'preferred_name' | 'last_name'> {
  /** The house a resident lives in; a colleague may work in several. */
  readonly home: string | null;
}

const mostPeople = 400;

async function peopleBy(asking: Asking, entity: Entity, words: string | null): Promise<readonly FoundPerson[]> {
  const one = searched.find((kind) => kind.entity === entity);
  const kind = one && openKind(asking, one);
  if (!kind) return [];
  const values = noValues();
  const named = words === null ? '' : ` and ${wordsSql(kind.one)} @@ ${values.place(words, 'tsquery')}`;
  const text = `select t.id, t.first_name, t.preferred_name, t.last_name, ${'home' in entity.fields ? 't.home' : 'null::uuid as home'} from ${quoted(entity.name)} t where ${reachSql(kind, values)}${named} order by ${personOrderSql('t')} limit ${mostPeople}`;
  return runFor<FoundPerson>(asking, text, values);
}

/** The residents, or colleagues, whom all of these words name. */
export const residentsCalled = (asking: Asking, words: readonly string[]): Promise<readonly FoundPerson[]> =>
  peopleBy(asking, resident, wordQuery(words));

export async function staffCalled(asking: Asking, words: readonly string[]): Promise<readonly FoundPerson[]> {
  const found = await peopleBy(asking, staff, wordQuery(words));
  if (words.join() !== 'me') return found;
  return [{ id: asking.actor.id, first_name: 'you', preferred_name: null, last_name: '', home: null }];
}

/** The words of every name within the caller's reach, for recognising one that is spelled wrong. */
export async function namesInReach(asking: Asking): Promise<readonly string[]> {
  const people = (await Promise.all([resident, staff].map((entity) => peopleBy(asking, entity, null)))).flat();
  return people.flatMap(namesOf);
}

const namesOf = ({ first_name, preferred_name, last_name }: FoundPerson): readonly string[] => {
  const name = [first_name, preferred_name, last_name].join(' ');
  return [...plainWords(name), ...plainWords(name.replace(/['‘’ʼ]/g, ' '))];
};

/** Of a question about someone, the people it is about and the words that do not name them. */
interface About {
  readonly residents: readonly FoundPerson[];
  readonly rest: readonly string[];
}

const mostMeant = 50;

/** Whoever is named by most of the words; "margaret fall" asks for falls of every Margaret. */
export async function aboutWhom(asking: Asking): Promise<About | null> {
  const { words } = asking.query;
  if (words.length === 0) return null;
  const people = await peopleBy(asking, resident, anyQuery(words));
  const naming = people.map((person) => {
    const names = namesOf(person);
    return { person, named: words.filter((word) => word.length > 1 && names.some((name) => name.startsWith(word))) };
  });
  const most = Math.max(0, ...naming.map(({ named }) => named.length));
  const best = naming.filter(({ named }) => most > 0 && named.length === most);
  const [first] = best;
  if (!first) return null;
  const alike = best.filter(({ named }) => named.join(' ') === first.named.join(' '));
  return {
    residents: alike.slice(0, mostMeant).map(({ person }) => person),
    rest: words.filter((word) => !first.named.includes(word)),
  };
}
