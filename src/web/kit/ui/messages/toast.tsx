import type { Moment } from '#domain/kit/time/time.ts';
import { CloseButton } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck, IconInfoCircle } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import {
  actedAgain,
  dismiss,
  hold,
  makeRoomFor,
  places,
  release,
  shown,
  times,
  waiting,
  type ToastMessage,
  type Toast,
  type Tone,
} from '../../state/toasts.ts';
import { followNextStep } from '../../state/next-step.ts';
import css from './toast.module.css';

const icons = { good: IconCircleCheck, info: IconInfoCircle, error: IconAlertTriangle } as const;
/** Said to those who do not see the colour. */
const toneWords: Record<Tone, string> = { good: 'Done', info: 'Note', error: 'Problem' };

export function ToneIcon({ tone }: { tone: Tone }) {
  const Icon = icons[tone];
  return (
    <span className={css[tone]}>
      <Icon size={24} stroke={1.75} aria-hidden />
      <span className="seen-by-readers">{toneWords[tone]}: </span>
    </span>
  );
}

function Bar({ left }: { left: number | null }) {
  if (left === null) return null;
  return (
    <div key={left} className={css['bar']} style={{ '--from': left / times.display, animationDuration: `${left}ms` }} />
  );
}

interface ActionProps {
  action: ToastMessage['action'];
  onTaken: () => void;
}

const FollowLink = ({ action, onTaken }: ActionProps) =>
  action &&
  'to' in action && (
    <a
      className={css['way']}
      href={action.to}
      onClick={(event) => {
        event.preventDefault();
        followNextStep(action);
        onTaken();
      }}
    >
      {action.label}
    </a>
  );

const Act = ({ action, onTaken }: ActionProps) =>
  action &&
  'run' in action && (
    <button
      type="button"
      className={css['action']}
      onClick={() => {
        action.run();
        onTaken();
      }}
    >
      {action.label}
    </button>
  );

interface ToasterProps {
  /** The time of a message, on the clock of the house where there is one. */
  timeOf(at: Moment): string;
}

interface CardProps extends ToasterProps {
  toast: Toast;
  /** How many lie under it or wait for its place. */
  more: number;
  isCovered: boolean;
}

function Card({ toast, more, isCovered, timeOf }: CardProps) {
  const { id, text, tone, at, phase, left, action } = toast;
  const stay = () => hold(id);
  const go = () => release(id);
  return (
    <div
      data-toast
      data-phase={phase}
      className={css['toast']}
      role={tone === 'error' ? 'alert' : 'status'}
      inert={isCovered}
      onPointerEnter={stay}
      onPointerLeave={go}
      onFocus={stay}
      onBlur={go}
    >
      <ToneIcon tone={tone} />
      <p className={css['text']}>{text}</p>
      {tone === 'good' && (
        <time className={css['at']} dateTime={at}>
          {timeOf(at)}
        </time>
      )}
      <FollowLink action={action} onTaken={() => dismiss(id)} />
      <Act action={action} onTaken={() => dismiss(id)} />
      {more > 0 && (
        <span className={css['more']} aria-hidden>
          +{more}
        </span>
      )}
      <CloseButton aria-label="Close message" onClick={() => dismiss(id)} />
      <Bar left={left} />
    </div>
  );
}

/** From `twoFrom` on there is room for two messages, one on each side of the button that records. */
const card = { width: 400, twoFrom: 1176 };

/** Lets in as many messages as cover nothing that one works with. */
function useRoom() {
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!place.current || !('ResizeObserver' in window)) return;
    const watcher = new ResizeObserver(([size]) => size && makeRoomFor(size.contentRect.width < card.twoFrom ? 1 : 2));
    watcher.observe(place.current);
    return () => watcher.disconnect();
  }, []);
  return place;
}

export function Toaster({ timeOf }: ToasterProps) {
  useEffect(() => {
    document.addEventListener('click', actedAgain, { capture: true });
    return () => document.removeEventListener('click', actedAgain, { capture: true });
  }, []);
  const place = useRoom();
  const toasts = shown.use();
  const isAlone = places.use() === 1;
  const later = waiting.use().length;
  // In one place the last lies on top; beside each other, the first makes room for those that wait.
  const isNext = (at: number) => at === (isAlone ? toasts.length - 1 : 0);
  return (
    <section
      ref={place}
      className={css['place']}
      data-alone={isAlone || undefined}
      style={{ '--card': `${card.width}px` }}
      aria-label="New messages"
    >
      {toasts.map((toast, at) => (
        <Card
          key={toast.id}
          toast={toast}
          more={isNext(at) ? later + (isAlone ? at : 0) : 0}
          isCovered={isAlone && !isNext(at)}
          timeOf={timeOf}
        />
      ))}
    </section>
  );
}
