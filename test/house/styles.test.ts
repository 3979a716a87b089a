import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { expect, test } from 'vitest';
import { root, sources } from './source.ts';

const sheets = sources('src', /\.css$/);

test('text grows with the size a reader chose in the browser', () => {
  const fixed = sheets.flatMap(({ path, text }) =>
    text
      .split('\n')
      .flatMap((line, at) =>
        /(font-size|font|line-height):[^;]*\dpx/.test(line) ? [`${path}:${at + 1} ${line.trim()}`] : [],
      ),
  );
  expect(fixed).toEqual([]);
});

const modules = new Map(
  sheets
    .filter(({ path }) => path.endsWith('.module.css'))
    .map(({ path, text }) => [path, new Set([...text.matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, name]) => name))]),
);
const components = sources('src', /\.tsx$/).filter(({ path }) => !path.includes('.test.'));

/** The sheets a component imports, by the name it gives them. */
const sheetsOf = (path: string, text: string): readonly (readonly [name: string, sheet: string])[] =>
  [...text.matchAll(/import (\w+) from '(\.[^']+\.module\.css)'/g)].map(
    ([, name = '', from = '']) => [name, posix.join(posix.dirname(path), from)] as const,
  );
const wornIn = (text: string, name: string): readonly string[] =>
  [...text.matchAll(new RegExp(`\\b${name}\\['([\\w-]+)'\\]`, 'g'))].map(([, worn = '']) => worn);

test('every style a component names stands in the sheet it imports', () => {
  const missing = components.flatMap(({ path, text }) =>
    sheetsOf(path, text).flatMap(([name, sheet]) =>
      wornIn(text, name)
        .filter((worn) => !modules.get(sheet)?.has(worn))
        .map((worn) => `${path}: ${name}['${worn}']`),
    ),
  );
  expect(missing).toEqual([]);
});

test('no style on the screen asks what the whole page holds: whatever is added would have every word looked at again', () => {
  const onScreen = sheets.map(({ path, text }) => ({
    path,
    text: text.replace(/@media print \{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, ''),
  }));
  expect(
    onScreen.flatMap(({ path, text }) =>
      /(?:html|body|:root|#root)\)?(?:\[[^\]]*\])?:has\(/.test(text) ? [path] : [],
    ),
  ).toEqual([]);
});

test('what one sheet takes from every page on paper no other brings back, but the heading of a column', () => {
  const [taken] =
    /[^{}]*\{\s*display: none !important;/.exec(readFileSync(join(root, 'src/web/kit/styles/print.css'), 'utf8')) ?? [];
  for (const furniture of ['button', 'nav', 'search', "[role='tablist']"]) expect(taken).toContain(furniture);
  const shown = sheets.flatMap(({ path, text }) =>
    [...text.matchAll(/([^{}]*)\{[^{}]*display: (?!none)[^;]*!important/g)].map(
      ([, selector = '']) => `${path} ${selector.replace(/\/\*.*?\*\//s, '').trim()}`,
    ),
  );
  expect(shown).toEqual(['src/web/kit/styles/list.module.css .table .sort']);
});

test('every sheet is worn by some component', () => {
  const worn = new Set(
    sources('src', /\.tsx?$/).flatMap(({ path, text }) => [
      ...sheetsOf(path, text).map(([, sheet]) => sheet),
      ...[...text.matchAll(/import '(\.[^']+\.module\.css)'/g)].map(([, from = '']) =>
        posix.join(posix.dirname(path), from),
      ),
    ]),
  );
  expect([...modules.keys()].filter((sheet) => !worn.has(sheet))).toEqual([]);
});

/** Rules of plain classes, outside of any condition: what a component could wear from elsewhere just as well. */
const plainRules = (text: string): readonly (readonly [classes: string, declarations: readonly string[]])[] =>
  [
    ...text
      .replace(/\/\*[\s\S]*?\*\//g, '')
      .replace(/@[^{};]+\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, '')
      .matchAll(/([^{}]+)\{([^{}]*)\}/g),
  ]
    .map(
      ([, classes = '', body = '']) =>
        [
          classes.trim(),
          body
            .split(';')
            .map((line) => line.trim())
            .filter(Boolean)
            .toSorted(),
        ] as const,
    )
    .filter(([classes]) => classes.split(',').every((one) => /^\.[\w-]+$/.test(one.trim())));

test('what looks the same in two sheets is said once, in the kit', () => {
  const places = new Map<string, string[]>();
  for (const { path, text } of sheets)
    for (const [classes, declarations] of plainRules(text)) {
      if (declarations.length >= 4)
        places.set(declarations.join('; '), [...(places.get(declarations.join('; ')) ?? []), `${path} ${classes}`]);
    }
  expect([...places].filter(([, where]) => new Set(where.map((one) => one.split(' ')[0])).size > 1)).toEqual([]);
});

test('every part taken from the library has the sheet it is dressed with', () => {
  const dressed = new Set(
    ['styles', 'styles-within'].flatMap((sheet) =>
      [
        ...readFileSync(join(root, `src/web/kit/styles/${sheet}.ts`), 'utf8').matchAll(/styles\/(\w+)\.layer\.css/g),
      ].map(([, name]) => name),
    ),
  );
  const taken = new Set(
    components.flatMap(({ text }) =>
      [...text.matchAll(/import \{([^}]*)\} from '@mantine\/core'/g)].flatMap(([, names = '']) =>
        names.split(',').map((name) => name.trim()),
      ),
    ),
  );
  const undressed = [...taken].filter(
    (name) => existsSync(join(root, `node_modules/@mantine/core/styles/${name}.layer.css`)) && !dressed.has(name),
  );
  expect(undressed).toEqual([]);
});
