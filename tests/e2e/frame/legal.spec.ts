import { expect, test } from '@playwright/test';
import { expectAccessible } from '../accessibility.ts';
import { testPort } from '../test-port.ts';
import { addToCart, chooseSize, fetchPage, openProduct, getShopUrl, visit } from '../shopper.ts';

const pages = ['imprint', 'privacy', 'terms', 'right-of-withdrawal', 'legal-guarantee', 'accessibility'];

const homes = [
  { where: 'Germany in German', home: `http://de.localhost:${testPort}/` },
  { where: 'Greece in Greek', home: `http://gr.localhost:${testPort}/` },
  { where: 'Bangladesh in Bengali', home: `http://bd.localhost:${testPort}/bn/` },
];

for (const { where, home } of homes) {
  test(`the footer of each page links to the legal pages, readable in ${where}`, async ({ page }) => {
    test.setTimeout(180_000);
    await visit(page, home);
    const tag = await page.locator('html').getAttribute('lang');
    for (const slug of pages) {
      const link = page.getByRole('contentinfo').locator(`li a[href$="/${slug}"]`);
      const title = (await link.textContent()) ?? '';
      expect(title).not.toBe('');
      expect((await visit(page, new URL(slug, home).href))?.status()).toBe(200);
      const heading = page.getByRole('heading', { level: 1 });
      await expect(heading).toHaveText(title);
      // The text is in the page's language or declares its own.
      expect([null, tag, 'en-GB', 'en']).toContain(await heading.getAttribute('lang'));
      await expect(page.getByRole('main')).not.toContainText(/[{}]/);
      await expectAccessible(page);
    }
  });
}

test('the footer leads to help, contact and the pages about the shop, and names how to pay and who delivers; all its links answer', async ({
  page,
  request,
}) => {
  await visit(page, getShopUrl('si'));
  const footer = page.getByRole('contentinfo');
  for (const name of ['Write to us', 'Frequently asked questions', 'Track an order', 'Return an item', 'Withdraw from the contract'])
    await expect(footer.getByRole('navigation', { name: 'Help centre' }).getByRole('link', { name })).toBeAttached();
  expect(await footer.getByRole('navigation', { name: 'About us' }).getByRole('link').count()).toBeGreaterThan(0);
  await expect(footer.getByRole('listitem').filter({ hasText: 'Pay your way' })).toContainText('Cash on delivery');
  const delivery = footer.getByRole('listitem').filter({ hasText: 'Tracked courier delivery' });
  expect(await delivery.getByRole('listitem').count()).toBeGreaterThan(0);
  const links = await footer.locator('nav a').evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
  for (const url of links.filter((link) => new URL(link).host === new URL(page.url()).host))
    expect([url, (await fetchPage(request, url)).status()]).toEqual([url, 200]);
});

test('a German imprint names the seller, and the withdrawal page has the statutory form', { tag: '@short' }, async ({ page }) => {
  const home = `http://de.localhost:${testPort}/`;
  await visit(page, `${home}imprint`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Impressum');
  await expect(page.getByRole('main')).toContainText('Vertreten durch:');
  await expect(page.getByRole('main')).toContainText('sind wir weder bereit noch verpflichtet');
  await expect(page.getByRole('main')).not.toContainText('Universalschlichtungsstelle');
  await visit(page, `${home}right-of-withdrawal`);
  await expect(page.getByRole('heading', { name: 'Muster-Widerrufsformular' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Vertrag widerrufen' }).click();
  await expect(page).toHaveURL(/\/withdrawal$/);
});

test('the legal guarantee is mentioned on the product page and before the order, with links', { tag: '@short' }, async ({ page }) => {
  await visit(page, getShopUrl('de', 'category/women'));
  await openProduct(page);
  await expect(page.getByRole('main').getByRole('link', { name: 'Legal guarantee: 2 years' })).toHaveAttribute('href', '/en/legal-guarantee');
  const product = page.url();
  await visit(page, getShopUrl('de', 'legal-guarantee'));
  const notice = page.getByRole('main').locator('section').first();
  await expect(notice.getByRole('heading', { name: 'LEGAL GUARANTEE' })).toBeVisible();
  await expect(notice).toContainText('Minimum two-year legal guarantee protection for goods sold in the European Union.');
  await expect(notice.getByRole('link', { name: 'europa.eu/youreurope/guarantees' })).toBeVisible();
  await visit(page, product);
  await chooseSize(page);
  await addToCart(page).click();
  await page.getByRole('dialog', { name: 'Your cart' }).getByRole('link', { name: 'Go to checkout' }).click();
  const links = page.getByRole('main').locator('a[target="_blank"]');
  await expect(links.first()).toBeVisible();
  const addresses = await links.evaluateAll((found) => found.map((link) => (link as HTMLAnchorElement).href));
  expect(addresses.map((address) => new URL(address).pathname).sort()).toEqual([
    '/en/legal-guarantee',
    '/en/privacy',
    '/en/right-of-withdrawal',
    '/en/terms',
  ]);
  await expect(page.getByRole('main')).toContainText('If an item is faulty or not as described, we’ll repair or replace it free of charge');
  // The privacy policy is mentioned next to the checkbox, because shoppers do not accept it.
  await expect(page.getByRole('checkbox', { name: 'I accept the terms and conditions.', exact: true })).toBeVisible();
  for (const address of addresses)
    expect((await page.request.get(address.replace('de.localhost', '127.0.0.1'), { headers: { host: new URL(address).host } })).status()).toBe(200);
  await expectAccessible(page);
});
