import { group } from '#domain/staff/access/group.ts';
import { rightsFields, type RightsChange } from '#domain/staff/rights/rights-change.ts';
import { staff } from '#domain/staff/person/staff.ts';
import type { Input } from '#domain/kit/vocabulary/parse.ts';
import { isId } from '#domain/kit/vocabulary/read-value.ts';
import { invalid } from '../../kit/runtime/refusals.ts';

/** The entity whose record a change of rights changes. */
export const entityOf = ({ entity }: Pick<RightsChange, 'entity'>) => (entity === 'group' ? group : staff);

const ids = (given: unknown, name: string): readonly string[] => {
  if (!Array.isArray(given) || !given.every(isId)) throw invalid({ [name]: `${name} must be a list of ids.` });
  return given.map((one: string) => one.toLowerCase());
};
const flag = (given: unknown, name: string): boolean => {
  if (typeof given !== 'boolean') throw invalid({ [name]: `${name} must be true or false.` });
  return given;
};

/** The change that a body names: nothing but what decides who may do what. */
export function readChange(input: Input): RightsChange {
  const { entity, target } = input;
  if (!isId(target)) throw invalid({ target: 'target must be the id of a group or a member of staff.' });
  if (entity === 'group') return { entity, target, permissions: ids(input['permissions'], 'permissions') };
  if (entity !== 'staff') throw invalid({ entity: 'entity must be group or staff.' });
  const given = rightsFields.filter((name) => input[name] !== undefined);
  if (given.length === 0) throw invalid({ groups: 'Say what is to change.' });
  return {
    entity,
    target,
    ...Object.fromEntries(
      given.map((name) => [
        name,
        name === 'groups' || name === 'homes' ? ids(input[name], name) : flag(input[name], name),
      ]),
    ),
  };
}

/** The fields alone, as the record is given them. */
export const fieldsOf = ({
  entity: _entity,
  target: _target,
  ...fields
}: RightsChange): Readonly<Record<string, unknown>> => fields;
