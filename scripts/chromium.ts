/** Finds the browser for the journeys, and gets it where that needs nobody's leave. */
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The shell without windows is the same engine and needs less of the machine. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];
const elsewhere = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/** Null when there is none. With `install`, root on Debian gets Debian's own. */
export function findChromium({ install = false } = {}): string | null {
  const given = process.env['CHROMIUM_PATH'];
  if (given) return canRun(given) ? given : null;
  return installed() ?? (install && mayInstall() ? installFromDebian() : null);
}

function installed(): string | null {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const onPath = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...onPath, ...elsewhere].find(canRun) ?? null;
}

function canRun(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

const mayInstall = () => process.getuid?.() === 0 && existsSync('/etc/debian_version');

function installFromDebian(): string | null {
  console.log('Installing Chromium …');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...args: string[]) =>
    spawnSync('apt-get', [...args, '-qq'], { env, stdio: ['ignore', 'ignore', 'inherit'] });
  apt('update');
  // Older releases have no shell of its own.
  if (apt('install', '-y', 'chromium', 'chromium-headless-shell').status !== 0) apt('install', '-y', 'chromium');
  return installed();
}

/** Journeys reach nothing beyond this machine; as root there is no sandbox to be had. A page that lives for seconds is gone before code made faster for it has paid for itself. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-features=PreloadTopChromeWebUI',
  '--disable-dev-shm-usage',
  '--js-flags=--no-maglev,--no-turbofan',
];
