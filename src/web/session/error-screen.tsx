import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { UnknownPage } from './unknown-page.tsx';

export default function ErrorScreen() {
  return (
    <UnknownPage>
      <Button component={Link} to="/home" fullWidth>
        Go to the home page
      </Button>
      <Button component={Link} to="/" variant="default" fullWidth>
        Choose a house
      </Button>
    </UnknownPage>
  );
}
