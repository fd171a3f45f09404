import { serve } from '@hono/node-server';
import { startSandboxGateway } from '@selvedge/sandbox-gateway';
import type { AddressInfo } from 'node:net';
import { getSandboxAccounts } from '#modules/payments';
import type { Database } from '#platform/database';
import { openTestShop, type TestShop } from './test-shop.ts';

/** A shop with a payment gateway on this machine that speaks the provider's protocol. */
export interface BankedShop {
  shop: TestShop;
  /** Every message that the gateway sent: body and signature. */
  messages: { body: string; signature: string }[];
  /** Drops the gateway's messages from now on, like a network failure. */
  loseMessages(): void;
  /** Presses a button on the hosted payment page. @returns the redirect address, null without a redirect */
  press(payUrl: string, button: string): Promise<{ status: number; location: string | null }>;
  /** Changes how the gateway behaves, see its README. @returns the amounts taken and refunded */
  control(settings: Record<string, unknown>): Promise<{ stripe: GatewaySums; sslcommerz: GatewaySums }>;
  /** Stops the gateway, so that the provider is unreachable. */
  endGateway(): Promise<void>;
  close(): Promise<void>;
}

/** Minor units by currency in lower case. */
type GatewaySums = Record<string, { paid: number; refunded: number } | undefined>;

/** Opens a shop with a gateway. @param env additional settings of the shop */
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
  const accounts = getSandboxAccounts(`http://127.0.0.1:${port}`);
  const gateway = await startSandboxGateway({
    port: 0,
    accounts: { ...accounts, sslcommerz: { ...accounts.sslcommerz, ipnUrl: `http://127.0.0.1:${port}/api/payments/sslcommerz/ipn` } },
  });
  const shop = openTestShop(database, { SANDBOX_PORT: String(gateway.port), ...env });
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
      const response = await fetch(payUrl, {
        method: 'POST',
        redirect: 'manual',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: `outcome=${button}`,
      });
      return { status: response.status, location: response.headers.get('location') };
    },
    control: async (settings) => {
      const response = await fetch(`http://127.0.0.1:${gateway.port}/control`, { method: 'POST', body: JSON.stringify(settings) });
      return (await response.json()) as Awaited<ReturnType<BankedShop['control']>>;
    },
    endGateway,
    close: async () => {
      await endGateway();
      await new Promise((done) => server.close(done));
    },
  };
}
