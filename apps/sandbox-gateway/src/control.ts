import { Hono } from 'hono';
import type { Mail } from './mail.ts';

/** How the sandbox behaves from now on. Everything has a calm default; scripts change it through `POST /control`. */
export interface Control {
  /** What becomes of messages to the shop: sent, kept until `release`, or never sent. */
  messages: 'send' | 'hold' | 'lose';
  /** How often each message is sent, all at once. */
  copies: number;
  /** ms that a message waits before it is sent. */
  delayMs: number;
  /** How many of the next API calls do their work and then break the connection instead of answering. */
  loseAnswers: number;
  /** Whether API calls break the connection and do nothing. */
  isDown: boolean;
  /** ms that an API call waits before it is answered. */
  slowMs: number;
  /** What becomes of refunds that are asked for. */
  refunds: 'done' | 'pending' | 'refuse';
}

const calm: Control = { messages: 'send', copies: 1, delayMs: 0, loseAnswers: 0, isDown: false, slowMs: 0, refunds: 'done' };

export const createControl = (): Control => ({ ...calm });

const isOneOf =
  (...values: string[]) =>
  (value: unknown): boolean =>
    typeof value === 'string' && values.includes(value);
const isWhole = (most: number) => (value: unknown) => Number.isInteger(value) && Number(value) >= 0 && Number(value) <= most;

const allowed: Record<keyof Control, (value: unknown) => boolean> = {
  messages: isOneOf('send', 'hold', 'lose'),
  copies: isWhole(20),
  delayMs: isWhole(600_000),
  loseAnswers: isWhole(1_000_000),
  isDown: (value) => typeof value === 'boolean',
  slowMs: isWhole(600_000),
  refunds: isOneOf('done', 'pending', 'refuse'),
};

const isSetting = (name: string): name is keyof Control => name in allowed;

/**
 * `GET /control` tells how the sandbox behaves and what it holds; `POST /control` changes the settings named in its JSON.
 * `{"reset": true}` makes it calm again; `{"release": "in-order" | "reversed"}` sends the messages that were held.
 * @param told what is told beside the settings
 */
export function controlRoutes(control: Control, mail: Mail, told: () => object): Hono {
  const routes = new Hono();
  const answer = () => ({ ...control, held: mail.held(), ...told() });
  routes.get('/', (c) => c.json(answer()));
  routes.post('/', async (c) => {
    const wanted = await c.req.json<Record<string, unknown>>();
    const { reset, release, ...settings } = wanted;
    const wrong = Object.entries(settings).find(([name, value]) => !isSetting(name) || !allowed[name](value));
    if (wrong) return c.json({ error: `${wrong[0]} cannot be ${JSON.stringify(wrong[1])}` }, 400);
    if (reset === true) Object.assign(control, calm);
    Object.assign(control, settings);
    if (release === 'in-order' || release === 'reversed') await mail.release(release === 'reversed');
    return c.json(answer());
  });
  return routes;
}
