import { Button } from '@mantine/core';
import { IconBook } from '@tabler/icons-react';
import { useId } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { showToast } from '../../kit/state/toasts.ts';
import { iconProps } from '../../kit/ui/icon-props.ts';
import { useUnreadPlans } from './use-unread-plans.ts';
import kit from '../../kit/styles/kit.module.css';
import css from './unread-plans.module.css';

/** What a page is told that comes right after the house was chosen. */
export const afterChoosing = { hasChosenHouse: true } as const;

const isAfterChoosing = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'hasChosenHouse' in state;

/** As many as one takes in at a glance. */
const most = 4;

/** Asked once, after the house was chosen: to read what changed. The page behind it stays in reach, so that it is never in the way of an emergency. */
export function ReadingRequest({ house }: { house: string }) {
  const location = useLocation();
  const navigate = useNavigate();
  const title = useId();
  const isAsked = isAfterChoosing(location.state);
  const { body } = useUnreadPlans(house);
  if (!isAsked || !body || body.length === 0) return null;
  const putOff = () => {
    void navigate(location, { replace: true, state: null });
    showToast('They wait on this page and under Support plans');
  };
  return (
    <dialog open aria-labelledby={title} className={css['request']} data-card>
      <h2 id={title} className={kit['heading']}>
        {body.length === 1 ? 'A plan changed since you were here' : `${body.length} plans changed since you were here`}
      </h2>
      <ul className={kit['bare']}>
        {body.slice(0, most).map(({ id, name, title: plan }) => (
          <li key={id}>
            <strong>{name}</strong> {plan}
          </li>
        ))}
        {body.length > most && <li className={kit['note']}>and {body.length - most} more</li>}
      </ul>
      <div className={kit['buttons']}>
        <Button component={Link} to="/supportplan?view=unread" leftSection={<IconBook {...iconProps} />}>
          Read now
        </Button>
        <Button variant="default" onClick={putOff}>
          Later
        </Button>
      </div>
    </dialog>
  );
}
