import { useEffect } from 'react';
import { create } from './kit/api/api.ts';
import { useSelectedHome } from './kit/state/store.ts';
import { showToast } from './kit/state/toasts.ts';
import { t } from './kit/state/words.ts';
import type { RouteRow } from './routes.ts';

async function auditPrint(routes: readonly RouteRow[], home: string | null): Promise<void> {
  const { pathname, search } = window.location;
  const loaded = await import('./printed-path.ts').catch(() => null);
  if (!loaded) return showToast(t('error.network'), 'error');
  const path = loaded.printedPath({ pathname, search, routes, home });
  if (path) await create(path, undefined);
}

/** Paper leaves every right behind, so that a page went to it is written down, whether by a button or by the browser's own keys. */
export function useAuditedPrints(isOpen: boolean, routes: readonly RouteRow[]): void {
  const home = useSelectedHome()?.id ?? null;
  useEffect(() => {
    if (!isOpen) return undefined;
    const print = () => void auditPrint(routes, home);
    window.addEventListener('beforeprint', print);
    return () => window.removeEventListener('beforeprint', print);
  }, [isOpen, routes, home]);
}
