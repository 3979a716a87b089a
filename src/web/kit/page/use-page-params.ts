import { useLayoutEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';

type ChangeAddress = (now: URLSearchParams) => URLSearchParams;

/**
 * Filters and order of a page are in its address, so that they outlive a reload and can be sent on. A change replaces
 * the address: Back leads to the page before, not to the filter before.
 */
export function useAddressParams(): readonly [params: URLSearchParams, change: (make: ChangeAddress) => void] {
  const [params, setParams] = useSearchParams();
  // The router hands out the address as it was last drawn; a second change before that would undo the first.
  const newest = useRef(params);
  useLayoutEffect(() => {
    newest.current = params;
  }, [params]);
  const change = (make: ChangeAddress) => {
    newest.current = make(newest.current);
    setParams(newest.current, { replace: true });
  };
  return [params, change];
}

/** What narrows a page, name by name. */
export function usePageParams(): readonly [params: URLSearchParams, ask: (name: string, value: string | null) => void] {
  const [params, change] = useAddressParams();
  const ask = (name: string, value: string | null) =>
    change((now) => {
      const next = new URLSearchParams(now);
      if (value) next.set(name, value);
      else next.delete(name);
      return next;
    });
  return [params, ask];
}
