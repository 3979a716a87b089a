import { staff } from '#domain/staff/person/staff.ts';
import type { Fields } from '#domain/kit/vocabulary/fields.ts';
import { useMemo } from 'react';
import { FieldScopeProvider } from '../../kit/input/field-scope.ts';
import { Page } from '../../kit/page/page.tsx';
import { Panel } from '../../kit/page/panel.tsx';
import { mustChangePassword, mustSetSecondFactor, type User } from '../../kit/state/session.ts';
import { useAuth } from '../../kit/state/store.ts';
import '../../records/known-entities.ts';
import { AlertChannels } from './alert-channels.tsx';
import { FirstSecondFactor } from './second-factor/first-second-factor.tsx';
import { SecondFactorPanel } from './second-factor/second-factor-panel.tsx';
import { OwnDetailsForm } from './own-details-form.tsx';
import { OwnSessions } from './own-sessions.tsx';
import { PasswordForm } from './password-form.tsx';
import { PinForm } from './pin-form.tsx';
import { useMe } from './use-me.ts';

const pick = (...names: string[]): Fields =>
  Object.fromEntries(names.flatMap((name) => (staff.fields[name] ? [[name, staff.fields[name]]] : [])));

const contact = pick('preferred_name', 'phone', 'email', 'languages');
const photo = pick('photo');

/** A photo is stored with the first house one works in. */
function firstHome(user: User | null): string | null {
  return user?.homes?.[0]?.id ?? null;
}

const noNames: ReadonlyMap<string, string> = new Map();

/** What people may put right about themselves, each part saved for itself. */
export default function EditProfileScreen() {
  const { user } = useAuth();
  const { me, state, reload, take } = useMe();
  const scope = useMemo(() => ({ home: firstHome(user), resident: null, names: noNames, savesFile: false }), [user]);
  if (mustChangePassword(user)) {
    return (
      <Page title="Choose a new password" narrow>
        <Panel title="Password">
          <p>Your password was set by someone else. Choose one that only you know before you go on.</p>
          <PasswordForm username={user?.username ?? ''} />
        </Panel>
      </Page>
    );
  }
  if (mustSetSecondFactor(user)) return <FirstSecondFactor />;
  const known = { state, onRetry: reload };
  return (
    <FieldScopeProvider value={scope}>
      <Page title="My profile" narrow>
        <Panel title="Contact details" {...known}>
          {me && <OwnDetailsForm me={me} fields={contact} verb="Save contact details" onSaved={take} />}
        </Panel>
        <Panel title="Photo" {...known} rows={1}>
          {me && <OwnDetailsForm me={me} fields={photo} verb="Save photo" onSaved={take} />}
        </Panel>
        <Panel title="Password">
          <PasswordForm username={user?.username ?? ''} />
        </Panel>
        <Panel title="PIN">
          <PinForm username={user?.username ?? ''} />
        </Panel>
        <SecondFactorPanel />
        <OwnSessions />
        {me ? <AlertChannels me={me} onSaved={take} /> : <Panel title="How alerts reach me" {...known} />}
      </Page>
    </FieldScopeProvider>
  );
}
