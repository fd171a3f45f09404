import type { AddressInfo } from 'node:net';
import { serve, type HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { createControl } from './control.ts';
import { createControlRoutes } from './control-routes.ts';
import { injectFaults } from './faults.ts';
import { createMessageSender } from './message-sender.ts';
import { protocols } from './protocols.ts';
import { createVerdicts } from './verdicts.ts';

export interface SandboxSettings {
  /** 0 chooses a free port. */
  port: number;
  /** The shop's account for each protocol, by code. */
  accounts: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

export interface SandboxGateway {
  port: number;
  close(): Promise<void>;
}

/**
 * Starts a local payment provider that speaks all protocols: API, hosted pages, signed messages. It listens on loopback only, with all
 * settings.
 */
export async function startSandboxGateway({ port, accounts }: SandboxSettings): Promise<SandboxGateway> {
  let isStopped = false;
  const control = createControl();
  const mail = createMessageSender(control, () => isStopped);
  const verdicts = createVerdicts(control);

  return new Promise((resolve, reject) => {
    const app = new Hono<{ Bindings: HttpBindings }>();
    const server = serve({ fetch: app.fetch, port, hostname: '127.0.0.1' }, (info: AddressInfo) => {
      const origin = `http://127.0.0.1:${info.port}`;
      // The routes need the port, which is known only now.
      const open = protocols.map(({ code, open: openProtocol }) => ({
        code,
        ...openProtocol({ origin, control, mail, verdicts, account: accounts[code] ?? {} }),
      }));
      // Only Stripe's protocol tells the shop of such events.
      const act = async (event: unknown): Promise<void> => {
        for (const each of open) await each.act?.(event as never);
      };
      const readTotals = () => Object.fromEntries(open.map(({ code, sums }) => [code, sums()]));
      app.route('/control', createControlRoutes(control, { mail, verdicts }, { readTotals, act }));
      for (const { pages } of open) app.route(pages.path, pages.routes);
      app.use(injectFaults(control));
      for (const { api } of open) app.route('/', api);
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
