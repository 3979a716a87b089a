import { readFileSync } from 'node:fs';
import { afterEach, expect, test, vi } from 'vitest';
import { storageKey } from './kit/state/stored-session.ts';

const early = readFileSync('src/web/early.js', 'utf8');

interface Opened {
  readonly pathname: string;
  readonly chosen?: Readonly<Record<string, string>>;
  readonly session?: Readonly<Record<string, string>>;
}

/** What the script says to the styles about a page that is opened so. */
function saidOf({ pathname, chosen = {}, session = {} }: Opened): Record<string, string> {
  const dataset: Record<string, string> = {};
  const storage = (values: Readonly<Record<string, string>>) => ({ getItem: (key: string) => values[key] ?? null });
  vi.stubGlobal('document', { documentElement: { dataset } });
  vi.stubGlobal('localStorage', storage(chosen));
  vi.stubGlobal('sessionStorage', storage(session));
  vi.stubGlobal('location', { pathname });
  new Function(early)();
  return dataset;
}

afterEach(() => vi.unstubAllGlobals());

test('whoever has to sign in is shown the picture of the sign-in page', () => {
  for (const pathname of ['/', '/login', '/login/']) expect(saidOf({ pathname })).toHaveProperty('signIn');
});

test('nobody else is: not on another page, and not where a session is stored', () => {
  for (const pathname of ['/error', '/password-reset-email', '/api/password_reset', '/home'])
    expect(saidOf({ pathname })).not.toHaveProperty('signIn');
  expect(saidOf({ pathname: '/login', session: { [storageKey]: '{}' } })).not.toHaveProperty('signIn');
});

test('the picture has the colours that the page will have', async () => {
  for (const colours of ['light', 'dark']) {
    const said = saidOf({ pathname: '/login', chosen: { 'colours:device': colours } });
    vi.resetModules();
    const { paintEarly } = await import('./kit/styles/colours.ts');
    const setAttribute = vi.fn<(name: string, value: string) => void>();
    vi.stubGlobal('document', { documentElement: { setAttribute } });
    paintEarly();
    expect(setAttribute).toHaveBeenCalledWith('data-mantine-color-scheme', said['mantineColorScheme']);
  }
  expect(saidOf({ pathname: '/login' })).toMatchObject({ mantineColorScheme: 'light' });
});
