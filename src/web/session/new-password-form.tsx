import { personName } from '#domain/kit/people/person-name.ts';
import { pinComplaint } from '#domain/session/pin-rules.ts';
import { Button, PasswordInput, TextInput } from '@mantine/core';
import { useState, type ChangeEvent, type FormEvent } from 'react';
import { login } from '#web/kit/api/api.ts';
import { objectWith } from '#web/kit/api/shapes.ts';
import { InlineError } from '#web/kit/ui/messages/inline-error.tsx';
import { t } from '#web/kit/state/words.ts';
import { refusedWords } from './answers/refused-words.ts';
import { isEntry, type Entry } from './answers/entry.ts';
import css from './session.module.css';

const shortest = 12;
const empty = { first_name: '', last_name: '', username: '', password: '', again: '', pin: '' };
type Values = typeof empty;

/** For whom a link is, as the server says it. Only the first superuser has no name yet. */
export type LinkHolder =
  | { kind: 'first_superuser' }
  | {
      kind: 'reset' | 'invitation';
      username: string;
      first_name: string;
      preferred_name: string | null;
      last_name: string;
    };

const isDone = objectWith<{ detail: string }>('detail');
const isEntryOrDone = (body: unknown): body is Entry | { detail: string } => isEntry(body) || isDone(body);

type Complaints = { [K in keyof Values]?: string | null };

/** What is wrong with the entries. Names are asked of the first superuser alone. */
const complaintsAbout = (
  { first_name, last_name, username, password, again, pin }: Values,
  asksName: boolean,
): Complaints => ({
  first_name: asksName && !first_name.trim() ? 'Enter your first name.' : null,
  last_name: asksName && !last_name.trim() ? 'Enter your last name.' : null,
  username: asksName && !username.trim() ? 'Choose a username.' : null,
  password: password.length < shortest ? `Use at least ${shortest} characters.` : null,
  again: again === password ? null : 'The two passwords differ.',
  pin: pin ? pinComplaint(pin) : null,
});

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
  const [values, setValues] = useState(empty);
  const [complaints, setComplaints] = useState<Complaints>({});

  /** An entry and what is wrong with it, which is forgotten as soon as it is mended. */
  const inputFor = (name: keyof Values) => ({
    value: values[name],
    error: complaints[name],
    onChange({ currentTarget: { value } }: ChangeEvent<HTMLInputElement>) {
      setValues((now) => ({ ...now, [name]: value }));
      setComplaints((now) => ({ ...now, [name]: null }));
    },
  });

  const save = async (event: FormEvent) => {
    event.preventDefault();
    const found = complaintsAbout(values, asksName);
    setComplaints(found);
    if (Object.values(found).some(Boolean)) return;
    const { first_name, last_name, username, password, pin } = values;
    setIsBusy(true);
    const who = asksName
      ? { first_name: first_name.trim(), last_name: last_name.trim(), username: username.trim() }
      : {};
    let opening = Promise.resolve();
    const answer = await login(
      '/api/password_reset/confirm/',
      { token, password, ...who, ...(pin ? { pin } : {}) },
      {
        is: isEntryOrDone,
        onSuccess(body) {
          if ('token' in body) opening = onSignedIn(body);
          else onDone();
        },
      },
    );
    const failure = await opening.then(
      () => '',
      () => t('page.failed'),
    );
    setIsBusy(false);
    if (answer.ok) return setSaid(failure);
    const errors = Object.fromEntries(Object.entries(answer.fields).map(([field, texts]) => [field, texts.join(' ')]));
    setSaid(refusedWords(answer) || errors['token'] || '');
    setComplaints(errors);
  };

  const show = (what: string) => ({ visibilityToggleButtonProps: { 'aria-label': `Show ${what}` } });
  const fresh = { ...show('password'), autoComplete: 'new-password' };
  return (
    <form className={css['form']} onSubmit={(event) => void save(event)} noValidate>
      <InlineError>{said}</InlineError>
      {holder.kind === 'first_superuser' ? (
        <>
          <TextInput label="First name" autoComplete="given-name" {...inputFor('first_name')} />
          <TextInput label="Last name" autoComplete="family-name" {...inputFor('last_name')} />
          <TextInput
            label="Username"
            description="You sign in with it."
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            {...inputFor('username')}
          />
        </>
      ) : (
        <Who {...holder} />
      )}
      <PasswordInput
        label="New password"
        description={`At least ${shortest} characters. Three or four words that only you would put together are good.`}
        {...fresh}
        {...inputFor('password')}
      />
      <PasswordInput label="The same password again" {...fresh} {...inputFor('again')} />
      {isFirstTime && (
        <PasswordInput
          label="PIN, if you like"
          description="Six digits that open a locked device. You can set it later."
          inputMode="numeric"
          autoComplete="off"
          {...show('PIN')}
          {...inputFor('pin')}
        />
      )}
      <Button type="submit" fullWidth loading={isBusy}>
        {isFirstTime ? 'Set my password and come in' : 'Set my password'}
      </Button>
    </form>
  );
}

/** Who it is stands in the staff record; what is wrong there, whoever invited them puts right. */
const Who = ({ kind, username, ...person }: Extract<LinkHolder, { username: string }>) => (
  <div className={css['who']}>
    <strong>{personName(person)}</strong>
    <span>
      Your username is <strong>{username}</strong>.{' '}
      {kind === 'invitation' && 'Is a name wrong? Ask whoever invited you.'}
    </span>
    <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
  </div>
);
