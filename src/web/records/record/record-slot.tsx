import { createElement, use } from 'react';
import { LazyPart } from '../../kit/page/opening/lazy-page.tsx';
import { InlineError } from '../../kit/ui/messages/inline-error.tsx';
import { RecordSlotContext, type RecordSlotProps } from './record-slot-context.ts';

/** What areas add at a place of a record's page. */
export function RecordSlot(props: RecordSlotProps) {
  const slots = use(RecordSlotContext);
  if (!slots) return null;
  // The parts of all places come in one file, and every page has a trail: that it did not come is said there, and once.
  const failed = props.at === 'trail' && (
    <InlineError>A part of this page could not be loaded. Reload the page.</InlineError>
  );
  return <LazyPart failed={failed}>{createElement(slots, props)}</LazyPart>;
}
