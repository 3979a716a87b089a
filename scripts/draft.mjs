import { onPinnedNode } from './setup.mjs';

await onPinnedNode(import.meta.url);
const { writeDraft } = await import('./write-draft.ts');
await writeDraft(process.argv[2]);
