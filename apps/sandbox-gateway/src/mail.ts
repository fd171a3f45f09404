import type { Control } from './control.ts';

/** A message to the shop, signed anew each time it is sent. */
export interface Message {
  /** Whose it is: the session's id. */
  about: string;
  url: string;
  body: string;
  headers: () => Record<string, string>;
}

/** How one message is sent, if not as all others are. */
export type Manner = 'now' | 'late' | 'twice' | 'reversed' | 'never';
export const manners: readonly Manner[] = ['now', 'late', 'twice', 'reversed', 'never'];

export type Mail = ReturnType<typeof createMail>;

/** How long a shop may take to answer, and the waits before the next tries, in ms. */
const PATIENCE = 10_000;
const RETRIES = [500, 2000, 8000, 30_000];
/** ms that a late message waits. */
const LATE = 5000;

const after = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms).unref());

/** Sends messages to the shop; one that is not answered with success is sent again a few times, as providers do. */
export function createMail(control: Control, isStopped: () => boolean) {
  let held: Message[] = [];
  /** First messages that wait for the second one of their session, to come after it. */
  const overtaken = new Map<string, Message>();

  const attempt = async (message: Message): Promise<void> => {
    if (await isTaken(message)) return;
    void again(message);
  };
  const again = async (message: Message): Promise<void> => {
    for (const wait of RETRIES) {
      await after(wait);
      if (isStopped() || (await isTaken(message))) return;
    }
  };
  const sendCopies = async (message: Message, copies: number): Promise<void> => {
    await Promise.all(Array.from({ length: copies }, () => attempt(message)));
    const waiting = overtaken.get(message.about);
    overtaken.delete(message.about);
    if (waiting) await attempt(waiting);
  };

  return {
    held: () => held.length,

    /** @returns once the shop has had its first chance to take it, or at once if it is to come later */
    async send(message: Message, manner: Manner = 'now'): Promise<void> {
      if (control.messages === 'lose' || manner === 'never') return;
      if (control.messages === 'hold') {
        held.push(message);
        return;
      }
      if (manner === 'reversed' && !overtaken.has(message.about)) {
        overtaken.set(message.about, message);
        return;
      }
      const copies = manner === 'twice' ? Math.max(2, control.copies) : control.copies;
      const wait = manner === 'late' ? LATE : control.delayMs;
      if (wait === 0) await sendCopies(message, copies);
      else void after(wait).then(() => (isStopped() ? undefined : sendCopies(message, copies)));
    },

    /** Sends what was held, one after the other. */
    async release(isReversed: boolean): Promise<void> {
      const waiting = isReversed ? held.toReversed() : held;
      held = [];
      for (const message of waiting) await sendCopies(message, control.copies);
    },
  };
}

async function isTaken({ url, body, headers }: Message): Promise<boolean> {
  try {
    const answer = await fetch(url, { method: 'POST', headers: headers(), body, signal: AbortSignal.timeout(PATIENCE) });
    return answer.ok;
  } catch {
    return false;
  }
}
