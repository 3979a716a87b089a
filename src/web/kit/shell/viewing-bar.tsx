import { localTime, minutesBetween } from '#domain/kit/time/time.ts';
import { Button } from '@mantine/core';
import { IconEye } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { create } from '../api/api.ts';
import { readUser } from '../data/read-user.ts';
import { useHouseClock } from '../house/house-clock.ts';
import { nameOf, viewedBy } from '../state/session.ts';
import { useAuth } from '../state/store.ts';
import { presentMoment } from '../state/present-moment.ts';
import { iconProps } from '../ui/icon-props.ts';
import { useSessionLife } from './session-life.tsx';
import css from './shell.module.css';

const msUntil = (moment: string): number => Math.max(0, minutesBetween(presentMoment(), moment) * 60_000);

/** Whoever the server answers for from now on, with nothing left of whom it answered for before. */
export function useBecome(): () => Promise<boolean> {
  const { switchUser } = useSessionLife();
  const navigate = useNavigate();
  return async () => {
    const answer = await readUser();
    if (!answer.ok) return false;
    switchUser(answer.body);
    void navigate('/');
    return true;
  };
}

/** Said on every page while somebody looks as a colleague, with the way back. */
export function ViewingBar() {
  const { user } = useAuth();
  const { zone } = useHouseClock();
  const become = useBecome();
  const [isBusy, setIsBusy] = useState(false);
  const viewing = viewedBy(user);
  const end = async () => {
    setIsBusy(true);
    await create('/api/me/view-as/end/', {});
    await become();
    setIsBusy(false);
  };
  const endByTime = useEffectEvent(end);
  const until = viewing?.until;
  useEffect(() => {
    if (!until) return;
    const timer = setTimeout(() => void endByTime(), msUntil(until));
    return () => clearTimeout(timer);
  }, [until]);
  if (!user || !viewing) return null;
  return (
    <output className={css['viewing']}>
      <IconEye {...iconProps} />
      <span>
        You see Hearth as <strong>{nameOf(user)}</strong>. Nothing can be changed. Ends at{' '}
        {localTime(viewing.until, zone)}.
      </span>
      <Button variant="default" loading={isBusy} onClick={() => void end()}>
        End
      </Button>
    </output>
  );
}
