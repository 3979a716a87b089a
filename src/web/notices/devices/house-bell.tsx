import { notification } from '#domain/notices/notification.ts';
import { VisuallyHidden } from '@mantine/core';
import { IconBell } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import type { ListedHome } from '../../kit/state/chosen-home.ts';
import { useEntityPaths } from '../../kit/house/entity-paths.tsx';
import { notifyDevice } from '../reminders/notify-device.ts';
import { useActNow } from './use-act-now.ts';
import kit from '../../kit/styles/kit.module.css';
import css from '../notices.module.css';

/** On every page, how much waits in the lane "Act now" of the list that it opens. */
export default function HouseBell({ home }: { home: ListedHome }) {
  const to = useEntityPaths().list(notification.name);
  const { items, state, hasMore } = useActNow(home.id);
  useDeviceNotifications(
    items.map(({ id, alert }) => `${id} ${alert?.escalation_level ?? 0}`),
    state === 'loaded',
    home.name,
  );
  // What could not be counted must not look like nothing to tell.
  const isUncounted = state !== 'loaded' && state !== 'loading' && items.length === 0;
  const words = isUncounted ? '?' : hasMore ? `${items.length}+` : String(items.length);
  return (
    to && (
      <Link to={to} className={`${kit['tool']} ${css['bell']}`} data-bell>
        <IconBell size={24} stroke={1.75} aria-hidden />
        <span>Reminders</span>
        {words !== '0' && (
          <span className={css['badge']} data-uncounted={isUncounted || undefined} aria-hidden>
            {words}
          </span>
        )}
        {words !== '0' && <VisuallyHidden>, {isUncounted ? 'not counted' : `${words} to act on now`}</VisuallyHidden>}
      </Link>
    )
  );
}

/** What was there when the page opened is not announced; what was passed on since is. */
function useDeviceNotifications(ids: readonly string[], isLoaded: boolean, house: string): void {
  const known = useRef<ReadonlySet<string> | null>(null);
  useEffect(() => {
    if (!isLoaded) return;
    const fresh = known.current ? ids.filter((id) => !known.current?.has(id)) : [];
    known.current = new Set(ids);
    if (fresh.length > 0) notifyDevice(fresh.length, house);
  });
}
