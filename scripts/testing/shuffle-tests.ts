/** Runs all tests but the journeys in an order that chance decides: finds what one test leaves to the next. */
import { runPart } from './run-part.ts';

/** One after the other: a worker serves one project, and would begin anew with every file of another. */
const projects = ['domain', 'unit', 'house', 'components', 'server'];

/** The same seed gives the same order. */
export async function shuffleTests([seed = String(Date.now() % 1_000_000)]: readonly string[]): Promise<void> {
  const order = ['--sequence.shuffle.files', '--sequence.shuffle.tests', `--sequence.seed=${seed}`];
  const failed: string[] = [];
  for (const project of projects)
    if ((await runPart('vitest', ['run', '--reporter=dot', `--project=${project}`, ...order])) !== 0)
      failed.push(project);
  console.log(failed.length > 0 ? `Failed: ${failed.join(', ')}.` : 'Nothing failed.');
  console.log(`In this order again: npm run shuffle -- ${seed}`);
  process.exitCode = failed.length > 0 ? 1 : 0;
}
