import { Button, PasswordInput } from '@mantine/core';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { create } from '#web/kit/api.ts';
import { Gate } from '#web/kit/gate.tsx';
import { cameFrom } from '#web/kit/lock-trip.ts';
import { NotDone } from '#web/kit/not-done.tsx';
import { OwnFace } from '#web/kit/own-face.tsx';
import { useSessionLife } from '#web/kit/session-life.tsx';
import { nameOf } from '#web/kit/session.ts';
import { useAuth } from '#web/kit/store.ts';
import { refusedWords } from './refused-words.ts';
import css from './session.module.css';

const isPin = (secret: string) => /^\d{6}$/.test(secret);

/** Opening this page locks, however one came here. */
export default function LockScreen() {
  const { user } = useAuth();
  const { lock, unlocked, leave, leaveBecause } = useSessionLife();
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
  useEffect(() => field.current?.focus(), []);

  const unlock = async (event: FormEvent) => {
    event.preventDefault();
    if (!secret) return setSaid('Enter your PIN or your password.');
    setIsBusy(true);
    // On a slow network the lock may still be on its way, and must not come after its own opening.
    await locking.current;
    const answer = await create('/api/me/unlock/', isPin(secret) ? { pin: secret } : { password: secret });
    setIsBusy(false);
    setSecret('');
    if (!answer.ok && answer.status === 401 && !answer.locked) return leaveBecause(answer);
    if (!answer.ok) return setSaid(refusedWords(answer) || Object.values(answer.fields).flat().join(' '));
    unlocked();
    await navigate(cameFrom(state), { replace: true });
  };

  const name = user ? nameOf(user) : '';
  return (
    <Gate title={name} tab="Locked" line="This device is locked. What you were doing is kept."
      emblem={user && <OwnFace user={user} size={88} />}
      foot={<Button variant="subtle" onClick={leave}>Someone else</Button>}>
      <form className={css['form']} onSubmit={(event) => void unlock(event)} noValidate>
        <NotDone>{said}</NotDone>
        <input type="text" name="username" autoComplete="username" value={user?.username ?? ''} readOnly hidden />
        <PasswordInput label="PIN or password" name="secret" autoComplete="current-password" value={secret} ref={field}
          visibilityToggleButtonProps={{ 'aria-label': 'Show what I type' }} onChange={(event) => setSecret(event.currentTarget.value)} />
        <Button type="submit" fullWidth loading={isBusy}>Unlock</Button>
      </form>
    </Gate>
  );
}
