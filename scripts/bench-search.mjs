import { onPinnedNode } from './setup.mjs';

await onPinnedNode(import.meta.url);
const { measureSearch } = await import('./bench/search.ts');
await measureSearch(Number(process.argv[2] ?? 1_000_000));
