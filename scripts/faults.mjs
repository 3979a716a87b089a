import { onPinnedNode } from './setup.mjs';

await onPinnedNode(import.meta.url);
const { measureFaults } = await import('./faults/faults.ts');
await measureFaults();
