/**
 * The way in for every command. It runs on any Node from 20.19 on, so it is plain JavaScript: it installs what the
 * lockfile asks for, and hands over to the Node that the lockfile pins.
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));
const pinnedNode = join(root, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');

/** True once the script at `url` runs on the pinned Node; before that, runs it there and ends with its exit code. */
export async function onPinnedNode(url) {
  process.chdir(root);
  if (!isInstalled()) install();
  if (realpathSync(process.execPath) === realpathSync(pinnedNode)) return;
  process.exit(await handOver(fileURLToPath(url)));
}

/** What npm noted down at the end of its last install is what the lockfile asks for. */
function isInstalled() {
  const noted = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(noted) || !existsSync(pinnedNode)) return false;
  const installed = packagesOf(noted);
  return Object.entries(packagesOf(join(root, 'package-lock.json'))).every(([path, wanted]) => {
    if (path === '') return true;
    return installed[path]
      ? installed[path].version === wanted.version
      : wanted.optional === true || wanted.devOptional === true;
  });
}

function packagesOf(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages;
}

function install() {
  console.log('Installing what Hearth needs …');
  // The install replaces the pinned Node, so it must not itself run on it.
  const PATH = process.env.PATH.split(delimiter)
    .filter((folder) => !/node_modules[\\/]\.bin[\\/]?$/.test(folder))
    .join(delimiter);
  // Not `npm ci`: it refuses the whole lockfile where a registry lacks another platform's optional package.
  const flags = [
    'install',
    '--no-save',
    '--include=dev',
    '--include=optional',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ];
  const { status, error } = spawnSync('npm', flags, {
    cwd: root,
    env: { ...process.env, PATH },
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (status === 0 && isInstalled()) return;
  console.error(
    error
      ? `npm could not be run (${error.message}). Install Node.js with npm and start again.`
      : 'The install did not succeed; npm says why above.',
  );
  process.exit(1);
}

function handOver(script) {
  const child = spawn(pinnedNode, [script, ...process.argv.slice(2)], { stdio: 'inherit' });
  // A Ctrl-C reaches the child by itself; a signal sent to us alone does not.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code, signal) => resolve(code ?? 128 + constants.signals[signal]));
  });
}

/** When npm or the script that handed over is killed, nobody is left to stop us: then we stop ourselves. */
export function stopWithParent() {
  const parents = commandParents();
  const isOrphan = () => parents.some(({ pid, child }) => parentOf(child) !== pid);
  // Once: a second signal would end us before the database is stopped.
  const watch = setInterval(() => {
    if (!isOrphan()) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, 250).unref();
}

/** Those above us that belong to the same command, npm at the top; the terminal above it may go when it likes. */
function commandParents() {
  const parents = [];
  for (let child = process.pid; ; child = parents.at(-1).pid) {
    const pid = parentOf(child);
    const command = commandOf(pid);
    if (!/^npm|^(\S*\/)?sh -c node scripts|start\.mjs/.test(command)) return parents;
    parents.push({ pid, child });
    if (command.startsWith('npm')) return parents;
  }
}

function parentOf(pid) {
  if (pid === process.pid) return process.ppid;
  const stat = readProc(pid, 'stat');
  return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1] ?? 0);
}

const commandOf = (pid) => readProc(pid, 'cmdline').replaceAll('\0', ' ');

/** Empty where the process is gone, or where the system keeps no such files. */
function readProc(pid, file) {
  const path = `/proc/${pid}/${file}`;
  return existsSync(path) ? readFileSync(path, 'utf8') : '';
}
