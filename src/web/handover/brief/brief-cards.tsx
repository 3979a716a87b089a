import { Button } from '@mantine/core';
import type { Brief, BriefCard } from '#domain/handover/lines/brief.ts';
import { home } from '#domain/homes/home.ts';
import { midSentence } from '#domain/kit/words/mid-sentence.ts';
import { whereabouts } from '#domain/residents/person/whereabouts.ts';
import { IconCheck, IconPhone } from '@tabler/icons-react';
import { useState } from 'react';
import { create } from '../../kit/api/api.ts';
import { Flag, Flags } from '../../kit/ui/flags.tsx';
import { momentInWords, useHouseClock } from '../../kit/house/house-clock.ts';
import { InlineError } from '../../kit/ui/messages/inline-error.tsx';
import { notDone } from '../../kit/api/failure-words.ts';
import { observable } from '../../kit/state/observable.ts';
import { PersonFace } from '../../kit/person/person-face.tsx';
import { personName } from '#domain/kit/people/person-name.ts';
import { useEntityPaths } from '../../kit/house/entity-paths.tsx';
import { LineList } from '../sheet/line-list.tsx';
import { houseAddress, recordAddress } from '../../records/record-address.ts';
import { useShortName } from '../../kit/person/use-short-name.ts';
import kit from '../../kit/styles/kit.module.css';
import css from './brief.module.css';

/** How many cards were ticked in this window: whoever waits for them to be read looks again. */
export const ticked = observable(0);

interface CardProps {
  card: BriefCard;
  onTick(): void;
  isBusy: boolean;
}

function OneCard({ card, onTick, isBusy }: CardProps) {
  const shortName = useShortName();
  const { zone } = useHouseClock();
  const { person, red, beware, parts, lines, contacts, is_safety, read_at } = card;
  const name = personName({ ...person });
  return (
    <li className={css['card']} data-card data-safety={is_safety || undefined}>
      {red.length > 0 && <p className={css['red']}>{red.join(' · ')}</p>}
      <div className={kit['beside']}>
        <PersonFace name={name} photo={person.photo} />
        <h3 className={css['name']}>{name}</h3>
        <span className={css['where']}>{whereabouts({ ...person }).join(' · ')}</span>
      </div>
      {beware.length > 0 && <Flags flags={beware.map((words) => ({ tone: 'watch' as const, words }))} label="Beware" />}
      <dl className={css['parts']}>
        {parts.map(({ label, words }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
      {lines.length > 0 && <LineList lines={lines} addressOf={({ source }) => recordAddress(person.id, source)} />}
      {contacts.length > 0 && (
        <ul className={`${kit['bare']} ${css['contacts']}`} aria-label="Whom to call">
          {contacts.map((contact) => (
            <li key={contact.name}>
              <IconPhone size={18} stroke={1.75} aria-hidden /> {contact.name}, {midSentence(contact.relationship)}{' '}
              <a href={`tel:${contact.phone}`}>{contact.phone}</a>
            </li>
          ))}
        </ul>
      )}
      <div className={css['tick']}>
        {read_at ? (
          <Flag tone="good">Read {momentInWords(read_at, zone, true)}</Flag>
        ) : (
          <Button
            {...(is_safety ? {} : { variant: 'default' })}
            loading={isBusy}
            leftSection={<IconCheck size={20} stroke={1.75} aria-hidden />}
            onClick={onTick}
          >
            I have read {shortName(person)}’s card
          </Button>
        )}
      </div>
    </li>
  );
}

interface BriefProps {
  brief: Brief;
  house: string;
  /** Where nobody else looks again after a tick. */
  onChanged?: () => void;
}

/** The house on one page for somebody who is new to it. */
export function BriefCards({ brief, house, onChanged }: BriefProps) {
  const where = useEntityPaths();
  const [busy, setBusy] = useState<string | null>(null);
  const [said, setSaid] = useState('');
  const { phone, on_call_phone, emergency_info } = brief.home;
  const unread = brief.cards.filter(({ is_safety, read_at }) => is_safety && read_at === null).length;
  async function tick(resident: string) {
    setBusy(resident);
    const answer = await create(`/api/${home.path}/${house}/brief/`, { resident });
    setBusy(null);
    setSaid(answer.ok ? '' : notDone(answer));
    if (!answer.ok) return;
    ticked.set((now) => now + 1);
    onChanged?.();
  }
  return (
    <div className={css['brief']}>
      <section className={css['house']} aria-label="The house" data-card>
        <p>{[phone && `House ${phone}`, on_call_phone && `On call ${on_call_phone}`].filter(Boolean).join(' · ')}</p>
        {emergency_info && (
          <p>
            <strong>In an emergency</strong> {emergency_info}
          </p>
        )}
        <LineList lines={brief.house} addressOf={({ source }) => houseAddress(where, source)} />
      </section>
      <output className={css['count']}>
        {unread === 0
          ? 'All safety cards are read.'
          : unread === 1
            ? '1 safety card to read before your first entry.'
            : `${unread} safety cards to read before your first entry.`}
      </output>
      {said && <InlineError>{said}</InlineError>}
      <ul className={css['cards']}>
        {brief.cards.map((card) => (
          <OneCard
            key={card.person.id}
            card={card}
            isBusy={busy === card.person.id}
            onTick={() => void tick(card.person.id)}
          />
        ))}
      </ul>
    </div>
  );
}
