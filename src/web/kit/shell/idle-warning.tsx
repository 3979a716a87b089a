import { Button, Modal } from '@mantine/core';
import { secondsLeft } from '../api/idle.ts';

/** Any key or touch is an answer; the button is there for those who look for one. */
export function IdleWarning() {
  const left = secondsLeft.use();
  const stay = () => secondsLeft.set(null);
  return (
    <Modal opened={left !== null} onClose={stay} title="Are you still there?" withCloseButton={false}>
      <p aria-live="off">This device locks in {left} seconds. What you have typed is kept.</p>
      <Button onClick={stay} fullWidth data-autofocus>
        Stay
      </Button>
    </Modal>
  );
}
