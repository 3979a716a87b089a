import { onPinnedNode } from './setup.mjs';

await onPinnedNode(import.meta.url);
const { measureSearch } = await import('./bench/search.ts');
await measureSearch();
