/** The environment the product is started with, read once and never again. */
import { BlockList, isIP } from 'node:net';
import { resolve } from 'node:path';
import { StartRefusal } from './start-refusal.ts';

/** Characters of a secret key: a shorter one can be guessed. */
export const shortestKey = 32;

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

export interface Settings {
  readonly port: number;
  readonly host: string;
  /** Absolute. Holds the embedded database and its key. */
  readonly dataDir: string;
  /** Null: the embedded database. */
  readonly databaseUrl: string | null;
  /** Newest first. What is written uses the first; the others read what was written with them. */
  secretKeys(): readonly string[];
  readonly demo: boolean;
  /** Whether managers and superusers may not be without a second factor. */
  readonly requiresSecondFactor: boolean;
  /** The address people reach the product at, without a slash at its end. */
  readonly publicUrl: string;
  /** As Fastify's trustProxy: a hop count, or addresses and CIDR ranges. */
  readonly trustProxy: false | number | readonly string[];
  /** Null: mail stays in the database and its link goes to the log. */
  readonly smtpUrl: string | null;
  /** Null: no text messages are sent. */
  readonly sms: SmsGateway | null;
  readonly push: PushSettings;
  readonly providerName: string;
  readonly logLevel: (typeof logLevels)[number];
}

/** An HTTP service that sends text messages. */
export interface SmsGateway {
  readonly url: string;
  /** The whole Authorization header, where the service wants one. */
  readonly authorization: string | null;
  /** What is posted, with {to}, {text} and {id} in it: JSON where it begins with a brace, a web form otherwise. */
  readonly body: string;
}

interface PushSettings {
  readonly isOn: boolean;
  /** Hosts of push services besides those of the browsers' makers. */
  readonly hosts: readonly string[];
}

const usualSmsBody = '{"to":"{to}","text":"{text}","id":"{id}"}';

type Environment = Record<string, string | undefined>;

/** `storedSecretKeys` gives the keys that lie beside the embedded database, as they are at that moment. */
export function readSettings(env: Environment, storedSecretKeys: (dataDir: string) => readonly string[]): Settings {
  const faults: string[] = [];
  function read<T>(name: string, otherwise: T, parse: (text: string) => T | undefined, rule: string): T {
    const text = env[name]?.trim();
    if (!text) return otherwise;
    const value = parse(text);
    if (value === undefined) faults.push(`${name} must be ${rule}.`);
    return value ?? otherwise;
  }

  const port = read('PORT', 8080, portNumber, 'a port number from 1 to 65535');
  const host = read('HOST', '127.0.0.1', hostName, 'an address or host name to listen on, such as 127.0.0.1');
  const databaseUrl = read<string | null>(
    'DATABASE_URL',
    null,
    url('postgres:', 'postgresql:'),
    'an address that begins with postgres://',
  );
  const givenKey = read<string | null>('SECRET_KEY', null, longKey, `at least ${shortestKey} characters long`);
  const earlierKeys = read<readonly string[]>(
    'SECRET_KEY_BEFORE',
    [],
    longKeys,
    `keys of at least ${shortestKey} characters, separated by commas`,
  );
  const demo = read('DEMO', databaseUrl === null, word({ on: true, off: false }), 'on or off');
  const demoPublic = read('DEMO_PUBLIC', false, word({ yes: true, no: false }), 'yes or no');
  const rest = {
    port,
    host,
    databaseUrl,
    demo,
    requiresSecondFactor: !demo,
    dataDir: resolve(env['DATA_DIR']?.trim() || 'data'),
    publicUrl: read('PUBLIC_URL', addressOf(host, port), webAddress, 'an address that begins with https:// or http://'),
    trustProxy: read<Settings['trustProxy']>(
      'TRUST_PROXY',
      false,
      proxies,
      'a number of hops or a list of addresses such as 10.0.0.0/8',
    ),
    smtpUrl: read<string | null>(
      'SMTP_URL',
      null,
      url('smtp:', 'smtps:'),
      'an address that begins with smtp:// or smtps://',
    ),
    sms: smsGateway(read),
    push: {
      isOn: read('PUSH', true, word({ on: true, off: false }), 'on or off'),
      hosts: read<readonly string[]>(
        'PUSH_HOSTS',
        [],
        (text) => text.split(',').map((host) => host.trim().toLowerCase()),
        'a list of host names',
      ),
    },
    providerName: env['PROVIDER_NAME']?.trim() || 'Community Care Homes',
    logLevel: read(
      'LOG_LEVEL',
      'info',
      (text) => logLevels.find((level) => level === text),
      `one of ${logLevels.join(', ')}`,
    ),
  };

  if (databaseUrl && !givenKey && !env['SECRET_KEY']?.trim())
    faults.push(`SECRET_KEY is needed with DATABASE_URL: give every node the same ${shortestKey} characters or more.`);
  if (demo && !demoPublic && !isLoopback(host))
    faults.push(
      'HOST reaches beyond this machine while DEMO is on, and the demonstration passwords are public. Set DEMO=off, or DEMO_PUBLIC=yes if that is what you want.',
    );
  if (faults.length > 0) throw new StartRefusal(faults.join('\n'));
  const given = givenKey === null ? null : [givenKey, ...earlierKeys];
  const secretKeys = () => given ?? [...storedSecretKeys(rest.dataDir), ...earlierKeys];
  // A damaged key is told now, not when it is first needed.
  secretKeys();
  return Object.freeze({ ...rest, secretKeys });
}

type Read = <T>(name: string, otherwise: T, parse: (text: string) => T | undefined, rule: string) => T;

function smsGateway(read: Read): SmsGateway | null {
  const given = read<string | null>(
    'SMS_URL',
    null,
    url('http:', 'https:'),
    'an address that begins with https:// or http://',
  );
  const authorization = read<string | null>('SMS_AUTHORIZATION', null, (text) => text, '');
  const body = read(
    'SMS_BODY',
    usualSmsBody,
    (text) => (text.includes('{to}') && text.includes('{text}') ? text : undefined),
    'what the gateway is sent, with {to} and {text} in it',
  );
  return given === null ? null : { url: given, authorization, body };
}

export function addressOf(host: string, port: number): string {
  const everywhere = host === '0.0.0.0' || host === '::';
  return `http://${everywhere ? 'localhost' : isIP(host) === 6 ? `[${host}]` : host}:${port}`;
}

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

function isLoopback(host: string): boolean {
  const family = isIP(host);
  if (family === 0) return host === 'localhost';
  return loopback.check(host, family === 6 ? 'ipv6' : 'ipv4');
}

function portNumber(text: string): number | undefined {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : 0;
  return port >= 1 && port <= 65535 ? port : undefined;
}

const hostName = (text: string) =>
  isIP(text) > 0 || /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i.test(text) ? text : undefined;

const longKey = (text: string) => (text.length >= shortestKey ? text : undefined);
const longKeys = (text: string) => {
  const keys = text.split(',').map((key) => key.trim());
  return keys.every(longKey) ? keys : undefined;
};

const word = (meanings: Record<string, boolean>) => (text: string) => meanings[text.toLowerCase()];

const url =
  (...protocols: string[]) =>
  (text: string) =>
    URL.canParse(text) && protocols.includes(new URL(text).protocol) ? text : undefined;

const webAddress = (text: string) => url('http:', 'https:')(text)?.replace(/\/+$/, '');

function proxies(text: string): number | string[] | undefined {
  if (/^\d+$/.test(text)) return Number(text);
  const ranges = text.split(',').map((range) => range.trim());
  return ranges.every(isRange) ? ranges : undefined;
}

function isRange(range: string): boolean {
  const [address = '', bits, ...more] = range.split('/');
  const family = isIP(address);
  if (family === 0 || more.length > 0) return false;
  return bits === undefined || (/^\d+$/.test(bits) && Number(bits) <= (family === 6 ? 128 : 32));
}
