import { expect, test } from 'vitest';
import { sources, withoutComments } from './source.ts';

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
  NotDone: 'InlineError',
  atRest: 'isUserIdle',
  useFormerTold: 'useVersionLabels',
  Kept: 'StoredRecord',
  KeptAlert: 'StoredAlert',
  HomeBook: 'HomeCache',
  ResidentBook: 'ResidentCache',
};

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
