import { onPinnedNode } from './setup.mjs';

await onPinnedNode(import.meta.url);
const { runParts, testParts } = await import('./test-parts.ts');
await runParts(testParts);
