import { useEffect, useEffectEvent, useRef } from 'react';
import { useIsReturn } from './scroll-place.ts';
import { useTabTitle } from './tab-title.ts';

/** Names the tab and starts a screen reader at the heading, unless a field already has the focus; also where one page takes the place of another at the same path. */
export function usePageHeading(tab: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  const isReturn = useIsReturn();
  useTabTitle(tab);
  const startAtTop = useEffectEvent(() => {
    if (!isReturn) window.scrollTo(0, 0);
  });
  useEffect(() => {
    const main = heading.current?.closest('main');
    if (!main?.contains(document.activeElement)) heading.current?.focus({ preventScroll: true });
    startAtTop();
  }, [tab]);
  return heading;
}
