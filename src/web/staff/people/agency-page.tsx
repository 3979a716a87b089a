import { whoHolds } from '#domain/kit/people/who-can.ts';
import { addHours, localTime } from '#domain/kit/time/time.ts';
import { bandAt } from '#domain/rota/shift-of.ts';
import { agencyFields, type AgencyAccount } from '#domain/session/agency-account.ts';
import { staff } from '#domain/staff/person/staff.ts';
import { Button } from '@mantine/core';
import { IconUserPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { v7 } from 'uuid';
import { useRights } from '../../kit/access/rights.ts';
import { useReader } from '../../kit/access/use-reader.ts';
import { create } from '../../kit/api/api.ts';
import { objectWith } from '../../kit/api/shapes.ts';
import { ShortForm } from '../../kit/form/asking/short-form.tsx';
import { useHouseClock } from '../../kit/house/house-clock.ts';
import { useHomeSettings } from '../../kit/house/use-home-settings.ts';
import { Page } from '../../kit/page/page.tsx';
import { PrintButton } from '../../kit/page/print/print-button.tsx';
import { NoRight } from '../../kit/page/states.tsx';
import { ChooseHouse } from '../../kit/shell/choose-house.tsx';
import { pathOf } from '../../kit/state/entities.ts';
import { useSelectedHome } from '../../kit/state/store.ts';
import { iconProps } from '../../kit/ui/icon-props.ts';
import { mayLetIn } from './may-let-in.ts';
import kit from '../../kit/styles/kit.module.css';
import css from '../staff.module.css';

const isAccount = objectWith<AgencyAccount>('id', 'name', 'username', 'code', 'access_ends_at');
const back = { to: '/staff', label: 'Staff' };
const title = 'Let an agency worker in';

/** When the shift of this hour ends, as the house has it. */
function useUsualEnd(): string {
  const { shift_times } = useHomeSettings();
  const { now, zone } = useHouseClock();
  // Whoever comes a little early comes for the shift that begins.
  return shift_times[bandAt(localTime(addHours(now(), 1), zone), shift_times)].end;
}

/** Somebody from an agency stands at the door: one short form, and a code to hand over. */
export function AgencyPage() {
  const home = useSelectedHome();
  const rights = useRights();
  const reader = useReader();
  const [made, setMade] = useState<AgencyAccount | null>(null);
  if (!mayLetIn(rights))
    return (
      <Page title={title} back={back}>
        <NoRight title="You do not have the right to let an agency worker in">
          {whoHolds('publish_rota', reader)}
        </NoRight>
      </Page>
    );
  if (!home)
    return (
      <Page title={title} back={back}>
        <ChooseHouse />
      </Page>
    );
  return (
    <Page title={made ? `${made.name} may sign in` : title} tab={title} back={back} narrow>
      {made ? (
        <ToHandOver account={made} house={home.name} onNext={() => setMade(null)} />
      ) : (
        <Asking house={home} onMade={setMade} />
      )}
    </Page>
  );
}

interface AskingProps {
  house: { readonly id: string; readonly name: string };
  onMade(account: AgencyAccount): void;
}

function Asking({ house, onMade }: AskingProps) {
  const ends_at = useUsualEnd();
  // Sent along each time, so that a request that arrives twice makes one account.
  const [id] = useState(() => v7());
  return (
    <div data-card className={css['agency']}>
      <ShortForm
        verb="Let in"
        fields={agencyFields}
        start={{ ends_at }}
        draft={{ form: 'agency-account', record: house.id }}
        act={(values) => create(`${pathOf(staff)}agency/`, { ...values, id, home: house.id }, { is: isAccount })}
        onDone={onMade}
      >
        <p className={kit['quiet']}>
          For {house.name}, from now until an hour after the shift, with the rights of agency workers. It ends by
          itself.
        </p>
      </ShortForm>
    </div>
  );
}

interface HandOverProps {
  account: AgencyAccount;
  house: string;
  onNext(): void;
}

/** Shown once, large enough to be copied from across a desk. */
function ToHandOver({ account, house, onNext }: HandOverProps) {
  const { zone } = useHouseClock();
  return (
    <div data-card className={css['agency']}>
      <dl className={`${kit['facts']} ${css['handOver']}`}>
        <div>
          <dt>Username</dt>
          <dd>{account.username}</dd>
        </div>
        <div>
          <dt>One-time code, in place of the password</dt>
          <dd>{account.code}</dd>
        </div>
      </dl>
      <p className={kit['quiet']}>
        With the first sign-in they choose a password of their own. They are on the rota of {house} until{' '}
        {localTime(account.shift_ends_at, zone)}; at {localTime(account.access_ends_at, zone)} the account ends by
        itself.
      </p>
      <p className={kit['note']}>The code is not shown again.</p>
      <div className={kit['buttons']}>
        <Button component={Link} to="/staff">
          Done
        </Button>
        <PrintButton />
        <Button variant="subtle" leftSection={<IconUserPlus {...iconProps} />} onClick={onNext}>
          Another
        </Button>
      </div>
    </div>
  );
}
