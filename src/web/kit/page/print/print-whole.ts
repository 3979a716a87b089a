import { useEffect, useEffectEvent } from 'react';

/** What has to be drawn before the page goes to paper. The browser itself waits for nothing. */
const preparations = new Set<() => Promise<void>>();

export async function printWhole(): Promise<void> {
  if (preparations.size > 0) await Promise.all([...preparations].map((prepare) => prepare()));
  window.print();
}

const isPrintKey = ({ key, ctrlKey, metaKey }: KeyboardEvent) => (ctrlKey || metaKey) && key.toLowerCase() === 'p';

/** Printing by button or key waits until this is done. */
export function usePrintPreparation(prepare: () => Promise<void>): void {
  const latest = useEffectEvent(prepare);
  useEffect(() => {
    const own = () => latest();
    const pressed = (event: KeyboardEvent) => {
      if (!isPrintKey(event) || event.defaultPrevented) return;
      event.preventDefault();
      void printWhole();
    };
    preparations.add(own);
    window.addEventListener('keydown', pressed);
    return () => {
      preparations.delete(own);
      window.removeEventListener('keydown', pressed);
    };
  }, []);
}
