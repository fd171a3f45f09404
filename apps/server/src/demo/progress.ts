/** Reports the progress of a long task: one updated line on a terminal, plain lines elsewhere. */
export interface Progress {
  /** @param done number of finished items */
  at(done: number): void;
  end(): void;
}

/** @param label name of the task, such as `Seeding products` */
export type StartProgress = (label: string, total: number) => Progress;

const WIDTH = 28;
/** Interval between plain lines, in ms. */
const INTERVAL_MS = 10_000;

export const startProgress: StartProgress = (label, total) => {
  const out = process.stdout;
  const started = performance.now();
  let lastReportAt = started;
  const formatLine = (done: number): string => {
    const share = total === 0 ? 1 : done / total;
    const seconds = Math.round((performance.now() - started) / 1000);
    const bar = '█'.repeat(Math.round(share * WIDTH)).padEnd(WIDTH, '░');
    return `${label} ${bar} ${Math.floor(share * 100)} % (${done.toLocaleString('en')} of ${total.toLocaleString('en')}, ${seconds} s)`;
  };
  let last = 0;
  return {
    at: (done) => {
      last = done;
      if (out.isTTY) out.write(`\r${formatLine(done)}`);
      else if (performance.now() - lastReportAt >= INTERVAL_MS) {
        lastReportAt = performance.now();
        out.write(`${formatLine(done)}\n`);
      }
    },
    end: () => void out.write(out.isTTY ? `\r${formatLine(last)}\n` : `${formatLine(last)}\n`),
  };
};

/** For callers without output. */
export const ignoreProgress: StartProgress = () => ({ at: () => undefined, end: () => undefined });
