import { holdsTyped } from '#domain/kit/names/plain-text.ts';
import { wantsRetuning, type RuleSheet } from '#domain/alerts/engine/rule-sheet.ts';
import { home as homeEntity } from '#domain/homes/home.ts';
import { notification } from '#domain/notices/notification.ts';
import { useState } from 'react';
import type { ListedHome } from '../../kit/state/chosen-home.ts';
import { Page } from '../../kit/page/page.tsx';
import { ErrorState, Loading } from '../../kit/page/states.tsx';
import { useRuleSheets } from './use-rule-sheets.ts';
import { useRecord } from '../../kit/data/use-record.ts';
import { SearchInput } from '../../kit/ui/search-input.tsx';
import { RuleCard } from './rule-card.tsx';
import kit from '../../kit/styles/kit.module.css';
import css from '../notices.module.css';

const categories: Readonly<Record<string, string>> = notification.fields.category.options;

/** What the house is watched for, in its own figures, and how each rule has fared. */
export function AlertRules({ home }: { home: ListedHome }) {
  const { body, state, reload } = useRuleSheets(home.id);
  const house = useRecord(homeEntity, home.id);
  const [typed, setTyped] = useState('');
  const matches = ({ code, title, says }: RuleSheet) => holdsTyped(`${code} ${title} ${says}`, typed);
  const shown = (body ?? []).filter(matches);
  const retune = (body ?? []).filter(({ health }) => wantsRetuning(health));
  const changed = () => {
    house.reload();
    reload();
  };
  return (
    <Page title={`The rules of ${home.name}`} tab="The rules" back={{ to: '/notification', label: 'Reminders' }}>
      <SearchInput
        label="Search the rules"
        placeholder="Search"
        words={typed}
        onSearch={setTyped}
        className={kit['search']}
      />
      {retune.length > 0 && (
        <output className={css['tested']}>
          Mostly dismissed, so worth another look: {retune.map(({ code, title }) => `${title} (${code})`).join(', ')}.
        </output>
      )}
      {state === 'loading' && !body && <Loading rows={8} label="Loading the rules" />}
      {state === 'failed' && (
        <ErrorState title="The rules could not be loaded" onRetry={reload}>
          They go on working; they cannot be shown just now.
        </ErrorState>
      )}
      {Object.entries(categories).map(([category, label]) => {
        const own = shown.filter((rule) => rule.category === category);
        return (
          own.length > 0 && (
            <section key={category} className={css['lane']} aria-label={label}>
              <h2 className={css['heading']}>
                {label} <span className={css['count']}>{own.length}</span>
              </h2>
              <div className={css['rules']}>
                {own.map((rule) => (
                  <RuleCard key={rule.code} rule={rule} house={house.record} onChanged={changed} />
                ))}
              </div>
            </section>
          )
        );
      })}
    </Page>
  );
}
