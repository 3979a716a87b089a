import { Combobox } from '@mantine/core';
import type { Excerpt } from '#domain/search/excerpt.ts';
import type { Found } from '#domain/search/found.ts';
import { IconArrowRight, IconPencilPlus } from '@tabler/icons-react';
import { dayInWords, momentInWords, useHouseClock } from '../kit/house/house-clock.ts';
import { PersonFace } from '../kit/person/person-face.tsx';
import { personName } from '#domain/kit/people/person-name.ts';
import { useChosenHome } from '../kit/state/store.ts';
import type { SearchChoice } from './choices.ts';
import type { Command } from './commands.ts';
import css from './search.module.css';

const look = { size: 24, stroke: 1.75, 'aria-hidden': true } as const;

/** When it was, where it is and who wrote it, as far as it is known. */
function useFacts({ at, by, resident, home, kind }: Found): string {
  const { zone } = useHouseClock();
  const { list, selected } = useChosenHome();
  const when = at && (at.length === 10 ? dayInWords(at, true) : momentInWords(at, zone, true));
  const isPerson = kind === 'resident';
  const house = home !== null && home !== selected?.id ? list.find(({ id }) => id === home)?.name : null;
  const whose = resident && [
    ...(isPerson ? [] : [resident.name]),
    ...(resident.room ? [`Room ${resident.room}`] : []),
    ...(isPerson && resident.date_of_birth ? [`born ${dayInWords(resident.date_of_birth, true)}`] : []),
    ...(resident.has_left ? ['has left'] : []),
  ];
  return [...(whose ?? []), when, by && `by ${by}`, house].filter(Boolean).join(' · ');
}

/** A piece of text with what was looked for pointed at. */
function Marked({ text, hits }: Excerpt) {
  const edges = [0, ...hits.flat(), text.length];
  return edges.slice(0, -1).map((from, at) => {
    const part = text.slice(from, edges[at + 1]);
    return at % 2 === 1 ? <mark key={from}>{part}</mark> : part;
  });
}

function FoundLine({ found }: { found: Found }) {
  const facts = useFacts(found);
  const { resident, title, excerpt } = found;
  return (
    <>
      {resident ? (
        <PersonFace name={resident.name} photo={resident.photo} />
      ) : (
        <span className={css['dot']}>
          <IconArrowRight {...look} />
        </span>
      )}
      <span className={css['lines']}>
        <strong>{title}</strong>
        {excerpt && (
          <span className={css['excerpt']}>
            <Marked {...excerpt} />
          </span>
        )}
        {facts && <span className={css['facts']}>{facts}</span>}
      </span>
    </>
  );
}

function CommandLine({ command }: { command: Command }) {
  if (command.does === 'open') {
    const { label, icon: Icon } = command.page;
    return (
      <>
        <span className={css['dot']}>
          <Icon {...look} />
        </span>
        <span className={css['lines']}>
          <strong>Open {label}</strong>
        </span>
      </>
    );
  }
  const { kind, person } = command;
  const room = person?.room ? `Room ${person.room}` : '';
  return (
    <>
      {person ? (
        <PersonFace name={personName(person)} photo={person.photo} />
      ) : (
        <span className={css['dot']}>
          <IconPencilPlus {...look} />
        </span>
      )}
      <span className={css['lines']}>
        <strong>
          Record {kind.label.toLowerCase()}
          {person && ` for ${personName(person)}`}
        </strong>
        {room && <span className={css['facts']}>{room}</span>}
      </span>
    </>
  );
}

/** One line of the list; keys reach it from the field, which keeps the focus. */
export const SearchOption = ({
  choice,
  isActive,
  onPoint,
}: {
  choice: SearchChoice;
  isActive: boolean;
  onPoint(): void;
}) => (
  <Combobox.Option
    value={choice.key}
    id={choice.key}
    selected={isActive}
    aria-selected={isActive}
    className={css['option'] ?? ''}
    onMouseMove={onPoint}
  >
    {choice.is === 'found' ? <FoundLine found={choice.found} /> : <CommandLine command={choice.command} />}
  </Combobox.Option>
);
