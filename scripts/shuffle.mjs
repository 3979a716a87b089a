import { onPinnedNode } from './setup.mjs';

await onPinnedNode(import.meta.url);
const { shuffleTests } = await import('./testing/shuffle-tests.ts');
await shuffleTests(process.argv.slice(2));
