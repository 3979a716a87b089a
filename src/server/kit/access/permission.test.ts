import { expectTypeOf, test } from 'vitest';
import type { RequiredPermission } from '../http/route.ts';
import type { requirePermission } from './permission.ts';

test('by its type, which npm run types checks: what is asked for is an act that there is', () => {
  type Required = Parameters<typeof requirePermission>[1];
  expectTypeOf<'view' | 'sign_off'>().toExtend<Required>();
  expectTypeOf<'veiw'>().not.toExtend<Required>();
  expectTypeOf<'view rota' | 'restore_deleted note' | 'signed in'>().toExtend<RequiredPermission>();
  expectTypeOf<'veiw rota'>().not.toExtend<RequiredPermission>();
  expectTypeOf<'sigend in'>().not.toExtend<RequiredPermission>();
});
