import { onPinnedNode } from './setup.mjs';

await onPinnedNode(import.meta.url);
const { reportCoverage } = await import('./testing/report-coverage.ts');
await reportCoverage();
