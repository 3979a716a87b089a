import { Button } from '@mantine/core';
import type { SheetPage } from '#domain/handover/lines/sheet.ts';
import { whereabouts } from '#domain/residents/person/whereabouts.ts';
import { IconCheck, IconMessageQuestion, IconPencil } from '@tabler/icons-react';
import { Flag } from '../../kit/ui/flags.tsx';
import { iconProps } from '../../kit/ui/icon-props.ts';
import { PersonFace } from '../../kit/person/person-face.tsx';
import { personName } from '#domain/kit/people/person-name.ts';
import type { Powers } from './handover-powers.ts';
import { LineList } from './line-list.tsx';
import { PageMore } from './page-more.tsx';
import { WritingForm } from './page-remark.tsx';
import { priorityFlags } from './priority-flags.ts';
import { recordAddress } from '../../records/record-address.ts';
import type { Writing } from './use-writing.ts';
import kit from '../../kit/styles/kit.module.css';
import css from '../handover.module.css';

export const hasRead = ({ acknowledged }: SheetPage, me: string | null): boolean =>
  acknowledged.some(({ id }) => id === me);

interface CardProps {
  page: SheetPage;
  powers: Powers;
  me: string | null;
  writing: Writing | null;
  onWrite(writing: Writing | null): void;
  onChanged(): void;
  onAcknowledge(page: SheetPage): void;
}

/** One resident: what the records say, what the outgoing lead adds, and who has read it. */
export function PageCard({ page, powers, me, writing, onWrite, onChanged, onAcknowledge }: CardProps) {
  const { person, lines, remark, questions, acknowledged } = page;
  const name = personName({ ...person });
  const flag = priorityFlags[page.priority];
  const isRead = hasRead(page, me);
  const built = page.id === null ? null : { ...page, id: page.id };
  const close = () => onWrite(null);
  const begin = (kind: Writing['kind'], start: string) => onWrite({ kind, start, text: start });
  const done = () => {
    close();
    onChanged();
  };
  return (
    <article
      className={css['card']}
      data-priority={page.priority}
      data-card
      data-page={page.id}
      tabIndex={-1}
      aria-label={name}
    >
      <header className={kit['beside']}>
        <PersonFace name={name} photo={person.photo} />
        <h3 className={kit['subheading']}>{name}</h3>
        <span className={css['where']}>{whereabouts({ ...person }).join(' · ')}</span>
        <Flag tone={flag.tone}>{flag.words}</Flag>
      </header>
      {lines.length > 0 ? (
        <LineList lines={lines} addressOf={({ source }) => recordAddress(person.id, source)} />
      ) : (
        <p className={css['quiet']}>As usual.</p>
      )}
      {remark && (
        <p className={css['remark']}>
          <strong>Remark</strong> {remark}
        </p>
      )}
      {questions.length > 0 && (
        <ul className={css['questions']} aria-label="Questions">
          {questions.map(({ text, by }) => (
            <li key={text}>
              <strong>{by ?? 'Somebody'} asks</strong> {text}
            </li>
          ))}
        </ul>
      )}
      <PageMore page={page} />
      {writing && built && (
        <WritingForm
          key={writing.kind}
          page={built}
          name={name}
          writing={writing}
          onText={(text) => onWrite({ ...writing, text })}
          onDone={done}
          onCancel={close}
          onBehind={onChanged}
        />
      )}
      <footer className={css['foot']}>
        {acknowledged.length > 0 && (
          <span className={css['read']}>
            Read by {acknowledged.map((one) => (one.id === me ? 'you' : one.name)).join(', ')}
          </span>
        )}
        {built && writing === null && (
          <div className={`${kit['buttons']} ${css['buttons']}`}>
            {powers.remark && (
              <Button
                variant="default"
                leftSection={<IconPencil {...iconProps} />}
                onClick={() => begin('remark', remark ?? '')}
              >
                {remark ? 'Change remark' : 'Add remark'}
              </Button>
            )}
            {powers.ask && (
              <Button
                variant="default"
                leftSection={<IconMessageQuestion {...iconProps} />}
                onClick={() => begin('question', '')}
              >
                Question
              </Button>
            )}
            {powers.acknowledge && !isRead && (
              <Button data-acknowledge leftSection={<IconCheck {...iconProps} />} onClick={() => onAcknowledge(page)}>
                Acknowledge
              </Button>
            )}
          </div>
        )}
      </footer>
    </article>
  );
}
