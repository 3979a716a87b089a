import { Button, PasswordInput, TextInput } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { Link, useNavigate } from 'react-router';
import { login } from '#web/kit/api.ts';
import { NotDone } from '#web/kit/not-done.tsx';
import { useSessionLife } from '#web/kit/session-life.tsx';
import type { User } from '#web/kit/session.ts';
import { refusedWords } from './refused-words.ts';
import css from './session.module.css';

interface Entry {
  token: string;
  user: User;
}

export function SignInForm() {
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const [missing, setMissing] = useState(false);
  const [said, setSaid] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const { enter } = useSessionLife();
  const navigate = useNavigate();

  const signIn = async (event: FormEvent) => {
    event.preventDefault();
    setMissing(true);
    if (!username.trim() || !password) return setSaid('');
    setIsBusy(true);
    const answer = await login<Entry>('/api/login/', { username: username.trim(), password }, ({ token, user }) => {
      enter(token, user);
      void navigate('/', { replace: true, flushSync: true });
    });
    setIsBusy(false);
    setSaid(answer.ok ? '' : refusedWords(answer));
  };

  return (
    <form className={css['form']} onSubmit={(event) => void signIn(event)} noValidate>
      <NotDone>{said}</NotDone>
      <TextInput label="Username" name="username" autoComplete="username" autoCapitalize="none" spellCheck={false} value={username}
        onChange={(event) => setUsername(event.currentTarget.value)} error={missing && !username.trim() && 'Enter your username.'} />
      <PasswordInput label="Password" name="password" autoComplete="current-password" value={password}
        visibilityToggleButtonProps={{ 'aria-label': 'Show password' }}
        onChange={(event) => setPassword(event.currentTarget.value)} error={missing && !password && 'Enter your password.'} />
      <Button type="submit" fullWidth loading={isBusy}>Sign in</Button>
      <Link to="/password-reset-email" className={css['link']}>Forgotten your password?</Link>
    </form>
  );
}
