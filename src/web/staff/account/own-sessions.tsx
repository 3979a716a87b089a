import type { OwnSession } from '#domain/session/own-session.ts';
import { Button, VisuallyHidden } from '@mantine/core';
import { IconDeviceDesktop, IconDeviceMobile, IconDeviceTablet } from '@tabler/icons-react';
import { useState } from 'react';
import { create } from '../../kit/api/api.ts';
import { notDone } from '../../kit/api/failure-words.ts';
import { listOf } from '../../kit/api/shapes.ts';
import { useLiveAnswer } from '../../kit/data/use-live-answer.ts';
import { momentInWords, useHouseClock } from '../../kit/house/house-clock.ts';
import { Panel } from '../../kit/page/panel.tsx';
import { showToast } from '../../kit/state/toasts.ts';
import { iconProps } from '../../kit/ui/icon-props.ts';
import { InlineError } from '../../kit/ui/messages/inline-error.tsx';
import kit from '../../kit/styles/kit.module.css';
import css from '../staff.module.css';
import second from './second-factor/second-factor.module.css';

const path = '/api/me/sessions/';
const isSessions = listOf<OwnSession>('id', 'device', 'active_at');

/** Every place where somebody is signed in, so that a tablet left somewhere can be signed out from here. */
export function OwnSessions() {
  // A session is no record: no event says that one began or ended elsewhere.
  const { body, state, reload } = useLiveAnswer(path, { is: isSessions, of: [] });
  const [said, setSaid] = useState('');
  const end = async (which: string, words: string) => {
    const answer = await create(`${path}${which}/`, {});
    setSaid(answer.ok ? '' : notDone(answer));
    if (answer.ok) showToast(words, 'good');
    reload();
  };
  const others = body?.filter(({ is_this }) => !is_this) ?? [];
  return (
    <Panel title="Where you are signed in" state={state} onRetry={reload}>
      {body && (
        <div className={css['channels']}>
          <InlineError>{said}</InlineError>
          <ul className={second['list']}>
            {body.map((session) => (
              <Place
                key={session.id}
                session={session}
                onEnd={() => void end(`${session.id}/end`, 'Signed out there')}
              />
            ))}
          </ul>
          {others.length > 1 && (
            <Button
              variant="default"
              className={css['left'] ?? ''}
              onClick={() => void end('end-others', 'Signed out everywhere else')}
            >
              Sign out everywhere else
            </Button>
          )}
        </div>
      )}
    </Panel>
  );
}

/** By the words that a device is named with; what says nothing of itself is taken for a computer. */
const pictures = [
  [/phone$/i, <IconDeviceMobile key="phone" {...iconProps} />],
  [/(iPad|tablet)$/, <IconDeviceTablet key="tablet" {...iconProps} />],
] as const;
const pictureOf = (device: string) =>
  pictures.find(([words]) => words.test(device))?.[1] ?? <IconDeviceDesktop {...iconProps} />;

function Place({ session, onEnd }: { session: OwnSession; onEnd(): void }) {
  const { zone } = useHouseClock();
  const { device, ip, active_at, home_name, is_locked, is_this } = session;
  const facts = [
    is_this ? null : `last used ${momentInWords(active_at, zone, true)}`,
    is_locked ? 'locked' : null,
    home_name,
    ip,
  ];
  return (
    <li className={second['place']}>
      {pictureOf(device)}
      <span className={css['who']}>
        <strong>{is_this ? `This device (${device})` : device}</strong>
        <span className={kit['note']}>{facts.filter((fact) => fact !== null).join(' · ')}</span>
      </span>
      {!is_this && (
        <Button variant="subtle" onClick={onEnd}>
          Sign out<VisuallyHidden> {device}</VisuallyHidden>
        </Button>
      )}
    </li>
  );
}
