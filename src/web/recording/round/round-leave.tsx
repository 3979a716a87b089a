import { Button, Modal } from '@mantine/core';

/** Untouched rows are no loss. What was begun or did not arrive is, and is named before it goes. */
export function RoundLeave({ names, onStay, onLeave }: { names: readonly string[]; onStay(): void; onLeave(): void }) {
  return (
    <Modal
      opened
      onClose={onStay}
      title={names.length === 1 ? 'One row is not saved' : `${names.length} rows are not saved`}
    >
      <p>Not saved: {names.join(', ')}. Leaving discards what was chosen for them; everything else is saved.</p>
      <Button fullWidth onClick={onStay} data-autofocus>
        Stay and go on
      </Button>
      <Button fullWidth variant="default" mt={8} onClick={onLeave}>
        Leave and discard
      </Button>
    </Modal>
  );
}
