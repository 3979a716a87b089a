import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { systemPath } from './system-path.ts';
import { useVersionChanges } from './use-version-changes.ts';
import css from './upkeep.module.css';

/** Told once after an update, to the people in charge. */
export function UpdateNote() {
  const { changes, seen } = useVersionChanges();
  if (!changes || changes.is_seen) return null;
  return (
    <section className={css['update']} aria-label="Hearth was updated">
      <p>
        Hearth was updated from {changes.from} to {changes.version}.
      </p>
      <Button variant="default" component={Link} to={systemPath} onClick={() => void seen()}>
        See what changed
      </Button>
      <Button variant="subtle" onClick={() => void seen()}>
        Not now
      </Button>
    </section>
  );
}
