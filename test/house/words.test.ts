import { expect, test } from 'vitest';
import { sources, withoutComments } from './source.ts';

const code = [...sources('src'), ...sources('test'), ...sources('scripts', /\.(ts|mjs)$/)];

const found = (pattern: RegExp, files = code) =>
  files.flatMap(({ path, text }) =>
    text.split('\n').flatMap((line, i) => (pattern.test(line) ? [`${path}:${i + 1} ${line.trim()}`] : [])),
  );

test('nothing is typed as anything', () => {
  expect(
    found(
      /(:\s*any\b|<any>|\bas any\b|\bas unknown as\b)/,
      code
        .filter(({ path }) => !path.startsWith('test/house/'))
        .map(({ path, text }) => ({ path, text: withoutComments(text) })),
    ),
  ).toEqual([]);
});

test('no check is silenced and no test is switched off', () => {
  const silencing = new RegExp(
    [
      '@ts-' + 'ignore',
      '@ts-' + 'expect-error',
      'oxlint-' + 'disable',
      'eslint-' + 'disable',
      String.raw`\b(test|it|describe)\.(only|skip|todo|fails)\(`,
    ].join('|'),
  );
  expect(found(silencing)).toEqual([]);
});

test('nothing is left for later', () => {
  expect(found(new RegExp(['TO' + 'DO', 'FIX' + 'ME', 'coming ' + 'soon'].join('|')))).toEqual([]);
});

test('no file has a name that says nothing', () => {
  const empty = /\/(utils?|helpers?|common|misc|types|constants|index|service|base|core)\.tsx?$/;
  expect(code.map(({ path }) => path).filter((path) => empty.test(path))).toEqual([]);
});

const shipped = sources('src').filter(({ path }) => !path.includes('.test.'));
const product = shipped.filter(({ path }) => !path.includes('/demonstration/'));
const nameRules = ['src/domain/kit/people/person-name.ts', 'src/server/kit/schema/person-name-sql.ts'];

test('how a person is called is said in one place, with its twin for statements', () => {
  const byHand = new RegExp(
    [
      String.raw`\bname: \w+\.first_name`,
      String.raw`preferred_name'?\]?,? *(\|\||\?\?)`,
      String.raw`concat_ws\(' ', (\w+\()*(\w+\.)?(first|preferred)_name`,
      String.raw`first_name('\])?\)?\} ?\$?\{`,
      String.raw`first_name \|\|`,
      String.raw`\[(\w+\.)?first_name, (\w+\.)?last_name\]\.(filter|join)`,
    ].join('|'),
  );
  expect(
    found(
      byHand,
      shipped.filter(({ path }) => !nameRules.includes(path)),
    ),
  ).toEqual([]);
});

test('sums of money are put into words in one place', () => {
  // The first says the bounds of a field, the second that figures are round.
  const others = ['src/domain/kit/vocabulary/read-value.ts', 'src/domain/money/patterns/pattern-words.ts'];
  expect(
    found(
      /£\$\{/,
      product.filter(({ path }) => !others.includes(path)),
    ),
  ).toEqual([]);
});

test('days and months are put into words in one place', () => {
  // The first asks whether a zone exists; the second shows the clock of a device that nobody has signed in to.
  const others = ['src/domain/kit/vocabulary/read-value.ts', 'src/web/session/signed-out-pages.tsx'];
  expect(
    found(
      /Intl\.DateTimeFormat|toLocale(Date|Time)String/,
      shipped.filter(({ path }) => !path.startsWith('src/domain/kit/time/') && !others.includes(path)),
    ),
  ).toEqual([]);
});

test('people and names are put in order by one rule, with its twin for statements', () => {
  const byHand = new RegExp(
    [
      String.raw`new Intl\.Collator`,
      String.raw`(name|label|labelOf|title|place|recorder|supplier)(\([ab]\))?\.localeCompare`,
      String.raw`order by[^\n]*(?<!nameOrderSql\(')\b\w+\.(first|last)_name`,
      String.raw`order by[^\n]*\bname, \w+\.id`,
    ].join('|'),
  );
  const rules = ['src/domain/kit/names/compare-names.ts', 'src/server/kit/schema/person-name-sql.ts'];
  expect(
    found(
      byHand,
      shipped.filter(({ path }) => !rules.includes(path)),
    ),
  ).toEqual([]);
});

test('the name on the papers of staff and residents is looked for where somebody typed a name, and shown nowhere', () => {
  const matching = ['src/server/importing/lines/house-names.ts', 'src/server/money/payment-rules.ts', ...nameRules];
  const users = shipped.filter(({ text }) => text.includes('typedNamesSql')).map(({ path }) => path);
  expect(users.filter((path) => !matching.includes(path))).toEqual([]);
});

test('whoever is refused for want of a right reads who can help', () => {
  const server = shipped.filter(({ path }) => path.startsWith('src/server/'));
  expect(found(/You do not have the right to (?!.*\$\{who)/, server)).toEqual([]);
});

const uncommented = (files: typeof code) => files.map(({ path, text }) => ({ path, text: withoutComments(text) }));

const server = uncommented(sources('src/server').filter(({ path }) => !path.includes('.test.')));

test('the server and its tests have one clock: no statement asks PostgreSQL what time it is', () => {
  // Replaced by 0045, and a migration that ran stays as it is.
  const migrations = sources('src/server', /\.sql$/).filter(({ path }) => !path.endsWith('/0003_sessions.sql'));
  const sqlClock =
    /(?<![.\w])(now\(\)(?!: )|current_(date|time|timestamp)\b|localtimestamp\b|(clock|statement|transaction)_timestamp\b)/i;
  const ownTime = [
    // Both clocks are read, to say how far they are apart.
    'src/server/upkeep/system-facts.ts',
    // How long a statement has been waiting, from when PostgreSQL says it began.
    'src/server/alerts/sweep/sweep.test.ts',
  ];
  const tests = [
    ...sources('src/server').filter(({ path }) => path.includes('.test.')),
    ...sources('test').filter(({ path }) => !path.startsWith('test/house/')),
  ];
  const statements = [...server, ...uncommented(tests)].filter(({ path }) => !ownTime.includes(path));
  expect(found(sqlClock, [...statements, ...migrations])).toEqual([]);
});

test('the server has one clock: what time it is comes from main, how long it took from performance', () => {
  const ownTime = [
    'src/server/main.ts',
    // A folder set aside before there is an application.
    'src/server/database/cluster.ts',
    // Ids sort by when they were made, whatever the application holds the time to be.
    'src/server/kit/runtime/new-id.ts',
  ];
  expect(
    found(
      /new Date\(\)|Date\.now\(\)/,
      server.filter(({ path }) => !ownTime.includes(path)),
    ),
  ).toEqual([]);
});

test('the browser has one clock: what time it is comes from presentMoment, how long it took from performance', () => {
  const ownTime = [
    'src/web/kit/state/present-moment.ts',
    // How long somebody was away. The time a device slept counts too, and performance may leave it out.
    'src/web/kit/api/idle.ts',
    // Part of a name that no other tab has.
    'src/web/kit/api/tabs.ts',
  ];
  const browser = uncommented(shipped.filter(({ path }) => path.startsWith('src/web/') && !ownTime.includes(path)));
  expect(found(/new Date\(\)|Date\.now\(\)/, browser)).toEqual([]);
});

test('two values are compared by isSame, never by their JSON: jsonb orders names anew', () => {
  expect(found(/JSON\.stringify\(.*\) [!=]== JSON\.stringify\(/, uncommented(product))).toEqual([]);
});

test('what is made of each kind of field stands in a table that is whole by its type, not in a list of some kinds', () => {
  expect(found(/\]\.includes\((\w+\.)*kind\)|case '(longText|yesNo|refs|choices)'/, uncommented(shipped))).toEqual([]);
});

test('a name from outside is looked up by isKeyOf: `in` takes constructor and toString for lines of every table', () => {
  expect(found(/ is [^=]*=>(?!.*=>).*\w in \w/, uncommented(shipped))).toEqual([]);
});

test('no date or time is asked by an input that follows the language of the browser', () => {
  expect(found(/type=["'{]+(date|time|month|week|datetime-local)\b/, product)).toEqual([]);
});

test('who can help is worked out for whoever reads it, never written into a page or an answer', () => {
  const fixed = product
    .filter(({ path }) => !path.startsWith('src/domain/'))
    .map(({ path, text }) => ({ path, text: withoutComments(text) }));
  expect(found(/\b([Aa]|your) manager\b(?! can (still|set))/, fixed)).toEqual([]);
});

test('no sentence says a day as a machine writes it', () => {
  const bare = /`[^`]*[A-Za-z:,] \$\{(?:\w+\??\.)*(?:\w*(?:_on|_date|_until|_expiry|_due)|latest|earliest|day|today)\}/;
  const said = product
    .filter(({ path }) => !path.startsWith('src/server/database/'))
    .map(({ path, text }) => ({ path, text: withoutComments(text) }));
  expect(found(bare, said).filter((line) => !/RangeError|occasion:/.test(line))).toEqual([]);
});

test('that nobody lives in a house is said in one way, as true of a new house as of one whose last resident has left', () => {
  const said = uncommented(product).filter(({ path }) => path !== 'src/domain/rota/lived-in.ts');
  expect(found(/[Nn]obody (lives (here|in this house)|does) yet|'Nobody lives here/, said)).toEqual([]);
});
