import { readCardCode } from '#domain/session/card-code.ts';
import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { login } from '#web/kit/api/api.ts';
import { objectWith } from '#web/kit/api/shapes.ts';
import { Gate } from '#web/kit/shell/gate.tsx';
import { InlineError } from '#web/kit/ui/messages/inline-error.tsx';
import { CardCodeForm } from './card-code-form.tsx';
import { NewPasswordForm, type LinkHolder } from './new-password-form.tsx';
import { refusedWords } from './answers/refused-words.ts';
import type { Entry } from './answers/entry.ts';
import css from './session.module.css';

const isHolder = objectWith<LinkHolder>('kind');
const back = <a href="/login">Back to sign in</a>;

const Unusable = ({ said }: { said: string }) => (
  <Gate title="This link cannot be used" foot={back}>
    <p className={css['words']}>{said}</p>
    <Button component="a" href="/password-reset-email" fullWidth>
      Send me a new link
    </Button>
  </Gate>
);

const UnusableCard = ({ said, onAgain }: { said: string; onAgain(): void }) => (
  <Gate title="This card cannot be used" foot={back}>
    <p className={css['words']}>{said}</p>
    <Button fullWidth onClick={onAgain}>
      Type the code of a card
    </Button>
  </Gate>
);

const Unread = ({ said, onRetry }: { said: string; onRetry(): void }) => (
  <Gate title="Choose a password" foot={back}>
    <InlineError>{said}</InlineError>
    <Button fullWidth onClick={onRetry}>
      Try again
    </Button>
  </Gate>
);

const Changed = () => (
  <Gate title="Your password is set" line="You have been signed out everywhere else.">
    <Button component="a" href="/login" fullWidth>
      Sign in
    </Button>
  </Gate>
);

type Found =
  | { is: 'asking' }
  | { is: 'holder'; holder: LinkHolder }
  | { is: 'refused'; said: string }
  | { is: 'unread'; said: string };

/** For whom the link is. */
function useLinkHolder(token: string) {
  const [found, setFound] = useState<Found>({ is: 'asking' });
  const [round, setRound] = useState(0);
  useEffect(() => {
    void login(
      '/api/password_reset/link/',
      { token },
      { is: isHolder, onSuccess: (holder) => setFound({ is: 'holder', holder }) },
    ).then((answer) => {
      if (!answer.ok) setFound({ is: answer.status === 400 ? 'refused' : 'unread', said: refusedWords(answer) });
    });
  }, [token, round]);
  return { found, ask: () => setRound((now) => now + 1) };
}

const titles: Readonly<Record<LinkHolder['kind'], string>> = {
  reset: 'Choose a new password',
  invitation: 'Welcome to Hearth',
  first_superuser: 'Welcome to Hearth',
};
const lines: Readonly<Partial<Record<LinkHolder['kind'], string>>> = {
  invitation: 'Choose a password, and you are in.',
  first_superuser: 'Tell us who you are and choose a password.',
};

interface ScreenProps {
  onSignedIn(entry: Entry): Promise<void>;
}

/** By the link of a letter or a card; without one, the code of a card is typed. */
export function PasswordResetScreen({ onSignedIn }: ScreenProps) {
  const [token, setToken] = useState(() => new URLSearchParams(window.location.search).get('token'));
  // A token in the address bar would stay in the history of a shared device.
  useEffect(() => window.history.replaceState(window.history.state, '', window.location.pathname), []);
  return token ? (
    <BehindLink token={token} onSignedIn={onSignedIn} onOtherCard={() => setToken(null)} />
  ) : (
    <Gate title="Come in with your card" foot={back}>
      <CardCodeForm onCode={setToken} />
    </Gate>
  );
}

function BehindLink({ token, onSignedIn, onOtherCard }: ScreenProps & { token: string; onOtherCard(): void }) {
  const [isDone, setIsDone] = useState(false);
  const { found, ask } = useLinkHolder(token);
  if (isDone) return <Changed />;
  if (found.is === 'asking') return null;
  if (found.is === 'refused')
    return readCardCode(token) ? (
      <UnusableCard said={found.said} onAgain={onOtherCard} />
    ) : (
      <Unusable said={found.said} />
    );
  if (found.is === 'unread') return <Unread said={found.said} onRetry={ask} />;
  const { kind } = found.holder;
  return (
    <Gate title={titles[kind]} line={lines[kind]}>
      <NewPasswordForm token={token} holder={found.holder} onDone={() => setIsDone(true)} onSignedIn={onSignedIn} />
    </Gate>
  );
}
