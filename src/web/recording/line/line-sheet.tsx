import type { resident } from '#domain/residents/person/resident.ts';
import { TextInput } from '@mantine/core';
import { useEffect, useMemo, useRef, useState } from 'react';
import { ChooseHouse } from '../../kit/shell/choose-house.tsx';
import { DraftBanner } from '../../kit/saving/draft-banner.tsx';
import { useHouseClock } from '../../kit/house/house-clock.ts';
import type { Listed } from '../../kit/state/stored-record.ts';
import { NoResidents } from '../../kit/person/no-residents.tsx';
import { PersonFace } from '../../kit/person/person-face.tsx';
import { personName } from '#domain/kit/people/person-name.ts';
import { closeRecording } from '../../kit/state/recording.ts';
import { useChosenHome } from '../../kit/state/store.ts';
import { useFormDraft } from '../../kit/saving/use-form-draft.ts';
import { sleep } from '#domain/daily-care/sleep/sleep.ts';
import { JustSavedLine } from '../saved/just-saved-line.tsx';
import { parseLine, type Line } from './line-parse.ts';
import { LineEntry } from './line-entry.tsx';
import { LineNight } from './line-night.tsx';
import { entryKinds } from '../sheet/open-pad.tsx';
import type { Done } from '../../pads/pad/entry-pad.tsx';
import { SheetFrame } from '../sheet/sheet-frame.tsx';
import { useTypedAhead } from '../sheet/typed-ahead.tsx';
import { rememberSaved } from '../saved/use-saved.ts';
import kit from '../../kit/styles/kit.module.css';
import picker from '../sheet/resident-picker.module.css';
import css from './line-sheet.module.css';

const examples = [
  ['f ann 200 tea', 'a drink; 100/200 for half of it'],
  ['w ben 62.4', 'a weight, or 9st11'],
  ['m cara 2 tearful after call', 'a mood from 1 to 5'],
  ['s dee 23:00-02:30 awake', 'a part of the night, or now'],
  ['b eli shower 40c declined', 'a bath or shower'],
] as const;

function Examples() {
  return (
    <ul className={css['examples']} aria-label="How to write it">
      {examples.map(([line, meaning]) => (
        <li key={line}>
          <code>{line}</code> · {meaning}
        </li>
      ))}
      <li>
        A time such as <code>07:30</code> says when it was. Enter saves.
      </li>
    </ul>
  );
}

/** A name that fits several people, or nobody quite: the person at the keys decides, never the product. */
function Ask({
  line,
  onChoose,
}: {
  line: Line<Listed<typeof resident>>;
  onChoose(person: Listed<typeof resident>): void;
}) {
  const { named, people } = line.who;
  if (named === '') return <p className={kit['quiet']}>Then the name, or its beginning.</p>;
  if (people.length === 0)
    return (
      <NoResidents>
        <p role="alert">Nobody called “{named}” lives in this house.</p>
      </NoResidents>
    );
  return (
    <section className={picker['picker']} aria-label={`Who is ${named}?`}>
      <p>
        <strong>Who is “{named}”?</strong>
      </p>
      <ul className={picker['people']}>
        {people.map((person) => (
          <li key={person.id}>
            <button type="button" className={`${kit['press']} ${picker['person']}`} onClick={() => onChoose(person)}>
              <PersonFace name={personName(person)} photo={person.photo} size={48} />
              <span>
                <strong>{personName(person)}</strong>
                <br />
                Room {person.room ?? '–'}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** One typed line, read as it is typed, saved with Enter. */
export default function LineSheet() {
  const { residents, selected } = useChosenHome();
  const clock = useHouseClock();
  const input = useRef<HTMLInputElement>(null);
  const ahead = useTypedAhead(input);
  const [text, setText] = useState(ahead);
  const [round, setRound] = useState(0);
  const [picked, setPicked] = useState<{ named: string; person: Listed<typeof resident> } | null>(null);
  const draft = useFormDraft(
    { form: 'line' },
    text !== '',
    ({ values }) => setText(typeof values['text'] === 'string' ? values['text'] : ''),
    () => ({ values: { text }, id: '', version: null }),
  );
  useEffect(() => {
    if (round > 0) input.current?.focus();
  }, [round]);
  // Read when it was typed: sent again later, it tells of the same moment.
  const line = useMemo(
    () => parseLine(text, residents, { now: clock.now(), zone: clock.zone }),
    [text, residents, clock],
  );
  if (!selected)
    return (
      <SheetFrame title="Type a record" onClose={closeRecording}>
        <ChooseHouse />
      </SheetFrame>
    );

  const type = (typed: string) => {
    setText(typed);
    draft.save({ text: typed }, '', null);
  };
  const startAfresh = () => {
    setText('');
    void draft.drop();
  };
  const person = line.who.isSure ? line.who.people[0] : picked?.named === line.who.named ? picked.person : undefined;
  const kind = entryKinds.find(({ entity }) => entity.name === line.kind);
  const formId = 'typed-line';
  const shared = person && {
    formId,
    person,
    values: line.values,
    onSaved: (done: Done) => {
      rememberSaved(line.kind ?? '', person, done);
      startAfresh();
      setPicked(null);
      setRound((now) => now + 1);
    },
  };
  return (
    <SheetFrame
      title="Type a record"
      onClose={closeRecording}
      hint={
        !(line.kind && person) && <p className={kit['quiet']}>Nothing is saved before you see here whom and what.</p>
      }
    >
      <DraftBanner draft={draft} onAfresh={startAfresh} />
      <TextInput
        className={css['line'] ?? ''}
        label="One line"
        value={text}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        form={formId}
        ref={input}
        data-autofocus
        onChange={(event) => type(event.currentTarget.value)}
      />
      {text.trim() === '' && <Examples />}
      {text.trim() !== '' && !line.kind && (
        <output>Begin with f, w, m, s or b: fluid, weight, mood, sleep or bath.</output>
      )}
      {line.kind && !person && (
        <Ask line={line} onChoose={(chosen) => setPicked({ named: line.who.named, person: chosen })} />
      )}
      {shared && kind && <LineEntry key={`${shared.person.id}-${line.kind}-${round}`} kind={kind} {...shared} />}
      {shared && line.kind === sleep.name && <LineNight key={`${shared.person.id}-${round}`} {...shared} />}
      <JustSavedLine />
    </SheetFrame>
  );
}
