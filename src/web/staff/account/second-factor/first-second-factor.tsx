import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';
import { Page } from '../../../kit/page/page.tsx';
import { useSessionLife } from '../../../kit/shell/session-life.tsx';
import { mustSetSecondFactor } from '../../../kit/state/session.ts';
import { useMe } from '../use-me.ts';
import { SecondFactorPanel } from './second-factor-panel.tsx';

/** Comes before the work for those of whom a second factor is asked; the work begins as soon as it is there. */
export function FirstSecondFactor() {
  const { resume } = useSessionLife();
  const { me, reload } = useMe();
  const navigate = useNavigate();
  const begin = useEffectEvent(() => {
    resume();
    void navigate('/', { replace: true });
  });
  const isSet = me !== null && !mustSetSecondFactor(me);
  useEffect(() => {
    if (isSet) begin();
  }, [isSet]);
  return (
    <Page title="Set up a second factor" narrow>
      <SecondFactorPanel onSet={reload} />
    </Page>
  );
}
