import type { AddressInfo } from 'node:net';
import { serve, type HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { createStripeApi } from './api.ts';
import { createControl } from './control.ts';
import { controlRoutes } from './control-routes.ts';
import { faults } from './faults.ts';
import { createLedger } from './ledger.ts';
import { createMessageSender } from './message-sender.ts';
import { stripePages } from './stripe-pages.ts';
import { createSslCommerzApi } from './sslcommerz/api.ts';
import { createSslCommerzLedger } from './sslcommerz/ledger.ts';
import { sslCommerzPages } from './sslcommerz/pages.ts';
import { createVerdicts } from './verdicts.ts';

export interface SandboxSettings {
  /** 0 chooses a free port. */
  port: number;
  /** Address of the shop for Stripe's webhooks. */
  webhookUrl: string;
  webhookSecret: string;
  /** The shop's account at SSLCommerz. */
  store?: { id: string; password: string } | undefined;
  /** Address of the shop for SSLCommerz's notifications, as set in its panel; absent: the address in each payment. */
  ipnUrl?: string | undefined;
}

export interface SandboxGateway {
  port: number;
  close(): Promise<void>;
}

/**
 * Starts a local payment provider with the protocols of Stripe and SSLCommerz: API, hosted pages, signed messages. It listens on loopback only,
 * whatever the settings.
 */
export async function startSandboxGateway(settings: SandboxSettings): Promise<SandboxGateway> {
  const { port, webhookUrl, webhookSecret, store = { id: 'sandbox', password: 'sandbox@ssl' }, ipnUrl } = settings;
  let isStopped = false;
  const control = createControl();
  const mail = createMessageSender(control, () => isStopped);
  const verdicts = createVerdicts(control);
  const cards = createLedger();
  const sslcommerzLedger = createSslCommerzLedger();

  return new Promise((resolve, reject) => {
    const app = new Hono<{ Bindings: HttpBindings }>();
    const server = serve({ fetch: app.fetch, port, hostname: '127.0.0.1' }, (info: AddressInfo) => {
      const origin = `http://127.0.0.1:${info.port}`;
      // The routes need the port, which is known only now.
      app.route(
        '/control',
        controlRoutes(control, { mail, verdicts }, () => ({ stripe: cards.sums(), sslcommerz: sslcommerzLedger.sums() })),
      );
      app.route('/pay', stripePages(cards, { origin, mail, control, verdicts, webhook: { url: webhookUrl, secret: webhookSecret } }));
      app.route('/ssl', sslCommerzPages(sslcommerzLedger, { mail, control, verdicts, store, ipnUrl }));
      app.use(faults(control));
      app.route('/', createSslCommerzApi(sslcommerzLedger, { origin, store, control }));
      app.route('/', createStripeApi(cards, { origin, control }));
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
