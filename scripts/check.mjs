import { onPinnedNode } from './setup.mjs';

await onPinnedNode(import.meta.url);
const { runParts, checkParts } = await import('./testing/test-parts.ts');
await runParts(checkParts);
