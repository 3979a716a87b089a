import { onPinnedNode } from './setup.mjs';

await onPinnedNode(import.meta.url);
const { rotate } = await import('./running/rotate-keys.ts');
await rotate();
