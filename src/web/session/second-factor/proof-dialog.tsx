import { isRecordValues } from '#domain/kit/vocabulary/record-values.ts';
import { Modal } from '@mantine/core';
import { create } from '#web/kit/api/api.ts';
import { objectWith } from '#web/kit/api/shapes.ts';
import { useLiveAnswer } from '#web/kit/data/use-live-answer.ts';
import { ErrorState, Loading } from '#web/kit/page/states.tsx';
import { refusedWords } from '../answers/refused-words.ts';
import { ProofForm, type AnyWay, type GivenProof } from './proof-form.tsx';

const path = '/api/me/proof/';
const isWays = objectWith<{ ways: readonly AnyWay[] }>('ways');

/** Before something weighty: what is sent, who may do what, what lets somebody in. */
export default function ProofDialog({ settle }: { settle(isProven: boolean): void }) {
  const { body, state, reload } = useLiveAnswer(path, { is: isWays, of: [] });
  const askPasskey = async () => {
    const answer = await create(`${path}passkey/`, {}, { is: isRecordValues });
    return answer.ok ? answer.body : null;
  };
  const give = async (given: GivenProof): Promise<string> => {
    const answer = await create(path, given);
    if (!answer.ok) return refusedWords(answer) || Object.values(answer.fields).flat().join(' ');
    settle(true);
    return '';
  };
  return (
    <Modal opened onClose={() => settle(false)} title="Is it you?">
      <p>This is a weighty step, so show once more that it is you. You are not asked again for fifteen minutes.</p>
      {state === 'loading' && <Loading rows={2} />}
      {state === 'failed' && <ErrorState title="This could not be loaded" onRetry={reload} />}
      {body && <ProofForm ways={body.ways} verb="Confirm" askPasskey={askPasskey} onGiven={give} />}
    </Modal>
  );
}
