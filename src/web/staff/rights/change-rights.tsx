import { keysOf } from '#domain/kit/vocabulary/record-values.ts';
import { personName } from '#domain/kit/people/person-name.ts';
import { isSame } from '#domain/kit/vocabulary/is-same.ts';
import { staff } from '#domain/staff/person/staff.ts';
import { Button, Checkbox, Modal } from '@mantine/core';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import { partialUpdate } from '../../kit/api/api.ts';
import { pathOf } from '../../kit/state/entities.ts';
import type { State } from '../../kit/state/store.ts';
import { useAuth } from '../../kit/state/store.ts';
import { shapeOf } from '../../kit/api/shapes.ts';
import type { Stored } from '../../kit/state/stored-record.ts';
import { showToast } from '../../kit/state/toasts.ts';
import { useGroups } from './use-groups.ts';
import { RightsReviewDialog } from './rights-review-dialog.tsx';
import kit from '../../kit/styles/kit.module.css';
import css from './rights.module.css';

type Person = Stored<typeof staff>;

interface ChangeProps {
  person: Person;
  onChanged(record: Stored<typeof staff>): void;
  onAsked(): void;
  onClose(): void;
}

const toggled = (all: readonly string[], one: string) =>
  all.includes(one) ? all.filter((other) => other !== one) : [...all, one];

/** A person's groups and houses, with what a change would mean before it counts. */
export function ChangeRights({ person, onChanged, onAsked, onClose }: ChangeProps) {
  const [isReviewing, setIsReviewing] = useState(false);
  const [chosen, setChosen] = useState({
    groups: person.groups,
    homes: person.homes,
    is_superuser: person.is_superuser,
  });
  const differs = keysOf(chosen).filter((name) => !isSame(chosen[name], person[name]));
  const change = Object.fromEntries(differs.map((name) => [name, chosen[name]]));
  if (!isReviewing)
    return (
      <Modal opened onClose={onClose} title={`Groups and houses of ${personName(person)}`}>
        <div className={css['review']}>
          <Choices chosen={chosen} onChange={setChosen} />
          <div className={kit['buttons']}>
            <Button disabled={differs.length === 0 || chosen.groups.length === 0} onClick={() => setIsReviewing(true)}>
              Review changes
            </Button>
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
          </div>
        </div>
      </Modal>
    );
  return (
    <RightsReviewDialog
      title={`What this changes for ${personName(person)}`}
      change={{ entity: 'staff', target: person.id, ...change }}
      save={async () => {
        const answer = await partialUpdate(
          pathOf(staff),
          person.id,
          {
            ...change,
            version: person.version,
          },
          { is: shapeOf(staff) },
        );
        if (answer.ok) onChanged(answer.body);
        return answer;
      }}
      onSaved={() => {
        showToast('Saved', 'good');
        onClose();
      }}
      onAsked={() => {
        showToast('Asked for. It waits for a second person.', 'good');
        onAsked();
        onClose();
      }}
      onClose={() => setIsReviewing(false)}
    />
  );
}

interface Chosen {
  groups: Person['groups'];
  homes: Person['homes'];
  is_superuser: Person['is_superuser'];
}

function Choices({ chosen, onChange }: { chosen: Chosen; onChange(next: Chosen): void }) {
  const { groups } = useGroups();
  const homes = useSelector((state: State) => state.house.list);
  const { user } = useAuth();
  return (
    <>
      <fieldset className={kit['group']}>
        <legend>Groups</legend>
        {groups.map(({ id, name, description }) => (
          <Checkbox
            key={id}
            label={name}
            description={description}
            checked={chosen.groups.includes(id)}
            onChange={() => onChange({ ...chosen, groups: toggled(chosen.groups, id) })}
          />
        ))}
      </fieldset>
      <fieldset className={kit['group']}>
        <legend>Houses</legend>
        {homes.map(({ id, name }) => (
          <Checkbox
            key={id}
            label={name}
            checked={chosen.homes.includes(id)}
            onChange={() => onChange({ ...chosen, homes: toggled(chosen.homes, id) })}
          />
        ))}
      </fieldset>
      {user?.is_superuser === true && (
        <Checkbox
          label="Superuser"
          description="Every house, every account, every setting."
          checked={chosen.is_superuser}
          onChange={(event) => onChange({ ...chosen, is_superuser: event.currentTarget.checked })}
        />
      )}
    </>
  );
}
