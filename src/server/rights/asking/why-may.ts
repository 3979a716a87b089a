import type { AnyRecord, Entity } from '#domain/kit/vocabulary/entity.ts';
import type { Fields } from '#domain/kit/vocabulary/fields.ts';
import { fixedBy, isStillOpen } from '#domain/kit/vocabulary/fixed.ts';
import { codename, narrowActs } from '#domain/kit/vocabulary/permissions.ts';
import { nobody, type PermissionVerb } from '#domain/kit/vocabulary/acts.ts';
import { groupsHeld } from '#domain/staff/rights/held-rights.ts';
import { rightInSentence } from '#domain/staff/rights/right-words.ts';
import type { Because, RightVerdict } from '#domain/staff/rights/why-may.ts';
import type { Actor } from '../../kit/access/actor.ts';
import { permissionOrNull } from '../../kit/access/permission.ts';
import { viewerOf } from '../../kit/access/viewer.ts';
import type { HomeFacts } from '../../kit/context/circumstances.ts';
import type { RecordContext } from '../../kit/context/record-context.ts';
import { homeIn } from '../../kit/history/write-audit.ts';
import { viewersWithin } from '../../kit/reads/read-record.ts';
import { isHidden } from '../../kit/records/find-record.ts';
import { refuseRemoved } from '../../kit/records/change-record.ts';
import { requireMovePermission } from '../../kit/records/state-moves.ts';
import { Refusal, refused } from '../../kit/runtime/refusals.ts';
import { changeableFields, requireRemoval } from '../../kit/validation/edit-window.ts';
import { requireResidence } from '../../kit/validation/residence.ts';
import { requireRemovable } from '../../kit/validation/validate-removal.ts';
import { actorFrom, readPeople } from '../../session/sign-in/person.ts';
import type { BookedPerson, RightsBook } from '../../staff/rights/rights-book.ts';

/**
 * Whether somebody may do something with a record, and what decides it. Everything is asked of the functions that
 * decide when the person calls: nothing here knows a rule of its own.
 */

export interface AskedRight {
  readonly context: RecordContext;
  readonly book: RightsBook;
  readonly entity: Entity;
  readonly record: AnyRecord;
  readonly living: Living | null;
  readonly home: HomeFacts;
}

const step = (by: Because['by'], ok: boolean, says: string): Because => ({ by, ok, says });

function accountStep(person: BookedPerson, isOpen: boolean, now: string): Because {
  if (!person.is_active) return step('account', false, 'The account is closed.');
  if (!person.has_password)
    return step('account', false, 'The account was never used: no password has been chosen yet.');
  if (isOpen) return step('account', true, 'The account is open.');
  const isBefore = person.access_starts_at !== null && person.access_starts_at > now;
  return step('account', false, isBefore ? 'Access has not begun yet.' : 'The time of access is over.');
}

const nameOf = ({ homes }: RightsBook, id: string): string =>
  homes.find((home) => home.id === id)?.name ?? 'another house';

function houseStep(
  { book, entity, record }: AskedRight,
  person: BookedPerson,
  actor: Actor,
  isFound: boolean,
): Because {
  const home = entity.belongsTo === 'itself' ? record.id : homeIn(record);
  const works = person.homes.map((id) => nameOf(book, id)).join(', ') || 'no house';
  if (isFound) {
    if (home === null)
      return step('house', true, person.is_superuser ? 'A superuser works in every house.' : `Works in ${works}.`);
    return person.is_superuser
      ? step('house', true, 'A superuser works in every house.')
      : step(
          'house',
          true,
          actor.homes.includes(home)
            ? `Works in ${nameOf(book, home)}.`
            : 'The resident came from or moved to a house of theirs.',
        );
  }
  if (home === null) return step('house', false, `Works in ${works}, and shares no house with it.`);
  if (!person.homes.includes(home)) return step('house', false, `Works in ${works}, not in ${nameOf(book, home)}.`);
  if (!actor.homes.includes(home))
    return step(
      'house',
      false,
      `Agency: ${nameOf(book, home)} is open from 30 minutes before to 60 minutes after a published shift there, and there is none now.`,
    );
  return step(
    'house',
    false,
    'The resident left or moved more than 7 days ago. Only those who may see restricted facts or the history go on reading.',
  );
}

/** Which of their groups gives an act, were it only in part. */
function groupStep({ book, entity }: AskedRight, person: BookedPerson, act: PermissionVerb): Because {
  const held = groupsHeld(person, book.groups);
  const giving = held.filter(({ codenames }) => permissionOrNull({ rights: new Set(codenames) }, act, entity) !== null);
  if (giving.length === 0)
    return step(
      'group',
      false,
      `No group of theirs gives it: ${held.map(({ name }) => name).join(', ') || 'they are in none'}.`,
    );
  const rights = new Set(giving.flatMap(({ codenames }) => codenames));
  const narrow = [
    ...narrowActs(rights, act, entity),
    ...(act !== nobody && rights.has(codename(`${act}_own`, entity.name)) ? [`${act}_own` as const] : []),
  ];
  const isWhole = rights.has(codename(act, entity.name));
  const said = (isWhole ? [act] : narrow).map((one) =>
    rightInSentence({ codename: codename(one, entity.name), entity: entity.name }, entity),
  );
  return step('group', true, `${giving.map(({ name }) => name).join(', ')}: may ${said.join('; ')}.`);
}

/** What the deciding function says against it; null where it lets it pass. */
async function objection(ask: () => unknown): Promise<string | null> {
  try {
    await ask();
    return null;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return String(error.body['detail'] ?? Object.values(error.body).flat().join(' '));
  }
}

interface Act {
  readonly act: PermissionVerb;
  readonly words: string;
  refuses(actor: Actor): Promise<string | null>;
}

function actsOf(asked: AskedRight): readonly Act[] {
  const { context, entity, record, home } = asked;
  const lives = (actor: Actor) => objection(() => requireLiving(asked, actor));
  const writes = (ask: (actor: Actor) => Promise<unknown>) => async (actor: Actor) =>
    (await objection(() => ask(actor))) ?? (await lives(actor));
  const see: Act = { act: 'view', words: 'See it', refuses: async () => null };
  if (entity.log || entity.serverOnly) return [see];
  const moves = entity.states?.moves.filter(
    (move) => move.from.includes(String(record['status'])) && move.right !== nobody,
  );
  return [
    see,
    {
      act: 'change',
      words: 'Change it',
      refuses: writes(async (actor) => {
        refuseRemoved(entity, record);
        refuseFixed(entity, record, changeableFields(context, actor, entity, record, {}, home));
      }),
    },
    {
      act: 'delete',
      words: entity.trait === 'care_entry' ? 'Strike it out' : 'Remove it',
      refuses: writes(async (actor) => {
        requireRemoval(context, actor, entity, record, home);
        await requireRemovable({ context, actor, entity }, record);
      }),
    },
    ...(moves ?? []).map((move) => ({
      act: move.right,
      words: move.verb ?? `Move it to “${stateWords(entity, move.to)}”`,
      refuses: writes(async (actor) => requireMovePermission(context, actor, entity, record, move)),
    })),
  ];
}

/** Signed, closed or sent: refused where nothing of what the person may write is open any more. */
function refuseFixed(entity: Entity, record: AnyRecord, fields: Fields): void {
  const instead = fixedBy(entity, record);
  const open = Object.entries(fields).some(
    ([name, field]) => name !== 'status' && !field.eachTime && isStillOpen(entity, record, name),
  );
  if (instead !== null && !open) throw refused(instead);
}

const stateWords = (entity: Entity, state: string): string => {
  const field = entity.fields['status'];
  return field?.kind === 'choice' ? (field.options[state] ?? state) : state;
};

interface Living {
  readonly home: string;
  readonly is_discharged_status: boolean;
}

/** Whose record it is, as they live now. */
export async function livingOf({ db }: Pick<RecordContext, 'db'>, record: AnyRecord): Promise<Living | null> {
  if (typeof record['resident'] !== 'string') return null;
  const [person] = await db.query<Living>('select home, is_discharged_status from resident where id = $1', [
    record['resident'],
  ]);
  return person ?? null;
}

function requireLiving({ entity, record, living }: AskedRight, actor: Actor): void {
  if (living) requireResidence(actor, entity, living, record);
}

async function verdictOn(
  asked: AskedRight,
  person: BookedPerson,
  actor: Actor,
  act: Act,
  seen: Sight,
): Promise<RightVerdict> {
  const group = groupStep(asked, person, act.act);
  const steps = [...seen.steps, group];
  const because = async (): Promise<readonly Because[]> => {
    if (steps.some(({ ok }) => !ok)) return steps;
    if (seen.hidden)
      return [...steps, step('reach', false, 'It lies outside of what their right reaches, or is hidden from them.')];
    const said = await act.refuses(actor);
    return said ? [...steps, step('rule', false, said)] : steps;
  };
  const decided = await because();
  return { act: act.act, words: act.words, may: decided.every(({ ok }) => ok), because: decided };
}

interface Sight {
  readonly steps: readonly Because[];
  readonly hidden: boolean;
}

/** For each of these people, by one reading of all of them: what they may do with the record, and why. */
export async function whyEach(
  asked: AskedRight,
  people: readonly BookedPerson[],
  only?: readonly string[],
): Promise<ReadonlyMap<string, readonly RightVerdict[]>> {
  const { context, entity, record } = asked;
  const now = context.now();
  const ids = people.map(({ id }) => id);
  const signedIn = await readPeople(context.db, ids, new Date(now));
  // As they would call at this moment.
  const actors = new Map([...signedIn].map(([id, one]) => [id, actorFrom(one, nowhere, unknownPlace)]));
  const viewers = [...actors.values()].map((actor) => viewerOf(actor, now));
  const within = await viewersWithin(context.db, entity, record.id, viewers);
  const acts = actsOf(asked).filter(({ act }) => !only || only.includes(act));
  const verdicts = async (person: BookedPerson): Promise<readonly RightVerdict[]> => {
    const actor = actors.get(person.id);
    const account = accountStep(person, actor !== undefined, now);
    if (!actor) return acts.map(({ act, words }) => ({ act, words, may: false, because: [account] }));
    const isFound = within.has(person.id);
    const steps = [account, houseStep(asked, person, actor, isFound)];
    const hidden = isFound && (await isHidden({ context, actor, entity }, record));
    return Promise.all(acts.map((act) => verdictOn(asked, person, actor, act, { steps, hidden })));
  };
  return new Map(await Promise.all(people.map(async (person) => [person.id, await verdicts(person)] as const)));
}

const nowhere = { id: '', proven_at: null };
const unknownPlace = { ip: '', device: '' };
