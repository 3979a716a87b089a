/** What a tablet on a slow network must fetch, measured on the built files, compressed as a proxy sends them. */
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';

interface Chunk {
  readonly file: string;
  readonly isEntry?: boolean;
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

/** What everyone meets first, with the frame that stands around every page. */
const firstPage = 'src/web/session/login-screen.tsx';
const entries = Object.keys(manifest).filter((key) => manifest[key]?.isEntry);
const atOnce = new Set([...entries, firstPage].flatMap((key) => [...withImports(key)]));
const filesOf = (keys: Iterable<string>, of: (chunk: Chunk) => readonly string[]) => new Set([...keys].flatMap((key) => (manifest[key] ? of(manifest[key]) : [])));
const scripts = (keys: Iterable<string>) => filesOf(keys, ({ file }) => (file.endsWith('.js') ? [file] : []));
const styles = (keys: Iterable<string>) => filesOf(keys, ({ file, css = [] }) => [...css, ...(file.endsWith('.css') ? [file] : [])]);
const all = Object.keys(manifest);

test('the sign-in page needs at most 230 kB of script and 25 kB of style', () => {
  const page = readFileSync('dist/index.html', 'utf8');
  const named = [...page.matchAll(/(?:src|href)="\/(assets\/[^"]+\.js)"/g)].map(([, file]) => file ?? '');
  expect(total(new Set([...scripts(atOnce), ...named]))).toBeLessThanOrEqual(230);
  expect(total(styles(atOnce))).toBeLessThanOrEqual(25);
});

const isCalendar = (file: string) => /(calendar|date-picker|dates-picker)/i.test(file);
const later = [...scripts(all)].filter((file) => !scripts(atOnce).has(file));

test.each(later)('%s, fetched with a page, is at most 40 kB, or 65 with a calendar in it', (file) => {
  expect(kilobytes(file)).toBeLessThanOrEqual(isCalendar(file) ? 65 : 40);
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
