import { useCallback, useLayoutEffect, useRef } from 'react';

/** One function for the life of a component, which calls the newest: what is given it need not be drawn anew. */
export function useStableCallback<A extends readonly unknown[]>(
  callback: (...given: A) => void,
): (...given: A) => void {
  const newest = useRef(callback);
  useLayoutEffect(() => {
    newest.current = callback;
  }, [callback]);
  return useCallback((...given: A) => newest.current(...given), []);
}
