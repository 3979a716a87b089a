import { expect, test } from 'vitest';
import { importsOf, sources, withoutComments } from './source.ts';

const web = sources('src/web').filter(({ path }) => !path.includes('.test.'));
const importersOf = (file: string) => web.filter((source) => importsOf(source).includes(file));
const eventStream = 'src/web/kit/data/event-stream.ts';

test('nobody outside kit/data listens to the event stream: a screen reads by a live read, which forgets nothing', () => {
  const outside = importersOf(eventStream)
    .map(({ path }) => path)
    .filter((path) => !path.startsWith('src/web/kit/data/'));
  // The session opens and closes it, and receives nothing.
  expect(outside).toEqual(['src/web/kit/shell/session-life.tsx']);
  expect(web.find(({ path }) => path === outside[0])?.text).toMatch(/import \{ listen \} from '[^']*event-stream\.ts'/);
});

test('one file subscribes to it', () => {
  const subscribing = importersOf(eventStream).filter(({ text }) => /\bsubscribe\(/.test(withoutComments(text)));
  expect(subscribing.map(({ path }) => path)).toEqual(['src/web/kit/data/live-read.ts']);
});

/** Asked because somebody did something: a question of that moment, which nothing has to keep true. */
const momentary = [
  'src/web/follow-ups/follow-up-paths.ts',
  'src/web/importing/choose-file.tsx',
  'src/web/kit/api/api.ts',
  'src/web/kit/api/files.ts',
  'src/web/kit/api/thumbnails.ts',
  'src/web/kit/saving/drafts.ts',
  'src/web/money/signing/sign-once.ts',
  'src/web/notices/rules/figures-dialog.tsx',
  'src/web/pads/routine/todays-sheet.ts',
  'src/web/premises/stock/shopping-list.tsx',
  'src/web/rota/views/hours-file.ts',
  'src/web/staff/account/push-device.ts',
  'src/web/staff/history/save-history.tsx',
  'src/web/staff/history/seals/compare-head.tsx',
];

/** Composed of two answers: a live read (`picked-first.ts`) calls it, and calls it again until it works. */
const composed = ['src/web/staff/people/on-shift-now.ts'];

test('what a screen shows is read in kit/data, except for questions of a moment and what a live read calls', () => {
  const reading = importersOf('src/web/kit/api/api.ts')
    .concat(web.filter(({ path }) => path === 'src/web/kit/api/api.ts'))
    .filter(({ path, text }) => {
      const calls = /(?<![.\w])(get|getAll|getFile)(<[^()]*>)?\(/.test(withoutComments(text));
      return calls && !path.startsWith('src/web/kit/data/');
    });
  expect(reading.map(({ path }) => path).toSorted()).toEqual([...momentary, ...composed].toSorted());
});
