import { Button, TextInput } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { login } from '#web/kit/api/api.ts';
import { objectWith } from '#web/kit/api/shapes.ts';
import { Gate } from '#web/kit/shell/gate.tsx';
import { InlineError } from '#web/kit/ui/messages/inline-error.tsx';
import { refusedWords } from './answers/refused-words.ts';
import css from './session.module.css';

const back = <a href="/login">Back to sign in</a>;

/** Says the same whether or not there is such an account: a stranger learns nothing. */
const Sent = ({ email }: { email: string }) => (
  <Gate title="Look in your e-mail" foot={back}>
    <p className={css['words']}>
      If an account uses {email}, a message is on its way. Its link works once, for 30 minutes.
    </p>
    <p className={css['words']}>Nothing there? Look among unwanted mail, or ask whoever gave you your account.</p>
  </Gate>
);

export function PasswordResetEmailScreen() {
  const [email, setEmail] = useState('');
  const [missing, setMissing] = useState('');
  const [said, setSaid] = useState('');
  const [isSent, setIsSent] = useState(false);
  const [isBusy, setIsBusy] = useState(false);

  const ask = async (event: FormEvent) => {
    event.preventDefault();
    const isAddress = /^\S+@\S+$/.test(email.trim());
    setMissing(isAddress ? '' : 'Enter the e-mail address of your account, like joy@example.org.');
    if (!isAddress) return;
    setIsBusy(true);
    const answer = await login(
      '/api/password_reset/',
      { email: email.trim() },
      { is: objectWith<{ detail: string }>('detail'), onSuccess: () => setIsSent(true) },
    );
    setIsBusy(false);
    if (answer.ok) return;
    setSaid(refusedWords(answer));
    setMissing(answer.fields['email']?.[0] ?? '');
  };

  if (isSent) return <Sent email={email.trim()} />;
  return (
    <Gate title="Forgotten your password?" line="We send you a link to choose a new one." foot={back}>
      <form className={css['form']} onSubmit={(event) => void ask(event)} noValidate>
        <InlineError>{said}</InlineError>
        <TextInput
          label="E-mail"
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          value={email}
          error={missing}
          onChange={(event) => setEmail(event.currentTarget.value)}
        />
        <Button type="submit" fullWidth loading={isBusy}>
          Send the link
        </Button>
      </form>
    </Gate>
  );
}
