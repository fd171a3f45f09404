import { serve } from '@hono/node-server';
import type { AddressInfo } from 'node:net';
import { expect, test as plainTest } from 'vitest';
import { startSandboxGateway, type SandboxGateway } from '@selvedge/sandbox-gateway';
import { RequestRefused, SessionUnknown } from '../provider-errors.ts';
import type { PaymentProvider, PaymentRequest } from '../payment-provider.ts';
import { sslCommerzClient } from './sslcommerz-client.ts';

interface Fixture {
  /** The messages that the shop received, form-encoded. */
  messages: string[];
  shopUrl: string;
  gateway: SandboxGateway;
  provider: PaymentProvider;
  control: (settings: object) => Promise<unknown>;
}

const store = { id: 'selvedgelive', password: 'selvedge@ssl' };

const test = plainTest.extend<Fixture>({
  // oxlint-disable-next-line no-empty-pattern -- Vitest reads what a fixture needs from this pattern
  messages: async ({}, use) => use([]),
  shopUrl: async ({ messages }, use) => {
    const server = serve({
      port: 0,
      hostname: '127.0.0.1',
      fetch: async (request) => {
        messages.push(await request.text());
        return new Response('');
      },
    });
    await new Promise((resolve) => server.once('listening', resolve));
    await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    server.close();
  },
  // oxlint-disable-next-line no-empty-pattern -- as above
  gateway: async ({}, use) => {
    const gateway = await startSandboxGateway({ port: 0, accounts: { sslcommerz: { storeId: store.id, storePassword: store.password } } });
    await use(gateway);
    await gateway.close();
  },
  provider: async ({ gateway, shopUrl }, use) =>
    use(sslCommerzClient({ storeId: store.id, storePassword: store.password, apiBase: `http://127.0.0.1:${gateway.port}`, ipnUrl: shopUrl })),
  control: async ({ gateway }, use) =>
    use(async (settings) => (await fetch(`http://127.0.0.1:${gateway.port}/control`, { method: 'POST', body: JSON.stringify(settings) })).json()),
});

const wanted: PaymentRequest = {
  reference: 'ABCDE-FGHIJ',
  amount: 115_050,
  currency: 'BDT',
  email: 'rafi@example.com',
  description: 'Selvedge <ABCDE-FGHIJ>',
  language: 'en',
  successUrl: 'https://shop.example/SSLReturn',
  cancelUrl: 'https://shop.example/SSLReturn',
  payer: { name: 'Rafi Islam', phone: '+8801712345678', address: 'House 1', city: 'Dhaka', postalCode: '1207', country: 'BD' },
  expiresAt: 0,
};
const press = (payUrl: string | null, outcome: string) =>
  fetch(payUrl ?? '', { method: 'POST', headers: { 'content-type': 'application/x-www-form-urlencoded' }, body: `outcome=${outcome}` });
const taken = (provider: PaymentProvider, body = '') => provider.readMessage({ body, headers: new Headers() });

test("the shop's client opens a session, and a signed message about it is validated and can be read again", async ({ provider, messages }) => {
  const session = await provider.createSession(wanted, 'ABCDE-FGHIJ-1');
  expect(session).toMatchObject({ reference: 'ABCDE-FGHIJ', status: 'open', amount: 115_050, currency: 'BDT' });
  expect(session.providerRef).toMatch(/^ABCDE-FGHIJ-[0-9a-f]{16}$/);
  const page = await (await fetch(session.payUrl ?? '')).text();
  expect(page).toContain('৳1150.50');
  expect(page).toContain('Selvedge &lt;ABCDE-FGHIJ&gt;');
  expect(await provider.fetchSession(session.providerRef)).toMatchObject({ status: 'open' });

  expect(await (await press(session.payUrl, 'pay')).text()).toContain('action="https://shop.example/SSLReturn"');
  const { session: paid, type } = await taken(provider, messages[0]);
  expect([type, paid]).toEqual([
    'VALID',
    expect.objectContaining({ providerRef: session.providerRef, status: 'paid', amount: 115_050, currency: 'BDT' }),
  ]);
  expect(paid?.chargeRef).toMatch(/^\w+$/);
  // Read again by number, as without a message.
  expect(await provider.fetchSession(session.providerRef)).toMatchObject({ status: 'paid', chargeRef: paid?.chargeRef });
});

test('a session for a mobile wallet offers only its gateway, and an unknown gateway is refused', async ({ provider, gateway }) => {
  const session = await provider.createSession({ ...wanted, method: 'rocket' }, 'k-1');
  expect(await (await fetch(session.payUrl ?? '')).text()).toContain('DBBL Mobile Banking (Rocket)');
  const all = await provider.createSession({ ...wanted, method: 'sslcommerz' }, 'k-2');
  expect(await (await fetch(all.payUrl ?? '')).text()).not.toContain('Payment method');
  const fields = { store_id: store.id, store_passwd: store.password, total_amount: '50', currency: 'BDT', tran_id: 'A-1', multi_card_name: 'other' };
  const more = { success_url: 'x', fail_url: 'x', cancel_url: 'x', cus_name: 'x', cus_email: 'x', cus_phone: 'x', product_name: 'x' };
  const body = new URLSearchParams({ ...fields, ...more });
  const answer = await (await fetch(`http://127.0.0.1:${gateway.port}/gwprocess/v4/api.php`, { method: 'POST', body })).json();
  expect(answer).toMatchObject({ status: 'FAILED', failedreason: 'Invalid Information: multi_card_name' });
});

test('a message with a changed field, of another store or without its signature is refused', async ({ provider, gateway, messages }) => {
  const session = await provider.createSession(wanted, 'k-1');
  await press(session.payUrl, 'decline');
  const body = messages[0] ?? '';
  expect((await taken(provider, body)).session).toMatchObject({ status: 'failed', chargeRef: expect.any(String) as string });
  const changed = (name: string, value: string) => {
    const form = new URLSearchParams(body);
    form.set(name, value);
    return form.toString();
  };
  const sign = new URLSearchParams(body).get('verify_sign') ?? '';
  const forged = [
    ...[changed('status', 'VALID'), changed('tran_id', 'OTHER-ORDER'), changed('verify_key', 'amount'), ''],
    ...['', `${sign}0`, sign.toUpperCase()].map((text) => changed('verify_sign', text)),
  ];
  for (const wrong of forged) await expect(taken(provider, wrong)).rejects.toMatchObject({ code: 'InvalidSignature' });
  const other = sslCommerzClient({ storeId: store.id, storePassword: 'other', apiBase: `http://127.0.0.1:${gateway.port}`, ipnUrl: '' });
  await expect(taken(other, body)).rejects.toMatchObject({ code: 'InvalidSignature' });
  expect(() => provider.readReturn?.(changed('tran_id', 'OTHER-ORDER'))).toThrow('not signed');
  expect(provider.readReturn?.(body)).toBe(session.providerRef);
});

test('amounts in a message are trusted only as the provider confirms them', async ({ provider, messages }) => {
  const { signedForm } = await import('@selvedge/sandbox-gateway');
  const session = await provider.createSession(wanted, 'k-1');
  await press(session.payUrl, 'pay');
  const other = await provider.createSession(wanted, 'k-2');
  const message = Object.fromEntries(new URLSearchParams(messages[0]));
  const { verify_sign: _sign, verify_key: _key, ...fields } = message;
  const form = (changes: object) => new URLSearchParams(signedForm({ ...fields, ...changes }, store.password)).toString();
  // Correctly signed, but the validation id is unknown or belongs to another payment.
  await expect(taken(provider, form({ val_id: 'NONE' }))).rejects.toThrow(SessionUnknown);
  await expect(taken(provider, form({ tran_id: other.providerRef }))).rejects.toMatchObject({ code: 'InvalidSignature' });
  expect((await taken(provider, form({ amount: '999999.00' }))).session).toMatchObject({ amount: 115_050 });
});

test("a payment with high risk waits for review, a cancelled page has failed, and a page that was never opened expires by the shop's clock", async ({
  provider,
}) => {
  const open = async (key: string) => provider.createSession(wanted, key);
  const [risky, cancelled, idle] = [await open('k-1'), await open('k-2'), await open('k-3')];
  await press(risky.payUrl, 'risky');
  await press(cancelled.payUrl, 'cancel');
  expect(await provider.fetchSession(risky.providerRef)).toMatchObject({ status: 'processing', amount: 115_050 });
  expect(await provider.fetchSession(cancelled.providerRef)).toMatchObject({ status: 'failed' });
  expect(await provider.expireSession(idle.providerRef)).toMatchObject({ status: 'expired' });
  expect(await provider.expireSession(risky.providerRef)).toMatchObject({ status: 'processing' });
});

test('a lost response creates no second payment or refund', async ({ provider, control }) => {
  await control({ loseAnswers: 1 });
  await expect(provider.createSession(wanted, 'k-1')).rejects.toThrow();
  const session = await provider.createSession(wanted, 'k-1');
  await press(session.payUrl, 'pay');
  const { chargeRef } = await provider.fetchSession(session.providerRef);
  const part = { chargeRef: chargeRef ?? '', amount: 50_000, currency: 'BDT' };
  await control({ loseAnswers: 1 });
  await expect(provider.refund(part, 'refund-1')).rejects.toThrow();
  expect(await provider.refund(part, 'refund-1')).toMatchObject({ status: 'done' });
  await control({ refunds: 'pending' });
  const rest = await provider.refund({ ...part, amount: 65_050 }, 'refund-2');
  expect(rest).toMatchObject({ status: 'pending' });
  expect(await control({ reset: true })).toMatchObject({ sslcommerz: { bdt: { paid: 115_050, refunded: 115_050 } } });
  expect(await provider.fetchRefund(rest.refundRef)).toMatchObject({ status: 'done' });
  await expect(provider.refund({ ...part, amount: 1 }, 'refund-3')).rejects.toThrow(RequestRefused);
});

test('a refused request differs from one without a response', async ({ provider, control, gateway }) => {
  await expect(provider.createSession({ ...wanted, amount: 500 }, 'k-1')).rejects.toThrow(RequestRefused);
  await control({ isDown: true });
  await expect(provider.createSession(wanted, 'k-2')).rejects.not.toThrow(RequestRefused);
  await control({ reset: true });
  const otherTransaction = sslCommerzClient({ storeId: 'x', storePassword: 'x', apiBase: `http://127.0.0.1:${gateway.port}`, ipnUrl: '' });
  await expect(otherTransaction.fetchSession('ABCDE-FGHIJ-1')).rejects.toThrow('INVALID_REQUEST');
});
