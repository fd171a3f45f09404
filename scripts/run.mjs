import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

/** A failed command. The message is for the terminal. */
export class CommandFailed extends Error {}

/**
 * Runs a command and hides its output unless it fails.
 * @param {string[]} command the program and its arguments
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv }} [options]
 * @throws {CommandFailed} with the output of the command
 */
export function runQuietly([program, ...args], options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
    child.once('error', (error) => reject(new CommandFailed(`${program}: ${error.message}`)));
    child.once('close', (code) => (code === 0 ? resolve() : reject(new CommandFailed(`${output.trim()}\n${[program, ...args].join(' ')} failed.`))));
  });
}

/**
 * Runs a command with its output on this terminal.
 * @param {string[]} command the program and its arguments
 * @param {import('node:child_process').SpawnOptions & { label?: string, lines?: string[] }} [options] `label`: prefix of each line, for commands
 *   that run at the same time; `lines`: receives each line
 * @returns {Promise<number>} its exit code
 */
export function runLoudly([program, ...args], { label, lines = [], ...options } = {}) {
  return new Promise((resolve) => {
    const child = spawn(program, args, { ...options, stdio: label ? ['ignore', 'pipe', 'pipe'] : 'inherit' });
    if (label) {
      for (const [stream, print] of [
        [child.stdout, console.log],
        [child.stderr, console.error],
      ])
        createInterface({ input: stream }).on('line', (line) => {
          lines.push(line);
          print(`[${label}] ${line}`);
        });
    }
    child.once('error', (error) => {
      console.error(`${program}: ${error.message}`);
      resolve(127);
    });
    child.once('close', (code) => resolve(code ?? 1));
  });
}

/** Returns the command line of npm, whether or not npm started this process. @returns {string[]} */
export function npm(...args) {
  const cli = process.env.npm_execpath;
  if (cli?.endsWith('.js')) return [process.execPath, cli, ...args];
  return process.platform === 'win32' ? ['cmd', '/c', 'npm', ...args] : ['npm', ...args];
}
