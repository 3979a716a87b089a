import { onPinnedNode } from './setup.mjs';

await onPinnedNode(import.meta.url);
const { tryMutants } = await import('./testing/try-mutants.ts');
await tryMutants(process.argv.slice(2));
