import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { afterEach, expect, test } from 'vitest';
import { bundleEntry } from '#testing/processes/bundle-entry';

const children: ChildProcess[] = [];
afterEach(() => children.splice(0).forEach((child) => child.kill('SIGKILL')));

async function startProcess(env: Record<string, string> = {}) {
  const child = spawn(process.execPath, [await bundleEntry('testing/processes/serving-process.ts')], {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: { ...process.env, LOG_LEVEL: 'silent', ...env },
  });
  children.push(child);
  let output = '';
  child.stderr?.on('data', (text: Buffer) => (output += text.toString()));
  const ended = once(child, 'close').then(([code]) => ({ code: code as number | null, output: output.trim() }));
  const lines = createInterface({ input: child.stdout as Readable })[Symbol.asyncIterator]();
  const nextLine = async () => String((await lines.next()).value);
  return { child, ended, nextLine };
}

/** Starts a process and requests its slow page. */
async function startWithRequest() {
  const { child, ended, nextLine } = await startProcess();
  const port = await nextLine();
  const response = fetch(`http://127.0.0.1:${port}/slow`);
  // The test handles a failure later, when it awaits the response.
  response.catch(() => undefined);
  expect(await nextLine()).toBe('requested');
  const hasStopped = async () => {
    const isOpen = await fetch(`http://127.0.0.1:${port}/`).catch(() => false);
    return isOpen === false;
  };
  return { child, ended, response, hasStopped };
}

test('on SIGTERM the running response arrives complete and the process exits cleanly', async () => {
  const { child, ended, response, hasStopped } = await startWithRequest();
  child.kill('SIGTERM');
  await expect.poll(hasStopped).toBe(true);
  child.send('send the page');
  expect(await (await response).text()).toBe('done');
  expect((await ended).code).toBe(0);
});

test('a second signal ends the process at once', async () => {
  const { child, ended, response, hasStopped } = await startWithRequest();
  child.kill('SIGINT');
  await expect.poll(hasStopped).toBe(true);
  child.kill('SIGINT');
  expect((await ended).code).toBe(1);
  await expect(response).rejects.toThrow();
});

test('the process stops by itself when its parent is gone', async () => {
  const { child, nextLine } = await startProcess();
  await nextLine();
  // Not "close": Node does not emit it for a channel that was closed on this side.
  const ended = once(child, 'exit');
  child.disconnect();
  expect(await ended).toEqual([0, null]);
});

test('wrong settings end the start with one line each and no other output', async () => {
  const { code, output } = await (await startProcess({ PORT: 'abc', LOG_LEVEL: 'loud' })).ended;
  expect(code).toBe(1);
  expect(output.split('\n')).toEqual([
    'PORT must be a whole number from 1 to 65535, it is "abc"',
    'LOG_LEVEL must be one of trace, debug, info, warn, error, fatal, silent, it is "loud"',
  ]);
});
