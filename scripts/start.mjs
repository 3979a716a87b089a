import { onPinnedNode, stopWithParent } from './setup.mjs';

await onPinnedNode(import.meta.url);
stopWithParent();
const { buildPage } = await import('./build/build-page.ts');
if (await buildPage()) await import('../src/server/main.ts');
else process.exitCode = 1;
