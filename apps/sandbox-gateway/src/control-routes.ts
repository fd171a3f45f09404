import { Hono } from 'hono';
import { defaultControl, type Control } from './control.ts';
import type { MessageSender } from './message-sender.ts';
import type { Verdicts } from './verdicts.ts';

const isAmong =
  (...values: string[]) =>
  (value: unknown): boolean =>
    typeof value === 'string' && values.includes(value);
const isWhole = (max: number) => (value: unknown) => Number.isInteger(value) && Number(value) >= 0 && Number(value) <= max;

const allowed: Record<keyof Control, (value: unknown) => boolean> = {
  messages: isAmong('send', 'hold', 'lose'),
  copies: isWhole(20),
  delayMs: isWhole(600_000),
  loseAnswers: isWhole(1_000_000),
  isDown: (value) => typeof value === 'boolean',
  slowMs: isWhole(600_000),
  refunds: isAmong('done', 'pending', 'refuse'),
  verdicts: isAmong('soon', 'hold'),
};

const isSetting = (name: string): name is keyof Control => name in allowed;

/**
 * `GET /control` returns the settings and held messages; `POST /control` changes the settings named in its JSON. `{"reset": true}` restores the
 * defaults; `{"release": "in-order"}` and `{"release": "reversed"}` send held messages, `{"release": "verdicts"}` sends held results.
 * `{"event": …}` does what happens at the provider without the shop.
 * @param readTotals further data of the response
 */
export function createControlRoutes(
  control: Control,
  { mail, verdicts }: { mail: MessageSender; verdicts: Verdicts },
  { readTotals, act }: { readTotals: () => object; act: (event: unknown) => Promise<void> },
): Hono {
  const routes = new Hono();
  const answer = () => ({ ...control, held: mail.held(), heldVerdicts: verdicts.held(), ...readTotals() });
  routes.get('/', (c) => c.json(answer()));
  routes.post('/', async (c) => {
    const wanted = await c.req.json<Record<string, unknown>>();
    const { reset, release, event, ...settings } = wanted;
    const wrong = Object.entries(settings).find(([name, value]) => !isSetting(name) || !allowed[name](value));
    if (wrong) return c.json({ error: `${wrong[0]} cannot be ${JSON.stringify(wrong[1])}` }, 400);
    if (reset === true) Object.assign(control, defaultControl);
    Object.assign(control, settings);
    if (release === 'in-order' || release === 'reversed') await mail.release(release === 'reversed');
    if (release === 'verdicts') await verdicts.release();
    try {
      if (event !== undefined) await act(event);
    } catch (error) {
      return c.json({ error: error instanceof Error ? error.message : String(error) }, 400);
    }
    return c.json(answer());
  });
  return routes;
}
