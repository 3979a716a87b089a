import type { OwnSession } from '#domain/session/own-session.ts';
import { staff } from '#domain/staff/person/staff.ts';
import { Button } from '@mantine/core';
import { IconLogout } from '@tabler/icons-react';
import { useState } from 'react';
import { create } from '../../kit/api/api.ts';
import { listOf } from '../../kit/api/shapes.ts';
import { useLiveAnswer } from '../../kit/data/use-live-answer.ts';
import { AskingDialog } from '../../kit/form/asking/asking-dialog.tsx';
import { momentInWords, useHouseClock } from '../../kit/house/house-clock.ts';
import { Fold } from '../../kit/page/fold.tsx';
import { ErrorState } from '../../kit/page/states.tsx';
import { pathOf } from '../../kit/state/entities.ts';
import { showToast } from '../../kit/state/toasts.ts';
import { iconProps } from '../../kit/ui/icon-props.ts';
import { Line, Lines } from '../../kit/ui/record-lines.tsx';
import kit from '../../kit/styles/kit.module.css';

const isSessions = listOf<Omit<OwnSession, 'ip'>>('id', 'device', 'active_at');

const placesSaid = (count: number) =>
  count === 0 ? 'Nowhere at this moment' : count === 1 ? 'In 1 place' : `In ${count} places`;

interface SessionsProps {
  person: { readonly id: string };
  name: string;
  isOpen: boolean;
}

/** Where a colleague is signed in, so that a tablet left somewhere can be signed out from here. */
export function SessionsPart({ person, name, isOpen }: SessionsProps) {
  const path = `${pathOf(staff)}${person.id}/sessions/`;
  const { body, state, reload } = useLiveAnswer(path, {
    is: isSessions,
    // A session is no record and nobody sees its changes; with an account that is closed, its sessions end.
    of: [staff.name],
    reloadsOn: ({ id }) => id === person.id,
  });
  const { zone } = useHouseClock();
  const [isAsking, setIsAsking] = useState(false);
  const others = body?.filter(({ is_this }) => !is_this) ?? [];
  return (
    <Fold
      title="Signed in"
      says={body ? placesSaid(body.length) : state === 'failed' ? 'Could not load' : 'Loading …'}
      isOpen={isOpen}
    >
      {state === 'failed' && (
        <ErrorState title="The sessions could not be loaded" onRetry={reload}>
          Check the network, then try again.
        </ErrorState>
      )}
      {body?.length === 0 && <p className={kit['quiet']}>Nowhere at this moment.</p>}
      {body && body.length > 0 && (
        <Lines>
          {body.map(({ id, device, active_at, home_name, is_locked, is_this }) => (
            <Line key={id} to={null} title={is_this ? `This device (${device})` : device}>
              {[home_name, `last used ${momentInWords(active_at, zone, true)}`, is_locked && 'locked']
                .filter(Boolean)
                .join(' · ')}
            </Line>
          ))}
        </Lines>
      )}
      {others.length > 0 && (
        <div className={kit['buttons']}>
          <Button variant="default" leftSection={<IconLogout {...iconProps} />} onClick={() => setIsAsking(true)}>
            Sign out everywhere
          </Button>
        </div>
      )}
      {isAsking && (
        <AskingDialog
          title={`Sign ${name} out everywhere?`}
          verb="Sign out everywhere"
          fields={{}}
          act={() => create(`${path}end/`, {})}
          onClose={() => setIsAsking(false)}
          onDone={() => {
            setIsAsking(false);
            showToast('Signed out everywhere', 'good');
            reload();
          }}
        >
          <p>What is not saved there yet stays on that device. They may sign in again at once.</p>
        </AskingDialog>
      )}
    </Fold>
  );
}
