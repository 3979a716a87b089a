import type { ComponentType } from 'react';
import type { Entity } from '#domain/kit/vocabulary/entity.ts';
import type { EntityName } from '#domain/register.ts';
import { lazyPage } from './kit/page/opening/lazy-page.tsx';
import type { RecordPartProps, RecordSlots } from './kit/record/record-slots.tsx';

type Part = ComponentType<RecordPartProps>;

const signing = lazyPage<RecordPartProps>(() => import('./money/signing/signing-buttons.tsx'));
const readTick = lazyPage<RecordPartProps>(() => import('./plans/page/read-tick.tsx'));
const retention = lazyPage<RecordPartProps>(() => import('./retention/retention-button.tsx'));

function byKind(parts: { readonly [name in EntityName]?: Part }) {
  const found = new Map(Object.entries(parts));
  return ({ name }: Entity): Part | null => found.get(name) ?? null;
}

/** What areas add to the page of a record, by the place where it stands. */
export const recordSlots: RecordSlots = {
  step: byKind({ payment: signing, petty_cash: signing, payments_handover: signing }),
  below: byKind({ plan: readTick, risk: readTick }),
  foot: () => retention,
};
