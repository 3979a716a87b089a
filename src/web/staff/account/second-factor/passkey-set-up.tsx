import { longestFactorName } from '#domain/session/second-factor.ts';
import { isRecordValues } from '#domain/kit/vocabulary/record-values.ts';
import { must, text } from '#domain/kit/vocabulary/fields.ts';
import { create, type ApiAnswer } from '../../../kit/api/api.ts';
import { AskingDialog } from '../../../kit/form/asking/asking-dialog.tsx';
import { refusal } from '../../../kit/state/refusal.ts';
import { factorsPath, isFactorsChanged, type FactorsChanged } from './factors-path.ts';

const fields = { name: must(text('Name', { max: longestFactorName, help: 'So that you know it again.' })) };

/** What the device made; null where nobody confirmed it, or it has one already. */
async function madeBy(options: object): Promise<object | null> {
  try {
    const { startRegistration } = await import('@simplewebauthn/browser');
    // The server asked in the form that the browser wants; whatever else comes is refused there.
    return await startRegistration({ optionsJSON: options as Parameters<typeof startRegistration>[0]['optionsJSON'] });
  } catch (error) {
    console.warn(error);
    return null;
  }
}

async function addPasskey(name: string | null | undefined): Promise<ApiAnswer<FactorsChanged>> {
  const asked = await create(`${factorsPath}passkey/`, {}, { is: isRecordValues });
  if (!asked.ok) return asked;
  const passkey = await madeBy(asked.body);
  if (!passkey)
    return refusal(400, { non_field_errors: ['The device made no passkey. It may have one for you already.'] });
  return create(`${factorsPath}passkey/confirm/`, { name, passkey }, { is: isFactorsChanged });
}

/** A key that the device keeps: a finger, a face, its PIN or a stick opens it, and nothing can be copied from it. */
export const PasskeySetUp = ({ onDone, onClose }: { onDone(changed: FactorsChanged): void; onClose(): void }) => (
  <AskingDialog
    title="Add a passkey"
    verb="Make the passkey"
    fields={fields}
    start={{ name: 'This device' }}
    act={({ name }) => addPasskey(name)}
    onDone={onDone}
    onClose={onClose}
  >
    <p>
      Use a device or a security key that is yours alone. On a tablet that others use too, an app on your own phone is
      better.
    </p>
  </AskingDialog>
);
