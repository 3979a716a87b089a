import { useEffect, useRef } from 'react';
import { useTabTitle } from './opening/tab-title.ts';

/** Names the tab and starts a screen reader at the heading, unless a field already has the focus; also where one page takes the place of another at the same path. */
export function usePageHeading(tab: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  useTabTitle(tab);
  useEffect(() => {
    const main = heading.current?.closest('main');
    if (!main?.contains(document.activeElement)) heading.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, [tab]);
  return heading;
}
