import { Button, PasswordInput, TextInput } from '@mantine/core';
import type { SecondStep } from '#domain/session/second-factor.ts';
import { useState, type FC, type FormEvent } from 'react';
import { login } from '#web/kit/api/api.ts';
import { objectWith } from '#web/kit/api/shapes.ts';
import { InlineError } from '#web/kit/ui/messages/inline-error.tsx';
import { t } from '#web/kit/state/words.ts';
import { isEntry, type Entry } from './answers/entry.ts';
import { refusedWords } from './answers/refused-words.ts';
import type { SecondStepProps } from './second-factor/second-step-form.tsx';
import css from './session.module.css';

/** Whoever has a second factor is asked for it next; only they wait for the code of that. */
const loadSecondStep = async () => (await import('./second-factor/second-step-form.tsx')).SecondStepForm;

interface Halfway {
  second_factor: SecondStep;
}
const isHalfway = objectWith<Halfway>('second_factor');
const isEntryOrStep = (body: unknown): body is Entry | Halfway => isEntry(body) || isHalfway(body);

interface NextStep {
  Form: FC<SecondStepProps>;
  step: SecondStep;
}

export function SignInForm({ onSignedIn }: { onSignedIn(entry: Entry): Promise<void> }) {
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const [missing, setMissing] = useState(false);
  const [said, setSaid] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const [next, setNext] = useState<NextStep | null>(null);

  const goOn = async (answer: Entry | Halfway) => {
    if ('token' in answer) return onSignedIn(answer);
    setNext({ Form: await loadSecondStep(), step: answer.second_factor });
  };

  const signIn = async (event: FormEvent) => {
    event.preventDefault();
    setMissing(true);
    if (!username.trim() || !password) return setSaid('');
    setIsBusy(true);
    let opening = Promise.resolve();
    const answer = await login(
      '/api/login/',
      { username: username.trim(), password },
      { is: isEntryOrStep, onSuccess: (given) => (opening = goOn(given)) },
    );
    const failure = await opening.then(
      () => '',
      () => t('page.failed'),
    );
    setIsBusy(false);
    setSaid(answer.ok ? failure : refusedWords(answer));
  };

  const back = () => {
    setNext(null);
    setPassword('');
    setMissing(false);
  };
  if (next) return <next.Form step={next.step} onSignedIn={onSignedIn} onBack={back} />;
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
      <a href="/api/password_reset" className={css['link']}>
        I have a card
      </a>
    </form>
  );
}
