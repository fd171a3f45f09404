/** Shows the progress of long steps: a progress bar on a terminal, or otherwise one plain line at the start. */

import { performance } from 'node:perf_hooks';

const WIDTH = 24;
const isTerminal = Boolean(process.stdout.isTTY);

/**
 * Runs a step and shows its progress.
 * @template Answer
 * @param {string} name description of the step
 * @param {(show: (done: number) => void) => Promise<Answer>} step gets a function that displays the completed share, 0 to 1
 * @returns {Promise<Answer>}
 */
export async function withProgress(name, step) {
  const began = performance.now();
  if (!isTerminal) console.log(`${name} …`);
  const show = (done) => {
    if (!isTerminal) return;
    const filled = Math.round(Math.min(1, Math.max(0, done)) * WIDTH);
    process.stdout.write(`\r\x1b[2K${name} [${'█'.repeat(filled)}${'·'.repeat(WIDTH - filled)}]`);
  };
  show(0);
  try {
    const answer = await step(show);
    if (isTerminal) process.stdout.write(`\r\x1b[2K${name}: ${seconds(began)}\n`);
    return answer;
  } catch (error) {
    if (isTerminal) process.stdout.write('\n');
    throw error;
  }
}

const seconds = (began) => `${((performance.now() - began) / 1000).toFixed(1)} s`;
