import { readCardCode } from '#domain/session/card-code.ts';
import { Button, TextInput } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import css from './session.module.css';

/** For a device that has no camera at hand. */
export function CardCodeForm({ onCode }: { onCode(code: string): void }) {
  const [typed, setTyped] = useState('');
  const [complaint, setComplaint] = useState('');
  const goOn = (event: FormEvent) => {
    event.preventDefault();
    const code = readCardCode(typed);
    if (code) onCode(code);
    else setComplaint('Type the twelve letters and digits as they stand on the card, such as abcd-efgh-2345.');
  };
  return (
    <form className={css['form']} onSubmit={goOn} noValidate>
      <TextInput
        label="Code on the card"
        description="Three groups of four. Capitals and spaces do not matter."
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={typed}
        error={complaint}
        onChange={({ currentTarget: { value } }) => {
          setTyped(value);
          setComplaint('');
        }}
      />
      <Button type="submit" fullWidth>
        Go on
      </Button>
      <p className={css['words']}>
        Did you come from a letter? Then its link is not complete: open it again from there, or{' '}
        <a href="/password-reset-email">ask for a new one</a>.
      </p>
    </form>
  );
}
