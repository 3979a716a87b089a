import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { Gate } from '#web/kit/gate.tsx';
import { providerName } from '#web/kit/provider-name.ts';
import { useSessionLife } from '#web/kit/session-life.tsx';
import { nameOf } from '#web/kit/session.ts';
import { useAuth } from '#web/kit/store.ts';
import { t } from '#web/kit/words.ts';
import { SignInForm } from './sign-in-form.tsx';

/** Someone signed in who comes here keeps the session until they say otherwise. */
function AlreadySignedIn({ name }: { name: string }) {
  const { leave } = useSessionLife();
  return (
    <Gate title={`You are signed in as ${name}`} tab="Signed in">
      <Button component={Link} to="/" fullWidth>Continue</Button>
      <Button variant="default" fullWidth onClick={leave}>Sign out</Button>
    </Gate>
  );
}

export default function LoginScreen() {
  const { loggedin, user } = useAuth();
  if (loggedin && user) return <AlreadySignedIn name={nameOf(user)} />;
  return (
    <Gate title={t('welcome.title', { provider: providerName() })} tab="Sign in" line={t('welcome.tagline')}>
      <SignInForm />
    </Gate>
  );
}
