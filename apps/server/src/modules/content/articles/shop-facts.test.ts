import { demoArticles } from '@selvedge/demo';
import { expect } from 'vitest';
import type { HelpTopic, WrittenPage } from '#contracts/content';
import { countries, paymentMethods } from '#tables/countries';
import { test } from '#testing/database';
import { signedInStaff } from '#testing/people/staff';
import { openTestShop, shopIds, type TestShop } from '#testing/test-shop';
import { and, eq } from 'drizzle-orm';

const german = 3;
const everyFact = 'Keep it for {returnDays} days. {returnCost} {cashOnDelivery} {other}\n\n{deliveryMethods}';

async function writeHelp(shop: TestShop): Promise<void> {
  const staff = await signedInStaff(shop, { role: 'user', areas: ['content'] });
  const make = async (path: string, form: object) => {
    const { status, data, params } = await staff.call<{ id: number }>('POST', `admin/${path}`, form);
    expect(status, JSON.stringify(params)).toBe(200);
    return data.id;
  };
  const topicId = await make('topics', { kind: 'help', isActive: true, texts: [{ languageId: 1, name: 'Costs' }] });
  const texts = [1, german].map((languageId) => ({ languageId, title: 'What does it cost?', body: everyFact, excerpt: '', alt: '' }));
  await make('questions', { topicId, isActive: true, texts });
  await make('pages', { isActive: true, slug: 'costs', texts });
}

const readAnswer = async (shop: TestShop, query: string): Promise<string> =>
  (await shop.call<HelpTopic[]>('GET', `content/questions?${query}`)).data[0]?.questions[0]?.html ?? '';

test('an answer in the help centre contains the costs and periods from the settings of the country', async ({ database }) => {
  const { db } = database;
  // The shop reads the countries from the database once, after this update.
  await db
    .update(countries)
    .set({ returnPolicy: { returnDays: 45, withdrawalDays: 14, paidBy: 'shop' } })
    .where(eq(countries.id, shopIds.SI));
  await db
    .update(paymentMethods)
    .set({ charge: 170 })
    .where(and(eq(paymentMethods.countryId, shopIds.SI), eq(paymentMethods.code, 'cod')));
  const shop = openTestShop(database);
  await writeHelp(shop);
  const cart = await shop.createCart(shopIds.SI, { garment: await shop.garment() });
  const { shippingOptions } = await shop.checkout(cart.id);
  const { price = 0 } = shippingOptions.find(({ code }) => code === 'courier') ?? {};
  expect(price).toBeGreaterThan(0);

  const html = await readAnswer(shop, `countryId=${shopIds.SI}`);
  expect(html).toContain('Keep it for 45 days. Returns are free. We pay for the parcel. Paying on delivery costs €1.70. {other}');
  expect(html).toContain(`€${price.toFixed(2)}, free from €50.00`);
  expect(html).toMatch(/<li><strong>Courier<\/strong> \([^)]+\): .* \d–\d working days<\/li>/);
  expect(await readAnswer(shop, `countryId=${shopIds.SI}&q=delivery`)).toBe(html);
  expect((await shop.call<WrittenPage>('GET', `content/pages/costs?countryId=${shopIds.SI}`)).data.html).toBe(html);

  const inGerman = await readAnswer(shop, `countryId=${shopIds.SI}&languageId=${german}`);
  expect(inGerman).toMatch(/Die Zahlung bei Lieferung kostet 1,70\s€\./);
  expect(inGerman).toMatch(/kostenlos ab 50,00\s€, \d–\d Werktage/);

  const inBangladesh = await readAnswer(shop, `countryId=${shopIds.BD}`);
  expect(inBangladesh).not.toContain('€');
  expect(inBangladesh).toContain('৳');
});

test('an answer keeps its placeholders in a request without country, and is otherwise cached by country', async ({ database }) => {
  const shop = openTestShop(database);
  await writeHelp(shop);
  expect(await readAnswer(shop, 'languageId=1')).toContain('{returnDays}');
  const { headers } = await shop.app.fetch(new Request(`http://localhost/api/content/questions?countryId=${shopIds.SI}`));
  expect(headers.get('surrogate-key')?.split(' ')).toEqual(expect.arrayContaining([`country:${shopIds.SI}`, `delivery:${shopIds.SI}`]));
});

test('demo answers about costs and periods contain placeholders in every language, and no unknown placeholder', () => {
  const expected = {
    'delivery-time': '{deliveryMethods}',
    'delivery-cost': '{deliveryMethods}',
    'return-time': '{returnDays}',
    'return-cost': '{returnCost}',
    'pay-cash': '{cashOnDelivery}',
  };
  const known = new Set<string>(Object.values(expected));
  for (const { code } of demoArticles.questions)
    for (const { languageId, body } of demoArticles.listQuestionTexts(code)) {
      const fact = (expected as Partial<Record<string, string>>)[code];
      if (fact !== undefined) expect(body, `${code} in language ${languageId}`).toContain(fact);
      for (const [placeholder] of body.matchAll(/\{\w+\}/g)) expect(known, code).toContain(placeholder);
    }
});
