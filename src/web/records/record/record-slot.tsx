import { createElement, use } from 'react';
import { LazyPart } from '../../kit/page/opening/lazy-page.tsx';
import { InlineError } from '../../kit/ui/messages/inline-error.tsx';
import { SlotsContext, type SlotProps } from './slots.ts';

/** What areas add at a place of a record's page. */
export function RecordSlot(props: SlotProps) {
  const slots = use(SlotsContext);
  return slots ? (
    <LazyPart failed={<InlineError>A part of this page could not be loaded. Reload the page.</InlineError>}>
      {createElement(slots, props)}
    </LazyPart>
  ) : null;
}
