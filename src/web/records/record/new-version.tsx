import type { Entity } from '#domain/kit/vocabulary/entity.ts';
import type { Act } from '#domain/kit/vocabulary/acts.ts';
import { may } from '#domain/kit/vocabulary/permissions.ts';
import { isInForce } from '#domain/plans/review/in-force.ts';
import { Button } from '@mantine/core';
import { IconVersions } from '@tabler/icons-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { create } from '../../kit/api/api.ts';
import { pathOf } from '../../kit/state/entities.ts';
import { iconProps } from '../../kit/ui/icon-props.ts';
import { shapeOf } from '../../kit/api/shapes.ts';
import { isStoredRecord, type StoredRecord } from '../../kit/state/stored-record.ts';
import { InlineError } from '../../kit/ui/messages/inline-error.tsx';
import { notDone } from '../../kit/api/failure-words.ts';
import { useRights } from '../../kit/access/rights.ts';
import { showToast } from '../../kit/state/toasts.ts';
import { useEntityPaths } from '../../kit/house/entity-paths.tsx';
import kit from '../../kit/styles/kit.module.css';

interface VersionProps {
  of: Entity;
  record: StoredRecord;
  /** The form of the record; that of its next version stands beside it. */
  editPath: string;
}

/** What is replaced by a new version of itself, and the right it takes to begin one. */
const permission: Readonly<Record<string, Act>> = { plan: 'change', risk: 'change', assessment: 'add' };

const isInUse = (record: StoredRecord): boolean =>
  isInForce(record) || record['status'] === 'published' || record['status'] === 'retired';

/** What follows on what was approved: a draft beside it, with its words, which is approved again. */
export function NewVersion({ of, record, editPath }: VersionProps) {
  const navigate = useNavigate();
  const where = useEntityPaths();
  const right = permission[of.name];
  const rights = useRights();
  const [isBusy, setIsBusy] = useState(false);
  const [said, setSaid] = useState('');
  if (!right || !may(rights, right, of.name) || !isInUse(record) || record[of.marker] === true) return null;

  async function open() {
    setIsBusy(true);
    const begin = (from: StoredRecord) =>
      create(`${pathOf(of)}${record.id}/supersede/`, { version: from.version }, { is: shapeOf(of) });
    const first = await begin(record);
    // What is in force changes in its readers alone: a tick that came in between is no reason to ask again.
    const answer = !first.ok && isStoredRecord(first.current) ? await begin(first.current) : first;
    setIsBusy(false);
    setSaid(answer.ok ? '' : notDone(answer));
    if (!answer.ok) return;
    showToast(answer.status === 201 ? 'New version begun as a draft' : 'A new version is under way', 'good');
    const { id, status, resident } = answer.body;
    const seen = where.record(of.name, id, typeof resident === 'string' ? resident : null);
    void navigate(status === 'draft' || !seen ? editPath.replace(record.id, id) : seen);
  }
  return (
    <div className={kit['buttons']}>
      <Button
        variant="default"
        loading={isBusy}
        onClick={() => void open()}
        leftSection={<IconVersions {...iconProps} />}
      >
        Make a new version
      </Button>
      {said && <InlineError>{said}</InlineError>}
    </div>
  );
}
