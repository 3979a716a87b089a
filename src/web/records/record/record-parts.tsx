import { Button } from '@mantine/core';
import { midSentence } from '#domain/kit/words/mid-sentence.ts';
import type { Entity } from '#domain/kit/vocabulary/entity.ts';
import { fixedBy } from '#domain/kit/vocabulary/fixed.ts';
import { IconPlus } from '@tabler/icons-react';
import { useCallback } from 'react';
import { Link } from 'react-router';
import { EntityList } from '../../kit/list/entity-list.tsx';
import type { StoredRecord } from '../../kit/state/stored-record.ts';
import { ToolsBeside } from '../../kit/page/page.tsx';
import { mayAdd } from '../../kit/access/record-rights.ts';
import { seesAny, useRights } from '../../kit/access/rights.ts';
import { useFixedByParent } from '../../kit/record/use-fixed-by-parent.ts';
import { useEntityPaths } from '../../kit/house/entity-paths.tsx';
import { entityNamed } from '../known-entities.ts';
import kit from '../../kit/styles/kit.module.css';
import css from '../records.module.css';

/** What is read and written together with a record: a form is nothing without its questions. */
const parts: Readonly<Record<string, string>> = {
  assessment: 'question',
  question: 'choice',
  assessment_result: 'answer',
};

interface WithProps {
  entity: Entity;
  record: StoredRecord;
}

export function RecordParts({ entity, record }: WithProps) {
  const rights = useRights();
  const { fixedByParent, isKnown } = useFixedByParent(entity, record);
  const part = parts[entity.name];
  const child = part ? entityNamed(part) : null;
  return child && seesAny(rights, child) ? (
    <Parts
      of={child}
      entity={entity}
      record={record}
      mayWrite={mayAdd(child, rights) && fixedBy(entity, record) === null && isKnown && fixedByParent === null}
    />
  ) : null;
}

/** The field by which the parts name the record they are of. */
const linkIn = (child: Entity, { name }: Entity): string => {
  const found = Object.entries(child.fields).find(([, field]) => field.kind === 'ref' && field.to === name);
  if (!found) throw new Error(`${child.name} is no part of ${name}`);
  return found[0];
};

function Parts({ of: child, entity, record, mayWrite }: WithProps & { of: Entity; mayWrite: boolean }) {
  const where = useEntityPaths();
  const owner = typeof record['resident'] === 'string' ? record['resident'] : null;
  const link = linkIn(child, entity);
  const pathTo = useCallback(
    ({ id }: StoredRecord) => where.record(child.name, id, owner) ?? '',
    [where, child, owner],
  );
  const query = new URLSearchParams({
    of: child.name,
    [link]: record.id,
    ...(owner ? { resident: owner } : {}),
    add: '1',
  });
  const list = where.list(child.name)?.split('?')[0];
  const add = mayWrite && list && (
    <Button
      variant="default"
      component={Link}
      to={`${list}?${query}`}
      leftSection={<IconPlus size={20} stroke={1.75} aria-hidden />}
    >
      Add {midSentence(child.labels.one)}
    </Button>
  );
  return (
    <section className={css['part']}>
      <div className={kit['ends']}>
        <h2 className={kit['heading']}>{child.labels.many}</h2>
        {add}
      </div>
      <ToolsBeside>
        <EntityList of={child} fixed={{ [link]: record.id }} pathTo={pathTo} />
      </ToolsBeside>
    </section>
  );
}
