import { expect, test } from 'vitest';
import { commentsOf, sources, titlesOf, withoutComments } from './source.ts';

/** Home-made words for what the trade has a word for already, and the word that is said instead. */
const retired: Readonly<Record<string, string>> = {
  keeper: 'context',
  Keeper: 'RecordContext',
  Acting: 'Action',
  leaveTo: 'requirePermission',
  leaveOrNone: 'permissionOrNull',
  judge: 'evaluate (a rule), validate (a record) or sweep (a house)',
  isJudged: 'isSwept',
  judgedAt: 'alertContextAt',
  judgeRecord: 'validateRecord',
  Judging: 'AlertContext',
  judgeOnSave: 'sweepOnSave',
  tellDenied: 'writeDenied',
  tellingSql: 'auditSql',
  Telling: 'AuditEntry or ValueWording',
  heardBy: 'visibleEvents',
  Hearing: 'SweepRun',
  NewsDesk: 'ChangeFeed',
  NewsItem: 'ChangeEvent',
  useNews: 'useChanges',
  onNews: 'onChanges',
  byTheClock: 'updateAsSystem',
  goAlong: 'updateLinked',
  inTurn: 'keyedMutex',
  workedOut: 'computed',
  WayOn: 'NextStepLink',
  wayOn: 'nextStep',
  waysOn: 'nextStepLinks',
  rulesWay: 'rulesAction',
  withoutLeave: 'withoutPermission',
  isNews: 'isUnread, isChanged or isNews2',
  Heard: 'Received',
  NotDone: 'InlineError',
  atRest: 'isUserIdle',
  useFormerTold: 'useVersionLabels',
  Kept: 'StoredRecord',
  KeptAlert: 'StoredAlert',
  HomeBook: 'HomeCache',
  ResidentBook: 'ResidentCache',
  findSeen: 'findInReach',
  findNamed: 'findWithNames',
  recalled: 'rememberedFacts',
  Alerted: 'SafetyFields',
  alertFields: 'safetyFields',
  legalAlerts: 'residentAlerts (rules) or safetyFacts (of a record)',
  looksBack: 'backTested',
  heldFast: 'fixedReason',
  heldWith: 'fixedByParent',
  useHouseSettings: 'useHomeSettings',
  houseSettings: 'homeSettings or homeSettingsSet',
  heldLink: 'lockLink',
  holdResult: 'lockResult',
  familyOf: 'prefixOf',
  newsDays: 'unreadPlanDays',
  NightLook: 'NightCheck',
  ShiftLook: 'ShiftState',
  looksIn: 'checksIn',
  lookSaid: 'shiftStateWords',
  Asker: 'CurrentActor',
  useAsker: 'useActor',
  Overlooking: 'FigureContext',
  Asks: 'RequiredPermission',
  AskedVerb: 'PermissionVerb',
};

/** Words that were retired from names, alone or as part of one, and what is said instead. */
const retiredParts: Readonly<Record<string, string>> = {
  told: 'summary, content, recipients, notified or auditedAs',
  kept: 'stored, saved or drafted',
  standing: 'status, open or notStruckOut',
  judged: 'validated, evaluated or checked',
};
/** Verbs with one meaning, and where in the code it is meant: anywhere else they are in no name. */
const reserved = [
  { forms: 'keep|keeps|keeping|keeper', where: /\/retention\/|^scripts\/backup\//, say: 'save, store or write' },
  { forms: 'hear|hears|unheard', where: null, say: 'receive, listen or see' },
  { forms: 'judge|judges|judgement', where: null, say: 'evaluate, validate or check' },
  { forms: 'admit|admits', where: /\/residents?\/|\/right-words\.ts$/, say: 'finishSignIn' },
];
/** What others call so: a socket's option and Mantine's. */
const ofOthers = ['keepAlive', 'keepMounted', 'setKeepMounted'];

/** Stored values, which others read by these names: how a weight was taken, and the rank and mark of a handover line. */
const storedValues: Readonly<Record<string, readonly string[]>> = {
  'src/domain/daily-care/weight/weight.ts': ['standing'],
  'src/domain/handover/handover-line.ts': ['told', 'standing'],
};

/** Words that in a comment or the title of a test meant a mechanism, and what is said instead. */
const retiredInSentences = [
  { words: /\bkept\b/i, say: 'stored, saved, drafted, cached or up to date' },
  { words: /\bnews\b/i, say: 'a change, unread or an occasion' },
  { words: /\bstanding\b/i, say: 'not struck out, open or status' },
  { words: /\bfamil(?:y|ies) of (?:rules|codes|alerts)\b|\brules? of a family\b/i, say: 'rule set or prefix' },
  {
    words: /\bheld (?:while|meanwhile|together|until|in (?:its|the) transaction)\b|\b(?:account|letter|row) is held\b/i,
    say: 'locked',
  },
];
/** Where such a word is everyday English, and what it means there. */
const everyday = [
  { phrase: /kept (?:out|from)\b/gi, where: /confidential/, why: 'who is not let in is kept out' },
  { phrase: /kept (?:safe|waiting|up)\b/g, where: /./, why: 'a person or a task, not a record' },
  { phrase: /kept/gi, where: /\/retention\//, why: 'a record is kept as long as its clock says' },
  {
    phrase: /records are kept|until when it is kept|still kept of her|is not kept, and no copy/g,
    where: /\/leaving\/|discharge|\/long-gone|\/attachment\.ts$/,
    why: 'the clock of a record, said outside its area',
  },
  { phrase: /the (?:form|chart) is kept|they are kept/g, where: /rights|fluid|monitoring/, why: 'papers of the home' },
  { phrase: /\bnews\b/g, where: /\/family-to-tell/, why: 'what a family is told' },
];

const withoutStrings = (text: string): string => text.replace(/'[^'\n]*'|"[^"\n]*"|`[^`]*`/g, "''");
const code = [...sources('src'), ...sources('test'), ...sources('scripts')].filter(
  ({ path }) => path !== 'test/house/names.test.ts',
);

test('a mechanism has the name that the trade gives it', () => {
  const words = new RegExp(`\\b(${Object.keys(retired).join('|')})\\b`, 'g');
  const found = code.flatMap(({ path, text }) =>
    [...withoutStrings(withoutComments(text)).matchAll(words)].map(
      ([word]) => `${path}: ${word}, say ${retired[word]}`,
    ),
  );
  expect(found).toEqual([]);
});

test('told, kept, standing and judged are words of sentences, not of names', () => {
  const part = Object.keys(retiredParts).join('|');
  const capital = part.replace(/\b[a-z]/g, (letter) => letter.toUpperCase());
  const name = `(?:${part})(?![a-z_])[A-Za-z]*|[A-Za-z]*[a-z](?:${capital})(?![a-z])[A-Za-z]*|(?:${capital})(?:[A-Z][A-Za-z]*)?`;
  const declared = `\\b(?:const|let|function|interface|type|class) (?:${name})\\b`;
  const listed = `(?:^ *|[.#{([,] *)(?:readonly )?(?:${name})\\b(?=\\??[:,;(){}\\].]| =)`;
  const found = code.flatMap(({ path, text }) =>
    [...withoutStrings(withoutComments(text)).matchAll(new RegExp(`${declared}|${listed}`, 'gm'))]
      .map(([written]) => /[A-Za-z]+$/.exec(written)?.[0] ?? '')
      .filter((word) => !storedValues[path]?.includes(word))
      .map((word) => {
        const retired = Object.keys(retiredParts).find((one) => word.toLowerCase().includes(one));
        return `${path}: ${word}, say ${retired && retiredParts[retired]}`;
      }),
  );
  expect(found).toEqual([]);
});

test('nothing is called tell, tells or a teller: it audits, notifies, formats or shows', () => {
  const name = 'tells?(?:[A-Z][A-Za-z]*)?|tellers?|Tell(?:ers?|ing|[A-Z][A-Za-z]*)?';
  const declared = `\\b(?:const|let|function|interface|type|class) (?:${name})\\b`;
  const listed = `(?:^ *|[.#{([,] *)(?:readonly )?(?:${name})\\b(?=\\??[:,;(){}\\].]| =)`;
  const found = code.flatMap(({ path, text }) =>
    [...withoutStrings(withoutComments(text)).matchAll(new RegExp(`${declared}|${listed}`, 'gm'))].map(
      ([written]) => `${path}: ${written.trim()}`,
    ),
  );
  expect(found).toEqual([]);
});

test('keep is a word of retention and admit one of residents; no name hears or judges', () => {
  const found = reserved.flatMap(({ forms, where, say }) => {
    const inside = forms.replace(/\b[a-z]/g, (letter) => letter.toUpperCase());
    const compound = `\\b(?:${forms}|${inside})[A-Z]\\w*|\\b\\w*[a-z](?:${inside})(?![a-z])\\w*`;
    const declared = `\\b(?:const|let|function|interface|type|class) (?:${forms}|${inside})\\b`;
    const listed = `(?:^ *|[.#{([,] *)(?:readonly )?(?:${forms}|${inside})\\b(?=\\??[:,;(){}\\]]|\\.\\w| =)`;
    return code
      .filter(({ path }) => !where?.test(path))
      .flatMap(({ path, text }) =>
        [...withoutStrings(withoutComments(text)).matchAll(new RegExp(`${compound}|${declared}|${listed}`, 'gm'))]
          .map(([written]) => /\w+$/.exec(written)?.[0] ?? '')
          .filter((word) => !ofOthers.includes(word))
          .map((word) => `${path}: ${word}, say ${say}`),
      );
  });
  expect(found).toEqual([]);
});

test('what may not change any more is fixed, not held; a type says what is held, and whose row it is', () => {
  const held = /\bheld\w* =[^;]*?\b(?:frozen|fixed[A-Z]\w*)\(/g;
  const bare = /\b(?:(?:type|interface|class) (?:Held|Row)|function Held)\b/g;
  expect(
    code.flatMap(({ path, text }) =>
      [held, bare].flatMap((one) => withoutComments(text).match(one) ?? []).map((word) => `${path}: ${word}`),
    ),
  ).toEqual([]);
});

test('no file, and no part of a statement, is called by a retired word', () => {
  const file =
    /(?:^|[/-])(?:told|kept|judged|judge|telling|keeper|hearing|way-on|bring-in-way|not-done|at-rest)[-.]|\/tell-/;
  const part = /\b(?:told|kept|judged|tells) as (?:materialized )?\(/g;
  const keeps = /(?:^|[/-])keep(?:s|ing)?[-.]/;
  expect(code.map(({ path }) => path).filter((path) => file.test(path))).toEqual([]);
  expect(code.map(({ path }) => path).filter((path) => keeps.test(path) && !path.includes('/retention/'))).toEqual([]);
  expect(
    code.flatMap(({ path, text }) => (withoutComments(text).match(part) ?? []).map((word) => `${path}: ${word}`)),
  ).toEqual([]);
});

test('comments and the titles of tests say what is retired only where it is everyday English', () => {
  const found = code.flatMap(({ path, text }) => {
    const fits = everyday.filter(({ where }) => where.test(path));
    return [...commentsOf(text), ...(path.includes('.test.') ? titlesOf(text) : [])].flatMap((sentence) => {
      const rest = fits.reduce((left, { phrase }) => left.replace(phrase, ''), sentence);
      return retiredInSentences
        .filter(({ words }) => words.test(rest))
        .map(({ say }) => `${path}: ${sentence.slice(0, 120)}, say ${say}`);
    });
  });
  expect(found).toEqual([]);
});
