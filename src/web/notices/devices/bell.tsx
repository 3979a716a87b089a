import { IconBell } from '@tabler/icons-react';
import { Link } from 'react-router';
import { LazyPart, lazyPage } from '../../kit/page/opening/lazy-page.tsx';
import { maySee, useRights } from '../../kit/access/rights.ts';
import { useSelectedHome } from '../../kit/state/store.ts';
import { useEntityPaths } from '../../kit/house/entity-paths.tsx';
import kit from '../../kit/styles/kit.module.css';

const HouseBell = lazyPage(() => import('./house-bell.tsx'));

/** A bell that could not be counted must not look like one with nothing to tell. */
function Uncounted() {
  const to = useEntityPaths().list('notification');
  return (
    to && (
      <Link to={to} className={kit['tool']} data-bell>
        <IconBell size={24} stroke={1.75} aria-hidden />
        <span>Reminders not counted</span>
      </Link>
    )
  );
}

/** The header is there before anybody has signed in, so what the bell needs comes only when there is a house. */
export function Bell() {
  const home = useSelectedHome();
  const rights = useRights();
  return home && maySee(rights, 'notification') ? (
    <LazyPart failed={<Uncounted />}>
      <HouseBell key={home.id} home={home} />
    </LazyPart>
  ) : null;
}
