import { useLayoutEffect, useRef, useState } from 'react';
import { v7 } from 'uuid';

/** Rows have no id of their own. Each has a key while it is shown, so that what was on its way to one never arrives in another. */
export function useRowKeys(count: number) {
  const [known, setKnown] = useState<readonly string[]>([]);
  const keys = known.length === count ? known : Array.from({ length: count }, (_, at) => known[at] ?? v7());
  if (keys !== known) setKnown(keys);
  const newest = useRef(keys);
  useLayoutEffect(() => {
    newest.current = keys;
  }, [keys]);
  return {
    keys,
    placeOf: (key: string) => newest.current.indexOf(key),
    forget: (key: string) => setKnown(keys.filter((one) => one !== key)),
  };
}
