import { expect, test } from 'vitest';
import { circles, edgesOf } from './circles.ts';
import { importsOf, packagesOf, placeOf, sources, type Place } from './source.ts';

const all = sources('src').filter(({ path }) => !path.includes('.test.'));

/** The areas of each layer that put other areas together into one picture. */
const composing: Readonly<Record<string, readonly string[]>> = {
  domain: ['alerts', 'charts', 'handover', 'homes', 'importing', 'residents', 'search', 'session'],
  server: [
    'alerts',
    'demonstration',
    'homes',
    'house-overview',
    'importing',
    'notices',
    'residents',
    'rights',
    'session',
  ],
  web: ['charts', 'homes', 'house-overview', 'notices', 'recording', 'residents', 'search'],
};
/** What every area may build on: the kit, the pages that follow from declarations, and what leads from an event to what it changed. None imports one. */
const shared = new Set(['kit', 'records', 'follow-ups']);

function objection(from: Place, to: Place): string | null {
  if (from.layer === 'domain' && to.layer !== 'domain') return 'the domain knows no layer above it';
  if (from.layer !== to.layer && to.layer !== 'domain') return 'server and web meet only over HTTP';
  if (from.area === 'kit' && to.area !== 'kit' && from.layer === to.layer) return 'a kit knows no area';
  const neighbours =
    from.layer === to.layer && from.area !== '' && to.area !== '' && from.area !== to.area && !shared.has(to.area);
  if (neighbours && !composing[from.layer]?.includes(from.area))
    return 'areas meet in the domain or in a composing area';
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

/** What the root files of the server import of areas, and why no `area.ts` gives it; everything else reaches them through `areas.ts`. */
const wiredAtTheRoot: Readonly<Record<string, readonly string[]>> = {
  // Who calls is known before any call of an area is answered.
  'src/server/app.ts': ['session/sign-in/'],
  // Letters travel, and the first link is made, before there is an application; the demonstration is no area.
  'src/server/main.ts': ['session/letters/', 'session/accounts/first-superuser.ts', 'demonstration/'],
};

test('what an area adds to the server stands in its area.ts, not in a file of the root', () => {
  const isOfArea = /^src\/server\/(?!kit\/|database\/|jobs\/)[^/]+\/(?!area\.ts$)/;
  const past = all
    .filter(({ path }) => /^src\/server\/[^/]+$/.test(path))
    .flatMap((source) =>
      importsOf(source)
        .filter((target) => isOfArea.test(target))
        .filter((target) => !wiredAtTheRoot[source.path]?.some((known) => target.startsWith(`src/server/${known}`)))
        .map((target) => `${source.path} → ${target}`),
    );
  expect(past).toEqual([]);
});

/** Every import from one area of a layer into another. */
const steps = all.flatMap((source) =>
  importsOf(source)
    .map((target) => [placeOf(source.path), placeOf(target)] as const)
    .filter(([from, to]) => from.layer === to.layer && from.area && to.area && from.area !== to.area),
);

test('every composing area composes', () => {
  const idle = Object.entries(composing).flatMap(([layer, areas]) =>
    areas
      .filter((area) => !steps.some(([from, to]) => from.layer === layer && from.area === area && !shared.has(to.area)))
      .map((area) => `${layer}/${area}`),
  );
  expect(idle).toEqual([]);
});

test('no area of a layer reaches itself again by way of others', () => {
  expect(circles(edgesOf(steps.map(([from, to]) => [`${from.layer}/${from.area}`, `${to.layer}/${to.area}`])))).toEqual(
    [],
  );
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
  expect(circles(new Map(all.map((source) => [source.path, importsOf(source)])))).toEqual([]);
});
