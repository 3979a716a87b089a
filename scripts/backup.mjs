import { onPinnedNode } from './setup.mjs';

await onPinnedNode(import.meta.url);
const { backUp } = await import('./backup/back-up.ts');
await backUp(process.argv.slice(2));
