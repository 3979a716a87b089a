import { onPinnedNode } from './setup.mjs';

await onPinnedNode(import.meta.url);
const { measure } = await import('./bench/measure.ts');
await measure();
