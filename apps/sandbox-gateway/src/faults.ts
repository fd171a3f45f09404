import type { HttpBindings } from '@hono/node-server';
import { createMiddleware } from 'hono/factory';
import type { Control } from './control.ts';

/** Makes API calls slow, dead, or done and not answered, as the control says. */
export const faults = (control: Control) =>
  createMiddleware<{ Bindings: HttpBindings }>(async (c, next) => {
    const breakOff = () => void c.env.incoming.socket.destroy();
    if (control.isDown) {
      breakOff();
      return c.body(null);
    }
    if (control.slowMs > 0) await new Promise((resolve) => setTimeout(resolve, control.slowMs));
    await next();
    if (control.loseAnswers === 0) return;
    control.loseAnswers -= 1;
    breakOff();
  });
