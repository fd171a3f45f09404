import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { newShopper, places, getShopUrl, visit } from './shopper.ts';

const main = (page: Page) => page.getByRole('main');

/** Fills in all required fields. */
async function fillForm(page: Page, { email, vatNumber }: { email: string; vatNumber: string }): Promise<void> {
  const field = (name: string) => main(page).getByLabel(name, { exact: true });
  await field('Company').fill('Alpenwolle');
  await field('VAT number').fill(vatNumber);
  await field('What you sell').fill('Jumpers of mountain wool');
  await field('First name').fill('Maja');
  await field('Last name').fill('Zupan');
  await field('Email').fill(email);
  await field('Your story').fill('We shear, spin and knit.');
  await main(page).getByLabel('I accept the seller terms').check();
}

test(
  'the footer leads to the sellers with place, story and products; an incomplete application names what is missing',
  { tag: '@short' },
  async ({ page }) => {
    await visit(page, getShopUrl('si', 'brands'));
    await page.getByRole('contentinfo').getByRole('link', { name: 'Our sellers' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our sellers');
    const seller = page.getByRole('article', { name: 'Filatura Conti' });
    await expect(seller.getByText('Italy')).toBeVisible();
    await expect(seller.getByText('My grandfather bought two knitting machines')).toBeVisible();
    await expect(seller.getByRole('heading', { level: 3 }).first()).toBeVisible();
    await expectAccessible(page);

    await main(page).getByRole('link', { name: 'Become a seller' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Become a seller');
    await main(page).getByLabel('Company', { exact: true }).fill('Alpenwolle');
    await main(page).getByRole('button', { name: 'Send application' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'Please check 6 fields' })).toBeFocused();
    await expect(main(page).getByLabel('Company', { exact: true })).toHaveValue('Alpenwolle');
    await expect(main(page).getByLabel('Your story', { exact: true })).toHaveAccessibleDescription(/This field is required/);
    await expectAccessible(page);
  },
);

test('a seller’s story is in the language of the page', async ({ page }) => {
  await visit(page, new URL('/global-sellers', getShopUrl('de')).href);
  await expect(page.getByRole('article', { name: 'Nordlicht Leinen' }).getByText('Wir bauen Flachs')).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('an application is answered by a page; a wrong VAT number loses no input; a repeated application gets the same answer', async ({ page }) => {
    const { email } = newShopper(places.si);
    await visit(page, getShopUrl('si', 'become-a-seller'));
    await fillForm(page, { email, vatNumber: 'SI12' });
    await main(page).getByRole('button', { name: 'Send application' }).click();
    await expect(
      main(page)
        .getByText(/Please enter a VAT number such as SI/)
        .first(),
    ).toBeVisible();
    await expect(main(page).getByLabel('Your story', { exact: true })).toHaveValue('We shear, spin and knit.');
    await expect(main(page).getByLabel('I accept the seller terms')).toBeChecked();
    await main(page).getByLabel('VAT number', { exact: true }).fill('SI50223054');
    await main(page).getByRole('button', { name: 'Send application' }).click();
    await expect(main(page).getByRole('status')).toContainText(`We’ll keep you posted at ${email}`);

    await visit(page, getShopUrl('si', 'become-a-seller'));
    await fillForm(page, { email, vatNumber: '' });
    await main(page).getByRole('button', { name: 'Send application' }).click();
    await expect(main(page).getByRole('status')).toContainText(`We’ll keep you posted at ${email}`);
  });
});
