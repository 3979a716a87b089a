import { expect, test } from 'vitest';
import { commentsOf, sources, titlesOf, withoutComments, type Source } from './source.ts';

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
  nobodyListens: 'noCommitListener',
  watchingWrites: 'trackWrites',
  markUndone: 'markNotApplied',
  markLost: 'markOutcomeUnknown',
  Patience: 'Timeouts',
  callPatience: 'callTimeouts',
  longPatience: 'longTimeouts',
  CallShare: 'ConcurrencyLimit',
  oncePer: 'memoize',
  theClock: 'systemAuthor',
  ByTheClock: 'SystemWriteOptions',
  HistoryEntry: 'AuditEntry',
  noteAudit: 'auditAuditorView',
  noteViewing: 'auditView',
  notePrint: 'auditPrint',
  noteExport: 'auditExport',
  Doubt: 'RaisedWarning',
  doubtsIn: 'warningList',
  askToMove: 'requireMovePermission',
  askForAct: 'requireActPermission',
  askRules: 'checkRemovalRules',
  SightContext: 'VisibilityContext',
  inSight: 'visibleConditions',
  RememberedFacts: 'CachedResidentFacts',
  firstRemembered: 'tryCachedFirst',
  forgetDraft: 'deleteDraft',
  FeedPlace: 'FeedPosition',
  goThrough: 'runImport',
  Rehearsed: 'DryRunRollback',
  alertStands: 'isAlertOpenSql',
  Asked: 'a name that says what is asked: QueryParams, ChartQuery',
  useWhere: 'useEntityPaths',
  WhereProvider: 'EntityPathsProvider',
  mayPass: 'isTransient',
  isWorthRepeating: 'isRetryable',
  iconLook: 'iconProps',
  becomeToo: 'followSwitchedUser',
  useSteady: 'useHeldLines',
  useTakingBack: 'useRowUndo',
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
const capitals = (words: string) => words.replace(/\b[a-z]/g, (letter) => letter.toUpperCase());
const code = [...sources('src'), ...sources('test'), ...sources('scripts')].filter(
  ({ path }) => path !== 'test/house/names.test.ts',
);

/** What a source has of a rule that it may not have, each with its file. */
type Rule = (source: Source) => readonly string[];

const writtenIn = ({ text }: Source, names: string): readonly string[] =>
  [...withoutStrings(withoutComments(text)).matchAll(new RegExp(names, 'gm'))].map(
    ([written]) => /\w+$/.exec(written)?.[0] ?? '',
  );

/** Where a name is declared, listed, given to something else as an alias, or called. */
const placesOf = (name: string): string =>
  [
    `\\b(?:const|let|function|interface|type|class) (?:${name})\\b`,
    `(?:^ *|[.#{([,] *)(?:readonly )?(?:${name})\\b(?=\\??[:,;(){}\\]]|\\??\\.[\\w[(]| =)`,
    `(?<=[{,]\\s*(?:type )?\\w+(?: as|:) )(?:${name})\\b(?=\\s*[,}])`,
    `\\b(?:${name})\\b(?=(?:<[^()]*>)?\\()`,
  ].join('|');

const byTheTrade: Rule = (source) =>
  writtenIn(source, `\\b(?:${Object.keys(retired).join('|')})\\b`).map(
    (word) => `${source.path}: ${word}, say ${retired[word]}`,
  );

const ofSentences: Rule = (source) => {
  const part = Object.keys(retiredParts).join('|');
  const capital = capitals(part);
  const name = `(?:${part})(?![a-z_])[A-Za-z]*|[A-Za-z]*[a-z](?:${capital})(?![a-z])[A-Za-z]*|(?:${capital})(?:[A-Z][A-Za-z]*)?`;
  return writtenIn(source, placesOf(name))
    .filter((word) => !storedValues[source.path]?.includes(word))
    .map((word) => {
      const retired = Object.keys(retiredParts).find((one) => word.toLowerCase().includes(one));
      return `${source.path}: ${word}, say ${retired && retiredParts[retired]}`;
    });
};

const tells: Rule = (source) =>
  writtenIn(source, placesOf('tells?(?:[A-Z][A-Za-z]*)?|tellers?|Tell(?:ers?|ing|[A-Z][A-Za-z]*)?')).map(
    (word) => `${source.path}: ${word}`,
  );

const ofItsArea: Rule = (source) =>
  reserved
    .filter(({ where }) => !where?.test(source.path))
    .flatMap(({ forms, say }) => {
      const inside = capitals(forms);
      const compound = `\\b(?:${forms}|${inside})[A-Z]\\w*|\\b\\w*[a-z](?:${inside})(?![a-z])\\w*`;
      return writtenIn(source, `${compound}|${placesOf(`${forms}|${inside}`)}`)
        .filter((word) => !ofOthers.includes(word))
        .map((word) => `${source.path}: ${word}, say ${say}`);
    });

const holds: Rule = ({ path, text }) => {
  const held = /\bheld\w* =[^;]*?\b(?:frozen|fixed[A-Z]\w*)\(/g;
  const bare = /\b(?:(?:type|interface|class) (?:Held|Row)|function Held)\b/g;
  return [held, bare].flatMap((one) => withoutComments(text).match(one) ?? []).map((word) => `${path}: ${word}`);
};

const calledSo: Rule = ({ path, text }) => {
  const file =
    /(?:^|[/-])(?:told|kept|judged|judge|telling|keeper|hearing|way-on|bring-in-way|not-done|at-rest)[-.]|\/tell-/;
  const part = /\b(?:told|kept|judged|tells) as (?:materialized )?\(/g;
  const keeps = /(?:^|[/-])keep(?:s|ing)?[-.]/;
  return [
    ...(file.test(path) || (keeps.test(path) && !path.includes('/retention/')) ? [path] : []),
    ...(withoutComments(text).match(part) ?? []).map((word) => `${path}: ${word}`),
  ];
};

const inSentences: Rule = ({ path, text }) => {
  const fits = everyday.filter(({ where }) => where.test(path));
  return [...commentsOf(text), ...(path.includes('.test.') ? titlesOf(text) : [])].flatMap((sentence) => {
    const rest = fits.reduce((left, { phrase }) => left.replace(phrase, ''), sentence);
    return retiredInSentences
      .filter(({ words }) => words.test(rest))
      .map(({ say }) => `${path}: ${sentence.slice(0, 120)}, say ${say}`);
  });
};

test('a mechanism has the name that the trade gives it', () => {
  expect(code.flatMap(byTheTrade)).toEqual([]);
});

test('told, kept, standing and judged are words of sentences, not of names', () => {
  expect(code.flatMap(ofSentences)).toEqual([]);
});

test('nothing is called tell, tells or a teller: it audits, notifies, formats or shows', () => {
  expect(code.flatMap(tells)).toEqual([]);
});

test('keep is a word of retention and admit one of residents; no name hears or judges', () => {
  expect(code.flatMap(ofItsArea)).toEqual([]);
});

test('what may not change any more is fixed, not held; a type says what is held, and whose row it is', () => {
  expect(code.flatMap(holds)).toEqual([]);
});

test('no file, and no part of a statement, is called by a retired word', () => {
  expect(code.flatMap(calledSo)).toEqual([]);
});

test('comments and the titles of tests say what is retired only where it is everyday English', () => {
  expect(code.flatMap(inSentences)).toEqual([]);
});

/** Where a name may stand: declared, listed, as an alias of another, or called, at whatever place in a statement. */
const places = (name: string): readonly string[] => [
  `const ${name} = 1;`,
  `interface Shift {\n  readonly ${name}: string;\n}`,
  `import { say as ${name} } from './toasts.ts';`,
  `const { say: ${name} } = toasts;`,
  `if (!isSent) ${name}('Not saved');`,
  `return ${name}<Shift>(shift);`,
];

const made: Readonly<Record<string, { rule: Rule; path?: string; texts: readonly string[] }>> = {
  'a mechanism with a home-made name': { rule: byTheTrade, texts: ['const judging = judgeRecord(weight);'] },
  'a name that is a word of sentences, wherever it stands,': {
    rule: ofSentences,
    texts: [...places('told'), ...places('wasKept')],
  },
  'a name that tells, wherever it stands,': { rule: tells, texts: [...places('tell'), ...places('tellFamily')] },
  'a name that keeps, hears or admits, wherever it stands,': {
    rule: ofItsArea,
    texts: [...places('keep'), ...places('admit'), 'import { hearAll } from "./feed.ts";'],
  },
  'what is called held, or just a row,': {
    rule: holds,
    texts: ['const held = isOver && frozen(shift);', 'interface Row {}'],
  },
  'a file with a retired name': { rule: calledSo, path: 'src/server/rota/tell-staff.ts', texts: [''] },
  'a part of a statement with a retired name': { rule: calledSo, texts: ['const sql = `with told as (select 1)`;'] },
  'a comment with a retired word': {
    rule: inSentences,
    texts: ['// The shift is kept.', '/** The row is held until then. */'],
  },
  'a test title with a retired word': {
    rule: inSentences,
    path: 'src/server/rota/shift.test.ts',
    texts: ["test('a shift is kept', () => {});"],
  },
};

test.each(Object.entries(made))('%s is found by its rule', (_, { rule, path = 'src/a.ts', texts }) => {
  expect(texts.filter((text) => rule({ path, text }).length === 0)).toEqual([]);
});
