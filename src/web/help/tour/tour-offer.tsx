import { Button } from '@mantine/core';
import { Panel } from '../../kit/page/panel.tsx';
import { useAuth } from '../../kit/state/store.ts';
import { startTour } from './touring.ts';
import { isTourNew, useAnswerTour } from './use-answer-tour.ts';
import kit from '../../kit/styles/kit.module.css';

/** Offered on the first days, until somebody has taken it or said no. */
export function TourOffer() {
  const { user } = useAuth();
  const answer = useAnswerTour();
  if (!isTourNew(user)) return null;
  return (
    <Panel title="Your first time here?" wide>
      <p className={kit['reason']}>
        Two minutes on this very screen show where things are. You can take the tour again from your menu, at any time.
      </p>
      <div className={kit['buttons']}>
        <Button onClick={startTour}>Show me around</Button>
        <Button variant="default" onClick={answer}>
          Not now
        </Button>
      </div>
    </Panel>
  );
}
