import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { expect, test } from 'vitest';
import { root, sources } from './source.ts';

const sheets = sources('src', /\.css$/);

test('text grows with the size a reader chose in the browser', () => {
  const fixed = sheets.flatMap(({ path, text }) => text.split('\n').flatMap((line, at) => (/(font-size|font|line-height):[^;]*\dpx/.test(line) ? [`${path}:${at + 1} ${line.trim()}`] : [])));
  expect(fixed).toEqual([]);
});

const modules = new Map(sheets.filter(({ path }) => path.endsWith('.module.css')).map(({ path, text }) => [path, new Set([...text.matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, name]) => name))]));
const components = sources('src', /\.tsx$/).filter(({ path }) => !path.includes('.test.'));

/** The sheets a component imports, by the name it gives them. */
const sheetsOf = (path: string, text: string): readonly (readonly [name: string, sheet: string])[] =>
  [...text.matchAll(/import (\w+) from '(\.[^']+\.module\.css)'/g)].map(([, name = '', from = '']) => [name, posix.join(posix.dirname(path), from)] as const);
const wornIn = (text: string, name: string): readonly string[] => [...text.matchAll(new RegExp(`\\b${name}\\['([\\w-]+)'\\]`, 'g'))].map(([, worn = '']) => worn);

test('every style a component names stands in the sheet it imports', () => {
  const missing = components.flatMap(({ path, text }) =>
    sheetsOf(path, text).flatMap(([name, sheet]) => wornIn(text, name).filter((worn) => !modules.get(sheet)?.has(worn)).map((worn) => `${path}: ${name}['${worn}']`)));
  expect(missing).toEqual([]);
});

test('every sheet is worn by some component', () => {
  const worn = new Set(sources('src', /\.tsx?$/).flatMap(({ path, text }) => [...sheetsOf(path, text).map(([, sheet]) => sheet), ...[...text.matchAll(/import '(\.[^']+\.module\.css)'/g)].map(([, from = '']) => posix.join(posix.dirname(path), from))]));
  expect([...modules.keys()].filter((sheet) => !worn.has(sheet))).toEqual([]);
});

test('every part taken from the library has the sheet it is dressed with', () => {
  const dressed = new Set([...readFileSync(join(root, 'src/web/kit/styles.ts'), 'utf8').matchAll(/styles\/(\w+)\.layer\.css/g)].map(([, name]) => name));
  const taken = new Set(components.flatMap(({ text }) => [...text.matchAll(/import \{([^}]*)\} from '@mantine\/core'/g)].flatMap(([, names = '']) => names.split(',').map((name) => name.trim()))));
  const undressed = [...taken].filter((name) => existsSync(join(root, `node_modules/@mantine/core/styles/${name}.layer.css`)) && !dressed.has(name));
  expect(undressed).toEqual([]);
});
