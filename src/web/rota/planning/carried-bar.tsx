import { Button } from '@mantine/core';
import { planWords, type PlanningWords } from './edits.ts';
import type { Carried } from './use-carrying.ts';
import form from '../../kit/styles/form.module.css';

/** What was picked up, and how to go on: on a tablet this is the way to move and to copy. */
export const CarriedBar = ({
  carried,
  words,
  onEnd,
}: {
  carried: Carried | null;
  words: PlanningWords;
  onEnd(): void;
}) => (
  <div aria-live="polite" className="no-print">
    {carried && (
      <div className={form['banner']}>
        <span>
          {carried.how === 'copy' ? 'Copying' : 'Moving'} {planWords(carried.shift, words)}. Choose where it goes.
        </span>
        <Button variant="default" onClick={onEnd}>
          {carried.how === 'copy' ? 'Done' : 'Leave it'}
        </Button>
      </div>
    )}
  </div>
);
