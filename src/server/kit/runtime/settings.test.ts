import { expect, test } from 'vitest';
import { readSettings } from './settings.ts';

const storedKey = 'k'.repeat(64);
const settings = (env: Record<string, string> = {}) => readSettings(env, () => [storedKey]);
const given = { DATABASE_URL: 'postgres://hearth@db.example/hearth', SECRET_KEY: 's'.repeat(32) };

test('with nothing set, Hearth serves its own demonstration database on this machine only', () => {
  expect(settings()).toMatchObject({
    port: 8080,
    host: '127.0.0.1',
    databaseUrl: null,
    demo: true,
    publicUrl: 'http://127.0.0.1:8080',
    trustProxy: false,
    smtpUrl: null,
    providerName: 'Community Care Homes',
    logLevel: 'info',
  });
  expect(settings().secretKeys()).toEqual([storedKey]);
  expect(settings().dataDir).toBe(`${process.cwd()}/data`);
});

test('settings cannot be changed after the start', () => {
  expect(Object.isFrozen(settings())).toBe(true);
});

test('an empty value counts as not set', () => {
  expect(settings({ PORT: '', DATABASE_URL: ' ' })).toMatchObject({ port: 8080, databaseUrl: null });
});

test('a given database has no demonstration, and needs a key', () => {
  expect(settings(given).demo).toBe(false);
  expect(settings(given).secretKeys()).toEqual([given.SECRET_KEY]);
  expect(() => settings({ DATABASE_URL: given.DATABASE_URL })).toThrow('SECRET_KEY is needed with DATABASE_URL');
});

test('the keys of before are read with, after the one that writes', () => {
  const [old, older] = ['o'.repeat(32), 'p'.repeat(32)];
  expect(settings({ ...given, SECRET_KEY_BEFORE: `${old}, ${older}` }).secretKeys()).toEqual([
    given.SECRET_KEY,
    old,
    older,
  ]);
});

test.each([
  ['PORT', '0'],
  ['PORT', '65536'],
  ['PORT', '80a'],
  ['HOST', 'not a host'],
  ['DATABASE_URL', 'mysql://db'],
  ['SECRET_KEY', 'short'],
  ['SECRET_KEY_BEFORE', 'short'],
  ['DEMO', 'maybe'],
  ['DEMO_PUBLIC', 'on'],
  ['PUBLIC_URL', 'hearth.example'],
  ['TRUST_PROXY', '10.0.0.0/33'],
  ['TRUST_PROXY', 'everyone'],
  ['SMTP_URL', 'https://mail'],
  ['LOG_LEVEL', 'loud'],
])('%s=%s is refused in a sentence that names it', (name, value) => {
  expect(() => settings({ [name]: value })).toThrow(new RegExp(`^${name} must be`));
});

test('the value of a bad secret is never repeated', () => {
  expect(() => settings({ SECRET_KEY: 'hunter2' })).toThrow(/^(?!.*hunter2)/s);
});

test('every fault is told at once', () => {
  expect(() => settings({ PORT: 'x', LOG_LEVEL: 'x' })).toThrow(/PORT must be[^\n]*\nLOG_LEVEL must be/);
});

test.each(['127.0.0.1', '127.8.9.10', '::1', 'localhost'])('the demonstration may listen on %s', (HOST) => {
  expect(settings({ HOST }).demo).toBe(true);
});

test.each(['0.0.0.0', '::', '10.0.0.5', 'hearth.example'])(
  'the demonstration may not listen on %s unless someone says so',
  (HOST) => {
    expect(() => settings({ HOST })).toThrow('HOST reaches beyond this machine while DEMO is on');
    expect(settings({ HOST, DEMO_PUBLIC: 'yes' }).host).toBe(HOST);
    expect(settings({ HOST, DEMO: 'off' }).host).toBe(HOST);
  },
);

test('proxies are a number of hops or a list of ranges', () => {
  expect(settings({ TRUST_PROXY: '2' }).trustProxy).toBe(2);
  expect(settings({ TRUST_PROXY: '10.0.0.0/8, fd00::/8,192.168.1.4' }).trustProxy).toEqual([
    '10.0.0.0/8',
    'fd00::/8',
    '192.168.1.4',
  ]);
});

test('the public address carries no slash at its end', () => {
  expect(settings({ PUBLIC_URL: 'https://hearth.example/' }).publicUrl).toBe('https://hearth.example');
});
