import { expect, test } from 'vitest';
import { register } from '#domain/register.ts';
import { importsOf, sources, withoutComments } from './source.ts';

const areas = sources('src/server').filter(
  ({ path }) => !path.startsWith('src/server/kit/') && !path.includes('.test.'),
);

/** A way past the ordinary acts, by its file, with why it is taken. */
type Doors = Readonly<Record<string, string>>;

/** The write path itself, without the rules of the whole record: version, history and event are as of any write. */
const writePath: Doors = {
  'assessments/shipped-forms.ts': 'a form that comes with Hearth, and is retired by the next version of it',
  'confidential/end-opening.ts': 'the log of an opening is closed, and its title is not asked for anew',
  'confidential/open-content.ts': 'whoever opens the content is written into its log, and may change nothing of it',
  'demonstration/loading/renew-grants.ts': 'the guests are let in again, whatever else their record lacks',
  'money/ledger/post-lines.ts': 'a line of the ledger follows from a payment; nobody writes one by hand',
  'retention/shredding/shred.ts': 'what stays of a person is emptied of what its rules ask for',
  'rights/closing/closing-calls.ts': 'a missing certificate must not keep an account open',
  'session/accounts/staff-accounts.ts': 'a missing certificate must not keep an account open',
  'session/sign-in/me.ts': 'people put right how they are reached, whatever else their record lacks',
  'staff/leaving/hand-on.ts': 'whoever takes over from a leaver is named on records that may be years old',
  'staff/shipped-groups.ts': 'the groups that come with Hearth, and the rights that are new to them',
};

/** SQL of their own: what is no version of the record, or was written before anybody could have. */
const ownSql: Doors = {
  'attachments/arriving/new-version.ts': 'the words inside the file, which the search alone reads',
  'demonstration/events/composed-handovers.ts': 'handover sheets of invented days, as their lines are known',
  'demonstration/stage/insert.ts': 'the past of invented houses, with every version and every line of its history',
  'notices/mark-due.ts': 'that time passes is no change anybody made',
  'session/accounts/account-holder.ts': 'the first superuser, before anybody may write, with a line of the history',
  'session/accounts/answer-tour.ts': 'that the tour was answered, which nobody else reads',
  'session/credentials/account.ts': 'that the password is the holder’s own choice',
  'session/second-factor/reset-by-two.ts': 'the name of its own table, which holds no entity',
  'session/sign-in/clear-away.ts': 'a line of the history for each session that ran out',
  'session/sign-in/sign-in.ts': 'when somebody last signed in',
  'staff/shipped-groups.ts': 'permissions follow from the program',
};

const inAreas = (found: readonly { readonly path: string }[]): readonly string[] =>
  [...new Set(found.map(({ path }) => path.slice('src/server/'.length)))].toSorted();

test('what goes past the ordinary acts to the write path is in the list above, with its reason', () => {
  const importers = areas.filter((source) => importsOf(source).includes('src/server/kit/records/write-record.ts'));
  expect(inAreas(importers)).toEqual(Object.keys(writePath));
});

/** What nobody asked for and nobody validates: what changes along with another record, and what the clock changes. */
const pastTheOrder = ['kit/records/linked-updates.ts', 'kit/records/system-updates.ts'];

test('whatever somebody asks to have written takes its steps in the one order', () => {
  const kits = sources('src/server/kit').filter(({ path }) => !path.includes('.test.'));
  const importers = kits.filter((source) => importsOf(source).includes('src/server/kit/records/write-record.ts'));
  expect(inAreas(importers)).toEqual(['kit/records/save-record.ts', ...pastTheOrder].toSorted());
});

test('five files of the kit import the one order of a write: those that fill in its steps, and two that say what an act is', () => {
  const importers = sources('src/server').filter(
    (source) => !source.path.includes('.test.') && importsOf(source).includes('src/server/kit/records/save-record.ts'),
  );
  const ofActs = ['kit/http/record-action.ts', 'kit/records/state-moves.ts'];
  expect(inAreas(importers)).toEqual(
    [...ofActs, ...['change-record', 'create-record', 'strike-out'].map((name) => `kit/records/${name}.ts`)].toSorted(),
  );
});

const names = new Set(register.map(({ name }) => name));
/** A table that only a value names may be any entity's. */
const writing = /\b(?:insert into|update|delete from)\s+(?:only\s+)?(?:"(\w+)"|(\w+)|(\$\{))/gi;

test('what writes to the table of an entity by SQL of its own is in the list above, with its reason', () => {
  const writers = areas.filter(({ text }) =>
    [...withoutComments(text).matchAll(writing)].some(
      ([, inQuotes, plain, byValue]) => byValue !== undefined || names.has(inQuotes ?? plain ?? ''),
    ),
  );
  expect(inAreas(writers)).toEqual(Object.keys(ownSql));
});

test('nobody publishes by hand: whatever writes a record or a line of the history says so itself', () => {
  expect(inAreas(areas.filter(({ text }) => /\bwrote\(/.test(withoutComments(text))))).toEqual([]);
});
