import { Button, Popover, Portal } from '@mantine/core';
import { useEffect, useEffectEvent, useId } from 'react';
import { closeRecording } from '../../kit/state/recording.ts';
import type { User } from '../../kit/state/session.ts';
import { touring } from './touring.ts';
import { useAnswerTour } from './use-answer-tour.ts';
import { useTourTarget, type Seen } from './use-tour-target.ts';
import { useTourSteps, type Steps } from './use-tour-steps.ts';
import kit from '../../kit/styles/kit.module.css';
import css from './tour.module.css';

/** Over the sheet in which one records, and under the messages that it is saved. */
const above = 400;

function useEscape(leave: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape') leave();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', listener, true);
    return () => window.removeEventListener('keydown', listener, true);
  }, []);
}

/** Takes somebody through the product on its own screen, one control after the other. */
export default function Tour({ user }: { user: User }) {
  const answer = useAnswerTour();
  const leave = () => {
    touring.set(false);
    closeRecording();
    answer();
    document.getElementById('main')?.focus();
  };
  const steps = useTourSteps(user, leave);
  useEscape(leave);
  return steps && <Shown key={steps.number} steps={steps} leave={leave} />;
}

interface ShownProps {
  steps: Steps;
  leave(): void;
}

function Shown({ steps, leave }: ShownProps) {
  const seen = useTourTarget({ place: steps.step.at, onMissing: steps.skip });
  return seen && <Card seen={seen} steps={steps} leave={leave} />;
}

/** As each card comes, so that keys and screen readers go on from there. */
const takeFocus = (heading: HTMLElement | null) => heading?.focus({ preventScroll: true });

function Card({ seen, steps, leave }: ShownProps & { seen: Seen }) {
  const { step, number, count, isLast } = steps;
  const id = useId();
  const { left, top, width, height } = seen.box;
  return (
    <Portal>
      <Popover
        opened
        width={320}
        withRoles={false}
        withArrow
        hideDetached={false}
        closeOnEscape={false}
        closeOnClickOutside={false}
        preventPositionChangeWhenVisible={false}
        zIndex={above}
        // A dialog hides from screen readers whatever is not within it.
        portalProps={{ target: seen.element.closest<HTMLElement>('[role="dialog"]') ?? document.body }}
      >
        <Popover.Target>
          <div className={css['ring']} style={{ left, top, width, height }} data-tour-ring />
        </Popover.Target>
        <Popover.Dropdown className={css['frame'] ?? ''}>
          <dialog open className={css['card']} aria-labelledby={`${id}-title`} aria-describedby={`${id}-words`}>
            <p className={kit['note']}>
              Step {number} of {count}
            </p>
            <h2 className={kit['subheading']} id={`${id}-title`} ref={takeFocus} tabIndex={-1}>
              {step.title}
            </h2>
            <p className={css['words']} id={`${id}-words`}>
              {seen.isBehind && 'It stands under “More”. '}
              {step.words}
            </p>
            <div className={css['ways']}>
              {number > 1 && (
                <Button variant="default" onClick={steps.back}>
                  Back
                </Button>
              )}
              {!isLast && (
                <Button variant="subtle" onClick={leave}>
                  Leave
                </Button>
              )}
              <Button onClick={isLast ? leave : steps.next}>{isLast ? 'Done' : 'Next'}</Button>
            </div>
          </dialog>
        </Popover.Dropdown>
      </Popover>
    </Portal>
  );
}
