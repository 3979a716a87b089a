import { useEffect, useEffectEvent } from 'react';
import type { Standing } from './standing.ts';
import type { UnsentRow } from './use-unsent.ts';

/** Keeps what a row has not sent: once it could not be sent, and also while it is on its way, should the row be taken away. */
export function useKeeping<T>({ keep }: UnsentRow<T>, standing: Standing, entry: () => T | null): void {
  const stands = useEffectEvent(() => {
    if (standing === 'unsaved' || standing === 'begun') keep(entry());
    else if (standing !== 'saving' && entry() !== null) keep(null);
  });
  useEffect(() => stands(), [standing]);
  const leaves = useEffectEvent(() => standing === 'saving' && keep(entry()));
  useEffect(() => () => void leaves(), []);
}
