import { createElement, type ComponentType } from 'react';
import type { Entity } from '#domain/kit/vocabulary/entity.ts';
import type { EntityName } from '#domain/register.ts';
import type { RecordPartProps, Slot, SlotProps } from './records/record/slots.ts';
import SigningButtons from './money/signing/signing-buttons.tsx';
import ReadTick from './plans/page/read-tick.tsx';
import RetentionButton from './retention/retention-button.tsx';

type Part = ComponentType<RecordPartProps>;

function byKind(parts: { readonly [name in EntityName]?: Part }) {
  const found = new Map(Object.entries(parts));
  return ({ name }: Entity): Part | null => found.get(name) ?? null;
}

/** What areas add to the page of a record besides what its declaration gives, by the place where it stands. */
const parts: Readonly<Record<Slot, (entity: Entity) => Part | null>> = {
  step: byKind({ payment: SigningButtons, petty_cash: SigningButtons, payments_handover: SigningButtons }),
  below: byKind({ plan: ReadTick, risk: ReadTick }),
  foot: () => RetentionButton,
};

export default function RecordSlots({ at, ...shown }: SlotProps) {
  const part = parts[at](shown.of);
  return part ? createElement(part, shown) : null;
}
