import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { isShopHost } from '#modules/countries';
import { countries } from '#tables/countries';
import { test } from '#testing/database';
import { shopIds } from '#testing/test-shop';
import { createCertificateRoute } from './certificate-route.ts';

test('a proxy gets certificates for the domains of open countries and the public address only', async ({ database }) => {
  await database.db.update(countries).set({ domain: 'shop.example.si' }).where(eq(countries.id, shopIds.SI));
  await database.db.update(countries).set({ domain: 'shop.example.de', isActive: false }).where(eq(countries.id, shopIds.DE));
  const publicAddress = { publicUrl: 'https://shop.example.com', isLoopback: false };
  const routes = createCertificateRoute((host) => isShopHost(database.db, host, publicAddress));
  const ask = async (query: string) => (await routes.request(`http://localhost/certificate${query}`)).status;

  for (const domain of ['shop.example.si', 'www.shop.example.si', 'SHOP.EXAMPLE.SI', 'shop.example.com'])
    expect([domain, await ask(`?domain=${domain}`)]).toEqual([domain, 200]);
  for (const domain of ['shop.example.de', 'elsewhere.example', 'a.shop.example.si', 'www.null', 'shop.example.si:443', '', '%00'])
    expect([domain, await ask(`?domain=${domain}`)]).toEqual([domain, 404]);
  expect(await ask('')).toBe(404);
});
