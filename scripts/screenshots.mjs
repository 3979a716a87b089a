import { onPinnedNode } from './setup.mjs';

await onPinnedNode(import.meta.url);
const { takeScreenshots } = await import('./pictures/take-screenshots.ts');
await takeScreenshots({ forDocs: process.argv.includes('--docs') });
