import { assessment } from '#domain/assessments/assessment.ts';
import { formGroup, formGroups, type FormGroup } from '#domain/assessments/library/form-group.ts';
import { keysOf } from '#domain/kit/vocabulary/record-values.ts';
import { Link } from 'react-router';
import { useRecords } from '../../kit/data/use-records.ts';
import { useEntityPaths } from '../../kit/house/entity-paths.tsx';
import { Page } from '../../kit/page/page.tsx';
import { Panel } from '../../kit/page/panel.tsx';
import { ErrorState, Loading, NoRight } from '../../kit/page/states.tsx';
import type { Listed } from '../../kit/state/stored-record.ts';
import { setPath } from '../../records/begin-with-set.tsx';
import kit from '../../kit/styles/kit.module.css';
import css from './sets.module.css';

/** As its address names it among the sets. */
export const libraryName = 'assessment_library';

type Form = Listed<typeof assessment>;

/** The forms of the provider, by what a house may do with them: they are in use from the first day, so none is taken over. */
export function FormSetList() {
  const { records, state, reload } = useRecords(assessment, {}, { isPart: true, isWhole: true });
  return (
    <Page title="Assessment library" back={{ to: setPath(), label: 'Starting sets' }}>
      {state === 'loading' && <Loading />}
      {state === 'failed' && <ErrorState title="The forms could not be loaded" onRetry={reload} />}
      {state === 'refused' && <NoRight wanted={{ of: assessment, act: 'view' }} />}
      {state === 'loaded' &&
        keysOf(formGroups).map((group) => (
          <Group key={group} group={group} forms={records.filter((form) => formGroup(form) === group)} />
        ))}
    </Page>
  );
}

function Group({ group, forms }: { group: FormGroup; forms: readonly Form[] }) {
  const { title, help } = formGroups[group];
  if (forms.length === 0) return null;
  return (
    <Panel title={title} count={forms.length}>
      <p className={kit['reason']}>{help}</p>
      <ul className={`${kit['bare']} ${css['lines']}`} aria-label={title}>
        {forms.map((form) => (
          <OneForm key={form.id} form={form} />
        ))}
      </ul>
    </Panel>
  );
}

const { options: categories } = assessment.fields.category;

function OneForm({ form: { id, title, category, licence_note } }: { form: Form }) {
  const page = useEntityPaths().detail(assessment.name);
  return (
    <li>
      <div className={css['said']}>
        <Link className={kit['link']} to={`${page}?id=${id}`}>
          {title}
        </Link>
        <p className={kit['reason']}>
          {categories[category]} · {licence_note}
        </p>
      </div>
    </li>
  );
}
