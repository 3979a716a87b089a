import { createContext, use, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

const Slot = createContext<HTMLElement | null>(null);
export const FootSlot = Slot.Provider;

/** What a pad puts at the foot of its sheet, which stays in view however long the pad is. */
export function Foot({ children }: { children: ReactNode }) {
  const slot = use(Slot);
  return slot && createPortal(children, slot);
}
