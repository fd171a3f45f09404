import type { Control } from './control.ts';

/** A message to the shop, signed again each time it is sent. */
export interface Message {
  /** The session's id. */
  about: string;
  url: string;
  body: string;
  headers: () => Record<string, string>;
}

/** How one message is sent, if it differs from the settings. */
export type DeliveryMode = 'now' | 'late' | 'twice' | 'reversed' | 'never';
export const deliveryModes: readonly DeliveryMode[] = ['now', 'late', 'twice', 'reversed', 'never'];

export type MessageSender = ReturnType<typeof createMessageSender>;

/** Time limit of a response by the shop, and the waits before the retries, in ms. */
const RESPONSE_TIMEOUT_MS = 10_000;
const RETRY_DELAYS_MS = [500, 2000, 8000, 30_000];
/** Delay of a late message in ms. */
const LATE_DELAY_MS = 5000;

const waitBeforeRetry = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms).unref());

/** Sends messages to the shop. A message without a successful response is sent again a few times, as providers do. */
export function createMessageSender(control: Control, isStopped: () => boolean) {
  let held: Message[] = [];
  /** First messages that are sent after the second message of their session. */
  const delayedFirstMessages = new Map<string, Message>();

  const attempt = async (message: Message): Promise<void> => {
    if (await isDelivered(message)) return;
    void retry(message);
  };
  const retry = async (message: Message): Promise<void> => {
    for (const wait of RETRY_DELAYS_MS) {
      await waitBeforeRetry(wait);
      if (isStopped() || (await isDelivered(message))) return;
    }
  };
  const sendCopies = async (message: Message, copies: number): Promise<void> => {
    await Promise.all(Array.from({ length: copies }, () => attempt(message)));
    const waiting = delayedFirstMessages.get(message.about);
    delayedFirstMessages.delete(message.about);
    if (waiting) await attempt(waiting);
  };

  return {
    held: () => held.length,

    /** @returns after the first attempt, or at once if the message is sent later */
    async send(message: Message, deliveryMode: DeliveryMode = 'now'): Promise<void> {
      if (control.messages === 'lose' || deliveryMode === 'never') return;
      if (control.messages === 'hold') {
        held.push(message);
        return;
      }
      if (deliveryMode === 'reversed' && !delayedFirstMessages.has(message.about)) {
        delayedFirstMessages.set(message.about, message);
        return;
      }
      const copies = deliveryMode === 'twice' ? Math.max(2, control.copies) : control.copies;
      const wait = deliveryMode === 'late' ? LATE_DELAY_MS : control.delayMs;
      if (wait === 0) await sendCopies(message, copies);
      else void waitBeforeRetry(wait).then(() => (isStopped() ? undefined : sendCopies(message, copies)));
    },

    /** Sends held messages one after the other. */
    async release(isReversed: boolean): Promise<void> {
      const waiting = isReversed ? held.toReversed() : held;
      held = [];
      for (const message of waiting) await sendCopies(message, control.copies);
    },
  };
}

async function isDelivered({ url, body, headers }: Message): Promise<boolean> {
  try {
    const response = await fetch(url, { method: 'POST', headers: headers(), body, signal: AbortSignal.timeout(RESPONSE_TIMEOUT_MS) });
    return response.ok;
  } catch {
    return false;
  }
}
