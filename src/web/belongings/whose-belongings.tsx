import { may } from '#domain/kit/vocabulary/permissions.ts';
import { inventory } from '#domain/residents/belongings/inventory.ts';
import { Button, NativeSelect } from '@mantine/core';
import { IconAmbulance, IconChecklist, IconDoorEnter } from '@tabler/icons-react';
import { Link, useSearchParams } from 'react-router';
import { iconProps } from '../kit/ui/icon-props.ts';
import { PageTools } from '../kit/page/page.tsx';
import { personName, type NamedPerson } from '#domain/kit/people/person-name.ts';
import { personOptions } from '../kit/person/person-options.ts';
import { useRights } from '../kit/access/rights.ts';
import { useChosenHome } from '../kit/state/store.ts';

interface WhoseBelongingsProps {
  who: string | null;
  /** Null as long as their record has not been read, and of a whole house. */
  person: (NamedPerson & { readonly is_discharged_status?: boolean | null }) | null;
}

/** Whose things are shown, and the occasions on which they are gone through while somebody lives here. */
export function WhoseBelongings({ who, person }: WhoseBelongingsProps) {
  const { residents, selected } = useChosenHome();
  const [, setParams] = useSearchParams();
  const rights = useRights();
  const to = (trip: string) => `?${new URLSearchParams({ ...(who ? { resident: who } : {}), trip })}`;
  const people = personOptions(residents);
  const isElsewhere = who !== null && !people.some(({ value }) => value === who);
  return (
    <PageTools>
      <NativeSelect
        aria-label="Whose belongings"
        value={who ?? ''}
        onChange={(event) => setParams(event.currentTarget.value ? { resident: event.currentTarget.value } : {})}
        data={[
          { value: '', label: `Everyone in ${selected?.name ?? 'the house'}` },
          ...(isElsewhere ? [{ value: who, label: person ? personName(person) : 'Somebody else' }] : []),
          ...people,
        ]}
      />
      {may(rights, 'change', inventory.name) && person?.is_discharged_status !== true && (
        <>
          <Button variant="default" component={Link} to={to('out')} leftSection={<IconAmbulance {...iconProps} />}>
            To hospital
          </Button>
          <Button variant="default" component={Link} to={to('back')} leftSection={<IconDoorEnter {...iconProps} />}>
            Back from hospital
          </Button>
          <Button variant="default" component={Link} to={to('check')} leftSection={<IconChecklist {...iconProps} />}>
            Six-monthly check
          </Button>
        </>
      )}
    </PageTools>
  );
}
