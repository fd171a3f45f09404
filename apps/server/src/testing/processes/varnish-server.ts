import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectRoot } from '#platform/paths';
import { askOverHttp } from '../ask-over-http.ts';
import { findFreePort } from './find-free-port.ts';

/** A Varnish server for one test with `deploy/varnish/shop.vcl`. */
export interface VarnishServer {
  /** The port of visitors. */
  port: number;
  /** The port that takes purges. */
  purgePort: number;
  /** Ends the server like a crash, with all stored responses. */
  kill(): Promise<void>;
  /** Starts the server again on the same ports. */
  start(): Promise<void>;
  stop(): Promise<void>;
}

const hasProgram = spawnSync('varnishd', ['-V']).status === 0;
const hasModule = hasProgram && existsModule();

/** Why tests with Varnish are skipped; undefined if they run. */
export const varnishIsMissing = hasModule
  ? undefined
  : hasProgram
    ? 'the module xkey of varnishd is not installed (Debian: varnish-modules)'
    : 'varnishd is not installed (Debian: varnish, varnish-modules)';

function existsModule(): boolean {
  const folders = ['/usr/lib/x86_64-linux-gnu', '/usr/lib/aarch64-linux-gnu', '/usr/lib', '/usr/lib64', '/usr/local/lib'];
  return folders.some((folder) => existsSync(join(folder, 'varnish/vmods/libvmod_xkey.so')));
}

/** Starts Varnish on free ports. @param webPorts the ports of the two web processes */
export async function openVarnishServer(webPorts: readonly [number, number]): Promise<VarnishServer> {
  const folder = mkdtempSync(join(tmpdir(), 'selvedge-varnish-'));
  // Varnish compiles the VCL as another user.
  chmodSync(folder, 0o755);
  copyFileSync(join(projectRoot, 'deploy/varnish/shop.vcl'), join(folder, 'shop.vcl'));
  writeFileSync(join(folder, 'backends.vcl'), writeBackends(webPorts));
  const [port, purgePort] = [await findFreePort(), await findFreePort()];
  const listening = ['-a', `shop=127.0.0.1:${port}`, '-a', `purge=127.0.0.1:${purgePort}`];
  const settings = ['-f', join(folder, 'shop.vcl'), '-n', join(folder, 'work'), '-p', 'http_gzip_support=off', '-s', 'malloc,64m', '-T', 'none'];
  const isOpen = () => askOverHttp(purgePort, '/').then(returnTrue, returnFalse);
  let child: ChildProcess;
  let ended: Promise<unknown>;
  const start = async () => {
    let output = '';
    child = spawn('varnishd', ['-F', ...listening, ...settings], { stdio: ['ignore', 'pipe', 'pipe'] });
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part: Buffer) => (output += part.toString()));
    ended = once(child, 'close');
    while (!(await isOpen())) {
      if (child.exitCode !== null) throw new Error(`varnishd did not start:\n${output}`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  };
  const kill = async () => {
    child.kill('SIGKILL');
    await ended;
    // The process that serves requests ends a moment after the one that manages it.
    while (await isOpen()) await new Promise((resolve) => setTimeout(resolve, 20));
  };
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  await start();
  return { port, purgePort, kill, start, stop };
}

const returnTrue = () => true;
const returnFalse = () => false;

/** Returns the delivered `backends.vcl` with the ports of a test. */
function writeBackends([first, second]: readonly [number, number]): string {
  const text = readFileSync(join(projectRoot, 'deploy/varnish/backends.vcl'), 'utf8');
  return text.replace('"3001"', `"${first}"`).replace('"3002"', `"${second}"`);
}
