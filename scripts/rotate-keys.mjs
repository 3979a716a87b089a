import { onPinnedNode } from './setup.mjs';

await onPinnedNode(import.meta.url);
const { rotate } = await import('./rotate-keys.ts');
await rotate();
