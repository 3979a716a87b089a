import { expect, test } from 'vitest';
import { circles, edgesOf } from './circles.ts';
import { importsOf, sources } from './source.ts';

/** The rooms of each kit, from the ground up: a room builds on those before it and knows none after it. */
const rooms: Readonly<Record<string, readonly string[]>> = {
  'src/domain/kit': ['meanings', 'time', 'vocabulary', 'words', 'people', 'names', 'traits'],
  'src/server/kit': [
    'runtime',
    'schema',
    'access',
    'alerts',
    'context',
    'history',
    'reads',
    'validation',
    'records',
    'http',
    'live',
    'area',
  ],
  'src/web/kit': [
    'state',
    'house',
    'access',
    'styles',
    'api',
    'data',
    'names',
    'ui',
    'chart',
    'page',
    'person',
    'input',
    'saving',
    'form',
    'record',
    'list',
    'shell',
  ],
};

/** The most files a room may hold, tests and style sheets aside, before it has parts. */
const most = 20;

const all = sources('src').filter(({ path }) => !path.includes('.test.'));

interface Step {
  readonly area: string;
  readonly from: string;
  readonly to: string;
  readonly words: string;
}

const areaOf = (path: string): string => path.split('/').slice(0, 3).join('/');
/** The room of an area that a file is in; what lies beside the rooms is the area's own. */
const roomOf = (path: string): string => (path.split('/').length > 4 ? (path.split('/')[3] ?? '') : '.');

/** Every import from one room of an area into another. Style sheets are shared freely. */
const steps: readonly Step[] = all.flatMap((source) =>
  importsOf(source)
    .filter(
      (target) =>
        target.split('/').length > 3 &&
        areaOf(target) === areaOf(source.path) &&
        roomOf(target) !== roomOf(source.path) &&
        !target.endsWith('.css'),
    )
    .map((target) => ({
      area: areaOf(source.path),
      from: roomOf(source.path),
      to: roomOf(target),
      words: `${source.path} → ${target}`,
    })),
);

test('every room of a kit is in the table above', () => {
  const found = new Set(
    all.filter(({ path }) => areaOf(path) in rooms).map(({ path }) => `${areaOf(path)}/${roomOf(path)}`),
  );
  expect([...found].toSorted()).toEqual(
    Object.entries(rooms)
      .flatMap(([kit, names]) => names.map((name) => `${kit}/${name}`))
      .toSorted(),
  );
});

test('a room of a kit builds only on the rooms before it', () => {
  const back = steps.filter(({ area, from, to }) => rooms[area] && rooms[area].indexOf(to) > rooms[area].indexOf(from));
  expect(back.map(({ words }) => words)).toEqual([]);
});

test('no room of an area reaches itself again by way of others', () => {
  expect(circles(edgesOf(steps.map(({ area, from, to }) => [`${area}/${from}`, `${area}/${to}`])))).toEqual([]);
});

test('a folder is a room that one can survey', () => {
  const sizes = new Map<string, number>();
  for (const { path } of all) {
    const folder = path.slice(0, path.lastIndexOf('/'));
    sizes.set(folder, (sizes.get(folder) ?? 0) + 1);
  }
  expect([...sizes].filter(([, size]) => size > most)).toEqual([]);
});
