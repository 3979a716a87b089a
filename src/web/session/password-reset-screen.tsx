import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { Gate } from '#web/kit/gate.tsx';
import { NewPasswordForm } from './new-password-form.tsx';
import css from './session.module.css';

interface Invitation {
  token: string | null;
  /** The account has no name yet: an invitation, or the first superuser. */
  isNew: boolean;
}

function invitationIn(search: string): Invitation {
  const query = new URLSearchParams(search);
  return { token: query.get('token'), isNew: query.get('new') === '1' };
}

const NoToken = () => (
  <Gate title="This link is not complete" foot={<a href="/login">Back to sign in</a>}>
    <p className={css['words']}>Open the link in your e-mail again, or ask for a new one.</p>
    <Button component="a" href="/password-reset-email" fullWidth>Send me a new link</Button>
  </Gate>
);

const Changed = () => (
  <Gate title="Your password is set" line="You have been signed out everywhere else.">
    <Button component="a" href="/login" fullWidth>Sign in</Button>
  </Gate>
);

export function PasswordResetScreen() {
  const [{ token, isNew }] = useState(() => invitationIn(window.location.search));
  const [isDone, setIsDone] = useState(false);
  // A token in the address bar would stay in the history of a shared device.
  useEffect(() => window.history.replaceState(window.history.state, '', window.location.pathname), []);
  if (!token) return <NoToken />;
  if (isDone) return <Changed />;
  return (
    <Gate title={isNew ? 'Welcome to Hearth' : 'Choose a new password'} line={isNew ? 'Tell us who you are and choose a password.' : undefined}>
      <NewPasswordForm token={token} isNew={isNew} onDone={() => setIsDone(true)} />
    </Gate>
  );
}
