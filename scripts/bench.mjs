import { onPinnedNode } from './setup.mjs';

await onPinnedNode(import.meta.url);
// `npm run bench -- growth` measures the growth lines alone.
if (process.argv.includes('growth')) await (await import('./bench/growth.ts')).measureGrowth();
else await (await import('./bench/measure.ts')).measure();
