import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { Gate } from '#web/kit/shell/gate.tsx';
import { useSessionLife } from '#web/kit/shell/session-life.tsx';
import { nameOf } from '#web/kit/state/session.ts';
import { useAuth } from '#web/kit/state/store.ts';

/** Someone signed in who opens the sign-in page keeps the session until they say otherwise. */
export default function AlreadySignedInScreen() {
  const { user } = useAuth();
  const { signOut } = useSessionLife();
  return (
    <Gate title={`You are signed in as ${user ? nameOf(user) : 'somebody'}`} tab="Signed in">
      <Button component={Link} to="/" fullWidth>
        Continue
      </Button>
      <Button variant="default" fullWidth onClick={signOut}>
        Sign out
      </Button>
    </Gate>
  );
}
