import { longText, must } from '#domain/kit/vocabulary/fields.ts';
import type { FactorReset } from '#domain/session/second-factor.ts';
import { staff, type Staff } from '#domain/staff/person/staff.ts';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { create } from '../../../kit/api/api.ts';
import { objectWith } from '../../../kit/api/shapes.ts';
import { useLiveAnswer } from '../../../kit/data/use-live-answer.ts';
import { AskingDialog } from '../../../kit/form/asking-dialog.tsx';
import { momentInWords, useHouseClock } from '../../../kit/house/house-clock.ts';
import { Panel } from '../../../kit/page/panel.tsx';
import { pathOf } from '../../../kit/state/entities.ts';
import { useAuth } from '../../../kit/state/store.ts';
import { say } from '../../../kit/state/toasts.ts';
import { useMayManage } from '../account-actions.tsx';
import kit from '../../../kit/styles/kit.module.css';
import css from './second-factor.module.css';

const isReset = objectWith<FactorReset>('has_second_factor', 'asked');
const reasonFields = { reason: must(longText('Why', { max: 500, help: 'Kept in the history.' })) };

interface FactorResetProps {
  person: Pick<Staff, 'id' | 'is_superuser'>;
  /** As one calls them. */
  name: string;
}

/** For somebody who lost phone, passkey and recovery codes: one colleague asks, another confirms. */
export function FactorResetPanel(asked: FactorResetProps) {
  const { user } = useAuth();
  const mayManage = useMayManage(asked.person);
  return mayManage && user?.id !== asked.person.id ? <Reset {...asked} /> : null;
}

function Reset({ person, name }: FactorResetProps) {
  const path = `${pathOf(staff)}${person.id}/second-factor-reset/`;
  const { body, take } = useLiveAnswer(path, { is: isReset, of: [staff.name] });
  const [open, setOpen] = useState<'ask' | 'confirm' | 'withdraw' | null>(null);
  const close = () => setOpen(null);
  const done = (words: string) => (changed: FactorReset) => {
    close();
    take(changed);
    say(words, 'good');
  };
  if (!body || (!body.has_second_factor && !body.asked)) return null;
  return (
    <Panel title="Second factor">
      <div className={css['parts']}>
        {body.asked ? (
          <Asked asked={body.asked} name={name} onOpen={setOpen} />
        ) : (
          <div className={kit['ends']}>
            <span className={kit['quiet']}>{name} signs in with a second factor.</span>
            <Button variant="default" onClick={() => setOpen('ask')}>
              Ask for a reset
            </Button>
          </div>
        )}
      </div>
      {open === 'ask' && (
        <AskingDialog
          title={`Ask to reset the second factor of ${name}?`}
          verb="Ask for a reset"
          fields={reasonFields}
          act={({ reason }) => create<FactorReset>(path, { reason })}
          onDone={done('Asked. Another colleague confirms it.')}
          onClose={close}
        >
          <p>
            Be sure that it is {name} who asks you. Another colleague who manages accounts confirms it within three
            days; nothing changes before.
          </p>
        </AskingDialog>
      )}
      {open === 'confirm' && (
        <AskingDialog
          title={`Reset the second factor of ${name}?`}
          verb="Reset"
          isDanger
          fields={{}}
          act={() => create<FactorReset>(`${path}confirm/`, {})}
          onDone={done('The second factor is reset')}
          onClose={close}
        >
          <p>
            {name} is signed out everywhere and signs in by the password alone, until they set up a new one. Speak to
            them yourself first.
          </p>
        </AskingDialog>
      )}
      {open === 'withdraw' && (
        <AskingDialog
          title="Withdraw the reset?"
          verb="Withdraw"
          fields={{}}
          act={() => create<FactorReset>(`${path}withdraw/`, {})}
          onDone={done('Withdrawn')}
          onClose={close}
        />
      )}
    </Panel>
  );
}

interface AskedProps {
  asked: NonNullable<FactorReset['asked']>;
  name: string;
  onOpen(which: 'confirm' | 'withdraw'): void;
}

function Asked({ asked: { by, at, until, reason, is_own }, name, onOpen }: AskedProps) {
  const { zone } = useHouseClock();
  return (
    <>
      <p>
        {is_own ? 'You asked' : `${by} asked`} on {momentInWords(at, zone)} to reset the second factor of {name}:{' '}
        {reason}
      </p>
      <p className={kit['quiet']}>
        {is_own ? 'Another colleague who manages accounts confirms it' : 'You may confirm it'} until{' '}
        {momentInWords(until, zone)}.
      </p>
      <div className={kit['row']}>
        {!is_own && <Button onClick={() => onOpen('confirm')}>Confirm the reset</Button>}
        <Button variant="default" onClick={() => onOpen('withdraw')}>
          Withdraw
        </Button>
      </div>
    </>
  );
}
