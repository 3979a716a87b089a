import { onPinnedNode } from './setup.mjs';

await onPinnedNode(import.meta.url);
// `npm run faults -- sealing` plays those of the sealed history alone.
if (process.argv.includes('sealing')) await (await import('./faults/seal-faults.ts')).playSealFaults();
else await (await import('./faults/faults.ts')).measureFaults();
