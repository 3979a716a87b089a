import { isRecordValues } from '#domain/kit/vocabulary/record-values.ts';
import type { SecondStep } from '#domain/session/second-factor.ts';
import { Button } from '@mantine/core';
import { login } from '#web/kit/api/api.ts';
import { t } from '#web/kit/state/words.ts';
import { refusedWords } from '../answers/refused-words.ts';
import { isEntry, type Entry } from '../answers/entry.ts';
import { ProofForm, type GivenProof } from './proof-form.tsx';
import css from '../session.module.css';

const path = '/api/login/second-factor/';

export interface SecondStepProps {
  step: SecondStep;
  onSignedIn(entry: Entry): Promise<void>;
  /** Back to name and password. */
  onBack(): void;
}

/** The password was right; what else somebody has shows that it is them who knows it. */
export function SecondStepForm({ step: { token, ways }, onSignedIn, onBack }: SecondStepProps) {
  const askPasskey = async () => {
    const answer = await login(`${path}passkey/`, { token }, { is: isRecordValues, onSuccess: () => {} });
    return answer.ok ? answer.body : null;
  };
  const enter = async (given: GivenProof): Promise<string> => {
    let opening = Promise.resolve();
    const answer = await login(
      path,
      { token, ...given },
      { is: isEntry, onSuccess: (entry) => (opening = onSignedIn(entry)) },
    );
    const failure = await opening.then(
      () => '',
      () => t('page.failed'),
    );
    return answer.ok ? failure : refusedWords(answer);
  };
  return (
    <div className={css['form']}>
      <h2 className={css['step']}>One more step</h2>
      <ProofForm ways={ways} verb="Sign in" askPasskey={askPasskey} onGiven={enter} />
      <Button variant="subtle" fullWidth onClick={onBack}>
        Begin again
      </Button>
    </div>
  );
}
