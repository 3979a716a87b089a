import { useEffect, useRef, useState, type RefObject } from 'react';

/** Whether the end of a text has been in sight. Where nobody can tell, it counts as read. */
export function useReadThrough(): [RefObject<HTMLDivElement | null>, boolean] {
  const end = useRef<HTMLDivElement>(null);
  const [isRead, setIsRead] = useState(() => typeof IntersectionObserver === 'undefined');
  useEffect(() => {
    const mark = end.current;
    if (!mark || isRead) return;
    const sight = new IntersectionObserver((seen) => {
      if (seen.some(({ isIntersecting }) => isIntersecting)) setIsRead(true);
    });
    sight.observe(mark);
    return () => sight.disconnect();
  }, [isRead]);
  return [end, isRead];
}
