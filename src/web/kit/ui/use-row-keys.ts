import { useLayoutEffect, useRef, useState } from 'react';
import { v7 } from 'uuid';

/** Rows have no id of their own. Each has a key while it is shown, so that what was on its way to one never arrives in another. */
export function useRowKeys(count: number) {
  const [kept, setKept] = useState<readonly string[]>([]);
  const keys = kept.length === count ? kept : Array.from({ length: count }, (_, at) => kept[at] ?? v7());
  if (keys !== kept) setKept(keys);
  const newest = useRef(keys);
  useLayoutEffect(() => {
    newest.current = keys;
  }, [keys]);
  return {
    keys,
    placeOf: (key: string) => newest.current.indexOf(key),
    forget: (key: string) => setKept(keys.filter((one) => one !== key)),
  };
}
