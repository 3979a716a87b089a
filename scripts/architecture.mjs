import { writeFileSync } from 'node:fs';
import { onPinnedNode } from './setup.mjs';

await onPinnedNode(import.meta.url);
const { architecturePicture } = await import('./architecture/architecture-picture.ts');
writeFileSync('docs/architecture.svg', architecturePicture());
