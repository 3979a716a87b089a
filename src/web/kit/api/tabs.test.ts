import { afterEach, expect, test, vi } from 'vitest';
import { eventually } from '#world/eventually.ts';
import { askOtherTabs, openTabs, type SharedSession, type Tabs } from './tabs.ts';

const ann: SharedSession = {
  token: 'token of ann',
  user: { id: '1', username: 'ann', first_name: 'Ann', last_name: 'Clarke' },
  home: { id: 'rose', name: 'Rose House' },
};
const opened: Tabs[] = [];
afterEach(() => opened.splice(0).forEach((tab) => tab.close()));

function tab({
  open = null,
  token = open?.token ?? null,
}: { open?: SharedSession | null; token?: string | null } = {}) {
  const received = {
    left: vi.fn<() => void>(),
    locked: vi.fn<() => void>(),
    unlocked: vi.fn<() => void>(),
    active: vi.fn<() => void>(),
    became: vi.fn<() => void>(),
  };
  const tabs = openTabs({ open: () => open, token: () => token, received });
  opened.push(tabs);
  return { ...tabs, received };
}

test('a tab that is signed in and open hands its session to one that asks', async () => {
  tab({ open: ann });
  expect(await askOtherTabs(AbortSignal.timeout(30_000))).toEqual(ann);
});

test('a locked tab, and one where nobody is signed in, hand nothing over', async () => {
  tab({ token: ann.token });
  tab();
  expect(await askOtherTabs(AbortSignal.timeout(50))).toBeNull();
});

test('only tabs of the same session are sent that it was left, locked or opened', async () => {
  const [mine, same, other] = [tab({ open: ann }), tab({ token: ann.token }), tab({ token: 'token of tom' })];
  mine.broadcast('left');
  await eventually(() => expect(same.received.left).toHaveBeenCalledOnce());
  expect(other.received.left).not.toHaveBeenCalled();
  expect(mine.received.left).not.toHaveBeenCalled();
  tab().broadcast('locked');
  mine.broadcast('locked');
  await eventually(() => expect(same.received.locked).toHaveBeenCalledOnce());
});
