import { Button, VisuallyHidden } from '@mantine/core';
import type { RoundResident } from '#domain/homes/round.ts';
import { clockTime } from '#domain/kit/time/clock-time.ts';
import type { Entity } from '#domain/kit/vocabulary/entity.ts';
import { localTime } from '#domain/kit/time/time.ts';
import { IconChevronDown, IconChevronUp, IconCircleCheck, IconCloudOff, IconRefresh } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { Chips } from '../../../kit/ui/chips.tsx';
import { dayInWords, useHouseClock } from '../../../kit/house/house-clock.ts';
import { personName } from '#domain/kit/people/person-name.ts';
import { answerChips, answerOf, stepFrom } from '../../../pads/routine/routine-answers.ts';
import { GotUp } from './got-up.tsx';
import { LateReason } from '../../sheet/late-reason.tsx';
import type { RoundChoiceProps } from './round-drink.tsx';
import { hasSteps, type UnsentDay } from '../../unsent/unsent-days.ts';
import { useRoutineSteps } from '../../unsent/use-routine-steps.ts';
import type { UnsentRow } from '../../unsent/use-unsent.ts';
import kit from '../../../kit/styles/kit.module.css';
import state from './round-row-state.module.css';
import css from './round-routine.module.css';

/** The person's own steps; until anything is known of their routine, every step there is. */
function stepsOf(entity: Entity, { sheet, steps }: RoundResident): readonly string[] {
  const own: readonly unknown[] = Array.isArray(sheet?.['tasks_shown']) ? sheet['tasks_shown'] : (steps ?? []);
  const all = Object.keys(entity.fields).filter((name) => entity.fields[name]?.kind === 'parts');
  return own.length > 0 ? all.filter((name) => own.includes(name)) : all;
}

interface StepsProps {
  steps: ReturnType<typeof useRoutineSteps>;
  name: string;
}

/** What the steps wait for; they go by themselves once it is said. */
function Waits({ steps, name }: StepsProps) {
  const clock = useHouseClock();
  const missing = steps.days.find(({ up_at }) => up_at === '');
  if (!missing && steps.days.some(hasSteps)) return <p className={kit['quiet']}>Not saved yet…</p>;
  const which = missing && missing.day !== clock.today() ? ` on ${dayInWords(missing.day)}` : '';
  return (
    <p role="alert" className={kit['trouble']}>
      Not saved yet: {missing ? `say when ${name} got up${which}` : 'answer a step'}.
    </p>
  );
}

function Stands({ steps, name }: StepsProps) {
  const { zone, today } = useHouseClock();
  const { state: rowState, trouble, at } = steps;
  if (rowState === 'unsaved' && trouble) {
    const { text, lateDay } = trouble;
    return (
      <div className={state['unsaved']} role="alert">
        <p>
          <IconCloudOff size={22} stroke={1.75} aria-hidden />
          <span>
            <strong>{lateDay && lateDay !== today() ? `${dayInWords(lateDay)}: not saved.` : 'Not saved.'}</strong>{' '}
            {text}
          </span>
        </p>
        {lateDay ? (
          <LateReason name={name} onChoose={(reason) => steps.because(lateDay, reason)} />
        ) : (
          <Button
            leftSection={<IconRefresh size={20} stroke={1.75} aria-hidden />}
            aria-label={`Try again for ${name}`}
            onClick={steps.again}
          >
            Try again
          </Button>
        )}
      </div>
    );
  }
  if (rowState === 'saving')
    return (
      <p className={kit['quiet']} aria-busy="true">
        Saving…
      </p>
    );
  if (rowState === 'begun') return <Waits steps={steps} name={name} />;
  return rowState === 'saved' && at ? (
    <output className={state['savedAt']}>
      <IconCircleCheck size={22} stroke={1.75} aria-hidden /> Saved at {clockTime(at, zone)}
    </output>
  ) : null;
}

/** Each step by itself: what is pressed is saved, what is pressed again is taken back, and what nobody pressed is left alone. */
export function RoundRoutine({
  row,
  entity,
  unsent,
  onState,
}: Omit<RoundChoiceProps, 'onMore'> & { entity: Entity; unsent: UnsentRow<readonly UnsentDay[]> }) {
  const clock = useHouseClock();
  const prefix = useId();
  const name = personName(row.resident);
  const asksUp = entity.fields['up_at']?.must === true;
  const [isOpen, setIsOpen] = useState(false);
  const [before] = useState(row.sheet);
  const steps = useRoutineSteps({ entity, resident: row.resident.id, clock, sheet: row.sheet ?? null, unsent });
  const isFixed = steps.state === 'saving';
  const late = steps.days.filter(({ day }) => day !== clock.today());
  const reportState = useEffectEvent(onState);
  useEffect(() => reportState(steps.state), [steps.state]);
  const own = stepsOf(entity, row);
  const done = own.filter((step) => (steps.valueOf(step) ?? null) !== null).length;
  if (row.sheet && row.sheet['status'] !== 'open')
    return (
      <div className={css['routine']}>
        <p className={kit['note']}>Finished for today.</p>
        <Stands steps={steps} name={name} />
      </div>
    );
  return (
    <div className={css['routine']} data-routine>
      <div className={`${kit['row']} ${css['progress']}`}>
        <Button
          variant="default"
          aria-expanded={isOpen}
          aria-controls={prefix}
          rightSection={isOpen ? <IconChevronUp size={20} aria-hidden /> : <IconChevronDown size={20} aria-hidden />}
          onClick={() => setIsOpen(!isOpen)}
        >
          {done} of {own.length} steps answered<VisuallyHidden> for {name}</VisuallyHidden>
        </Button>
        <Stands steps={steps} name={name} />
      </div>
      {isOpen && (
        <div id={prefix} className={css['steps']}>
          {asksUp &&
            late.map(({ day, up_at }) => (
              <GotUp
                key={day}
                label={`Got up on ${dayInWords(day)}`}
                value={up_at}
                isFixed={isFixed}
                onChange={(value) => steps.gotUp(day, value)}
                onDone={steps.again}
              />
            ))}
          {asksUp && (!steps.sheet || steps.upAt !== '') && (
            <GotUp
              label="Got up"
              value={steps.upAt}
              isFixed={isFixed}
              onChange={(value) => steps.gotUp(clock.today(), value)}
              onDone={steps.again}
            >
              <Button
                variant="default"
                onClick={() => {
                  steps.gotUp(clock.today(), localTime(clock.now(), clock.zone));
                  steps.again();
                }}
              >
                Now
              </Button>
            </GotUp>
          )}
          {own.map((step) => {
            const chosen = answerOf(steps.valueOf(step));
            return (
              <fieldset key={step} className={`${kit['plain']} ${css['step']}`}>
                <legend>{entity.fields[step]?.label}</legend>
                <Chips
                  name={`${prefix}-${step}`}
                  options={answerChips}
                  chosen={chosen ? [chosen] : []}
                  onChoose={(answer) => steps.answer(step, stepFrom(answer))}
                  onClear={() => steps.answer(step, before?.[step] ?? null)}
                />
              </fieldset>
            );
          })}
        </div>
      )}
    </div>
  );
}
