import type { SheetPage } from '#domain/handover/lines/sheet.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { notDone } from '../../kit/api/failure-words.ts';
import { hasRead } from './page-card.tsx';
import { acknowledge } from './use-sheet.ts';

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null;

/**
 * Acknowledge and next. The key A does it too, but only while the focus is in this list: elsewhere a letter is for typing.
 */
export function useReading(pages: readonly SheetPage[], me: string | null, onChanged: () => void) {
  const [said, setSaid] = useState('');
  const list = useRef<HTMLElement>(null);
  const cardOf = (id: string | null) => list.current?.querySelector<HTMLElement>(`[data-page="${id}"]`) ?? null;

  async function read(page: SheetPage) {
    if (page.id === null) return;
    const after = pages.slice(pages.indexOf(page) + 1);
    const next = [...after, ...pages].find((one) => one !== page && !hasRead(one, me));
    const answer = await acknowledge(page.id);
    setSaid(answer.ok ? '' : notDone(answer));
    if (!answer.ok) return;
    onChanged();
    const card = cardOf(next?.id ?? page.id);
    card?.focus();
    card?.scrollIntoView({ block: 'nearest' });
  }

  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 'a' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target))
      return;
    const id =
      event.target instanceof HTMLElement
        ? event.target.closest<HTMLElement>('[data-page]')?.dataset['page']
        : undefined;
    const page = pages.find((one) => one.id === id);
    if (!page || hasRead(page, me)) return;
    event.preventDefault();
    void read(page);
  });
  useEffect(() => {
    const inside = list.current;
    const listener = (event: KeyboardEvent) => press(event);
    inside?.addEventListener('keydown', listener);
    return () => inside?.removeEventListener('keydown', listener);
  }, []);

  return { list, read, said };
}
