import type { resident } from '#domain/residents/person/resident.ts';
import { Button, Modal } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { bodyMap } from '#domain/incidents/body-map/body-map.ts';
import { careEntries } from '#domain/residents/views/care-entries.ts';
import { inventory } from '#domain/residents/belongings/inventory.ts';
import type { Stored } from '../../kit/state/stored-record.ts';
import { openRecord } from '../../kit/state/recording.ts';
import { personName } from '#domain/kit/people/person-name.ts';
import { mayAdd } from '../../kit/access/record-rights.ts';
import { useRights } from '../../kit/access/rights.ts';
import { ShortForm } from '../../kit/form/asking/short-form.tsx';
import { showToast } from '../../kit/state/toasts.ts';
import { useEntityPaths } from '../../kit/house/entity-paths.tsx';
import { changeStatus } from './status-move.ts';
import kit from '../../kit/styles/kit.module.css';
import css from './status-dialog.module.css';

/** What is looked at when someone comes home: skin, weight, and what the hospital said. */
const onReturn = [bodyMap.name, 'weight', 'note'];
const labels: Readonly<Record<string, string>> = {
  [bodyMap.name]: 'Look at the skin: body map',
  weight: 'Weigh them',
  note: 'Write how they came back',
};

interface BackProps {
  person: Stored<typeof resident>;
  onChanged(person: Stored<typeof resident>): void;
  onClose(): void;
}

export function BackDialog({ person, onChanged, onClose }: BackProps) {
  const rights = useRights();
  const where = useEntityPaths();
  const [back, setBack] = useState<Stored<typeof resident> | null>(null);
  const name = personName(person);
  const finish = () => {
    if (back) onChanged(back);
    onClose();
  };
  const checks = careEntries.filter(({ entity }) => onReturn.includes(entity.name) && mayAdd(entity, rights));
  return (
    <Modal opened onClose={finish} title={`${name} is back`}>
      {!back && (
        <ShortForm
          fields={{}}
          verb="Mark as back home"
          act={() => changeStatus(person, 'current', {})}
          onCancel={onClose}
          onDone={(changed) => {
            showToast('Marked as back home', 'good');
            setBack(changed);
          }}
        >
          <p>From now on everything that is watched for {name} is due again.</p>
        </ShortForm>
      )}
      {back && (
        <div className={css['next']}>
          <h3 className={kit['subheading']}>Now</h3>
          <p>Compare with how they left, and check what came back with them.</p>
          {checks.map(({ entity }) =>
            entity === bodyMap ? (
              <Button
                key={entity.name}
                variant="default"
                component={Link}
                to={`${where.form(bodyMap.name)}?resident=${person.id}&occasion=return_from_hospital`}
                onClick={finish}
              >
                {labels[entity.name]}
              </Button>
            ) : (
              <Button
                key={entity.name}
                variant="default"
                onClick={() => {
                  finish();
                  openRecord({ resident: person.id, kind: entity.name });
                }}
              >
                {labels[entity.name]}
              </Button>
            ),
          )}
          <Button
            variant="default"
            component={Link}
            to={`${where.list(inventory.name)}?resident=${person.id}&trip=back`}
            onClick={finish}
          >
            Tick off what came back
          </Button>
          <Button onClick={finish}>Done</Button>
        </div>
      )}
    </Modal>
  );
}
