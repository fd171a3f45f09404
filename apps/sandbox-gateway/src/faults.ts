import type { HttpBindings } from '@hono/node-server';
import { createMiddleware } from 'hono/factory';
import type { Control } from './control.ts';

/** Delays or breaks API calls, or drops their responses, according to the control settings. */
export const injectFaults = (control: Control) =>
  createMiddleware<{ Bindings: HttpBindings }>(async (c, next) => {
    const closeConnection = () => void c.env.incoming.socket.destroy();
    if (control.isDown) {
      closeConnection();
      return c.body(null);
    }
    if (control.slowMs > 0) await new Promise((resolve) => setTimeout(resolve, control.slowMs));
    await next();
    if (control.loseAnswers === 0) return;
    control.loseAnswers -= 1;
    closeConnection();
  });
