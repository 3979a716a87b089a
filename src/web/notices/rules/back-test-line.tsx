import { backTestDays, type BackTest, type RuleSheet } from '#domain/alerts/engine/rule-sheet.ts';
import { home as homeEntity } from '#domain/homes/home.ts';
import { pathOf } from '../../kit/state/entities.ts';
import { objectWith } from '../../kit/api/shapes.ts';
import { useLiveAnswer } from '../../kit/data/use-live-answer.ts';
import { backTestWords } from './back-test-words.ts';
import css from '../notices.module.css';

const isBackTest = objectWith<BackTest>('fired', 'by');

/** How often the rule would have spoken in the last 90 days, or did, before anybody decides about it. */
export function BackTestLine({ home, rule: { code } }: { home: string; rule: RuleSheet }) {
  const { body, state, reload } = useLiveAnswer(`${pathOf(homeEntity)}${home}/alert-back-test/?code=${code}`, {
    is: isBackTest,
    of: [],
  });
  if (state === 'failed')
    return (
      <p className={css['tested']} role="alert">
        The last {backTestDays} days could not be read.{' '}
        <button type="button" onClick={reload}>
          Try again
        </button>
      </p>
    );
  return (
    <output className={css['tested']}>{body ? backTestWords(body) : `Reading the last ${backTestDays} days …`}</output>
  );
}
