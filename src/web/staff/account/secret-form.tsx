import { Button } from '@mantine/core';
import { useState, type FormEvent, type ReactNode } from 'react';
import { create } from '../../kit/api/api.ts';
import { InlineError } from '../../kit/ui/messages/inline-error.tsx';
import { notSaved } from '../../kit/api/failure-words.ts';
import css from '../staff.module.css';

interface SecretProps {
  username: string;
  path: string;
  verb: string;
  /** What is wrong before anything is sent, by field. */
  check(): Record<string, string>;
  payload(): Record<string, string>;
  onDone(): void;
  children(errors: Readonly<Record<string, string>>): ReactNode;
}

/** The frame of a form that sets a secret: it says what went wrong, and keeps nothing of what was typed anywhere. */
export function SecretForm({ username, path, verb, check, payload, onDone, children }: SecretProps) {
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [said, setSaid] = useState('');
  const [isBusy, setIsBusy] = useState(false);

  async function save(event: FormEvent) {
    event.preventDefault();
    const wrong = check();
    setErrors(wrong);
    setSaid('');
    if (Object.keys(wrong).length > 0 || isBusy) return;
    setIsBusy(true);
    const answer = await create(path, payload());
    setIsBusy(false);
    if (answer.ok) return onDone();
    setErrors(Object.fromEntries(Object.entries(answer.fields).map(([name, texts]) => [name, texts.join(' ')])));
    setSaid(notSaved(answer));
  }

  return (
    <form className={css['secrets']} noValidate onSubmit={(event) => void save(event)}>
      <InlineError>{said}</InlineError>
      <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
      {children(errors)}
      <Button type="submit" loading={isBusy} className={css['left'] ?? ''}>
        {verb}
      </Button>
    </form>
  );
}
