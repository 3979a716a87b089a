import { Drawer } from '@mantine/core';
import { localTime } from '#domain/kit/time/time.ts';
import { useHouseClock } from '../house/house-clock.ts';
import { ToneIcon } from '../ui/messages/toast.tsx';
import { history } from '../state/toasts.ts';
import kit from '../styles/kit.module.css';
import css from './messages-drawer.module.css';

/** No toast is the only home of a message: the last twenty can be read again here. */
export function MessagesDrawer({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const messages = history.use();
  const { zone } = useHouseClock();
  return (
    <Drawer opened={opened} onClose={onClose} position="right" title="Messages">
      {messages.length === 0 && (
        <p className={kit['quiet']}>Messages you have been shown in this session appear here.</p>
      )}
      <ul className={kit['list']}>
        {messages.map(({ id, text, tone, at }) => (
          <li key={id} className={css['row']}>
            <ToneIcon tone={tone} />
            <span className={css['text']}>{text}</span>
            <time dateTime={at}>{localTime(at, zone)}</time>
          </li>
        ))}
      </ul>
    </Drawer>
  );
}
