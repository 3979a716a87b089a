import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { Gate } from '#web/kit/gate.tsx';
import { useAuth } from '#web/kit/store.ts';
import css from './session.module.css';

export default function ErrorScreen() {
  const { loggedin } = useAuth();
  return (
    <Gate title="We cannot find that page" tab="Page not found">
      <p className={css['words']}>The address may be mistyped, or the page has moved. Nothing you have recorded is affected.</p>
      <Button component={Link} to={loggedin ? '/home' : '/login'} fullWidth>{loggedin ? 'Go to the home page' : 'Sign in'}</Button>
      {loggedin && <Button component={Link} to="/" variant="default" fullWidth>Choose a house</Button>}
    </Gate>
  );
}
