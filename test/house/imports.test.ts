import { expect, test } from 'vitest';
import { importsOf, packagesOf, placeOf, sources, type Place } from './source.ts';

const all = sources('src').filter(({ path }) => !path.includes('.test.'));

/** The areas that put other areas together into one picture. */
const composing = new Set([
  'notices',
  'handover',
  'house-overview',
  'demonstration',
  'session',
  'rights',
  'residents',
  'homes',
  'charts',
  'recording',
  'alerts',
  'search',
  'importing',
]);
/** What every area may build on: the kit, the pages that follow from declarations, and what leads from an event to what it changed. None knows an area. */
const shared = new Set(['kit', 'records', 'follow-ups']);

function objection(from: Place, to: Place): string | null {
  if (from.layer === 'domain' && to.layer !== 'domain') return 'the domain knows no layer above it';
  if (from.layer !== to.layer && to.layer !== 'domain') return 'server and web meet only over HTTP';
  if (from.area === 'kit' && to.area !== 'kit' && from.layer === to.layer) return 'a kit knows no area';
  const neighbours =
    from.layer === to.layer && from.area !== '' && to.area !== '' && from.area !== to.area && !shared.has(to.area);
  if (neighbours && !composing.has(from.area)) return 'areas meet in the domain or in a composing area';
  return null;
}

test('every import points the way the map says', () => {
  const wrong = all.flatMap((source) =>
    importsOf(source).flatMap((target) => {
      // A picture is no code.
      if (target.endsWith('.webp')) return [];
      const why = objection(placeOf(source.path), placeOf(target));
      return why ? [`${source.path} → ${target}: ${why}`] : [];
    }),
  );
  expect(wrong).toEqual([]);
});

test('no two areas of a layer point at each other', () => {
  const ways = new Map<string, string>();
  for (const source of all)
    for (const target of importsOf(source)) {
      const [from, to] = [placeOf(source.path), placeOf(target)];
      if (from.layer === to.layer && from.area && to.area && from.area !== to.area)
        ways.set(`${from.layer} ${from.area} ${to.area}`, `${source.path} → ${target}`);
    }
  const back = (way: string) =>
    way
      .split(' ')
      .with(1, way.split(' ')[2] ?? '')
      .with(2, way.split(' ')[1] ?? '')
      .join(' ');
  expect([...ways].filter(([way]) => ways.has(back(way))).map(([, words]) => words)).toEqual([]);
});

test('the domain draws on nothing from outside but date arithmetic', () => {
  const foreign = all
    .filter(({ path }) => path.startsWith('src/domain/'))
    .flatMap((source) =>
      packagesOf(source)
        .filter((name) => name !== '@date-fns/tz')
        .map((name) => `${source.path} → ${name}`),
    );
  expect(foreign).toEqual([]);
});

test('no file reaches itself again by way of its imports', () => {
  const edges = new Map(all.map((source) => [source.path, importsOf(source)]));
  const done = new Set<string>();
  const knots: string[] = [];
  const walk = (path: string, way: readonly string[]): void => {
    if (way.includes(path)) {
      knots.push([...way.slice(way.indexOf(path)), path].join(' → '));
      return;
    }
    if (done.has(path)) return;
    for (const next of edges.get(path) ?? []) walk(next, [...way, path]);
    done.add(path);
  };
  for (const path of edges.keys()) walk(path, []);
  expect(knots).toEqual([]);
});
