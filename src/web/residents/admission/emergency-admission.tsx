import { emergencyAdmission } from '#domain/residents/person/emergency-admission.ts';
import { useHouseClock } from '../../kit/house/house-clock.ts';
import { EntityForm } from '../../kit/form/entity-form.tsx';
import { FormSection } from '../../kit/form/form-section.tsx';
import { useFullScreen } from '../../kit/page/full-screen.ts';
import type { Stored } from '../../kit/state/stored-record.ts';
import { KnownAlready } from './known-already.tsx';

/** Somebody stands at the door at night: one short page, and what nobody can say is asked again tomorrow. */
export function EmergencyAdmission({
  home,
  onSaved,
  onCancel,
}: {
  home: string;
  onSaved(person: Stored<typeof emergencyAdmission>): void;
  onCancel(): void;
}) {
  const { today } = useHouseClock();
  useFullScreen();
  return (
    <EntityForm
      of={emergencyAdmission}
      draftName="emergency admission"
      preset={{ home, admission_date: today() }}
      onSaved={onSaved}
      onCancel={onCancel}
      layout={(form, prefix, bar) => (
        <>
          {form.sections.map((section) => (
            <FormSection key={section.title} section={section} form={form} prefix={prefix} />
          ))}
          <KnownAlready values={form.values} />
          {bar}
        </>
      )}
    />
  );
}
