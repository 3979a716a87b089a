/** Runs the parts of a stage side by side, so that no processor looks on, and one stage after the other. */
import { closeSync, mkdirSync, openSync, readFileSync, writeSync } from 'node:fs';
import { resolve } from 'node:path';
import { inspect } from 'node:util';
import { closingLine, oneCheck, partLines, sum, type Tally } from './test-summary.ts';

/** Writes what it has to say into the open file, for others talk at the same time. */
export type Part = (output: number) => Promise<Tally>;
export type Stage = Readonly<Record<string, Part>>;

const folder = '.cache/parts';

/**
 * Every part runs, whatever became of the others. Says how each went once it has ended, and all it wrote if it failed;
 * at the end each part's line with what failed in it and, last of all, one line over all of them. True when nothing failed.
 */
export async function runStages(stages: readonly Stage[]): Promise<boolean> {
  mkdirSync(folder, { recursive: true });
  // Workers and products read the same files, each in a process of its own; what one has translated the next need not.
  process.env['NODE_COMPILE_CACHE'] ??= resolve('.cache/compiled');
  const tallies: [string, Tally][] = [];
  for (const stage of stages) {
    const parts = Object.entries(stage);
    console.log(`\n── ${parts.map(([name]) => name).join(' · ')}`);
    console.log(`   side by side; what each writes is in ${folder}`);
    tallies.push(...(await Promise.all(parts.map(([name, part]) => reported(name, part)))));
  }
  console.log();
  // Each line names its part, so that only the last one reads as the result of the whole.
  for (const [name, tally] of tallies) console.log(partLines(name, tally).join('\n'));
  const total = sum(tallies.map(([, tally]) => tally));
  console.log(closingLine(total));
  return total.failed === 0;
}

async function reported(name: string, part: Part): Promise<[string, Tally]> {
  const file = `${folder}/${name.replaceAll(/\W+/g, '-')}.log`;
  const output = openSync(file, 'w');
  const start = performance.now();
  const tally = await part(output).catch((error: unknown) => {
    writeSync(output, `${inspect(error)}\n`);
    return oneCheck(1);
  });
  closeSync(output);
  if (tally.failed > 0) console.log(`\n── ${name} wrote:\n${readFileSync(file, 'utf8')}`);
  const [line] = partLines(name, tally);
  console.log(`${line}, ${Math.round((performance.now() - start) / 1000)} s`);
  return [name, tally];
}
