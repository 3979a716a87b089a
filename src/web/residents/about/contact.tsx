import { midSentence } from '#domain/kit/words/mid-sentence.ts';
import { family, type Family } from '#domain/residents/family/family.ts';
import { IconMail, IconPhone } from '@tabler/icons-react';
import { useState } from 'react';
import { Button } from '@mantine/core';
import { Flag } from '../../kit/ui/flags.tsx';
import { personName } from '#domain/kit/people/person-name.ts';
import kit from '../../kit/styles/kit.module.css';
import css from './contact.module.css';

/** As much of a contact as a list or a summary tells. */
type Person = Partial<Family>;

const optionsOf = (name: string): Readonly<Record<string, string>> => {
  const field = family.fields[name];
  return field?.kind === 'choice' ? field.options : {};
};
const labelOf = (name: string): string => family.fields[name]?.label ?? name;
const relations = optionsOf('relationship');
const levels = optionsOf('information_level');
/** What somebody is to the resident besides their relation. */
const parts = ['is_next_of_kin', 'lpa_health', 'lpa_finance'] as const;

/** How much a person may be told is said beside the number, before anybody dials. */
function restrictionsOf(contact: Person): { tone: 'danger' | 'watch' | 'quiet'; words: string }[] {
  const level = contact.information_level;
  return [
    ...(level && level !== 'full'
      ? [
          {
            tone: level === 'none' ? 'danger' : 'watch',
            words: `${labelOf('information_level')}: ${midSentence(levels[level] ?? level)}`,
          } as const,
        ]
      : []),
    ...(contact.call_at_night === false ? [{ tone: 'quiet', words: 'Not at night' } as const] : []),
  ];
}

/** Someone to call: the number is a tap away, unless contact is restricted; then one reads that first. */
export function Contact({ contact }: { contact: Person }) {
  const [isRead, setIsRead] = useState(false);
  const isRestricted = contact.contact_restricted === true;
  const numbers = [contact.phone, contact.mobile].filter((number) => typeof number === 'string');
  const { email } = contact;
  const relation = contact.relationship && relations[contact.relationship];
  const roles = parts.filter((name) => contact[name] === true).map((name) => midSentence(labelOf(name)));
  return (
    <div className={`${kit['beside']} ${css['contact']}`} data-restricted={isRestricted || undefined}>
      <span>
        <strong>{personName(contact)}</strong>
        {relation && `, ${midSentence(relation)}`}
        {roles.length > 0 && ` (${roles.join(', ')})`}
      </span>
      {isRestricted && (
        <div className={css['stop']} role="note">
          <Flag tone="danger">{labelOf('contact_restricted')}</Flag>
          {contact.restriction_details ?? 'Ask a senior before any contact.'}
        </div>
      )}
      {restrictionsOf(contact).map(({ tone, words }) => (
        <Flag key={words} tone={tone}>
          {words}
        </Flag>
      ))}
      {isRestricted && !isRead && (numbers.length > 0 || email) && (
        <Button variant="default" onClick={() => setIsRead(true)}>
          I have read this, show the number
        </Button>
      )}
      {(!isRestricted || isRead) && email && (
        <a href={`mailto:${email}`} className={css['call']}>
          <IconMail size={20} stroke={1.75} aria-hidden />
          {email}
        </a>
      )}
      {(!isRestricted || isRead) &&
        numbers.map((number) => (
          <a key={number} href={`tel:${number.replace(/\s/g, '')}`} className={css['call']}>
            <IconPhone size={20} stroke={1.75} aria-hidden />
            {number}
          </a>
        ))}
    </div>
  );
}
