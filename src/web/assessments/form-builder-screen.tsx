import { assessment } from '#domain/assessments/assessment.ts';
import { choice } from '#domain/assessments/choice.ts';
import { labelledWord } from '#domain/kit/names/labelled-word.ts';
import type { Fields } from '#domain/kit/vocabulary/fields.ts';
import { writable } from '#domain/kit/vocabulary/parse.ts';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { v7 } from 'uuid';
import { mayAdd } from '../kit/access/record-rights.ts';
import { seesAny, useRights } from '../kit/access/rights.ts';
import { create } from '../kit/api/api.ts';
import { AskingDialog } from '../kit/form/asking/asking-dialog.tsx';
import { EntityList } from '../kit/list/entity-list.tsx';
import { Page } from '../kit/page/page.tsx';
import { SpareWords } from '../kit/page/spare-words.tsx';
import { ErrorState, Loading, NoRight } from '../kit/page/states.tsx';
import { pathOf } from '../kit/state/entities.ts';
import { shapeOf } from '../kit/api/shapes.ts';
import { iconProps } from '../kit/ui/icon-props.ts';
import { StaleNote } from '../kit/ui/messages/stale-note.tsx';
import RecordListScreen from '../records/screens/record-list-screen.tsx';
import { builderPath, buildersPath } from './build/builder-paths.ts';
import { FormBuilder } from './build/form-builder.tsx';
import { useFormContent } from './build/use-building.ts';

const first = ['title', 'category', 'licence_note', 'licence_status'];
const firstFields: Fields = Object.fromEntries(
  Object.entries(writable(assessment)).filter(([name]) => first.includes(name)),
);

/** The forms to make and to change, or the builder of one; a possible answer by its id has its declared page. */
export default function FormBuilderScreen() {
  const [params] = useSearchParams();
  const rights = useRights();
  const form = params.get('form');
  if (params.has('id') || params.has('add')) return <RecordListScreen entity={choice.name} />;
  if (!seesAny(rights, assessment))
    return (
      <Page title="Forms">
        <NoRight title="You do not have the right to see forms" />
      </Page>
    );
  return form ? <OneForm key={form} id={form} /> : <AllForms />;
}

function AllForms() {
  const rights = useRights();
  const navigate = useNavigate();
  const [isAsking, setIsAsking] = useState(false);
  const add = mayAdd(assessment, rights) && (
    <Button leftSection={<IconPlus {...iconProps} />} onClick={() => setIsAsking(true)}>
      New
      <SpareWords>form</SpareWords>
    </Button>
  );
  return (
    <Page title="Forms" back={{ to: '/assessment', label: 'Assessments' }} actions={add}>
      <EntityList of={assessment} pathTo={({ id }) => builderPath(id)} add={add} />
      {isAsking && (
        <AskingDialog
          title="A new form"
          verb="Begin the form"
          fields={firstFields}
          start={{ category: 'other', licence_status: 'free', licence_note: 'Our own words.' }}
          draft={{ form: 'new-form' }}
          act={(values) => create(pathOf(assessment), { ...values, id: v7() }, { is: shapeOf(assessment) })}
          onDone={({ id }) => void navigate(builderPath(id))}
          onClose={() => setIsAsking(false)}
        />
      )}
    </Page>
  );
}

function OneForm({ id }: { id: string }) {
  const { body, state, status, reload, reloadQuietly, take, at } = useFormContent(id);
  const title = body
    ? [
        body.form.title,
        body.form.version_label && labelledWord(assessment.fields.version_label, body.form.version_label),
      ]
        .filter(Boolean)
        .join(', ')
    : 'Form';
  return (
    <Page title={title} tab="Form builder" back={{ to: buildersPath, label: 'Forms' }}>
      {body ? (
        <>
          <StaleNote state={state} at={at} reload={reload} />
          <FormBuilder content={body} take={take} onChanged={reloadQuietly} />
        </>
      ) : state === 'loading' ? (
        <Loading rows={6} />
      ) : (
        <ErrorState
          title={status === 404 ? 'This form was not found' : 'This form could not be loaded'}
          onRetry={reload}
        >
          {status === 404 ? 'It may have been removed.' : 'Check the network, then try again.'}
        </ErrorState>
      )}
    </Page>
  );
}
