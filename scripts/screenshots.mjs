import { onPinnedNode } from './setup.mjs';

await onPinnedNode(import.meta.url);
const { takeScreenshots } = await import('./take-screenshots.ts');
await takeScreenshots();
