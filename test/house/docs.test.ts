import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { architecturePicture } from '../../scripts/architecture/architecture-picture.ts';
import manifest from '../../package.json' with { type: 'json' };
import { root, sources } from './source.ts';

const pages = [
  ...sources('docs', /\.md$/),
  ...['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md'].map((path) => ({
    path,
    text: readFileSync(join(root, path), 'utf8'),
  })),
];
const files = ['src', 'test', 'scripts', 'docs', 'contract'].flatMap((folder) => sources(folder, /./));
const code = files.filter(({ path }) => /\.(tsx?|mjs|sql)$/.test(path));

/** What a page sets as code, outside its blocks of code. */
const codeWords = (text: string): readonly string[] =>
  [...text.replace(/^```[\s\S]*?^```/gm, '').matchAll(/`([^`\n]+)`/g)].map(([, word = '']) => word);

const isPath = (word: string): boolean =>
  /^[\w@./-]+$/.test(word) &&
  (/\.(tsx?|mjs|sql|md|svg|css|json)$/.test(word) || /^(src|test|scripts|docs)\//.test(word));
const isIdentifier = (word: string): boolean => /^([a-z]+|[A-Z][a-z]+)([A-Z][a-z]*)+$/.test(word);

const isThere = (path: string): boolean =>
  existsSync(join(root, path)) || files.some((file) => file.path.endsWith(`/${path}`));

test('every file that a page names is there', () => {
  const gone = pages.flatMap(({ path, text }) =>
    codeWords(text)
      .filter((word) => isPath(word) && !isThere(word))
      .map((word) => `${path}: ${word}`),
  );
  expect(gone).toEqual([]);
});

test('every name of code that a page names, alone or as a call, is in the code', () => {
  const known = new Set(code.flatMap(({ text }) => text.match(/\w+/g) ?? []));
  const gone = pages.flatMap(({ path, text }) =>
    codeWords(text)
      .map((word) => word.replace(/\(.*$/, ''))
      .filter((word) => isIdentifier(word) && !known.has(word))
      .map((word) => `${path}: ${word}`),
  );
  expect(gone).toEqual([]);
});

test('every link between pages leads somewhere', () => {
  const broken = pages.flatMap(({ path, text }) =>
    [...text.matchAll(/\]\((?!https?:|#)([^)#\s]+)[^)]*\)/g)]
      .map(([, target = '']) => target)
      .filter((target) => !existsSync(join(root, dirname(path), target)))
      .map((target) => `${path}: ${target}`),
  );
  expect(broken).toEqual([]);
});

test('every dependency has its reason in a decision page', () => {
  const packages = Object.keys({
    ...manifest.dependencies,
    ...manifest.optionalDependencies,
    ...manifest.devDependencies,
  });
  const decided = new Set(
    pages.filter(({ path }) => path.startsWith('docs/decisions/')).flatMap(({ text }) => codeWords(text)),
  );
  const isDecided = (name: string) => decided.has(name) || decided.has(name.replace(/\/.*/, '/*'));
  expect(packages.filter((name) => !isDecided(name))).toEqual([]);
});

test('the picture of the architecture is what the imports say; `npm run architecture` draws it anew', () => {
  expect(readFileSync(join(root, 'docs/architecture.svg'), 'utf8')).toBe(architecturePicture());
});
