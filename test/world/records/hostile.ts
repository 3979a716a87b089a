/** Words as an attacker, a broken tablet or an unusual name would send them. */

const marks = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '"><svg onload=alert(1)>',
  "';alert(1)//",
  'javascript:alert(1)',
  '<iframe srcdoc="<p>x">',
  '<!--',
  ']]>',
  '{{7*7}}',
  '${7*7}',
  '#{7*7}',
  '<%= 7*7 %>',
  "' or '1'='1",
  "'; drop table resident; --",
  '" or ""="',
  '1) union select null--',
  '\\',
  '%00',
  '%0d%0aset-cookie: a=b',
  '../../etc/passwd',
  '=1+1',
  '+cmd|x!a1',
  '@sum(1)',
  '-2+3',
  '$(id)',
  '`id`',
  '|id',
  '&& id',
  '*)(uid=*',
  '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]>',
  '{"$gt":""}',
  '__proto__',
  'constructor',
  'null',
  'undefined',
  'NaN',
  'true',
  '-0',
  '1e309',
  '٣',
];
const wraps: readonly ((mark: string) => string)[] = [
  (mark) => mark,
  (mark) => `O’Brien ${mark}`,
  (mark) => `${mark}\n\tnext line`,
  (mark) => `Zoë 👩‍👩‍👧 ${mark}`,
  (mark) => `\u202e${mark}\u200b`,
];

/** Two hundred of them. */
export const payloads: readonly string[] = wraps.flatMap((wrap) => marks.map(wrap));

let next = 0;

/** The payloads in turn, so that all of them are sent to somebody and nobody has to be sent all of them. */
export const hostileWord = (): string => payloads[next++ % payloads.length] ?? '';

/** JSON that is well formed and not what anybody asked for. */
export const strangeBodies: readonly string[] = [
  '[]',
  '[{}]',
  '"text"',
  'null',
  '7',
  'true',
  `${'['.repeat(5_000)}${']'.repeat(5_000)}`,
];

export const nested = (depth: number): unknown =>
  Array.from({ length: depth }).reduce<unknown>((inner) => ({ inner }), null);
