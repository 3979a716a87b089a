import { pinComplaint } from '#domain/session/pin-rules.ts';
import { PasswordInput } from '@mantine/core';
import { useState } from 'react';
import { showToast } from '../../kit/state/toasts.ts';
import { SecretForm } from './secret-form.tsx';

/** Six digits that unlock this person's own session, and nothing else. */
export function PinForm({ username }: { username: string }) {
  const [password, setPassword] = useState('');
  const [pin, setPin] = useState('');
  const check = (): Record<string, string> => {
    const wrong = pinComplaint(pin);
    return { ...(wrong ? { pin: wrong } : {}), ...(password ? {} : { password: 'Enter your password.' }) };
  };
  const done = () => {
    setPassword('');
    setPin('');
    showToast('PIN saved', 'good');
  };
  return (
    <SecretForm
      username={username}
      path="/api/me/pin/"
      verb="Save PIN"
      check={check}
      payload={() => ({ password, pin })}
      onDone={done}
    >
      {(errors) => (
        <>
          <p>The PIN unlocks a device that you locked yourself. Signing in always needs the password.</p>
          <PasswordInput
            label="New PIN"
            description="Six digits."
            inputMode="numeric"
            autoComplete="off"
            visibilityToggleButtonProps={{ 'aria-label': 'Show PIN' }}
            value={pin}
            error={errors['pin']}
            onChange={(event) => setPin(event.currentTarget.value)}
          />
          <PasswordInput
            label="Your password"
            autoComplete="current-password"
            visibilityToggleButtonProps={{ 'aria-label': 'Show password' }}
            value={password}
            error={errors['password']}
            onChange={(event) => setPassword(event.currentTarget.value)}
          />
        </>
      )}
    </SecretForm>
  );
}
