import { expect, test } from 'vitest';
import { sources, withoutComments, type Source } from './source.ts';

/** A constant or function that is text, or an object or list of texts. */
const isText = /^(?:export )?(?:const \w+(?::[^=]+)? =\s*(?:.*=>\s*)?\(?[`'{[]|.*: string (?:=>|\{))/;
const counted = /\$\d/;

/** The texts of a file, each with its name, as they are declared one after the other. */
const textsOf = ({ text }: Source) =>
  withoutComments(text)
    .split(/^(?=(?:export |async |const |function |interface |type |class ))/m)
    .flatMap((declared) => {
      const name = /^(?:export )?(?:const|function) (\w+)/.exec(declared)?.[1];
      return name && isText.test(declared) && !/\bquery\b/.test(declared) ? [{ name, declared }] : [];
    });

/** What a file exports as text with placeholders in it, its own or those of a text that it names. */
function countedElsewhere(source: Source): readonly string[] {
  const texts = textsOf(source);
  const found = new Set(texts.filter(({ declared }) => counted.test(declared)).map(({ name }) => name));
  for (let known = -1; known < found.size;) {
    known = found.size;
    for (const { name, declared } of texts)
      if ([...found].some((other) => new RegExp(`(?:\\$\\{[^}]*|=>\\s*|: )\\b${other}\\b`).test(declared)))
        found.add(name);
  }
  return texts
    .filter(({ name, declared }) => found.has(name) && declared.startsWith('export '))
    .map(({ name }) => `${source.path}: ${name}`);
}

test('SQL that another file runs or builds on names its values', () => {
  const server = sources('src/server').filter(({ path }) => !path.includes('.test.'));
  expect(server.flatMap(countedElsewhere)).toEqual([]);
});

test('what counts its placeholders is found, in its own words and by the name of another text', () => {
  const path = 'src/server/rota/shifts.ts';
  const text = `const here = \`r.home = $1::uuid\`;
export const shiftsSql = \`select * from rota r where \${here}\`;
export const livingSql = (row: string): string =>
  \`\${row}.home = :home::uuid\`;
`;
  expect(countedElsewhere({ path, text })).toEqual([`${path}: shiftsSql`]);
});
