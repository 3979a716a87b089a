import { must, text } from '#domain/kit/vocabulary/fields.ts';
import type { Day } from '#domain/kit/time/time.ts';
import { rotaTemplate } from '#domain/rota/copying/rota-template.ts';
import { create } from '../../kit/api/api.ts';
import { ShortForm } from '../../kit/form/asking/short-form.tsx';
import { pathOf } from '../../kit/state/entities.ts';
import { showToast } from '../../kit/state/toasts.ts';

const name = { name: must(text('Name of the template', { max: 80 })) };

interface FormProps {
  home: string;
  from: Day;
  weeks: number;
  onSaved(): void;
  onCancel(): void;
}

/** Saves weeks of the rota under a name. */
export const TemplateForm = ({ home, from, weeks, onSaved, onCancel }: FormProps) => (
  <ShortForm
    fields={name}
    verb="Save as a template"
    act={(values) => create(`${pathOf(rotaTemplate)}from-weeks/`, { ...values, home, from, weeks }, { quiet: true })}
    onCancel={onCancel}
    onDone={() => {
      showToast('Saved as a template', 'good');
      onSaved();
    }}
  />
);
