import { ageOn } from '#domain/kit/time.ts';
import { residentAlerts, type Alert, type Alerted } from '#domain/residents/resident-alerts.ts';
import { residentState } from '#domain/residents/resident-placement.ts';
import { useEffect, useRef, useState, type ReactNode, type Ref } from 'react';
import { Flag, Flags } from '../kit/flags.tsx';
import { dayInWords, useHouseClock } from '../kit/house-clock.ts';
import type { Kept } from '../kit/kept.ts';
import { PersonFace } from '../kit/person-face.tsx';
import { personName } from '../kit/record-names.ts';
import { nameOnPapers } from '#domain/kit/person-name.ts';
import kit from '../kit/kit.module.css';
import css from './resident-banner.module.css';

interface BannerProps {
  person: Kept;
  /** Where the banner names the page, its heading. */
  heading?: Ref<HTMLHeadingElement>;
  actions?: ReactNode;
}

const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null);
const states: Readonly<Record<string, string>> = residentState.status.options;
const inWords = ({ tone, words, until }: Alert) => ({ tone, words: until ? `${words} until ${dayInWords(until)}` : words });

function factsOf(person: Kept, today: string): string[] {
  const [born, room, number] = [text(person['date_of_birth']), text(person['room']), text(person['national_id'])];
  return [
    ...(born ? [`Born ${dayInWords(born)} (${ageOn(born, today)})`] : []),
    ...(room ? [`Room ${room}`] : []),
    // The end of it tells two people apart without putting the whole number on a screen others can see.
    ...(number ? [`Number ending ${number.slice(-3)}`] : []),
  ];
}

/** True once the element has been scrolled out of sight. */
function useIsGone() {
  const mark = useRef<HTMLDivElement>(null);
  const [isGone, setIsGone] = useState(false);
  useEffect(() => {
    if (!mark.current || !('IntersectionObserver' in window)) return;
    const watcher = new IntersectionObserver(([seen]) => setIsGone(seen?.isIntersecting === false), { rootMargin: '-64px 0px 0px 0px' });
    watcher.observe(mark.current);
    return () => watcher.disconnect();
  }, []);
  return { mark, isGone };
}

interface StripProps {
  person: Kept;
  alerts: readonly { tone: Alert['tone']; words: string }[];
}

/** The name and everything that can harm, in as little height as that takes: scrolling never hides a warning. */
function Strip({ person, alerts }: StripProps) {
  const room = text(person['room']);
  return (
    <div className={css['strip']} aria-hidden>
      <div>
        <PersonFace name={personName(person)} photo={person['photo']} size={32} />
        <strong>{personName(person)}</strong>
        {room && <span>Room {room}</span>}
        <Flags flags={alerts} />
      </div>
    </div>
  );
}

/** Whom everything on the page is about, and what can harm them. Scrolled away, it stays as a strip. */
export function ResidentBanner({ person, heading, actions }: BannerProps) {
  const { mark, isGone } = useIsGone();
  const today = useHouseClock().today();
  const alerts = residentAlerts(person as Kept & Alerted, today).map(inWords);
  const papers = nameOnPapers(person);
  const hasLeft = person['is_discharged_status'] === true;
  const status = states[String(person['status'])];
  const Name = heading ? 'h1' : 'p';
  return (
    <>
      {isGone && <Strip person={person} alerts={alerts} />}
      <section ref={mark} className={css['banner']} aria-label="Resident" data-card data-left={hasLeft || undefined}>
        <PersonFace name={personName(person)} photo={person['photo']} size={72} />
        <div className={css['who']}>
          <Name {...(heading ? { ref: heading, tabIndex: -1 } : {})} className={css['name']}>{personName(person)}{papers && <span className={css['called']}> ({papers})</span>}</Name>
          <p className={kit['quiet']}>{factsOf(person, today).join(' · ')}</p>
          <div className={css['alerts']}>
            {status && person['status'] !== 'current' && <Flag tone={hasLeft ? 'quiet' : 'info'}>{status}</Flag>}
            <Flags flags={alerts} label="Alerts" />
          </div>
          {hasLeft && <p className={kit['quiet']}>No longer lives here: these records can be read, not added to.</p>}
        </div>
        {actions && <div className={`${kit['buttons']} ${css['actions']}`}>{actions}</div>}
      </section>
    </>
  );
}
