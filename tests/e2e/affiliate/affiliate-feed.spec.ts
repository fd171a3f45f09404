import { expect, test } from '@playwright/test';
import { expectAccessible } from '../accessibility.ts';
import { getShopUrl, setSession, visit } from '../shopper.ts';
import { createAffiliate } from './affiliate.ts';

const at = (path: string): string => getShopUrl('si', path);

test('an affiliate creates the address of their product feed, limits it to reduced products, and revokes it', async ({ page, context, request }) => {
  const affiliate = await createAffiliate(request);
  await setSession(context, affiliate.token);
  await visit(page, at('affiliate/links'));
  const main = page.getByRole('main');
  await main.getByRole('navigation', { name: 'Views' }).getByRole('link', { name: 'Product feed' }).click();
  await main.getByRole('button', { name: 'Create the address' }).click();
  const field = main.getByRole('textbox', { name: 'Address of the feed' });
  await expect(field).toHaveValue(/\/api\/affiliate-feeds\/slvf_[\w-]+\/si\/\w\w\/google\.xml$/);
  await expectAccessible(page);

  await main.getByLabel('Only products on sale').check();
  await main.getByRole('button', { name: 'Show the address' }).click();
  await expect(field).toHaveValue(/google\.xml\?isOnSale=true$/);

  await main.getByRole('button', { name: 'Revoke the address' }).click();
  await expect(main.getByRole('button', { name: 'Create the address' })).toBeVisible();
});

test('an affiliate sees banners and texts for a country', async ({ page, context, request }) => {
  const affiliate = await createAffiliate(request);
  await setSession(context, affiliate.token);
  await visit(page, at('affiliate/links?view=creatives'));
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Banners and texts');
  await expect(main.getByLabel('Country')).toBeVisible();
  await expectAccessible(page);
});
