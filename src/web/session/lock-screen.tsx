import { Button, PasswordInput } from '@mantine/core';
import { useEffect, useRef, useState, type FormEvent, type Ref } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { create } from '#web/kit/api/api.ts';
import { Gate } from '#web/kit/shell/gate.tsx';
import { cameFrom } from '#web/kit/state/lock-trip.ts';
import { InlineError } from '#web/kit/ui/messages/inline-error.tsx';
import { PersonFace } from '#web/kit/person/person-face.tsx';
import { useSessionLife } from '#web/kit/shell/session-life.tsx';
import { nameOf, viewedBy } from '#web/kit/state/session.ts';
import { useAuth } from '#web/kit/state/store.ts';
import { PinPad, pinLength } from './pin-pad.tsx';
import { refusedWords } from './answers/refused-words.ts';
import css from './session.module.css';

/** Opening this page locks, however one came here. */
export default function LockScreen() {
  const { user } = useAuth();
  const { lock, unlocked, signOut, signOutBecause } = useSessionLife();
  const [isByPin, setIsByPin] = useState(user?.has_pin !== false);
  const [secret, setSecret] = useState('');
  const [said, setSaid] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const navigate = useNavigate();
  const { state } = useLocation();
  const field = useRef<HTMLInputElement>(null);
  const locking = useRef<Promise<void> | null>(null);

  useEffect(() => {
    locking.current = lock();
  }, [lock]);
  useEffect(() => field.current?.focus(), [isByPin]);

  const unlock = async (given: { pin: string } | { password: string }) => {
    setIsBusy(true);
    // On a slow network the lock may still be on its way, and must not come after its own opening.
    await locking.current;
    const answer = await create('/api/me/unlock/', given);
    setIsBusy(false);
    setSecret('');
    if (!answer.ok && answer.status === 401 && !answer.locked) return signOutBecause(answer);
    if (!answer.ok) return setSaid(refusedWords(answer) || Object.values(answer.fields).flat().join(' '));
    unlocked();
    await navigate(cameFrom(state), { replace: true });
  };

  const takePin = (pin: string) => {
    setSecret(pin);
    if (pin.length === pinLength) void unlock({ pin });
  };
  const change = (isPin: boolean, begun = '') => {
    setIsByPin(isPin);
    setSecret(begun);
    setSaid('');
  };
  const byPassword = (event: FormEvent) => {
    event.preventDefault();
    if (secret) void unlock({ password: secret });
    else setSaid('Enter your password.');
  };

  return (
    <Gate
      title={user ? (viewedBy(user)?.name ?? nameOf(user)) : ''}
      tab="Locked"
      line="This device is locked. What you were doing is kept."
      emblem={user && <PersonFace name={nameOf(user)} photo={user.photo} size={isByPin ? 64 : 88} />}
      foot={
        <Button variant="subtle" onClick={signOut}>
          Someone else
        </Button>
      }
    >
      <InlineError>{said}</InlineError>
      {isByPin ? (
        <PinPad
          field={field}
          value={secret}
          isBusy={isBusy}
          onChange={takePin}
          onOther={(text) => change(false, text)}
        />
      ) : (
        <PasswordUnlock
          field={field}
          username={user?.username ?? ''}
          value={secret}
          isBusy={isBusy}
          onChange={setSecret}
          onSubmit={byPassword}
        />
      )}
      <Button variant="subtle" fullWidth onClick={() => change(!isByPin)}>
        {isByPin ? 'Use my password instead' : 'Use my PIN instead'}
      </Button>
    </Gate>
  );
}

interface PasswordUnlockProps {
  field: Ref<HTMLInputElement>;
  username: string;
  value: string;
  isBusy: boolean;
  onChange(password: string): void;
  onSubmit(event: FormEvent): void;
}

function PasswordUnlock({ field, username, value, isBusy, onChange, onSubmit }: PasswordUnlockProps) {
  return (
    <form className={css['form']} onSubmit={onSubmit} noValidate>
      <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
      <PasswordInput
        label="Password"
        name="password"
        autoComplete="current-password"
        value={value}
        ref={field}
        visibilityToggleButtonProps={{ 'aria-label': 'Show password' }}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <Button type="submit" fullWidth loading={isBusy}>
        Unlock
      </Button>
    </form>
  );
}
