import { expectTypeOf, test } from 'vitest';
import type { Asks } from '../http/route.ts';
import type { requirePermission } from './permission.ts';

test('by its type, which npm run types checks: what is asked for is an act that there is', () => {
  type Required = Parameters<typeof requirePermission>[1];
  expectTypeOf<'view' | 'sign_off'>().toExtend<Required>();
  expectTypeOf<'veiw'>().not.toExtend<Required>();
  expectTypeOf<'view rota' | 'restore_deleted note' | 'signed in'>().toExtend<Asks>();
  expectTypeOf<'veiw rota'>().not.toExtend<Asks>();
  expectTypeOf<'sigend in'>().not.toExtend<Asks>();
});
