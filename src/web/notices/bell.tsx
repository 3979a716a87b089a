import { LazyPart, lazyPage } from '../kit/lazy-page.tsx';
import { maySee, useRights } from '../kit/rights.ts';
import { useChosenHome } from '../kit/store.ts';
import { Uncounted } from './uncounted.tsx';

const HouseBell = lazyPage(() => import('./house-bell.tsx'));

/** The header is there before anybody has signed in, so what the bell needs comes only when there is a house. */
export function Bell() {
  const home = useChosenHome().selected;
  const rights = useRights();
  return home && maySee(rights, 'notification') ? <LazyPart failed={<Uncounted />}><HouseBell key={home.id} home={home} /></LazyPart> : null;
}
