import { expect, test, type Page } from '@playwright/test';
import { backOffice, readStaffToken, signInAsAdmin } from './back-office.ts';

interface FoundOrder {
  id: string;
  name: string;
  city: string;
}

/** Reads an order of the demo that the list shows first. */
const readOrder = (page: Page): Promise<FoundOrder> =>
  page.evaluate(async () => {
    const response = await fetch('/api/admin/orders?take=1&sort=placedAt&order=desc');
    return ((await response.json()) as { data: FoundOrder[] }).data[0] as FoundOrder;
  });

test(
  'an order is found by incomplete facts with the keyboard alone, and is then among the recently opened records',
  { tag: '@short' },
  async ({ page, context }) => {
    await signInAsAdmin(context);
    await page.goto(backOffice);
    await expect(page.getByRole('menuitem', { name: 'Overview' })).toBeVisible();
    const { id, name, city } = await readOrder(page);
    const dialog = page.getByRole('dialog', { name: 'Search' });
    const field = dialog.getByRole('combobox', { name: 'Search' });
    const withoutAccents = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

    await page.keyboard.press('Control+k');
    await expect(field).toBeFocused();
    for (const text of [id.slice(0, 8), `${withoutAccents(name)} ${withoutAccents(city)}`]) {
      await field.fill(text);
      await expect(dialog.getByRole('option', { name: new RegExp(id) }).first()).toBeVisible();
    }
    await field.fill(id);
    await expect(dialog.getByRole('option').first()).toContainText(id);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(new RegExp(`/orders/${id}/show$`));
    await expect(page.getByRole('region', { name: 'Timeline' })).toBeVisible();

    await page.getByRole('banner').getByRole('button', { name: 'Search' }).first().click();
    await expect(dialog.getByText('Recently opened')).toBeVisible();
    await expect(dialog.getByRole('option', { name: new RegExp(id) })).toBeVisible();
    await field.fill('new prod');
    await dialog.getByRole('option', { name: 'New product' }).click();
    await expect(page).toHaveURL(/\/products\/create$/);

    await page.keyboard.press('Control+k');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  },
);

test('a group of the menu that is folded stays folded after a reload', async ({ page, context }) => {
  // The usual sign-in of tests opens all groups on each load.
  const cookie = {
    name: 'staff',
    value: await readStaffToken(),
    domain: 'si.localhost',
    path: '/api/admin',
    httpOnly: true,
    sameSite: 'Strict',
  } as const;
  await context.addCookies([cookie]);
  await page.goto(backOffice);
  const products = page.getByRole('menuitem', { name: 'Products' });
  await expect(products).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Staff' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Catalogue' }).click();
  await expect(products).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Catalogue' })).toHaveAttribute('aria-expanded', 'false');
  await expect(products).toHaveCount(0);
});
