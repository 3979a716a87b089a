import { Button, Modal } from '@mantine/core';
import { memo, useEffect } from 'react';
import { useBlocker, type Blocker } from 'react-router';
import form from '../styles/form.module.css';
import { isLocking } from '../state/lock-trip.ts';

/** Drawn anew only when it is asked or answered: the form around it is drawn anew at every key. */
const Question = memo(function Question({ blocker }: { blocker: Blocker }) {
  const stay = () => blocker.reset?.();
  return (
    <Modal opened={blocker.state === 'blocked'} onClose={stay} title="Leave without saving?">
      <p>
        What you typed is kept as a draft for you, and comes back when you open this form again. It is not part of the
        record.
      </p>
      <div className={form['buttons']}>
        <Button onClick={stay} data-autofocus>
          Stay and go on
        </Button>
        <Button variant="default" onClick={() => blocker.proceed?.()}>
          Leave
        </Button>
      </div>
    </Modal>
  );
});

/** Asks before a form with work in it is left, by a link, the back button or a closed tab. */
export function LeaveGuard({ hasWork }: { hasWork: () => boolean }) {
  // A device that locks does not wait for an answer: the draft is saved, and unlocking comes back here.
  const blocker = useBlocker(({ nextLocation }) => !isLocking(nextLocation.state) && hasWork());
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (hasWork()) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  });
  return <Question blocker={blocker} />;
}
