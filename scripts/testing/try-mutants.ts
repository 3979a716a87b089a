/** Puts faults into the domain's rules, one at a time, and prints those that no test of the domain noticed. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createVitest, type Vitest } from 'vitest/node';
import { root } from '../setup.mjs';
import { mutantsOf, type Mutant } from './mutants.ts';

const domain = readdirSync(join(root, 'src/domain'), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts'))
  .map((name) => join(root, 'src/domain', name));
const isTest = (file: string) => file.endsWith('.test.ts');
const testBeside = (file: string) => file.replace(/\.ts$/, '.test.ts');
const read = (file: string) => readFileSync(file, 'utf8');

/** The rules: files that have a test of their own. */
const rules = domain.filter((file) => !isTest(file) && domain.includes(testBeside(file)));

/** The test beside a rule, and the others that import it. */
function testsOf(file: string): readonly string[] {
  const name = file.slice(file.lastIndexOf('/'));
  return domain.filter((test) => isTest(test) && (test === testBeside(file) || read(test).includes(`${name}'`)));
}

/** `npm run mutants -- 200 fluids`: two hundred, spread evenly over the rules whose path holds the word. */
export async function tryMutants([count = '200', part = '']: readonly string[]): Promise<void> {
  const all = rules.filter((file) => file.includes(part)).flatMap((file) => mutantsOf(file, read(file)));
  const step = Math.max(1, all.length / Number(count));
  const chosen = Array.from({ length: Math.min(all.length, Number(count)) }, (_, at) => all[Math.floor(at * step)]);
  let current: Mutant | undefined;
  const vitest = await createVitest(
    'test',
    {
      config: false,
      root,
      watch: false,
      include: ['src/domain/**/*.test.ts'],
      isolate: false,
      bail: 1,
      reporters: [{}],
    },
    {
      plugins: [
        { name: 'mutant', enforce: 'pre', transform: (_code, id) => (id === current?.file ? current.code : null) },
      ],
    },
  );
  await vitest.standalone();
  const survivors: Mutant[] = [];
  for (const mutant of chosen) {
    if (!mutant) continue;
    current = mutant;
    vitest.invalidateFile(mutant.file);
    if (await passes(vitest, testsOf(mutant.file))) survivors.push(mutant);
    vitest.invalidateFile(mutant.file);
  }
  await vitest.close();
  for (const { file, line, from, to } of survivors)
    console.log(`${file.slice(root.length)}:${line}  ${from}  →  ${to}`);
  console.log(
    `${chosen.length - survivors.length} of ${chosen.length} faults were noticed (of ${all.length} there could be).`,
  );
}

async function passes(vitest: Vitest, tests: readonly string[]): Promise<boolean> {
  const specifications = tests.flatMap((file) => vitest.getModuleSpecifications(file));
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications);
  return unhandledErrors.length === 0 && testModules.length > 0 && testModules.every((module) => module.ok());
}
