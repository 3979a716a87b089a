import { onPinnedNode } from './setup.mjs';

await onPinnedNode(import.meta.url);
const { measureParts } = await import('./bench/parts.ts');
process.exitCode = (await measureParts(process.argv.slice(2))) ? 0 : 1;
