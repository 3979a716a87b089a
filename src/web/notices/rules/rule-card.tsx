import { wantsRetuning, type RuleSheet } from '#domain/alerts/engine/rule-sheet.ts';
import { home as homeEntity } from '#domain/homes/home.ts';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { partialUpdate } from '../../kit/api/api.ts';
import { AskingDialog } from '../../kit/form/asking/asking-dialog.tsx';
import { pathOf } from '../../kit/state/entities.ts';
import { Flag } from '../../kit/ui/flags.tsx';
import type { RecordValues } from '#domain/kit/vocabulary/record-values.ts';
import { shapeOf } from '../../kit/api/shapes.ts';
import type { Stored } from '../../kit/state/stored-record.ts';
import { useMay } from '../../kit/access/rights.ts';
import { showToast } from '../../kit/state/toasts.ts';
import { BackTestLine } from './back-test-line.tsx';
import { FiguresDialog } from './figures-dialog.tsx';
import kit from '../../kit/styles/kit.module.css';
import css from '../notices.module.css';

type House = Stored<typeof homeEntity>;

/** A house whose settings were saved before there was such a list has none. */
const offIn = ({ settings }: House): readonly string[] => settings.rules_off ?? [];

interface RuleProps {
  rule: RuleSheet;
  house: House | null;
  onChanged(): void;
}

export function RuleCard({ rule, house, onChanged }: RuleProps) {
  const { fired, acted, dismissed } = rule.health;
  return (
    <article className={css['card']} data-tone={rule.is_on ? 'info' : 'quiet'} data-card aria-label={rule.title}>
      <div className={kit['beside']}>
        <h3 className={css['title']}>
          {rule.title} <span className={css['count']}>{rule.code}</span>
        </h3>
        {!rule.is_on && <Flag tone="quiet">Off</Flag>}
        {wantsRetuning(rule.health) && <Flag tone="watch">Mostly dismissed</Flag>}
      </div>
      <p className={css['saw']}>{rule.says}</p>
      <p className={css['quiet']}>
        {rule.clears} Source: {rule.source}.
      </p>
      <p className={css['quiet']}>
        {fired === 0
          ? 'Silent in the last 90 days.'
          : `In the last 90 days: raised ${fired}, acted on ${acted}, dismissed ${dismissed}.`}
      </p>
      {house && <RuleTuning rule={rule} house={house} onChanged={onChanged} />}
    </article>
  );
}

function RuleTuning({ rule, house, onChanged }: RuleProps & { house: House }) {
  const may = useMay();
  const [asking, setAsking] = useState<'figures' | 'switch' | null>(null);
  if (!may('change', homeEntity.name)) return null;
  const close = () => setAsking(null);
  const save = (settings: RecordValues) =>
    partialUpdate(
      pathOf(homeEntity),
      house.id,
      {
        settings: { ...house.settings, ...settings },
        version: house.version,
      },
      { is: shapeOf(homeEntity) },
    );
  const switched = rule.is_on ? [...offIn(house), rule.code] : offIn(house).filter((code) => code !== rule.code);
  const done = (words: string) => () => {
    close();
    showToast(words, 'good');
    onChanged();
  };
  const verb = rule.is_on ? 'Switch off' : 'Switch on';
  return (
    <div className={kit['row']}>
      {rule.figures.length > 0 && (
        <Button variant="default" onClick={() => setAsking('figures')} aria-label={`Change the figures: ${rule.title}`}>
          Change the figures
        </Button>
      )}
      <Button variant="subtle" onClick={() => setAsking('switch')} aria-label={`${verb}: ${rule.title}`}>
        {verb}
      </Button>
      {asking === 'figures' && (
        <FiguresDialog
          rule={rule}
          house={house}
          start={house.settings}
          save={save}
          onDone={done('The rule works by the new figures')}
          onClose={close}
        />
      )}
      {asking === 'switch' && (
        <AskingDialog
          title={`${verb}: ${rule.title}`}
          verb={verb}
          isDanger={rule.is_on}
          fields={{}}
          act={() => save({ rules_off: switched })}
          onDone={done(rule.is_on ? 'The rule is switched off' : 'The rule is switched on')}
          onClose={close}
        >
          <p>
            {rule.is_on
              ? 'Nobody will be told of this any more, and what it has raised ends.'
              : 'It is judged again from now on.'}
          </p>
          <BackTestLine home={house.id} rule={rule} />
        </AskingDialog>
      )}
    </div>
  );
}
