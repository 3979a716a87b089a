import { IconWifiOff } from '@tabler/icons-react';
import { useSyncExternalStore } from 'react';
import css from './offline-bar.module.css';

const watchNetwork = (changed: () => void) => {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
};
/** Whether the browser has a network at all. */
export const useHasNetwork = () => useSyncExternalStore(watchNetwork, () => navigator.onLine);

export function OfflineBar() {
  const isOnline = useHasNetwork();
  return (
    <output>
      {!isOnline && (
        <div className={css['offline']}>
          <IconWifiOff size={20} stroke={1.75} aria-hidden />
          You are offline. What you type is kept on this device; nothing can be saved until the network is back.
        </div>
      )}
    </output>
  );
}
