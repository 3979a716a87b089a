import { Suspense } from 'react';
import { lazyPage } from '../kit/lazy-page.tsx';
import { maySee, useRights } from '../kit/rights.ts';
import { useChosenHome } from '../kit/store.ts';

const HouseBell = lazyPage(() => import('./house-bell.tsx'));

/** The header is there before anybody has signed in, so what the bell needs comes only when there is a house. */
export function Bell() {
  const home = useChosenHome().selected;
  const rights = useRights();
  return home && maySee(rights, 'notification') ? <Suspense fallback={null}><HouseBell home={home} /></Suspense> : null;
}
