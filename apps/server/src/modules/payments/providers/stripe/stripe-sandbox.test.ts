import Stripe from 'stripe';
import { serve } from '@hono/node-server';
import type { AddressInfo } from 'node:net';
import { expect, test as plainTest } from 'vitest';
import { startSandboxGateway, type SandboxGateway } from '@selvedge/sandbox-gateway';

interface Fixture {
  /** The events that the shop received, and the status it answers with: 200 unless set. */
  shop: { events: Stripe.Event[]; answer: number };
  gateway: SandboxGateway;
  stripe: Stripe;
}

const secret = 'whsec_test';
const test = plainTest.extend<Fixture & { shopUrl: string }>({
  // oxlint-disable-next-line no-empty-pattern -- Vitest reads what a fixture needs from this pattern
  shop: async ({}, use) => use({ events: [], answer: 200 }),
  shopUrl: async ({ shop }, use) => {
    const server = serve({
      port: 0,
      hostname: '127.0.0.1',
      fetch: async (request) => {
        // The official library checks the signature.
        if (shop.answer === 200)
          shop.events.push(
            await new Stripe('sk_test_x').webhooks.constructEventAsync(await request.text(), request.headers.get('stripe-signature') ?? '', secret),
          );
        return new Response('', { status: shop.answer });
      },
    });
    await new Promise((resolve) => server.once('listening', resolve));
    await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    server.close();
  },
  gateway: async ({ shopUrl }, use) => {
    const gateway = await startSandboxGateway({ port: 0, accounts: { stripe: { webhookUrl: shopUrl, webhookSecret: secret } } });
    await use(gateway);
    await gateway.close();
  },
  stripe: async ({ gateway }, use) =>
    use(new Stripe('sk_test_sandbox', { host: '127.0.0.1', port: gateway.port, protocol: 'http', telemetry: false, maxNetworkRetries: 0 })),
});

const inHalfAnHour = () => Math.floor(Date.now() / 1000) + 31 * 60;
const wanted = (): Stripe.Checkout.SessionCreateParams => ({
  mode: 'payment',
  client_reference_id: 'AB-1',
  customer_email: 'ana@example.si',
  metadata: { reference: 'AB-1' },
  expires_at: inHalfAnHour(),
  line_items: [{ quantity: 1, price_data: { currency: 'huf', unit_amount: 599_000, product_data: { name: 'Selvedge <AB-1>' } } }],
  success_url: 'https://shop.example/str/Return?session_id={CHECKOUT_SESSION_ID}',
  cancel_url: 'https://shop.example/Checkout',
});
const press = (url: string | null, outcome: string) =>
  fetch(url ?? '', {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: `outcome=${outcome}`,
  });

test('the official Stripe library opens, reads, pays and refunds a session', async ({ stripe, shop }) => {
  const session = await stripe.checkout.sessions.create(wanted());
  expect(session).toMatchObject({
    object: 'checkout.session',
    status: 'open',
    payment_status: 'unpaid',
    amount_total: 599_000,
    currency: 'huf',
    client_reference_id: 'AB-1',
  });
  const paid = await press(session.url, 'pay');
  expect([paid.status, paid.headers.get('location')]).toEqual([303, `https://shop.example/str/Return?session_id=${session.id}`]);
  expect(shop.events).toMatchObject([{ type: 'checkout.session.completed', data: { object: { id: session.id, payment_status: 'paid' } } }]);
  const read = await stripe.checkout.sessions.retrieve(session.id, { expand: ['payment_intent'] });
  expect(read).toMatchObject({ status: 'complete', url: null, payment_intent: { object: 'payment_intent', status: 'succeeded' } });
  const intent = (read.payment_intent as Stripe.PaymentIntent).id;
  expect(await stripe.refunds.create({ payment_intent: intent, amount: 500_000 })).toMatchObject({ status: 'succeeded', amount: 500_000 });
  await expect(stripe.refunds.create({ payment_intent: intent, amount: 500_000 })).rejects.toThrow('greater than what is left');
});

test('the same idempotency key gives the same session, and an error with other content', async ({ stripe }) => {
  const asked = wanted();
  const [first, second] = [
    await stripe.checkout.sessions.create(asked, { idempotencyKey: 'k' }),
    await stripe.checkout.sessions.create(asked, { idempotencyKey: 'k' }),
  ];
  expect(second.id).toBe(first.id);
  await expect(stripe.checkout.sessions.create({ ...asked, customer_email: 'eva@example.si' }, { idempotencyKey: 'k' })).rejects.toThrow(
    'same parameters',
  );
});

test('an expired session accepts no money, and only an open one can be expired', async ({ stripe }) => {
  const session = await stripe.checkout.sessions.create(wanted());
  expect((await stripe.checkout.sessions.expire(session.id)).status).toBe('expired');
  expect((await press(session.url, 'pay')).status).toBe(409);
  await expect(stripe.checkout.sessions.expire(session.id)).rejects.toThrow('status of expired');
  await expect(stripe.checkout.sessions.retrieve('cs_test_none')).rejects.toMatchObject({ statusCode: 404, code: 'resource_missing' });
});

test('a session lasts at least half an hour, and only test keys are accepted', async ({ stripe, gateway }) => {
  await expect(stripe.checkout.sessions.create({ ...wanted(), expires_at: inHalfAnHour() - 120 })).rejects.toThrow('expires_at');
  const answer = await fetch(`http://127.0.0.1:${gateway.port}/v1/checkout/sessions`, {
    method: 'POST',
    headers: { authorization: 'Bearer sk_live_x' },
  });
  expect(answer.status).toBe(401);
});

test('the page says that it is a sandbox and what is paid, and escapes its texts', async ({ stripe }) => {
  const page = await (await fetch((await stripe.checkout.sessions.create(wanted())).url ?? '')).text();
  expect(page).toContain('Sandbox');
  expect(page).toContain('HUF 5,990.00'.replace(' ', '\u00a0'));
  expect(page).toContain('Selvedge &lt;AB-1&gt;');
});

test('a session is limited to one payment method, which has to accept its currency', async ({ stripe }) => {
  const inZloty = { ...wanted(), line_items: [{ quantity: 1, price_data: { currency: 'pln', unit_amount: 9900, product_data: { name: 'Order' } } }] };
  const session = await stripe.checkout.sessions.create({ ...inZloty, allowed_payment_method_types: ['blik'] });
  expect(session.payment_method_types).toEqual(['blik']);
  const page = await (await fetch(session.url ?? '')).text();
  expect(page).toContain('BLIK');
  expect(page).not.toContain('3-D Secure');
  await expect(stripe.checkout.sessions.create({ ...inZloty, allowed_payment_method_types: ['eps'] })).rejects.toThrow(
    'cannot be used with the currency',
  );
  await expect(stripe.checkout.sessions.create({ ...inZloty, allowed_payment_method_types: ['cheque'] })).rejects.toThrow('must be one of');
  const old: object = { payment_method_types: ['blik'] };
  await expect(stripe.checkout.sessions.create({ ...inZloty, ...old })).rejects.toThrow('unknown parameter');
});

test('a voucher is shown with its session, and its payment or its end is reported once', async ({ stripe, shop }) => {
  const inEuro = { ...wanted(), line_items: [{ quantity: 1, price_data: { currency: 'eur', unit_amount: 1999, product_data: { name: 'Order' } } }] };
  const read = (id: string) => stripe.checkout.sessions.retrieve(id, { expand: ['payment_intent'] });
  for (const [outcome, event, status] of [
    ['pay', 'checkout.session.async_payment_succeeded', 'succeeded'],
    ['expire', 'checkout.session.async_payment_failed', 'requires_payment_method'],
  ] as const) {
    shop.events.length = 0;
    const { id, url } = await stripe.checkout.sessions.create({ ...inEuro, allowed_payment_method_types: ['multibanco'] });
    await press(url, 'voucher');
    const waiting = await read(id);
    expect(waiting).toMatchObject({ status: 'complete', payment_status: 'unpaid', payment_intent: { status: 'requires_action' } });
    const details = (waiting.payment_intent as Stripe.PaymentIntent).next_action?.multibanco_display_details;
    expect(details).toMatchObject({ entity: '11683', expires_at: expect.any(Number) as number });
    expect(await (await fetch(details?.hosted_voucher_url ?? '')).text()).toContain(details?.reference);
    for (const again of [outcome, 'pay']) await press(details?.hosted_voucher_url ?? null, again);
    expect(shop.events.map(({ type }) => type)).toEqual(['checkout.session.completed', event]);
    expect(await read(id)).toMatchObject({ payment_intent: { status, next_action: null } });
  }
});

test('a message that the shop does not accept is sent again', async ({ stripe, shop }) => {
  shop.answer = 503;
  const session = await stripe.checkout.sessions.create(wanted());
  expect((await press(session.url, 'pay')).status).toBe(303);
  expect(shop.events).toEqual([]);
  shop.answer = 200;
  await expect.poll(() => shop.events.length).toBe(1);
  // Pressing twice pays once and sends one message.
  expect((await press(session.url, 'pay')).status).toBe(303);
  expect(shop.events).toHaveLength(1);
});
