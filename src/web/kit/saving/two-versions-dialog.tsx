import { Button, Modal } from '@mantine/core';
import type { Entity } from '#domain/kit/vocabulary/entity.ts';
import type { Field } from '#domain/kit/vocabulary/fields.ts';
import { useState } from 'react';
import { momentInWords, useHouseClock } from '../house/house-clock.ts';
import { isRecordValues, type RecordValues } from '#domain/kit/vocabulary/record-values.ts';
import type { StoredRecord } from '../state/stored-record.ts';
import { namesIn } from '../names/record-names.ts';
import { useVersionLabels } from '../names/use-version-labels.ts';
import { pointersOf } from '../names/use-ref-names.ts';
import { looksSame, valueText } from '../names/value-text.ts';
import form from '../styles/form.module.css';
import css from './two-versions-dialog.module.css';

type Side = 'mine' | 'theirs';

interface TwoVersionsProps {
  entity: Entity;
  detail: string;
  /** The record as the form was opened on it: what still says the same was never touched here. */
  before: RecordValues | null;
  mine: RecordValues;
  current: StoredRecord;
  onSettle(chosen: RecordValues): void;
  onTakeTheirs(): void;
  onBack(): void;
}

/** The fields in which the two versions differ, of those the form has. */
const differing = (entity: Entity, mine: RecordValues, current: RecordValues): [name: string, field: Field][] =>
  Object.entries(entity.fields).filter(
    ([name, field]) =>
      name in mine && name in current && !field.readOnly && !field.eachTime && !looksSame(mine[name], current[name]),
  );

function authorOf(current: StoredRecord, zone: string): string {
  const { names } = current;
  const who = isRecordValues(names) && typeof names['updated_by'] === 'string' ? names['updated_by'] : 'Someone else';
  return typeof current.updated_at === 'string' ? `${who}, ${momentInWords(current.updated_at, zone)}` : who;
}

/** Two people changed one record: both texts side by side, and the person at this screen decides field by field. */
export function TwoVersionsDialog({
  entity,
  detail,
  before,
  mine,
  current,
  onSettle,
  onTakeTheirs,
  onBack,
}: TwoVersionsProps) {
  const { zone } = useHouseClock();
  const fields = differing(entity, mine, current);
  const wording = useVersionLabels(current, pointersOf(Object.fromEntries(fields), mine), namesIn(before ?? {}));
  const isTouched = (name: string) => !before || !looksSame(mine[name], before[name]);
  const touched: Readonly<Record<string, Side>> = Object.fromEntries(
    fields.map(([name]) => [name, isTouched(name) ? 'mine' : 'theirs']),
  );
  const [sides, setSides] = useState(touched);
  const values = { mine, theirs: current };
  const author = {
    mine: (name: string) => (isTouched(name) ? 'You, just now' : 'As it was before'),
    theirs: () => authorOf(current, zone),
  };
  const settle = (chosen: typeof sides) =>
    onSettle(Object.fromEntries(fields.map(([name]) => [name, values[chosen[name] ?? 'mine'][name]])));
  return (
    <Modal opened onClose={onBack} size="xl" title="Two versions of this record">
      <p>
        {detail || 'Someone else changed this record while you were writing.'} Nothing of yours is lost. Choose what to
        keep.
      </p>
      {fields.length === 0 && <p>Both versions say the same.</p>}
      {fields.map(([name, field]) => (
        <fieldset key={name} className={css['versions']}>
          <legend>{field.label}</legend>
          {(['mine', 'theirs'] as const).map((side) => (
            <label key={side} data-chosen={sides[name] === side || undefined}>
              <span className={css['who']}>
                <input
                  type="radio"
                  name={`version-${name}`}
                  checked={sides[name] === side}
                  onChange={() => setSides({ ...sides, [name]: side })}
                />
                {author[side](name)}
              </span>
              <span className={css['said']}>{valueText(field, values[side][name], wording)}</span>
            </label>
          ))}
        </fieldset>
      ))}
      <div className={form['buttons']}>
        <Button onClick={() => settle(sides)}>Save what is chosen</Button>
        <Button variant="default" onClick={() => settle(touched)}>
          Keep all of mine
        </Button>
        <Button variant="default" onClick={onTakeTheirs}>
          Take all of theirs
        </Button>
        <Button variant="subtle" onClick={onBack}>
          Back to the form
        </Button>
      </div>
    </Modal>
  );
}
