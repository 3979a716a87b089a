import { isKeyOf } from '#domain/kit/vocabulary/record-values.ts';
import { reportedProblems, type ReportedProblem } from '#domain/premises/repairs/reported-problems.ts';
import { repairCategories, type RepairRecord } from '#domain/premises/repairs/repair-record.ts';
import { suggestedPriority } from '#domain/premises/repairs/repair-target.ts';
import { Button, TextInput } from '@mantine/core';
import { useId, useState } from 'react';
import { Select } from '../../../kit/ui/select.tsx';
import kit from '../../../kit/styles/kit.module.css';
import css from './report.module.css';

/** A choice that was not made is not guessed. */
const unsorted: RepairRecord['category'] = 'other';

interface WhatProps {
  onChoose(problem: ReportedProblem): void;
}

/** What breaks in every house, by kind; anything else in words. */
export function WhatIsWrong({ onChoose }: WhatProps) {
  const id = useId();
  return (
    <section className={css['step']} aria-labelledby={id} data-card>
      <h2 id={id} className={kit['heading']}>
        What is wrong?
      </h2>
      <div className={css['groups']}>
        {reportedProblems.map(({ category, problems }) => (
          <fieldset
            key={category}
            aria-label={repairCategories[category]}
            className={`${kit['plain']} ${css['group']}`}
          >
            <span className={kit['note']} aria-hidden>
              {repairCategories[category]}
            </span>
            <div className={kit['buttons']}>
              {problems.map((problem) => (
                <button key={problem.words} type="button" className={css['choice']} onClick={() => onChoose(problem)}>
                  {problem.words}
                </button>
              ))}
            </div>
          </fieldset>
        ))}
      </div>
      <SomethingElse onChoose={onChoose} />
    </section>
  );
}

function SomethingElse({ onChoose }: WhatProps) {
  const [words, setWords] = useState('');
  const [category, setCategory] = useState<RepairRecord['category']>(unsorted);
  const title = words.trim();
  const choose = () => onChoose({ words: title, category, priority: suggestedPriority(category) });
  return (
    <div className={css['typed']}>
      <TextInput
        label="Something else"
        maxLength={200}
        value={words}
        onChange={(event) => setWords(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && title !== '') choose();
        }}
      />
      {title !== '' && (
        <>
          <Select
            label="Kind"
            data={Object.entries(repairCategories).map(([value, label]) => ({ value, label }))}
            value={category}
            onChange={(next) => setCategory(isKeyOf(repairCategories, next) ? next : unsorted)}
            allowDeselect={false}
          />
          <Button variant="default" onClick={choose}>
            That is wrong
          </Button>
        </>
      )}
    </div>
  );
}
