import { resident } from '#domain/residents/person/resident.ts';
import { Button, VisuallyHidden } from '@mantine/core';
import { FieldValue } from '../../kit/record/field-value.tsx';
import type { RecordValues } from '#domain/kit/vocabulary/record-values.ts';
import { pointersOf, useNamesOf } from '../../kit/names/use-ref-names.ts';
import { useValueWords } from '../../kit/names/use-value-words.ts';
import { isEmpty } from '../../kit/names/value-text.ts';
import { admission } from './admission-steps.ts';
import kit from '../../kit/styles/kit.module.css';
import css from './admission.module.css';

/** Everything that was said, step by step, before it becomes a record. */
export function AdmissionReview({ values, onChoose }: { values: RecordValues; onChoose(step: number): void }) {
  // The server has not seen the record yet, and names nobody in it.
  const wording = useValueWords()({ ...values, id: '' }, useNamesOf(pointersOf(resident.fields, values)));
  return (
    <div className={css['review']}>
      {admission.steps.slice(0, -1).map(({ title, fields }, step) => {
        const said = fields.filter((name) => !isEmpty(values[name]) && values[name] !== false);
        return (
          <section key={title} className={css['part']} data-card>
            <div className={css['partTop']}>
              <h3 className={kit['subheading']}>{title}</h3>
              <Button variant="subtle" onClick={() => onChoose(step)}>
                Change<VisuallyHidden> {title}</VisuallyHidden>
              </Button>
            </div>
            {said.length === 0 && <p className={kit['reason']}>Nothing yet; it can be filled in later.</p>}
            <dl className={`${kit['facts']} ${kit['spread']}`}>
              {said.map((name) => {
                const field = resident.fields[name];
                return (
                  field && (
                    <div key={name}>
                      <dt>{field.label}</dt>
                      <dd>
                        <FieldValue field={field} value={values[name]} wording={wording} />
                      </dd>
                    </div>
                  )
                );
              })}
            </dl>
          </section>
        );
      })}
    </div>
  );
}
