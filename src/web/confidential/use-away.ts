import { useEffect, useState } from 'react';

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
