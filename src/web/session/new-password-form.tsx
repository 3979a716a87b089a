import { Button, PasswordInput, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { login } from '#web/kit/api.ts';
import { NotDone } from '#web/kit/not-done.tsx';
import { refusedWords } from './refused-words.ts';
import css from './session.module.css';

const shortest = 12;
const empty = { first_name: '', last_name: '', username: '', password: '', again: '' };
type Values = typeof empty;

const needed = (value: string, words: string) => (value.trim() ? null : words);

interface NewPasswordFormProps {
  token: string;
  isNew: boolean;
  onDone: () => void;
}

export function NewPasswordForm({ token, isNew, onDone }: NewPasswordFormProps) {
  const [asksName, setAsksName] = useState(isNew);
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
    },
  });

  const save = async ({ first_name, last_name, username, password }: Values) => {
    setIsBusy(true);
    const who = asksName ? { first_name: first_name.trim(), last_name: last_name.trim(), username: username.trim() } : {};
    const answer = await login('/api/password_reset/confirm/', { token, password, ...who }, onDone);
    setIsBusy(false);
    if (answer.ok) return;
    const errors = Object.fromEntries(Object.entries(answer.fields).map(([field, texts]) => [field, texts.join(' ')]));
    if ('username' in errors || 'first_name' in errors) setAsksName(true);
    setSaid(refusedWords(answer) || errors['token'] || '');
    form.setErrors(errors);
  };

  const show = { visibilityToggleButtonProps: { 'aria-label': 'Show password' }, autoComplete: 'new-password' };
  return (
    <form className={css['form']} onSubmit={form.onSubmit((values) => void save(values))} noValidate>
      <NotDone>{said}</NotDone>
      {asksName && (
        <>
          <TextInput label="First name" autoComplete="given-name" {...form.getInputProps('first_name')} />
          <TextInput label="Last name" autoComplete="family-name" {...form.getInputProps('last_name')} />
          <TextInput label="Username" description="You sign in with it." autoComplete="username" autoCapitalize="none" spellCheck={false} {...form.getInputProps('username')} />
        </>
      )}
      <PasswordInput label="New password" description={`At least ${shortest} characters. Three or four words that only you would put together are good.`} {...show} {...form.getInputProps('password')} />
      <PasswordInput label="The same password again" {...show} {...form.getInputProps('again')} />
      <Button type="submit" fullWidth loading={isBusy}>Set my password</Button>
    </form>
  );
}
