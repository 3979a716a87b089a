import { group as groupEntity } from '#domain/staff/group.ts';
import { Button, Textarea, TextInput } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { v7 } from 'uuid';
import { create, partialUpdate } from '../kit/api.ts';
import { filled } from '../kit/collections.ts';
import { pathOf } from '../kit/entities.ts';
import type { Kept } from '../kit/kept.ts';
import { LeaveGuard } from '../kit/leave-guard.tsx';
import { NotDone } from '../kit/not-done.tsx';
import { notSaved } from '../kit/not-saved.ts';
import { RightsChoice } from './rights-choice.tsx';
import type { KeptGroup, KeptPermission } from './use-groups.ts';
import css from './staff.module.css';

interface GroupFormProps {
  group: KeptGroup | null;
  permissions: readonly KeptPermission[];
  mayChange: boolean;
  onSaved(): void;
}

export function GroupForm({ group, permissions, mayChange, onSaved }: GroupFormProps) {
  const dispatch = useDispatch();
  const [name, setName] = useState(group?.name ?? '');
  const [description, setDescription] = useState(group?.description ?? '');
  const [held, setHeld] = useState<ReadonlySet<string>>(new Set(group?.permissions));
  const [id] = useState(() => group?.id ?? v7());
  const [said, setSaid] = useState('');
  const [errors, setErrors] = useState<Record<string, string[]>>({});
  const [isBusy, setIsBusy] = useState(false);
  const isTouched = useRef(false);
  useEffect(() => void dispatch(filled('permission', 'selectedPermissions', permissions.filter((right) => held.has(right.id)))), [dispatch, permissions, held]);

  const touch = <V,>(set: (value: V) => void) => (value: V) => {
    isTouched.current = true;
    set(value);
  };
  async function save() {
    if (isBusy) return;
    setIsBusy(true);
    const values = { name: name.trim(), description: description.trim() || null, permissions: [...held] };
    const path = pathOf(groupEntity);
    const answer = group ? await partialUpdate<Kept>(path, id, { ...values, version: group.version }) : await create<Kept>(path, { id, ...values });
    setIsBusy(false);
    if (!answer.ok) {
      setErrors(answer.fields);
      return setSaid(notSaved(answer));
    }
    isTouched.current = false;
    onSaved();
  }

  return (
    <form className={css['form']} noValidate onSubmit={(event) => { event.preventDefault(); void save(); }}>
      <NotDone>{said}</NotDone>
      <div className={css['card']} data-card>
        <TextInput label="Name" withAsterisk value={name} maxLength={80} readOnly={!mayChange || group?.is_system === true} error={errors['name']?.join(' ')}
          description={group?.is_system ? 'This group comes with Hearth and keeps its name.' : undefined} onChange={(event) => touch(setName)(event.currentTarget.value)} />
        <Textarea label="What this group is for" value={description} maxLength={500} autosize readOnly={!mayChange} error={errors['description']?.join(' ')} onChange={(event) => touch(setDescription)(event.currentTarget.value)} />
      </div>
      {errors['permissions'] && <NotDone>{errors['permissions'].join(' ')}</NotDone>}
      <RightsChoice permissions={permissions} held={held} onChange={mayChange ? touch(setHeld) : null} />
      {mayChange && <div className={css['foot']}><Button type="submit" loading={isBusy}>Save group</Button></div>}
      <LeaveGuard hasWork={() => isTouched.current} keepsDraft={false} />
    </form>
  );
}
