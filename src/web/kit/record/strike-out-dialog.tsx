import { isKeyOf } from '#domain/kit/vocabulary/record-values.ts';
import { midSentence } from '#domain/kit/words/mid-sentence.ts';
import type { RecordValues } from '#domain/kit/vocabulary/record-values.ts';
import { Button, Modal } from '@mantine/core';
import type { Entity } from '#domain/kit/vocabulary/entity.ts';
import { choice, longText, must, type Fields } from '#domain/kit/vocabulary/fields.ts';
import { writable } from '#domain/kit/vocabulary/parse.ts';
import { useRef, useState, type ReactNode } from 'react';
import { strikeOut } from '../saving/change-record.ts';
import type { Stored, StoredRecord } from '../state/stored-record.ts';
import { openRecord } from '../state/recording.ts';
import { ShortForm } from '../form/asking/short-form.tsx';

const stays = 'The record stays readable, with a line through it.';
const reasons = {
  entered_in_error: 'Entered in error',
  duplicate: 'Written down twice',
  wrong_resident: 'Wrong resident',
  other: 'Another reason',
} as const;
const plainFields = {
  deletion_reason: must(longText('Why', { max: 500, help: `At least 5 characters. ${stays}` })),
} satisfies Fields;
const entryFields = {
  code: must(choice('Reason', { options: reasons })),
  deletion_reason: longText('Why', { max: 400, mustWhen: { code: ['other'] }, help: stays }),
} satisfies Fields;

/** `Wrong resident: meant for room 4`, or the words alone where no reason fits. */
function reasonIn({ code, deletion_reason: words }: RecordValues): string {
  const said = typeof words === 'string' ? words.trim() : '';
  if (!isKeyOf(reasons, code) || code === 'other') return said;
  return said === '' ? reasons[code] : `${reasons[code]}: ${said}`;
}

const left = new Set(['resident', 'home', 'attachments']);

/** What was written, without whose it was: the right person's record has an author and a time of its own. */
const copyOf = (entity: Entity, record: StoredRecord): RecordValues =>
  Object.fromEntries(
    Object.entries(writable(entity))
      .filter(([name, field]) => name in record && !left.has(name) && !field.eachTime)
      .map(([name]) => [name, record[name]]),
  );

/** One entry, written in one go; a sheet of the day, a report or a mark is begun where it belongs. */
const isCopyable = (entity: Entity): boolean =>
  entity.trait === 'care_entry' && entity.states === null && entity.unique.length === 0;

interface StrikeOutProps<E extends Entity> {
  entity: E;
  record: StoredRecord;
  onDone(changed: Stored<E>): void;
  onClose(): void;
  children?: ReactNode;
}

/** Asks why; and where it was the wrong person's, leads on to the right one. */
export function StrikeOutDialog<E extends Entity>({ entity, record, onDone, onClose, children }: StrikeOutProps<E>) {
  const [struck, setStruck] = useState<Stored<E> | null>(null);
  const one = midSentence(entity.labels.one);
  const verb = entity.trait ? 'Strike out' : 'Remove';
  const isWrongPerson = useRef(false);
  const finish = () => (struck ? onDone(struck) : onClose());
  return (
    <Modal opened onClose={finish} closeOnClickOutside={false} title={struck ? 'Struck out' : `${verb} this ${one}?`}>
      {!struck && (
        <ShortForm
          fields={entity.trait ? entryFields : plainFields}
          verb={`${verb} ${one}`}
          isDanger
          draft={{ form: `strike-out-${entity.name}`, record: record.id }}
          onCancel={onClose}
          act={(values: RecordValues) => {
            isWrongPerson.current = values['code'] === 'wrong_resident';
            return strikeOut(entity, record, reasonIn(values));
          }}
          onDone={(changed) => (isWrongPerson.current && isCopyable(entity) ? setStruck(changed) : onDone(changed))}
        >
          {children}
        </ShortForm>
      )}
      {struck && (
        <>
          <p>It no longer counts for this person. Whose was it?</p>
          <Button
            onClick={() => {
              finish();
              openRecord({ kind: entity.name, copy: copyOf(entity, record) });
            }}
          >
            Enter it for the right person
          </Button>{' '}
          <Button variant="default" onClick={finish}>
            Not now
          </Button>
        </>
      )}
    </Modal>
  );
}
