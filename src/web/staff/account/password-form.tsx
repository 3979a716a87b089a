import { PasswordInput } from '@mantine/core';
import { useState } from 'react';
import { useSessionLife } from '../../kit/shell/session-life.tsx';
import { showToast } from '../../kit/state/toasts.ts';
import { SecretForm } from './secret-form.tsx';

const shown = { 'aria-label': 'Show password' };

/** A new password ends every session of the account, this one included. */
export function PasswordForm({ username }: { username: string }) {
  const { signOut } = useSessionLife();
  const [current, setCurrent] = useState('');
  const [password, setPassword] = useState('');
  const [again, setAgain] = useState('');
  const check = (): Record<string, string> => ({
    ...(current ? {} : { current_password: 'Enter your current password.' }),
    ...(password ? {} : { password: 'Enter a new password.' }),
    ...(password === again ? {} : { again: 'The two passwords differ.' }),
  });
  const done = () => {
    signOut();
    showToast('Your password is changed. Sign in with the new one.', 'good');
  };
  return (
    <SecretForm
      username={username}
      path="/api/me/password/"
      verb="Change password"
      check={check}
      payload={() => ({ current_password: current, password })}
      onDone={done}
    >
      {(errors) => (
        <>
          <p>You are signed out everywhere when it is changed, and sign in again with the new one.</p>
          <PasswordInput
            label="Current password"
            autoComplete="current-password"
            visibilityToggleButtonProps={shown}
            value={current}
            error={errors['current_password']}
            onChange={(event) => setCurrent(event.currentTarget.value)}
          />
          <PasswordInput
            label="New password"
            description="At least 12 characters. Three or four words that only you would put together are good."
            autoComplete="new-password"
            visibilityToggleButtonProps={shown}
            value={password}
            error={errors['password']}
            onChange={(event) => setPassword(event.currentTarget.value)}
          />
          <PasswordInput
            label="The same password again"
            autoComplete="new-password"
            visibilityToggleButtonProps={shown}
            value={again}
            error={errors['again']}
            onChange={(event) => setAgain(event.currentTarget.value)}
          />
        </>
      )}
    </SecretForm>
  );
}
