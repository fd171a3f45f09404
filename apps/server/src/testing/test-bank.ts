import { serve } from '@hono/node-server';
import { startSandboxGateway } from '@selvedge/sandbox-gateway';
import type { AddressInfo } from 'node:net';
import { sandboxKeys } from '#modules/payments';
import type { Database } from '#platform/database';
import { openTestShop, type TestShop } from './test-shop.ts';

/** A shop whose cards are taken by a gateway on this machine that speaks the provider's protocol. */
export interface BankedShop {
  shop: TestShop;
  /** Every message that the gateway sent: body and signature. */
  messages: { body: string; signature: string }[];
  /** Loses the gateway's messages from now on, as a network would. */
  loseMessages(): void;
  /** What a shopper does on the hosted page. @returns where the page sends the browser, null if it stays */
  press(payUrl: string, button: string): Promise<{ status: number; location: string | null }>;
  /** Ends the gateway: the provider can't be reached any more. */
  endGateway(): Promise<void>;
  close(): Promise<void>;
}

/** @param env settings of the shop, beside where its bank is */
export async function openBankedShop(database: Database, env: Record<string, string> = {}): Promise<BankedShop> {
  const messages: BankedShop['messages'] = [];
  let isLost = false;
  const door: { shop?: TestShop } = {};
  const server = serve({
    port: 0,
    hostname: '127.0.0.1',
    fetch: async (request) => {
      if (isLost) return new Response('lost', { status: 503 });
      messages.push({ body: await request.clone().text(), signature: request.headers.get('stripe-signature') ?? '' });
      return door.shop?.app.fetch(request) ?? new Response('closed', { status: 503 });
    },
  });
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  const gateway = await startSandboxGateway({
    port: 0,
    webhookUrl: `http://127.0.0.1:${port}/api/payments/stripe/webhook`,
    webhookSecret: sandboxKeys.webhookSecret,
    store: sandboxKeys.store,
    ipnUrl: `http://127.0.0.1:${port}/api/payments/sslcommerz/ipn`,
  });
  const shop = await openTestShop(database, { SANDBOX_PORT: String(gateway.port), ...env });
  door.shop = shop;
  let isEnded = false;
  const endGateway = async () => {
    if (!isEnded) await gateway.close();
    isEnded = true;
  };
  return {
    shop,
    messages,
    loseMessages: () => {
      isLost = true;
    },
    press: async (payUrl, button) => {
      const answer = await fetch(payUrl, {
        method: 'POST',
        redirect: 'manual',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: `outcome=${button}`,
      });
      return { status: answer.status, location: answer.headers.get('location') };
    },
    endGateway,
    close: async () => {
      await endGateway();
      await new Promise((done) => server.close(done));
    },
  };
}
