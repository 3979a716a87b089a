import { momentInWords, useHouseClock } from '../../kit/house/house-clock.ts';
import { Button, Modal } from '@mantine/core';
import { useState } from 'react';
import { create, remove } from '../../kit/api/api.ts';
import { notDone } from '../../kit/api/failure-words.ts';
import { objectWith } from '../../kit/api/shapes.ts';
import { useLiveAnswer } from '../../kit/data/use-live-answer.ts';
import { showToast } from '../../kit/state/toasts.ts';
import form from '../../kit/styles/form.module.css';
import kit from '../../kit/styles/kit.module.css';

const path = '/api/me/calendar/';
interface Link {
  since: string | null;
}
const isLink = objectWith<Link>('since');
const isMade = objectWith<{ path: string }>('path');

/** One's shifts in one's own calendar, by a private link that can be revoked at any time. */
export function CalendarLink() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="default" onClick={() => setIsOpen(true)}>
        My calendar
      </Button>
      {isOpen && (
        <Modal opened onClose={() => setIsOpen(false)} title="My shifts in my calendar">
          <LinkForm onClose={() => setIsOpen(false)} />
        </Modal>
      )}
    </>
  );
}

function LinkForm({ onClose }: { onClose(): void }) {
  const { zone } = useHouseClock();
  const { body, reload } = useLiveAnswer<Link>(path, { is: isLink, of: [] });
  const [made, setMade] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  async function make() {
    const answer = await create(path, {}, { is: isMade, quiet: true });
    if (!answer.ok) return setFailure(notDone(answer));
    setFailure(null);
    setMade(`${window.location.origin}${answer.body.path}`);
    reload();
  }
  async function revoke() {
    const answer = await remove(path, { quiet: true });
    if (!answer.ok) return setFailure(notDone(answer));
    setMade(null);
    setFailure(null);
    showToast('The link no longer works', 'good');
    reload();
  }
  return (
    <>
      <p>
        Add this address to your calendar as a subscription. It shows your own shifts with their house, and nothing
        about residents. Whoever has it sees your shifts, so keep it to yourself.
      </p>
      {made && (
        <p>
          <strong className={kit['reason']}>{made}</strong>
        </p>
      )}
      {!made && body?.since && (
        <p className={kit['note']}>
          A link was made on {momentInWords(body.since, zone)}. It is not shown again; a new one takes its place.
        </p>
      )}
      {failure && (
        <p role="alert" className={kit['trouble']}>
          {failure}
        </p>
      )}
      <div className={form['buttons']}>
        {made ? (
          <Button onClick={() => void navigator.clipboard.writeText(made).then(() => showToast('Copied', 'good'))}>
            Copy the link
          </Button>
        ) : (
          <Button onClick={() => void make()}>{body?.since ? 'Make a new link' : 'Make a link'}</Button>
        )}
        {(made ?? body?.since) && (
          <Button variant="default" onClick={() => void revoke()}>
            Revoke the link
          </Button>
        )}
        <Button variant="default" onClick={onClose}>
          Close
        </Button>
      </div>
    </>
  );
}
