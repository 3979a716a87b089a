import type { RecordValues } from '#domain/kit/vocabulary/record-values.ts';
import type { Fields } from '#domain/kit/vocabulary/fields.ts';
import { partialUpdate } from '../../kit/api/api.ts';
import { ShortForm } from '../../kit/form/asking/short-form.tsx';
import { showToast } from '../../kit/state/toasts.ts';
import { isMe, type Me } from './use-me.ts';

interface DetailsProps {
  me: Me;
  fields: Fields;
  verb: string;
  onSaved(me: Me): void;
}

/** A few fields of one's own record, saved together. */
export function OwnDetailsForm({ me, fields, verb, onSaved }: DetailsProps) {
  const save = async (values: RecordValues) => {
    const answer = await partialUpdate('/api/', 'me', { ...values, version: me.version }, { is: isMe });
    // Changed elsewhere: what stands there now is taken over, so that pressing again saves these few fields into it.
    if (!answer.ok && answer.status === 409 && isMe(answer.current)) onSaved(answer.current);
    return answer;
  };
  const done = (changed: Me) => {
    showToast('Saved', 'good');
    onSaved(changed);
  };
  return <ShortForm fields={fields} start={me} verb={verb} act={save} onDone={done} />;
}
