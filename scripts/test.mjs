import { onPinnedNode } from './setup.mjs';

await onPinnedNode(import.meta.url);
const { runStages } = await import('./testing/run-stages.ts');
const { testStages } = await import('./testing/test-parts.ts');
process.exitCode = (await runStages(testStages)) ? 0 : 1;
