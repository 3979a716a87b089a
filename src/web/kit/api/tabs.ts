import type { ListedHome } from '../state/chosen-home.ts';
import type { User } from '../state/session.ts';

/** What a tab needs to go on where another one is. */
export interface SharedSession {
  token: string;
  user: User;
  home: ListedHome | null;
}

/** What one tab does to the session that all tabs with the same token share. */
export type Shared = 'left' | 'locked' | 'unlocked' | 'active' | 'became';

type Message =
  | { is: 'asked'; by: string }
  | { is: 'handed'; to: string; session: SharedSession }
  | { is: Shared; token: string };

interface TabsOptions {
  /** The session to hand over; null where nobody is signed in, or this tab is locked. */
  open(): SharedSession | null;
  /** Whose session this tab holds, locked or not. */
  token(): string | null;
  received: Readonly<Record<Shared, () => void>>;
}

export interface Tabs {
  broadcast(is: Shared): void;
  close(): void;
}

const channelName = 'hearth-session';

/**
 * The tabs of one browser, who talk in memory: what is said here is stored nowhere and reaches no other origin, browser
 * or device. A tab that is not signed in may ask; only one that is signed in and unlocked answers.
 */
export function openTabs({ open, token, received }: TabsOptions): Tabs {
  const channel = new BroadcastChannel(channelName);
  const send = (message: Message) => channel.postMessage(message);
  channel.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    if (data.is === 'handed') return;
    if (data.is !== 'asked') return data.token === token() ? received[data.is]() : undefined;
    const session = open();
    if (session) send({ is: 'handed', to: data.by, session });
  });
  return {
    broadcast: (is) => {
      const own = token();
      if (own) send({ is, token: own });
    },
    close: () => channel.close(),
  };
}

/** The session that another tab hands over, if one does before it is too late. */
export function askOtherTabs(late: AbortSignal): Promise<SharedSession | null> {
  const channel = new BroadcastChannel(channelName);
  const by = `${Date.now()} ${Math.random()}`;
  return new Promise((resolve) => {
    const settle = (session: SharedSession | null) => {
      channel.close();
      resolve(session);
    };
    late.addEventListener('abort', () => settle(null), { once: true });
    channel.addEventListener('message', ({ data }: MessageEvent<Message>) => {
      if (data.is === 'handed' && data.to === by) settle(data.session);
    });
    const question: Message = { is: 'asked', by };
    channel.postMessage(question);
  });
}
