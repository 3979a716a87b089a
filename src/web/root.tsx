import { setNonce } from 'get-nonce';
import { StrictMode, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { paintEarly } from './kit/styles/colours.ts';
import { nonce } from './kit/api/nonce.ts';

let root: Root | null = null;

/** Draws one half of the product in place of the other, without a blank page in between. */
export function draw(half: ReactNode): void {
  if (!root) {
    setNonce(nonce());
    paintEarly();
    root = createRoot(document.getElementById('root') ?? document.body);
  }
  root.render(<StrictMode>{half}</StrictMode>);
}
