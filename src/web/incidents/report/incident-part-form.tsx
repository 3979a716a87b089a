import { incident } from '#domain/incidents/incident/incident.ts';
import { Modal } from '@mantine/core';
import { useId } from 'react';
import { FormSection } from '../../kit/form/form-section.tsx';
import type { Stored, StoredRecord } from '../../kit/state/stored-record.ts';
import { SaveBar } from '../../kit/form/save-bar.tsx';
import { showToast } from '../../kit/state/toasts.ts';
import { useCircumstances } from '../../kit/form/use-circumstances.ts';
import { useEntityForm } from '../../kit/form/use-entity-form.ts';
import { t } from '../../kit/state/words.ts';
import { IncidentForm, useWorking } from './incident-form.tsx';
import { incidentParts, type IncidentPart, type PartName } from './incident-parts.ts';
import { useShortName } from '../../kit/person/use-short-name.ts';

interface PartProps {
  part: PartName;
  record: Stored<typeof incident>;
  person: StoredRecord | null;
  onSaved(record: Stored<typeof incident>): void;
  onClose(): void;
}

/** One part of an incident, filled in by itself: the rest of the report stays as it is. */
export function IncidentPartForm({ part, record, person, onSaved, onClose }: PartProps) {
  const shortName = useShortName();
  const { title, names, dependsOn = [] }: IncidentPart = incidentParts[part];
  const prefix = useId();
  const circumstances = useCircumstances(incident, person);
  const hidden = Object.keys(incident.fields).filter((name) => ![...names, ...dependsOn].includes(name));
  const form = useEntityForm({
    entity: incident,
    record,
    preset: {},
    hidden,
    circumstances,
    draftName: `incident-${part}`,
    onSaved(done, ending) {
      working.current = false;
      if (ending === 'saved') showToast('Saved', 'good');
      else showToast(t('theirsTaken'), 'info');
      onSaved(done);
    },
  });
  const working = useWorking(form.isTouched);
  const fields = form.sections.flatMap((section) => section.fields).filter(({ name }) => names.includes(name));
  const problems = Object.entries(form.errors)
    .filter(([, text]) => text)
    .map(([name, text]) => ({ text, leadsTo: names.includes(name) ? `${prefix}-${name}` : null }));
  return (
    <Modal opened onClose={onClose} title={title} size="xl">
      <IncidentForm
        form={form}
        person={person}
        record={record}
        working={working}
        problems={form.outcome?.kind === 'failed' ? problems : []}
      >
        <FormSection section={{ title: null, fields }} form={form} prefix={prefix} />
        <SaveBar
          label={`Save for ${person ? shortName(person) : 'the house'}`}
          isSaving={form.isSaving}
          draft={form.draft.state}
          onSave={form.submit}
          onCancel={onClose}
        />
      </IncidentForm>
    </Modal>
  );
}
