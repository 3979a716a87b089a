import { expect, test } from 'vitest';
import { importsOf, sources } from './source.ts';

const forgetting = 'test/world/browser/setup/forgotten-page.ts';
const forgotten = new Set(
  sources('test/world/browser/setup')
    .filter(({ path }) => path === forgetting)
    .flatMap(importsOf),
);

/** A value that is watched, a variable, or an empty map or set that belongs to a whole file. */
const outlives =
  /^(?:export )?(?:let \w|const \w+(?:: (?!Readonly)[^=]+)? = (?:observable\b|new (?:Weak)?(?:Map|Set)<.*>\(\)))/m;

/** Counted while something is drawn, and gone with it. */
const counted = [
  'src/web/kit/data/event-stream.ts',
  'src/web/kit/page/full-screen.ts',
  'src/web/kit/page/opening/tab-title.ts',
  'src/web/kit/page/print/print-whole.ts',
];
/** Read again from the storage of the browser by whatever shows it. */
const readAgain = ['src/web/kit/styles/colours.ts', 'src/web/kit/styles/density.ts'];
/** Said once when the product starts. */
const saidAtStart = ['src/web/kit/input/picked-first.ts', 'src/web/kit/state/collections.ts', 'src/web/root.tsx'];
/** About a call or a movement that is under way, or a page of one history. */
const passing = [
  'src/web/kit/api/thumbnails.ts',
  'src/web/kit/data/is-user-idle.ts',
  'src/web/kit/data/use-choose-home.ts',
  'src/web/kit/page/opening/scroll-place.ts',
];

test('what a page remembers is forgotten between the tests that share it, or it is said why not', () => {
  const files = sources('src/web').filter(({ path, text }) => !/\.test\.tsx?$/.test(path) && outlives.test(text));
  expect(
    files
      .map(({ path }) => path)
      .filter((path) => !forgotten.has(path))
      .toSorted(),
  ).toEqual([...counted, ...readAgain, ...saidAtStart, ...passing].toSorted());
});
