import { onPinnedNode } from './setup.mjs';

await onPinnedNode(import.meta.url);
const { resetSecondFactor } = await import('./running/reset-second-factor.ts');
await resetSecondFactor();
