import { Button } from '@mantine/core';
import { IconBook } from '@tabler/icons-react';
import { Link } from 'react-router';
import { Panel } from '../../kit/page/panel.tsx';
import { iconProps } from '../../kit/ui/icon-props.ts';
import { useUnreadPlans } from './use-unread-plans.ts';
import kit from '../../kit/styles/kit.module.css';

/** Asked first thing after signing in: what people work by here has changed. */
export function UnreadPlansPanel({ house }: { house: string }) {
  const { body } = useUnreadPlans(house);
  if (!body || body.length === 0) return null;
  const people = [...new Set(body.map(({ name }) => name))];
  return (
    <Panel title={body.length === 1 ? 'A plan has changed' : `${body.length} plans have changed`} wide>
      <div className={kit['ends']}>
        <span>
          {people.slice(0, 4).join(', ')}
          {people.length > 4 ? ` and ${people.length - 4} more` : ''}: read before you help, one tap for each.
        </span>
        <Button component={Link} to="/supportplan?view=unread" leftSection={<IconBook {...iconProps} />}>
          Read what changed
        </Button>
      </div>
    </Panel>
  );
}
