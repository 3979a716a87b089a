import { Button, PasswordInput, TextInput } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { login } from '#web/kit/api/api.ts';
import { InlineError } from '#web/kit/ui/inline-error.tsx';
import type { User } from '#web/kit/state/session.ts';
import { t } from '#web/kit/state/words.ts';
import { refusedWords } from './refused-words.ts';
import css from './session.module.css';

/** What a sign-in is answered with. */
export interface Entry {
  token: string;
  user: User;
}

export function SignInForm({ onSignedIn }: { onSignedIn(entry: Entry): Promise<void> }) {
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const [missing, setMissing] = useState(false);
  const [said, setSaid] = useState('');
  const [isBusy, setIsBusy] = useState(false);

  const signIn = async (event: FormEvent) => {
    event.preventDefault();
    setMissing(true);
    if (!username.trim() || !password) return setSaid('');
    setIsBusy(true);
    let opening = Promise.resolve();
    const answer = await login<Entry>(
      '/api/login/',
      { username: username.trim(), password },
      (entry) => (opening = onSignedIn(entry)),
    );
    const failure = await opening.then(
      () => '',
      () => t('page.failed'),
    );
    setIsBusy(false);
    setSaid(answer.ok ? failure : refusedWords(answer));
  };

  return (
    <form className={css['form']} onSubmit={(event) => void signIn(event)} noValidate>
      <InlineError>{said}</InlineError>
      <TextInput
        label="Username"
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        value={username}
        onChange={(event) => setUsername(event.currentTarget.value)}
        error={missing && !username.trim() && 'Enter your username.'}
      />
      <PasswordInput
        label="Password"
        name="password"
        autoComplete="current-password"
        value={password}
        visibilityToggleButtonProps={{ 'aria-label': 'Show password' }}
        onChange={(event) => setPassword(event.currentTarget.value)}
        error={missing && !password && 'Enter your password.'}
      />
      <Button type="submit" fullWidth loading={isBusy}>
        Sign in
      </Button>
      <a href="/password-reset-email" className={css['link']}>
        Forgotten your password?
      </a>
    </form>
  );
}
