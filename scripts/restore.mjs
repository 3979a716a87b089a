import { onPinnedNode } from './setup.mjs';

await onPinnedNode(import.meta.url);
const { restore } = await import('./backup/restore.ts');
await restore(process.argv.slice(2));
