import { useLayoutEffect, useRef } from 'react';

/** Changes what an input holds by now: a file is sent for a while, and what is typed meanwhile is newer than what it was chosen beside. */
export function useNewest<V>(value: V, onChange: (value: V) => void): (next: (now: V) => V) => V {
  const newest = useRef(value);
  useLayoutEffect(() => {
    newest.current = value;
  }, [value]);
  return (next) => {
    newest.current = next(newest.current);
    onChange(newest.current);
    return newest.current;
  };
}
