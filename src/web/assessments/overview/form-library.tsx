import { entriesOf } from '#domain/kit/vocabulary/record-values.ts';
import { assessmentResult } from '#domain/assessments/assessment-result.ts';
import { assessment } from '#domain/assessments/assessment.ts';
import type { DueForm } from '#domain/assessments/due-assessments.ts';
import { labelledWord } from '#domain/kit/names/labelled-word.ts';
import { capital } from '#domain/kit/words/mid-sentence.ts';
import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { mayAdd } from '../../kit/access/record-rights.ts';
import { seesAny, useRights } from '../../kit/access/rights.ts';
import { Panel } from '../../kit/page/panel.tsx';
import { Empty } from '../../kit/page/states.tsx';
import { beginPath, formPath } from '../fill/assessment-paths.ts';
import { AddLink } from '../../kit/page/add-link.tsx';
import kit from '../../kit/styles/kit.module.css';
import css from '../../kit/styles/person-lines.module.css';

const categories = assessment.fields.category.options;

/** The forms in use by what they are about, each to be begun for somebody or looked at. */
export function FormLibrary({ forms, resident }: { forms: readonly DueForm[]; resident?: string }) {
  const rights = useRights();
  const mayBegin = mayAdd(assessmentResult, rights);
  const seesForms = seesAny(rights, assessment);
  if (forms.length === 0)
    return (
      <Empty title="No form is in use yet" action={<AddLink of={assessment}>Build a form</AddLink>}>
        Forms ask the same questions of everybody, score the answers and say when to ask again. Once one is put in use
        it can be filled in here.
      </Empty>
    );
  const byCategory = Map.groupBy(forms, (form) => form.category);
  return entriesOf(categories).flatMap(([name, label]) => {
    const own = byCategory.get(name);
    return own
      ? [
          <Panel key={name} title={label} count={own.length}>
            <ul className={`${kit['bare']} ${css['list']}`} aria-label={label}>
              {own.map((form) => (
                <li key={form.id} className={css['line']}>
                  <div className={css['words']}>
                    {seesForms ? (
                      <Link className={kit['link']} to={formPath(form.id)}>
                        {form.title}
                      </Link>
                    ) : (
                      <strong>{form.title}</strong>
                    )}
                    <span className={kit['note']}>
                      {[
                        form.version_label &&
                          capital(labelledWord(assessment.fields.version_label, form.version_label)),
                        form.is_countersigned && 'countersigned',
                      ]
                        .filter(Boolean)
                        .join(' · ')}
                    </span>
                  </div>
                  {mayBegin && (
                    <Button
                      variant="default"
                      component={Link}
                      to={beginPath(form.id, resident)}
                      className="no-print"
                      aria-label={`Begin: ${form.title}`}
                    >
                      Begin
                    </Button>
                  )}
                </li>
              ))}
            </ul>
          </Panel>,
        ]
      : [];
  });
}
