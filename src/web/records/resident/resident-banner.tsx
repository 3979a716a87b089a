import type { Entity } from '#domain/kit/vocabulary/entity.ts';
import { ageOn } from '#domain/kit/time/time.ts';
import { safetyFacts, type SafetyFact, type SafetyFields } from '#domain/residents/person/safety-facts.ts';
import { residentState } from '#domain/residents/person/resident-placement.ts';
import type { Resident } from '#domain/residents/person/resident.ts';
import { UnstyledButton } from '@mantine/core';
import { useEffect, useId, useRef, useState, type ReactNode, type Ref } from 'react';
import { FlagLine } from '../../kit/ui/flags.tsx';
import { dayInWords, useHouseClock } from '../../kit/house/house-clock.ts';
import { PersonFace } from '../../kit/person/person-face.tsx';
import { nameOnPapers, personName } from '#domain/kit/people/person-name.ts';
import kit from '../../kit/styles/kit.module.css';
import css from './resident-banner.module.css';

/** As much of the person as the reader may see. */
type Person = SafetyFields &
  Pick<Resident, 'id'> &
  Partial<
    Pick<
      Resident,
      | 'first_name'
      | 'last_name'
      | 'preferred_name'
      | 'photo'
      | 'room'
      | 'date_of_birth'
      | 'national_id'
      | 'status'
      | 'is_discharged_status'
    >
  >;

interface BannerProps {
  person: Person;
  /** What the page holds, which may still be written once somebody has left. */
  of?: Pick<Entity, 'afterLeaving'>;
  /** Where the banner names the page, its heading. */
  heading?: Ref<HTMLHeadingElement>;
  actions?: ReactNode;
  /** Shown once the banner is opened: whom to call. */
  more?: ReactNode;
}

const inWords = ({ tone, words, until }: SafetyFact) => ({
  tone,
  words: until ? `${words} until ${dayInWords(until)}` : words,
});

function factsOf(person: Person, today: string): string[] {
  const { date_of_birth: born, room, national_id: number } = person;
  return [
    ...(born ? [`Born ${dayInWords(born)} (${ageOn(born, today)})`] : []),
    ...(room ? [`Room ${room}`] : []),
    // The end of it tells two people apart without putting the whole number on a screen others can see.
    ...(number ? [`Number ending ${number.slice(-3)}`] : []),
  ];
}

/** What tells two people of one name apart, as short as it goes. */
function shortFacts(person: Person, today: string): string[] {
  const { date_of_birth: born, room } = person;
  return [...(room ? [`room ${room}`] : []), ...(born ? [String(ageOn(born, today))] : [])];
}

/** How wide the element is once it has been scrolled out of sight, below the header; null while it is seen. */
function useWidthOnceGone() {
  const mark = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState<number | null>(null);
  useEffect(() => {
    if (!mark.current || !('IntersectionObserver' in window)) return;
    const covered = document.querySelector('header')?.offsetHeight ?? 0;
    // Several looks may be handed over at once: only the last of them is how it is now.
    const watcher = new IntersectionObserver(
      (looks) => {
        const look = looks.at(-1);
        setWidth(look && !look.isIntersecting ? look.boundingClientRect.width : null);
      },
      { rootMargin: `-${covered}px 0px 0px 0px` },
    );
    const sizes = new ResizeObserver(
      ([size]) => size && setWidth((now) => now && size.target.getBoundingClientRect().width),
    );
    for (const observer of [watcher, sizes]) observer.observe(mark.current);
    return () => {
      for (const observer of [watcher, sizes]) observer.disconnect();
    };
  }, []);
  return { mark, width };
}

interface StripProps {
  width: number;
  person: Person;
  facts: readonly { tone: SafetyFact['tone']; words: string }[];
}

/** The name and what can harm, in one line: scrolling never hides a warning. */
function Strip({ width, person, facts }: StripProps) {
  const { room } = person;
  return (
    <div className={css['strip']} style={{ width }} aria-hidden inert>
      <div>
        <PersonFace name={personName(person)} photo={person.photo} size={32} />
        <strong>{personName(person)}</strong>
        {room && <span className={css['room']}>Room {room}</span>}
        <FlagLine flags={facts} />
      </div>
    </div>
  );
}

/** Whom everything on the page is about, and what can harm them. In the hand it is two lines, and a press opens the rest; scrolled away, it stays as one. */
export function ResidentBanner({ person, of, heading, actions, more }: BannerProps) {
  const { mark, width } = useWidthOnceGone();
  const [isOpen, setIsOpen] = useState(false);
  const rest = useId();
  const today = useHouseClock().today();
  const facts = safetyFacts(person, today).map(inWords);
  const papers = nameOnPapers(person);
  const hasLeft = person.is_discharged_status === true;
  const status = person.status && residentState.status.options[person.status];
  const state =
    status && person.status !== 'current' ? [{ tone: hasLeft ? 'quiet' : 'info', words: status } as const] : [];
  const Name = heading ? 'h1' : 'p';
  return (
    <>
      {width !== null && <Strip width={width} person={person} facts={facts} />}
      <section
        ref={mark}
        className={css['banner']}
        aria-label="Resident"
        data-card
        data-furniture
        data-left={hasLeft || undefined}
        data-open={isOpen || undefined}
      >
        <PersonFace name={personName(person)} photo={person.photo} size={72} />
        <div className={css['who']}>
          <div className={css['named']}>
            <Name {...(heading ? { ref: heading, tabIndex: -1 } : {})} className={css['name']}>
              {personName(person)}
              {papers && <span className={css['called']}> ({papers})</span>}
            </Name>
            <p className={`${kit['quiet']} ${css['inShort']}`} aria-hidden>
              {shortFacts(person, today).join(', ')}
            </p>
          </div>
          <p className={`${kit['quiet']} ${css['facts']}`}>
            {factsOf(person, today).join(' · ')}
            {hasLeft && !of?.afterLeaving && (
              <span className={css['closed']}> · No longer lives here: these records can be read, not added to.</span>
            )}
          </p>
          <FlagLine flags={[...state, ...facts]} label="Alerts" />
        </div>
        <UnstyledButton
          className={css['opener']}
          data-needed={more ? true : undefined}
          aria-expanded={isOpen}
          aria-controls={rest}
          onClick={() => setIsOpen(!isOpen)}
        >
          <span className={css['inHand']}>{isOpen ? 'Less' : 'More'}</span>
          <span className={css['atDesk']}>Next of kin</span>
        </UnstyledButton>
        {actions && <div className={`${kit['buttons']} ${css['actions']}`}>{actions}</div>}
        <div id={rest} className={css['more']}>
          {isOpen && more}
        </div>
      </section>
    </>
  );
}
