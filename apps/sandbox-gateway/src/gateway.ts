import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { createStripeApi } from './api.ts';
import { createLedger, isRefusal, type Ledger } from './ledger.ts';
import { gonePage, payPage } from './pay-page.ts';
import { wireSession, type SandboxSession } from './session.ts';
import { sendEvent, wireEvent } from './webhook.ts';

export interface SandboxSettings {
  /** 0 takes any that is free. */
  port: number;
  /** Where the shop takes its messages. */
  webhookUrl: string;
  webhookSecret: string;
}

export interface SandboxGateway {
  port: number;
  close(): Promise<void>;
}

/**
 * Starts a payment provider that runs on this machine and speaks Stripe's protocol: API, hosted page, signed messages.
 * It listens on loopback only, whatever it is told.
 */
export async function startSandboxGateway({ port, webhookUrl, webhookSecret }: SandboxSettings): Promise<SandboxGateway> {
  const ledger = createLedger();
  let isStopped = false;
  const notify = (type: string, session: SandboxSession, origin: string) =>
    sendEvent(wireEvent(type, wireSession(session, { origin })), { url: webhookUrl, secret: webhookSecret }, () => isStopped);

  return new Promise((resolve, reject) => {
    const app = new Hono();
    const server = serve({ fetch: app.fetch, port, hostname: '127.0.0.1' }, (info: AddressInfo) => {
      const origin = `http://127.0.0.1:${info.port}`;
      // The routes need to know the port, which is known only now.
      app.route(
        '/pay',
        payRoutes(ledger, (type, session) => notify(type, session, origin)),
      );
      app.route('/', createStripeApi(ledger, origin));
      resolve({
        port: info.port,
        close: () =>
          new Promise((done) => {
            isStopped = true;
            server.close(() => done());
            if ('closeAllConnections' in server) server.closeAllConnections();
          }),
      });
    });
    server.once('error', reject);
  });
}

/** The hosted page, and what its buttons do. */
function payRoutes(ledger: Ledger, notify: (type: string, session: SandboxSession) => Promise<boolean>): Hono {
  const pages = new Hono();
  pages.get('/:id', (c) => {
    const session = ledger.find(c.req.param('id'));
    return isRefusal(session) ? c.html(gonePage(), 404) : c.html(payPage(session, null));
  });
  pages.post('/:id', async (c) => {
    const { outcome } = await c.req.parseBody();
    const id = c.req.param('id');
    const session = ledger.find(id);
    if (isRefusal(session)) return c.html(gonePage(), 404);
    if (outcome === 'cancel') return c.redirect(session.cancelUrl ?? session.successUrl, 303);
    if (outcome === 'decline') return c.html(payPage(session, 'declined'), 402);
    if (session.status === 'open') {
      ledger.pay(id);
      await notify('checkout.session.completed', session);
    }
    if (session.paymentStatus !== 'paid') return c.html(payPage(session, null), 409);
    return c.redirect(session.successUrl.replaceAll('{CHECKOUT_SESSION_ID}', session.id), 303);
  });
  return pages;
}
