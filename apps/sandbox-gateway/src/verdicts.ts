import type { Control } from './control.ts';

export type Verdicts = ReturnType<typeof createVerdicts>;

/** Delay in ms of a bank's late result. */
const DELAY_MS = 3000;

/** Sends the results of banks that respond after the shopper has left the hosted page. */
export function createVerdicts(control: Control) {
  let held: (() => Promise<void>)[] = [];
  return {
    held: () => held.length,

    /** Sends the result a little later, or when it is released. */
    plan(give: () => Promise<void>): void {
      if (control.verdicts === 'hold') held.push(give);
      else setTimeout(() => void give(), DELAY_MS).unref();
    },

    /** Sends held results one after the other. @returns after the first attempt to deliver their messages */
    async release(): Promise<void> {
      const waiting = held;
      held = [];
      for (const give of waiting) await give();
    },
  };
}
