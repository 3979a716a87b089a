import { useEffect, useState } from 'react';
import { confidentialInfo } from '#domain/confidential/confidential-info.ts';
import { create } from '../kit/api/api.ts';
import { pathOf } from '../kit/state/entities.ts';

/** Says how long an opening lasted, whichever way it ends: by its button, by its time, by leaving the page or the tab. */
export function useOpeningEnd(id: string, opened_at: string | null): void {
  useEffect(() => {
    if (opened_at === null) return;
    const end = () =>
      void create(`${pathOf(confidentialInfo)}${id}/open/end/`, { opened_at }, { quiet: true, keepalive: true });
    window.addEventListener('pagehide', end);
    return () => {
      window.removeEventListener('pagehide', end);
      end();
    };
  }, [id, opened_at]);
}

/** Whether somebody has turned to another tab or window since they last said that they are here. */
export function useAway(): { isAway: boolean; comeBack(): void } {
  const [isAway, setIsAway] = useState(false);
  useEffect(() => {
    const leave = () => setIsAway(true);
    const hide = () => {
      if (document.hidden) leave();
    };
    window.addEventListener('blur', leave);
    document.addEventListener('visibilitychange', hide);
    return () => {
      window.removeEventListener('blur', leave);
      document.removeEventListener('visibilitychange', hide);
    };
  }, []);
  return { isAway, comeBack: () => setIsAway(false) };
}
