import { useEffect } from 'react';

/** As many places as dialogs lie on top of each other. */
const remembered = 5;
const regionOf = (element: Element) => element.closest('dialog, [role="dialog"], main, header, nav');

/** What had the focus is gone, with its dialog or after a save: the focus goes back to where it was before, or to the page's heading, and never nowhere. */
export function useRestoredFocus(): void {
  useEffect(() => {
    let trail: HTMLElement[] = [];
    const remember = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement)) return;
      const elsewhere = trail.filter((one) => regionOf(one) !== regionOf(target));
      trail = [target, ...elsewhere].slice(0, remembered);
    };
    const restore = () => {
      if (document.activeElement !== document.body || trail[0]?.isConnected !== false) return;
      trail = trail.filter((one) => one.isConnected);
      const place =
        trail[0] ??
        document.querySelector<HTMLElement>('main h1[tabindex]') ??
        document.querySelector<HTMLElement>('main');
      place?.focus({ preventScroll: true });
    };
    const removals = new MutationObserver(restore);
    document.addEventListener('focusin', remember);
    removals.observe(document.body, { childList: true, subtree: true });
    return () => {
      document.removeEventListener('focusin', remember);
      removals.disconnect();
    };
  }, []);
}
