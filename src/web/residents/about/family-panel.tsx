import { family } from '#domain/residents/family/family.ts';
import { note } from '#domain/notes/note.ts';
import { Button, VisuallyHidden } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Link } from 'react-router';
import { iconProps } from '../../kit/ui/icon-props.ts';
import type { Listed } from '../../kit/state/stored-record.ts';
import { Panel } from '../../kit/page/panel.tsx';
import { personName } from '#domain/kit/people/person-name.ts';
import { mayAdd } from '../../kit/access/record-rights.ts';
import { seesAny, useRights } from '../../kit/access/rights.ts';
import { useRecords } from '../../kit/data/use-records.ts';
import { useEntityPaths } from '../../kit/house/entity-paths.tsx';
import { Contact } from './contact.tsx';
import kit from '../../kit/styles/kit.module.css';
import css from './about.module.css';

const orderOf = (contact: Listed<typeof family>) => contact.emergency_order ?? 9;

/** Family and others who matter, whoever is called first at the top, and a way to write down that one spoke with them. */
export function FamilyPanel({ person, hasLeft }: { person: string; hasLeft: boolean }) {
  const rights = useRights();
  const where = useEntityPaths();
  const { records, state, at, reload } = useRecords(family, { resident: person, limit: '50' });
  const path = `?id=${person}&tab=about&of=family`;
  if (!seesAny(rights, family)) return null;
  const add = mayAdd(family, rights) && !hasLeft && (
    <Button variant="default" component={Link} to={`${path}&add=1`} leftSection={<IconPlus {...iconProps} />}>
      Add a contact
    </Button>
  );
  return (
    <Panel
      title="Family and contacts"
      count={records.length > 0 ? records.length : undefined}
      state={state}
      at={at}
      onRetry={reload}
      action={add}
      isEmpty={records.length === 0}
      empty="Family, friends and attorneys, and whom to call first. Nobody is written down yet."
    >
      <ul className={`${kit['bare']} ${css['contacts']}`}>
        {records
          .toSorted((a, b) => orderOf(a) - orderOf(b))
          .map((contact) => (
            <li key={contact.id} data-past={contact.is_active === false || undefined}>
              <Contact contact={contact} />
              <div className={css['ways']}>
                <Button variant="subtle" component={Link} to={`${path}&record=${contact.id}`}>
                  Open<VisuallyHidden> {personName(contact)}</VisuallyHidden>
                </Button>
                {!hasLeft && mayAdd(note, rights) && (
                  <Button
                    variant="subtle"
                    component={Link}
                    to={`${where.form(note.name)}?resident=${person}&category=family_contact`}
                  >
                    Log contact<VisuallyHidden> with {personName(contact)}</VisuallyHidden>
                  </Button>
                )}
              </div>
            </li>
          ))}
      </ul>
    </Panel>
  );
}
