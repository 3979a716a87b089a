import type { Complaints, Entity } from '#domain/kit/vocabulary/entity.ts';
import { fixedBy } from '#domain/kit/vocabulary/fixed.ts';
import type { RuleContext } from '../context/record-context.ts';

/** What others rely on as it stands is not taken away either: a removal is refused in the words of a change. */
export const staysOnceFixed =
  (entity: Entity) =>
  async ({ record }: RuleContext): Promise<Complaints> => {
    const instead = fixedBy(entity, record);
    return instead === null ? {} : { [entity.states ? 'status' : entity.marker]: instead };
  };
