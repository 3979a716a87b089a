import { onPinnedNode } from './setup.mjs';

await onPinnedNode(import.meta.url);
const { runStages } = await import('./testing/run-stages.ts');
const { checkStages } = await import('./testing/test-parts.ts');
process.exitCode = (await runStages(checkStages)) ? 0 : 1;
