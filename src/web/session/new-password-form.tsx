import { pinComplaint } from '#domain/session/pin-rules.ts';
import { Button, PasswordInput, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { login } from '#web/kit/api.ts';
import { NotDone } from '#web/kit/not-done.tsx';
import { t } from '#web/kit/words.ts';
import { refusedWords } from './refused-words.ts';
import type { Entry } from './sign-in-form.tsx';
import css from './session.module.css';

const shortest = 12;
const empty = { first_name: '', last_name: '', username: '', password: '', again: '', pin: '' };
type Values = typeof empty;

/** For whom a link is, as the server says it. Only the first superuser has no name yet. */
export type LinkHolder =
  | { kind: 'first_superuser' }
  | { kind: 'reset' | 'invitation'; username: string; first_name: string; last_name: string };

const needed = (value: string, words: string) => (value.trim() ? null : words);

interface NewPasswordFormProps {
  token: string;
  holder: LinkHolder;
  onDone: () => void;
  onSignedIn(entry: Entry): Promise<void>;
}

export function NewPasswordForm({ token, holder, onDone, onSignedIn }: NewPasswordFormProps) {
  const asksName = holder.kind === 'first_superuser';
  const isFirstTime = holder.kind !== 'reset';
  const [said, setSaid] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const form = useForm<Values>({
    initialValues: empty,
    validate: {
      first_name: (value) => (asksName ? needed(value, 'Enter your first name.') : null),
      last_name: (value) => (asksName ? needed(value, 'Enter your last name.') : null),
      username: (value) => (asksName ? needed(value, 'Choose a username.') : null),
      password: (value) => (value.length < shortest ? `Use at least ${shortest} characters.` : null),
      again: (value, { password }) => (value === password ? null : 'The two passwords differ.'),
      pin: (value) => (value ? pinComplaint(value) : null),
    },
  });

  const save = async ({ first_name, last_name, username, password, pin }: Values) => {
    setIsBusy(true);
    const who = asksName ? { first_name: first_name.trim(), last_name: last_name.trim(), username: username.trim() } : {};
    let opening = Promise.resolve();
    const answer = await login<Entry | { detail: string }>('/api/password_reset/confirm/', { token, password, ...who, ...(pin ? { pin } : {}) }, (body) => {
      if ('token' in body) opening = onSignedIn(body);
      else onDone();
    });
    const failure = await opening.then(() => '', () => t('page.failed'));
    setIsBusy(false);
    if (answer.ok) return setSaid(failure);
    const errors = Object.fromEntries(Object.entries(answer.fields).map(([field, texts]) => [field, texts.join(' ')]));
    setSaid(refusedWords(answer) || errors['token'] || '');
    form.setErrors(errors);
  };

  const show = (what: string) => ({ visibilityToggleButtonProps: { 'aria-label': `Show ${what}` } });
  const fresh = { ...show('password'), autoComplete: 'new-password' };
  return (
    <form className={css['form']} onSubmit={form.onSubmit((values) => void save(values))} noValidate>
      <NotDone>{said}</NotDone>
      {holder.kind === 'first_superuser' ? (
        <>
          <TextInput label="First name" autoComplete="given-name" {...form.getInputProps('first_name')} />
          <TextInput label="Last name" autoComplete="family-name" {...form.getInputProps('last_name')} />
          <TextInput label="Username" description="You sign in with it." autoComplete="username" autoCapitalize="none" spellCheck={false} {...form.getInputProps('username')} />
        </>
      ) : <Who {...holder} />}
      <PasswordInput label="New password" description={`At least ${shortest} characters. Three or four words that only you would put together are good.`} {...fresh} {...form.getInputProps('password')} />
      <PasswordInput label="The same password again" {...fresh} {...form.getInputProps('again')} />
      {isFirstTime && <PasswordInput label="PIN, if you like" description="Six digits that open a locked device. You can set it later." inputMode="numeric" autoComplete="off" {...show('PIN')} {...form.getInputProps('pin')} />}
      <Button type="submit" fullWidth loading={isBusy}>{isFirstTime ? 'Set my password and come in' : 'Set my password'}</Button>
    </form>
  );
}

/** Who it is stands in the staff record; what is wrong there, whoever invited them puts right. */
const Who = ({ kind, username, first_name, last_name }: Extract<LinkHolder, { username: string }>) => (
  <div className={css['who']}>
    <strong>{first_name} {last_name}</strong>
    <span>Your username is <strong>{username}</strong>. {kind === 'invitation' && 'Is a name wrong? Ask whoever invited you.'}</span>
    <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
  </div>
);
