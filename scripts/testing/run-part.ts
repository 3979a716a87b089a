import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../setup.mjs';

interface Surroundings {
  readonly env?: Record<string, string>;
  /** Where it writes what it has to say: an open file, or the terminal. */
  readonly output?: number | 'inherit';
}

/** Runs a tool of the project's own packages on the Node we run on; answers with its exit code. */
export function runPart(
  tool: string,
  args: string[],
  { env = {}, output = 'inherit' }: Surroundings = {},
): Promise<number> {
  const child = spawn(process.execPath, [programOf(tool), ...args], {
    cwd: root,
    stdio: ['ignore', output, output],
    env: { ...process.env, ...env },
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code) => resolve(code ?? 1));
  });
}

/** The packages whose tool bears another name. */
const packageOf: Record<string, string> = { tsc: 'typescript', playwright: '@playwright/test' };

function programOf(tool: string): string {
  const home = join(root, 'node_modules', packageOf[tool] ?? tool);
  const { bin } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')) as {
    bin: string | Record<string, string>;
  };
  const program = typeof bin === 'string' ? bin : bin[tool];
  if (!program) throw new Error(`The package in ${home} has no program ${tool}.`);
  return join(home, program);
}
