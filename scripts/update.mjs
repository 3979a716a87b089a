import { onPinnedNode } from './setup.mjs';

await onPinnedNode(import.meta.url);
const { update } = await import('./update/update.ts');
await update(process.argv.slice(2));
