import type { repairRecord } from '#domain/premises/repairs/repair-record.ts';
import { usualControls } from '#domain/premises/repairs/reported-problems.ts';
import { Link } from 'react-router';
import { OneField } from '../../../kit/form/one-field.tsx';
import type { EntityFormState } from '../../../kit/form/use-entity-form.ts';
import { TakePhoto } from './take-photo.tsx';
import kit from '../../../kit/styles/kit.module.css';
import css from './report.module.css';

interface DetailsProps {
  form: EntityFormState<typeof repairRecord>;
  prefix: string;
}

const mayStopSupply = ['plumbing', 'heating_hot_water', 'electrical'];

/** Danger first, then a photo; the rest is filled in already and may be changed. */
export function ReportDetails({ form, prefix }: DetailsProps) {
  const isDanger = form.values.safety_risk === true;
  const asksSupply = (form.values.lost_supply ?? null) !== null || mayStopSupply.includes(String(form.values.category));
  return (
    <section className={css['step']} data-card aria-label="The report">
      <OneField form={form} prefix={prefix} name="safety_risk" />
      {isDanger && (
        <div className={css['control']}>
          <OneField form={form} prefix={prefix} name="interim_control" />
          <fieldset className={`${kit['plain']} ${kit['buttons']}`} aria-label="What is usually done">
            {usualControls.map((words) => (
              <button
                key={words}
                type="button"
                className={css['choice']}
                onClick={() => form.change('interim_control', added(form.values.interim_control, words))}
              >
                {words}
              </button>
            ))}
          </fieldset>
        </div>
      )}
      <TakePhoto onTaken={(id) => form.change('photo', id)} />
      <OneField key={`photo ${String(form.values.photo)}`} form={form} prefix={prefix} name="photo" />
      <OneField form={form} prefix={prefix} name="priority" />
      <OneField form={form} prefix={prefix} name="planned_date" />
      {asksSupply && <OneField form={form} prefix={prefix} name="lost_supply" />}
      <OneField form={form} prefix={prefix} name="description" />
      <Link className={kit['link']} to="?add=1&full=1" onClick={form.saveDraft}>
        More details
      </Link>
    </section>
  );
}

/** What is done is one sentence after the other; nothing that was typed is lost. */
function added(value: unknown, words: string): string {
  const before = typeof value === 'string' ? value.trim() : '';
  if (before.includes(words)) return before;
  return before === '' ? words : `${before.replace(/\.$/, '')}. ${words}`;
}
