import { onPinnedNode } from './setup.mjs';

await onPinnedNode(import.meta.url);
const { runParts, testParts } = await import('./testing/test-parts.ts');
await runParts(testParts);
