import { onPinnedNode } from './setup.mjs';

await onPinnedNode(import.meta.url);
const { verify } = await import('./running/verify-history.ts');
await verify();
