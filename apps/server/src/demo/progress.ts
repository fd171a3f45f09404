/** Tells how far a long piece of work has come: one line that redraws itself on a terminal, plain lines elsewhere. */
export interface Progress {
  /** @param done so far, of the total */
  at(done: number): void;
  end(): void;
}

/** @param label what is being done, such as `Seeding products` */
export type StartProgress = (label: string, total: number) => Progress;

const WIDTH = 28;
/** How far apart two plain lines are, in ms. */
const EVERY = 10_000;

export const startProgress: StartProgress = (label, total) => {
  const out = process.stdout;
  const started = performance.now();
  let said = started;
  const line = (done: number): string => {
    const share = total === 0 ? 1 : done / total;
    const seconds = Math.round((performance.now() - started) / 1000);
    const bar = '█'.repeat(Math.round(share * WIDTH)).padEnd(WIDTH, '░');
    return `${label} ${bar} ${Math.floor(share * 100)} % (${done.toLocaleString('en')} of ${total.toLocaleString('en')}, ${seconds} s)`;
  };
  let last = 0;
  return {
    at: (done) => {
      last = done;
      if (out.isTTY) out.write(`\r${line(done)}`);
      else if (performance.now() - said >= EVERY) {
        said = performance.now();
        out.write(`${line(done)}\n`);
      }
    },
    end: () => void out.write(out.isTTY ? `\r${line(last)}\n` : `${line(last)}\n`),
  };
};

/** For callers with nobody to tell. */
export const noProgress: StartProgress = () => ({ at: () => undefined, end: () => undefined });
