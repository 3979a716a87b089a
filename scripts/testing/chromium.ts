/** Finds the browser for the journeys, and gets it where that needs nobody's leave. */
import { spawn, spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The same engine without windows: it needs a fifth less of the machine for each page. */
const shell = 'chromium-headless-shell';
const names = [shell, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const elsewhere = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/** Null when there is none. */
export function findChromium(): string | null {
  const given = process.env['CHROMIUM_PATH'];
  if (given) return canRun(given) ? given : null;
  return onPath(names) ?? elsewhere.find(canRun) ?? null;
}

/** The same, after root on Debian has got Debian's shell, also beside a browser with windows. */
export async function provideChromium(): Promise<string | null> {
  if (!process.env['CHROMIUM_PATH'] && mayInstall() && !onPath([shell])) await installFromDebian();
  return findChromium();
}

function onPath(wanted: readonly string[]): string | null {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return wanted.flatMap((name) => folders.map((folder) => join(folder, name))).find(canRun) ?? null;
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

/** A browser that is there stays as it is: its shell is taken in the same version, or not at all. */
async function installFromDebian(): Promise<void> {
  const { status, stdout: version } = spawnSync('dpkg-query', ['-W', '-f', '${Version}', 'chromium'], {
    encoding: 'utf8',
  });
  if (status !== 0 && onPath(names)) return;
  console.log('Installing Chromium …');
  await apt('update');
  if (status === 0) return void (await install(`${shell}=${version}`));
  // Older releases have no shell of its own.
  if (!(await install(shell))) await install('chromium');
}

/** With letters for what our own font lacks, and without what only a desktop shows. */
const install = (browser: string): Promise<boolean> =>
  apt('install', '-y', '--no-install-recommends', browser, 'fonts-liberation');

function apt(...args: string[]): Promise<boolean> {
  // Where no package can be had, that is soon known.
  const patience = ['-qq', '-o', 'Acquire::Retries=1', '-o', 'Acquire::http::Timeout=20'];
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const child = spawn('apt-get', [...args, ...patience], { env, stdio: ['ignore', 'ignore', 'inherit'] });
  return new Promise((resolve) => {
    // Without apt-get nothing is installed, and a browser that is there is used.
    child.on('error', () => resolve(false));
    child.on('exit', (code) => resolve(code === 0));
  });
}

/** What we look at reaches nothing beyond this machine; as root there is no sandbox to be had. */
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
];

/**
 * The page of a journey lives for seconds: it is gone before code made faster for it has paid for itself. It keeps the
 * thread that draws: without one the shell calls for no frame, and nothing can be pressed.
 */
export const journeyFlags = [...chromiumFlags, '--js-flags=--no-maglev,--no-turbofan'];
