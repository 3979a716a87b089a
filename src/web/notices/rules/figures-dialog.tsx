import type { BackTest, RuleSheet } from '#domain/alerts/engine/rule-sheet.ts';
import { home as homeEntity } from '#domain/homes/home.ts';
import { homeSettingsFields } from '#domain/kit/vocabulary/home-settings-fields.ts';
import type { Fields } from '#domain/kit/vocabulary/fields.ts';
import { Button, Modal } from '@mantine/core';
import { useState } from 'react';
import { get, type ApiAnswer } from '../../kit/api/api.ts';
import { objectWith } from '../../kit/api/shapes.ts';
import { pathOf } from '../../kit/state/entities.ts';
import type { RecordValues } from '#domain/kit/vocabulary/record-values.ts';
import type { StoredRecord } from '../../kit/state/stored-record.ts';
import { InlineError } from '../../kit/ui/messages/inline-error.tsx';
import { notDone } from '../../kit/api/failure-words.ts';
import type { ApiRefusal } from '../../kit/state/refusal.ts';
import { ShortForm } from '../../kit/form/asking/short-form.tsx';
import { BackTestLine } from './back-test-line.tsx';
import { backTestWords } from './back-test-words.ts';
import kit from '../../kit/styles/kit.module.css';
import css from '../notices.module.css';

interface FiguresProps {
  rule: RuleSheet;
  house: StoredRecord;
  start: RecordValues;
  save(figures: RecordValues): Promise<ApiAnswer<StoredRecord>>;
  onDone(): void;
  onClose(): void;
}

/** The settings of the house that the rule names, as the fields of its form. */
const settings: Fields = homeSettingsFields;
const fieldsOf = ({ figures }: RuleSheet): Fields =>
  Object.fromEntries(Object.entries(settings).filter(([name]) => figures.includes(name)));

const trialPath = (house: string, code: string, figures: RecordValues): string => {
  const asked = new URLSearchParams({
    code,
    ...Object.fromEntries(Object.entries(figures).map(([name, value]) => [name, String(value)])),
  });
  return `${pathOf(homeEntity)}${house}/alert-back-test/?${asked}`;
};

/** New figures are tried on the last 90 days before they are used, where that can be told. */
export function FiguresDialog({ rule, house, start, save, onDone, onClose }: FiguresProps) {
  const [trial, setTrial] = useState<Trial | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [refused, setRefused] = useState<ApiRefusal | null>(null);
  const fields = fieldsOf(rule);

  async function use(figures: RecordValues) {
    setIsBusy(true);
    setRefused(null);
    const answer = await save(figures);
    setIsBusy(false);
    if (answer.ok) return onDone();
    setRefused(answer);
  }
  const tryOthers = () => {
    setTrial(null);
    setRefused(null);
  };

  return (
    <Modal opened onClose={onClose} title={rule.title}>
      {!rule.looks_back ? (
        <ShortForm fields={fields} start={start} verb="Save the figures" act={save} onDone={onDone} onCancel={onClose}>
          <BackTestLine home={house.id} rule={rule} />
        </ShortForm>
      ) : trial ? (
        <div className={css['lane']}>
          <output className={css['tested']}>{backTestWords(trial.found, 'with these figures')}</output>
          <InlineError>{refused && notDone(refused)}</InlineError>
          <div className={kit['row']}>
            <Button loading={isBusy} onClick={() => void use(trial.figures)}>
              Use these figures
            </Button>
            <Button variant="default" onClick={tryOthers}>
              Try others
            </Button>
          </div>
        </div>
      ) : (
        <Trying rule={rule} house={house.id} fields={fields} start={start} onTried={setTrial} onClose={onClose} />
      )}
    </Modal>
  );
}

interface TryingProps {
  rule: RuleSheet;
  house: string;
  fields: Fields;
  start: RecordValues;
  onTried(trial: Trial): void;
  onClose(): void;
}

interface Trial {
  readonly figures: RecordValues;
  readonly found: BackTest;
}

const isBackTest = objectWith<BackTest>('is_replayed', 'from', 'to', 'fired', 'by');

/** The answer carries the figures it is about. */
async function tryOut(house: string, code: string, figures: RecordValues): Promise<ApiAnswer<Trial>> {
  const answer = await get(trialPath(house, code, figures), { is: isBackTest });
  return answer.ok ? { ...answer, body: { figures, found: answer.body } } : answer;
}

const Trying = ({ rule, house, fields, start, onTried, onClose }: TryingProps) => (
  <ShortForm
    fields={fields}
    start={start}
    verb="Try on the last 90 days"
    onCancel={onClose}
    act={(figures) => tryOut(house, rule.code, figures)}
    onDone={onTried}
  >
    <BackTestLine home={house} rule={rule} />
  </ShortForm>
);
