import { group as groupEntity } from '#domain/staff/access/group.ts';
import { Button, Textarea, TextInput } from '@mantine/core';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { v7 } from 'uuid';
import { create, partialUpdate } from '../../kit/api/api.ts';
import { filled } from '../../kit/state/collections.ts';
import { DraftBanner } from '../../kit/saving/draft-banner.tsx';
import { pathOf } from '../../kit/state/entities.ts';
import { shapeOf } from '../../kit/api/shapes.ts';
import { LeaveGuard } from '../../kit/saving/leave-guard.tsx';
import { InlineError } from '../../kit/ui/messages/inline-error.tsx';
import { notSaved } from '../../kit/api/failure-words.ts';
import { eachIs, isString, objectOf } from '../../kit/saving/draft-shapes.ts';
import { useFormDraft } from '../../kit/saving/use-form-draft.ts';
import { RightsReviewDialog } from '../rights/rights-review-dialog.tsx';
import { RightsMatrix } from './rights-matrix.tsx';
import type { StoredGroup, StoredPermission } from '../rights/use-groups.ts';
import css from '../staff.module.css';

interface GroupFormProps {
  group: StoredGroup | null;
  permissions: readonly StoredPermission[];
  mayChange: boolean;
  onSaved(): void;
  /** It waits for a second person now. */
  onAsked(): void;
}

/** What a person may say about a group. */
interface Said {
  name: string;
  description: string;
  permissions: readonly string[];
}

const isSaid = objectOf<Said>({ name: isString, description: isString, permissions: eachIs(isString) });

const startOf = (group: StoredGroup | null): Said => ({
  name: group?.name ?? '',
  description: group?.description ?? '',
  permissions: group?.permissions ?? [],
});

export function GroupForm({ group, permissions, mayChange, onSaved, onAsked }: GroupFormProps) {
  const dispatch = useDispatch();
  const [values, setValues] = useState(() => startOf(group));
  const [identity, setIdentity] = useState(() => ({ id: group?.id ?? v7(), version: group?.version ?? null }));
  const [said, setSaid] = useState('');
  const [errors, setErrors] = useState<Record<string, string[]>>({});
  const [isBusy, setIsBusy] = useState(false);
  const [isTouched, setIsTouched] = useState(false);
  const [isReviewing, setIsReviewing] = useState(false);
  const isSaved = useRef(false);
  const held = useMemo(() => new Set(values.permissions), [values.permissions]);
  const earlier = useMemo(() => new Set(group?.permissions), [group]);
  const changes = [...held].filter((id) => !earlier.has(id)).length + [...earlier].filter((id) => !held.has(id)).length;
  useEffect(
    () =>
      void dispatch(
        filled(
          'permission',
          'selectedPermissions',
          permissions.filter((right) => held.has(right.id)),
        ),
      ),
    [dispatch, permissions, held],
  );
  const draft = useFormDraft(mayChange ? { form: 'group', record: group?.id ?? null } : null, isTouched, (drafted) => {
    if (!isSaid(drafted.values)) return false;
    setValues(drafted.values);
    setIdentity((now) => ({ id: drafted.id ?? now.id, version: drafted.version ?? now.version }));
    setIsTouched(true);
  });

  function change(part: Partial<Said>) {
    const next = { ...values, ...part };
    setIsTouched(true);
    setValues(next);
    draft.save(next, identity.id, identity.version);
  }
  async function startAfresh() {
    await draft.drop();
    setValues(startOf(group));
    setIdentity({ id: group?.id ?? v7(), version: group?.version ?? null });
    setIsTouched(false);
  }
  const words = { name: values.name.trim(), description: values.description.trim() || null };
  const isReworded = words.name !== (group?.name ?? '') || words.description !== (group?.description ?? null);
  async function send(given: Partial<Said> | typeof words) {
    const path = pathOf(groupEntity);
    const answer = group
      ? await partialUpdate(path, identity.id, { ...given, version: identity.version }, { is: shapeOf(groupEntity) })
      : await create(path, { id: identity.id, ...given }, { is: shapeOf(groupEntity) });
    if (!answer.ok) setErrors(answer.fields);
    return answer;
  }
  const all = () => send({ ...words, permissions: values.permissions });
  function finish(then: () => void) {
    isSaved.current = true;
    void draft.drop();
    then();
  }
  async function save() {
    if (isBusy) return;
    if (group && changes > 0) return setIsReviewing(true);
    setIsBusy(true);
    const answer = await all();
    setIsBusy(false);
    if (!answer.ok) return setSaid(notSaved(answer));
    finish(onSaved);
  }

  return (
    <form
      className={css['form']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <DraftBanner draft={draft} onAfresh={() => void startAfresh()} />
      <InlineError>{said}</InlineError>
      <div className={css['card']} data-card>
        <TextInput
          label="Name"
          withAsterisk
          value={values.name}
          maxLength={80}
          readOnly={!mayChange || group?.is_system === true}
          error={errors['name']?.join(' ')}
          description={group?.is_system ? 'This group comes with Hearth and keeps its name.' : undefined}
          onChange={(event) => change({ name: event.currentTarget.value })}
        />
        <Textarea
          label="What this group is for"
          value={values.description}
          maxLength={500}
          autosize
          readOnly={!mayChange}
          error={errors['description']?.join(' ')}
          onChange={(event) => change({ description: event.currentTarget.value })}
        />
      </div>
      {errors['permissions'] && <InlineError>{errors['permissions'].join(' ')}</InlineError>}
      <RightsMatrix
        permissions={permissions}
        held={held}
        earlier={earlier}
        onChange={mayChange ? (chosen) => change({ permissions: [...chosen] }) : null}
      />
      {mayChange && (
        <div className={css['foot']}>
          <Button type="submit" loading={isBusy}>
            {group && changes > 0 ? `Review ${changes === 1 ? '1 change' : `${changes} changes`}` : 'Save group'}
          </Button>
        </div>
      )}
      {isReviewing && group && (
        <RightsReviewDialog
          title={`What this changes for ${group.name}`}
          change={{ entity: 'group', target: group.id, permissions: values.permissions }}
          save={all}
          before={async () => (isReworded ? send(words) : null)}
          onSaved={() => finish(onSaved)}
          onAsked={() => finish(onAsked)}
          onClose={() => setIsReviewing(false)}
        />
      )}
      <LeaveGuard hasWork={() => isTouched && !isSaved.current} />
    </form>
  );
}
