import { must, text } from '#domain/kit/vocabulary/fields.ts';
import { rota } from '#domain/rota/rota.ts';
import { Button, Modal } from '@mantine/core';
import { ShortForm } from '../../kit/form/asking/short-form.tsx';
import { WarningsDialog } from '../../kit/saving/warnings-dialog.tsx';
import form from '../../kit/styles/form.module.css';
import type { Planning } from './use-planning.ts';

const reason = { override_reason: must(text('Why a rota rule is overridden', { max: 300 })) };

/** What an edit ran into: something to confirm, a rule that may be overridden with a reason, or a refusal with its sentence. */
export function PlanningDialogs({ planning }: { planning: Planning }) {
  const { waiting, confirm, override, dismiss } = planning;
  if (!waiting) return null;
  if (waiting.warnings.length > 0)
    return <WarningsDialog entity={rota} warnings={waiting.warnings} onConfirm={confirm} onBack={dismiss} />;
  return (
    <Modal opened onClose={dismiss} title={waiting.isUnanswered ? 'No answer came' : 'The rota was not changed'}>
      {waiting.mayOverride ? (
        <ShortForm
          fields={reason}
          verb="Override and save"
          isDanger
          act={async ({ override_reason }) => ({ ok: true, status: 200, body: override_reason, next: null })}
          onDone={override}
          onCancel={dismiss}
        >
          <p role="alert">{waiting.refusal}</p>
        </ShortForm>
      ) : (
        <>
          <p role="alert">{waiting.refusal}</p>
          <div className={form['buttons']}>
            <Button onClick={dismiss} data-autofocus>
              Back to the rota
            </Button>
          </div>
        </>
      )}
    </Modal>
  );
}
