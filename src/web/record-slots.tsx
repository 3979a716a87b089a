import { createElement, type ComponentType } from 'react';
import type { RecordPartProps, RecordSlotPlace, RecordSlotProps } from './records/record/record-slot-context.ts';
import SigningButtons from './money/signing/signing-buttons.tsx';
import ReadTick from './plans/page/read-tick.tsx';
import RetentionButton from './retention/retention-button.tsx';

/** What areas add to the page of a record besides what its declaration gives. Each draws nothing for kinds it is not about. */
const parts: Readonly<Record<RecordSlotPlace, ComponentType<RecordPartProps>>> = {
  nextStep: SigningButtons,
  trail: RetentionButton,
  afterRecord: ReadTick,
};

export default function RecordSlots({ at, ...shown }: RecordSlotProps) {
  return createElement(parts[at], shown);
}
