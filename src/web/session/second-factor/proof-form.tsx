import type { ProofWay } from '#domain/session/second-factor.ts';
import { Button, PasswordInput, TextInput } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { InlineError } from '#web/kit/ui/messages/inline-error.tsx';
import css from '../session.module.css';

export type AnyWay = ProofWay | 'password';
/** What the server is sent, by the name of its field. */
export type GivenProof = Readonly<Partial<Record<'one_time_code' | 'recovery_code' | 'password' | 'passkey', unknown>>>;

interface ProofFormProps {
  ways: readonly AnyWay[];
  verb: string;
  /** What a passkey is to sign; null where that was refused, which has been said. */
  askPasskey(): Promise<object | null>;
  /** Empty where it was right. */
  onGiven(given: GivenProof): Promise<string>;
}

interface TypedWay {
  field: keyof GivenProof;
  words: string;
  label: string;
  missing: string;
  /** How one turns to this way from another. */
  turn: string;
}

const typed: Readonly<Record<Exclude<AnyWay, 'passkey'>, TypedWay>> = {
  totp: {
    field: 'one_time_code',
    words: 'Enter the six digits that your authenticator app shows for Hearth now.',
    label: 'Code',
    missing: 'Enter the code.',
    turn: 'Use the code of my app',
  },
  recovery: {
    field: 'recovery_code',
    words: 'Enter one of the recovery codes that you kept. Each works once.',
    label: 'Recovery code',
    missing: 'Enter a recovery code.',
    turn: 'Use a recovery code',
  },
  password: {
    field: 'password',
    words: 'Enter your password once more.',
    label: 'Password',
    missing: 'Enter your password.',
    turn: 'Use my password',
  },
};

const notUsed = 'The passkey was not used. Try again, or use another way.';

/** Asks for one proof of who somebody is, and offers the other ways they have. */
export function ProofForm({ ways, verb, askPasskey, onGiven }: ProofFormProps) {
  const [way, setWay] = useState<AnyWay>(ways[0] ?? 'password');
  const [value, setValue] = useState('');
  const [said, setSaid] = useState('');
  const [isBusy, setIsBusy] = useState(false);

  const give = async (work: () => Promise<string>) => {
    setIsBusy(true);
    setSaid('');
    const refused = await work();
    setIsBusy(false);
    setValue('');
    setSaid(refused);
  };
  const givePasskey = async () => {
    const options = await askPasskey();
    if (!options) return notUsed;
    const signed = await signedBy(options);
    return signed ? onGiven({ passkey: signed }) : notUsed;
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    if (way === 'passkey') return void give(givePasskey);
    if (!value.trim()) return setSaid(typed[way].missing);
    void give(() => onGiven({ [typed[way].field]: value }));
  };
  const turnTo = (next: AnyWay) => {
    setWay(next);
    setValue('');
    setSaid('');
  };

  return (
    <form className={css['form']} onSubmit={submit} noValidate>
      <InlineError>{said}</InlineError>
      {way === 'passkey' ? (
        <p className={css['words']}>
          Confirm with your passkey: your finger, your face, the PIN of the device, or your key.
        </p>
      ) : (
        <TypedProof key={way} way={way} value={value} onChange={setValue} />
      )}
      <Button type="submit" fullWidth loading={isBusy}>
        {way === 'passkey' ? 'Use my passkey' : verb}
      </Button>
      {ways
        .filter((other) => other !== way)
        .map((other) => (
          <Button key={other} variant="subtle" fullWidth disabled={isBusy} onClick={() => turnTo(other)}>
            {other === 'passkey' ? 'Use my passkey' : typed[other].turn}
          </Button>
        ))}
    </form>
  );
}

/** What the passkey signed; null where nobody confirmed it, or the browser has none that fits. */
async function signedBy(options: object): Promise<object | null> {
  try {
    const { startAuthentication } = await import('@simplewebauthn/browser');
    // The server asked in the form that the browser wants; whatever else comes is refused there.
    return await startAuthentication({
      optionsJSON: options as Parameters<typeof startAuthentication>[0]['optionsJSON'],
    });
  } catch (error) {
    console.warn(error);
    return null;
  }
}

interface TypedProps {
  way: Exclude<AnyWay, 'passkey'>;
  value: string;
  onChange(value: string): void;
}

function TypedProof({ way, value, onChange }: TypedProps) {
  const { words, label } = typed[way];
  const shared = { label, value, 'data-autofocus': true, autoFocus: true };
  return (
    <>
      <p className={css['words']}>{words}</p>
      {way === 'password' ? (
        <PasswordInput
          {...shared}
          autoComplete="current-password"
          visibilityToggleButtonProps={{ 'aria-label': 'Show password' }}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      ) : (
        <TextInput
          {...shared}
          autoComplete={way === 'totp' ? 'one-time-code' : 'off'}
          autoCapitalize="none"
          spellCheck={false}
          {...(way === 'totp' ? { inputMode: 'numeric', maxLength: 7 } : { maxLength: 40 })}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      )}
    </>
  );
}
