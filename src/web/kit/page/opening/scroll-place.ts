import { useLayoutEffect } from 'react';
import { useLocation, useNavigationType, type Location } from 'react-router';

/** How far down each page of this tab's history was read. */
const places = new Map<string, number>();
const keyOf = ({ key, pathname, search }: Location): string => `${key} ${pathname}${search}`;
/** What was written meanwhile has to be fetched before the page is as long as it was. */
const patience = 3000;

/** Keeps the page there until all of it has come, unless its reader moves first. */
function stayAt(to: number): () => void {
  const until = performance.now() + patience;
  let isOver = false;
  const stop = () => {
    isOver = true;
    for (const name of ['wheel', 'touchstart', 'keydown', 'pointerdown']) window.removeEventListener(name, stop);
  };
  const step = () => {
    if (isOver || performance.now() > until) return stop();
    if (Math.abs(window.scrollY - to) > 1) window.scrollTo(0, to);
    requestAnimationFrame(step);
  };
  for (const name of ['wheel', 'touchstart', 'keydown', 'pointerdown'])
    window.addEventListener(name, stop, { passive: true });
  step();
  return stop;
}

/** Going back leads to the page as it was left, tabs included. A page starts at its top; this goes on from there. */
export function useScrollPlace(): void {
  const location = useLocation();
  const isBack = useNavigationType() === 'POP';
  const key = keyOf(location);
  // Before the browser scrolls by itself: a page that has just become shorter would be remembered as read less far.
  useLayoutEffect(() => {
    const was = isBack ? places.get(key) : undefined;
    const stop = was ? stayAt(was) : undefined;
    const remember = () => places.set(key, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    return () => {
      stop?.();
      window.removeEventListener('scroll', remember);
    };
  }, [key, isBack]);
}
