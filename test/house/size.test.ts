/** What a tablet on a slow network must fetch, measured on the built files, compressed as a proxy sends them. */
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';

interface Chunk {
  readonly file: string;
  readonly isEntry?: boolean;
  readonly isDynamicEntry?: boolean;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
  readonly assets?: readonly string[];
}

const manifest = JSON.parse(readFileSync('dist/.vite/manifest.json', 'utf8')) as Readonly<Record<string, Chunk>>;
const kilobytes = (file: string) => gzipSync(readFileSync(`dist/${file}`)).length / 1000;
const total = (files: Iterable<string>) => [...files].reduce((sum, file) => sum + kilobytes(file), 0);

function withImports(key: string, known = new Set<string>()): Set<string> {
  if (known.has(key)) return known;
  known.add(key);
  for (const other of manifest[key]?.imports ?? []) withImports(other, known);
  return known;
}

const filesOf = (keys: Iterable<string>, of: (chunk: Chunk) => readonly string[]) =>
  new Set([...keys].flatMap((key) => (manifest[key] ? of(manifest[key]) : [])));
const scripts = (keys: Iterable<string>) => filesOf(keys, ({ file }) => (file.endsWith('.js') ? [file] : []));
const styles = (keys: Iterable<string>) =>
  filesOf(keys, ({ file, css = [] }) => [...css, ...(file.endsWith('.css') ? [file] : [])]);
const all = Object.keys(manifest);

const entries = all.filter((key) => manifest[key]?.isEntry);
/** The entry with one of the two files it chooses between, and all that these cannot start without. */
const startOf = (name: string) =>
  new Set(
    [...entries, ...all.filter((key) => key.startsWith(`_${name}-`) && key.endsWith('.js'))].flatMap((key) => [
      ...withImports(key),
    ]),
  );
/** What is needed before anybody has signed in, and what stands around every page afterwards. */
const [front, shell] = [startOf('front'), startOf('shell')];
const page = readFileSync('dist/index.html', 'utf8');
/** Runs before anything is drawn, so it can be part of no other file. */
const early = [...scripts(all)].filter((file) => file.startsWith('assets/early-'));
/** What the entry runs with before anything larger has come. */
const beside = new Set(entries.flatMap((key) => manifest[key]?.imports ?? []));
const isNamed = (file: string) => page.includes(`"/${file}"`);

test('a page opened again finds its scripts compiled, for none comes under a value of that one answer', () => {
  expect(page.match(/nonce="__NONCE__"/g)).toHaveLength(1);
  expect(page).toContain('<meta name="style-nonce" nonce="__NONCE__" />');
});

test('the sign-in page needs at most 105 kB of script', () => {
  expect(front.size).toBeGreaterThan(entries.length);
  expect(total([...early, ...scripts(front)])).toBeLessThanOrEqual(105);
});

test('the page itself names all that signing in needs but its own file, fonts too, and nothing that it does not', () => {
  const fetchedLater = [...scripts(front), ...styles(front)].filter((file) => !isNamed(file));
  expect(fetchedLater).toEqual([expect.stringMatching(/^assets\/front-[^.]+\.js$/)]);
  expect(
    [...scripts(all), ...styles(all)].filter(
      (file) => isNamed(file) && !early.includes(file) && !scripts(front).has(file) && !styles(front).has(file),
    ),
  ).toEqual([]);
  expect(page).toMatch(/rel="preload" as="font"[^>]*\.woff2"/);
});

test('the entry waits for nothing that draws, so that the page’s own picture of it is painted first', () => {
  expect(total(scripts(beside))).toBeLessThan(2);
  expect(page).toContain('class="first-picture"');
});

test('the start of work behind it needs at most 230 kB of script and 25 kB of style in all', () => {
  expect(shell.size).toBeGreaterThan(front.size);
  expect(total(scripts(shell))).toBeLessThanOrEqual(230);
  expect(total(styles(shell))).toBeLessThanOrEqual(25);
});

test('no file under three thousand letters is fetched along with a page', () => {
  const along = all.filter(
    (key) =>
      !manifest[key]?.isDynamicEntry &&
      !manifest[key]?.isEntry &&
      !beside.has(key) &&
      !key.startsWith('_rolldown-runtime'),
  );
  expect(
    [...scripts(along)]
      .filter((file) => !early.includes(file))
      .filter((file) => readFileSync(`dist/${file}`).length < 3000),
  ).toEqual([]);
});

const isCalendar = (file: string) => /(calendar|date-picker|dates-picker)/i.test(file);
const later = [...scripts(all)].filter((file) => !scripts(shell).has(file));

test.each(later)('%s, fetched with a page, is at most 40 kB, or 65 with a calendar in it', (file) => {
  expect(kilobytes(file)).toBeLessThanOrEqual(isCalendar(file) ? 65 : 40);
});

/** Fetched as they are with the first PDF that somebody opens, and by nobody else. */
const ofPdfs = [...filesOf(all, ({ file, assets = [] }) => [file, ...assets].filter((one) => one.endsWith('.mjs')))];

test('what draws PDFs is two files of at most 145 and 395 kB that no page names or waits for', () => {
  const sizes = ofPdfs.map(kilobytes).toSorted((a, b) => a - b);
  expect(sizes).toEqual([expect.any(Number), expect.any(Number)]);
  expect(sizes[0]).toBeLessThanOrEqual(145);
  expect(sizes[1]).toBeLessThanOrEqual(395);
  expect(ofPdfs.filter(isNamed)).toEqual([]);
  const waitedFor = filesOf(shell, ({ file, assets = [] }) => [file, ...assets]);
  expect(ofPdfs.filter((file) => waitedFor.has(file))).toEqual([]);
});

test('no built file waits for one that waits for it', () => {
  const waits = (key: string) => (manifest[key]?.imports ?? []).some((other) => withImports(other).has(key));
  expect(all.filter(waits)).toEqual([]);
});

test('a font is at most 40 kB', () => {
  const fonts = filesOf(all, ({ file, assets = [] }) => [file, ...assets].filter((one) => one.endsWith('.woff2')));
  expect(fonts.size).toBeGreaterThan(0);
  expect([...fonts].filter((font) => kilobytes(font) > 40)).toEqual([]);
});
