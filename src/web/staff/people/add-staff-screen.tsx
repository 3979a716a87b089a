import { roles } from '#domain/kit/vocabulary/permissions.ts';
import { guardOf, guardListWords, type Guard } from '#domain/staff/rights/guarded-rights.ts';
import { usualGroups } from '#domain/staff/person/joining.ts';
import { staff } from '#domain/staff/person/staff.ts';
import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { FormSection } from '../../kit/form/form-section.tsx';
import type { PlannedField } from '../../kit/form/form-plan.ts';
import { Page } from '../../kit/page/page.tsx';
import { useSelectedHome } from '../../kit/state/store.ts';
import type { EntityFormState } from '../../kit/form/use-entity-form.ts';
import { useGroups, type StoredGroup } from '../rights/use-groups.ts';
import { NewRecord } from '../../records/screens/record-form.tsx';
import RecordFormScreen from '../../records/screens/record-form-screen.tsx';
import kit from '../../kit/styles/kit.module.css';
import css from '../staff.module.css';

/** Who it is and what they will do: enough to begin with. The rest follows from it or comes later. */
const first = ['first_name', 'last_name', 'role', 'email', 'phone'];

const same = (a: unknown, b: readonly string[]) =>
  Array.isArray(a) && a.length === b.length && b.every((one) => a.includes(one));

/** The group that goes with the role, until somebody chooses another. */
function useUsualGroup(form: EntityFormState<typeof staff>, rows: readonly StoredGroup[]): void {
  const role = String(form.values.role ?? '');
  const name = usualGroups[role] && roles[usualGroups[role]];
  const usual = rows.filter((one) => one.name === name).map(({ id }) => id);
  const given = useRef<readonly string[]>([]);
  const follow = useEffectEvent(() => {
    const now = form.values.groups;
    if (usual.length === 0 || !(same(now, []) || same(now, given.current)) || same(now, usual)) return;
    given.current = usual;
    form.change('groups', usual);
  });
  useEffect(() => follow(), [role, rows.length]);
}

/** The rights among the chosen groups that one person does not give alone, by what they are guarded for. */
function guardsIn(chosen: unknown, { groups, permissions }: ReturnType<typeof useGroups>): readonly Guard[] {
  const ids = Array.isArray(chosen)
    ? groups.filter(({ id }) => chosen.includes(id)).flatMap((one) => one.permissions)
    : [];
  const guards = permissions.filter(({ id }) => ids.includes(id)).flatMap((right) => guardOf(right) ?? []);
  return [...new Set(guards)];
}

function Beginning({ form, prefix, bar }: { form: EntityFormState<typeof staff>; prefix: string; bar: ReactNode }) {
  const known = useGroups();
  useUsualGroup(form, known.groups);
  const guarded = guardsIn(form.values.groups, known);
  const all = form.sections.flatMap(({ fields }) => fields);
  const opening = first.flatMap((name): PlannedField[] => all.filter((one) => one.name === name));
  const rest = form.sections
    .map((section) => ({ ...section, fields: section.fields.filter(({ name }) => !first.includes(name)) }))
    .filter(({ fields }) => fields.length > 0);
  const { errors }: EntityFormState = form;
  const isFaulty = rest.some(({ fields }) => fields.some(({ name }) => errors[name]));
  return (
    <>
      <FormSection section={{ title: null, fields: opening }} form={form} prefix={prefix} />
      <details className={css['rest']} {...(isFaulty ? { open: true } : {})}>
        <summary>Everything else: job, account, checks, training</summary>
        <p className={kit['note']}>
          The username, the group and the first day are filled in from what stands above. All of it can be changed now
          or later.
        </p>
        <div className={css['sections']}>
          {rest.map((section) => (
            <FormSection key={section.title ?? ''} section={section} form={form} prefix={prefix} />
          ))}
        </div>
      </details>
      {guarded.length > 0 && (
        <p className={kit['note']}>
          This group gives rights over {guardListWords(guarded)}. Such an account stays closed until a second person
          opens it; only where nobody else could, it is open at once.
        </p>
      )}
      {bar}
    </>
  );
}

/** A new colleague in five fields. */
export default function AddStaffScreen() {
  const [params] = useSearchParams();
  const home = useSelectedHome();
  if (params.has('id')) return <RecordFormScreen entity={staff.name} />;
  return (
    <Page title="Add member of staff" back={{ to: '/staff', label: staff.labels.many }}>
      <NewRecord
        entity={staff}
        preset={home ? { homes: [home.id] } : {}}
        savedPath={({ id }) => `/staff?id=${id}`}
        backPath="/staff"
        layout={(form, prefix, bar) => <Beginning form={form} prefix={prefix} bar={bar} />}
      />
    </Page>
  );
}
