import { Gate } from '#web/kit/shell/gate.tsx';
import { providerName } from '#web/kit/house/provider-name.ts';
import { t } from '#web/kit/state/words.ts';
import type { Entry } from './answers/entry.ts';
import { SignInForm } from './sign-in-form.tsx';

export const LoginScreen = ({ onSignedIn }: { onSignedIn(entry: Entry): Promise<void> }) => (
  <Gate title={t('welcome.title', { provider: providerName() })} tab="Sign in" line={t('welcome.tagline')}>
    <SignInForm onSignedIn={onSignedIn} />
  </Gate>
);
