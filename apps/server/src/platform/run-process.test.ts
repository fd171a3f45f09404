import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';

const script = join(import.meta.dirname, '../testing/serving-process.ts');
const children: ChildProcess[] = [];
afterEach(() => children.splice(0).forEach((child) => child.kill('SIGKILL')));

function startProcess(env: Record<string, string> = {}) {
  const child = spawn(process.execPath, ['--import', 'tsx', script], {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: { ...process.env, LOG_LEVEL: 'silent', ...env },
  });
  children.push(child);
  let said = '';
  child.stderr?.on('data', (text: Buffer) => (said += text.toString()));
  const ended = once(child, 'close').then(([code]) => ({ code: code as number | null, said: said.trim() }));
  const port = new Promise<number>((resolve) => child.stdout?.once('data', (text: Buffer) => resolve(Number(text.toString()))));
  return { child, ended, port };
}

test('at SIGTERM the answer under way arrives whole, and the process ends well', async () => {
  const { child, ended, port } = startProcess();
  const answer = fetch(`http://127.0.0.1:${await port}/slow`);
  await pause(100);
  child.kill('SIGTERM');
  expect(await (await answer).text()).toBe('done');
  expect((await ended).code).toBe(0);
});

test('a second signal ends it at once', async () => {
  const { child, ended, port } = startProcess();
  const cut = fetch(`http://127.0.0.1:${await port}/slow`).catch(() => 'cut');
  await pause(100);
  child.kill('SIGINT');
  await pause(50);
  child.kill('SIGINT');
  expect((await ended).code).toBe(1);
  expect(await cut).toBe('cut');
});

test('when whoever started it is gone, it stops by itself', async () => {
  const { child, port } = startProcess();
  await port;
  // Not "close": Node does not tell it for a channel that was cut on this side.
  const ended = once(child, 'exit');
  child.disconnect();
  expect(await ended).toEqual([0, null]);
});

test('wrong settings end the start with a line each and nothing else', async () => {
  const { code, said } = await startProcess({ PORT: 'abc', LOG_LEVEL: 'loud' }).ended;
  expect(code).toBe(1);
  expect(said.split('\n')).toEqual([
    'PORT must be a whole number from 1 to 65535, it is "abc"',
    'LOG_LEVEL must be one of trace, debug, info, warn, error, fatal, silent, it is "loud"',
  ]);
});
