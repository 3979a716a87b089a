/** Which browser on which kind of device, as far as a browser says so of itself. The first that fits is it. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/Edg\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];
const devices: readonly (readonly [RegExp, string])[] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android.*Mobile/, 'Android phone'],
  [/Android/, 'Android tablet'],
  [/CrOS/, 'Chromebook'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'Mac'],
  [/Linux/, 'Linux'],
];

const firstIn = (known: typeof browsers, agent: string): string | null =>
  known.find(([sign]) => sign.test(agent))?.[1] ?? null;

/** "Chrome on Windows"; a device that says neither is called unknown rather than by a line of signs. */
export function deviceWords(agent: string): string {
  const [browser, device] = [firstIn(browsers, agent), firstIn(devices, agent)];
  if (browser && device) return `${browser} on ${device}`;
  return browser ?? device ?? 'Unknown device';
}
