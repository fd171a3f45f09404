import type { AddressInfo } from 'node:net';
import { serve, type HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { createStripeApi } from './api.ts';
import { controlRoutes, createControl } from './control.ts';
import { faults } from './faults.ts';
import { createLedger } from './ledger.ts';
import { createMail } from './mail.ts';
import { stripePages } from './stripe-pages.ts';
import { createSslCommerzApi } from './sslcommerz/api.ts';
import { createSslCommerzLedger } from './sslcommerz/ledger.ts';
import { sslCommerzPages } from './sslcommerz/pages.ts';

export interface SandboxSettings {
  /** 0 takes any that is free. */
  port: number;
  /** Where the shop takes Stripe's messages. */
  webhookUrl: string;
  webhookSecret: string;
  /** The shop's account at SSLCommerz. */
  store?: { id: string; password: string } | undefined;
  /** Where the shop takes SSLCommerz's messages, as its panel has it; absent: where each payment says. */
  ipnUrl?: string | undefined;
}

export interface SandboxGateway {
  port: number;
  close(): Promise<void>;
}

/**
 * Starts a payment provider that runs on this machine and speaks Stripe's protocol and SSLCommerz's: API, hosted pages,
 * signed messages. It listens on loopback only, whatever it is told.
 */
export async function startSandboxGateway(settings: SandboxSettings): Promise<SandboxGateway> {
  const { port, webhookUrl, webhookSecret, store = { id: 'sandbox', password: 'sandbox@ssl' }, ipnUrl } = settings;
  let isStopped = false;
  const control = createControl();
  const mail = createMail(control, () => isStopped);
  const cards = createLedger();
  const taka = createSslCommerzLedger();

  return new Promise((resolve, reject) => {
    const app = new Hono<{ Bindings: HttpBindings }>();
    const server = serve({ fetch: app.fetch, port, hostname: '127.0.0.1' }, (info: AddressInfo) => {
      const origin = `http://127.0.0.1:${info.port}`;
      // The routes need to know the port, which is known only now.
      app.route(
        '/control',
        controlRoutes(control, mail, () => ({ stripe: cards.sums(), sslcommerz: taka.sums() })),
      );
      app.route('/pay', stripePages(cards, { origin, mail, control, webhook: { url: webhookUrl, secret: webhookSecret } }));
      app.route('/ssl', sslCommerzPages(taka, { mail, control, store, ipnUrl }));
      app.use(faults(control));
      app.route('/', createSslCommerzApi(taka, { origin, store, control }));
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
