import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { expectAccessible } from '../accessibility.ts';
import { openMailPart } from '../inbox.ts';
import { getShopUrl, newShopper, places, readMailedLink, visit } from '../shopper.ts';
import { backOffice, signInAsAdmin } from './back-office.ts';

test('staff write a mailing, preview it, send it to a confirmed subscriber, and see its results', { tag: '@short' }, async ({ page, context }) => {
  const { email } = newShopper(places.si);
  await visit(page, getShopUrl('si', 'newsletter'));
  await page.getByRole('main').getByLabel('Email', { exact: true }).fill(email);
  await page.getByRole('main').getByRole('button', { name: 'Subscribe' }).click();
  await visit(page, await readMailedLink(context, email, 'newsletter'));
  await page.getByRole('main').getByRole('button', { name: 'Yes, send me the newsletter' }).click();
  await expect(page.getByText('Thank you, you’re on the list')).toBeVisible();

  await signInAsAdmin(context);
  await page.goto(backOffice);
  await page.getByRole('menuitem', { name: 'Mailings' }).click();
  await page.getByRole('link', { name: 'Create' }).click();
  const name = `Linen week ${randomUUID().slice(0, 8)}`;
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await page.getByLabel('Subject, English').fill(name);
  await page.getByLabel('Preview text, English').fill('Light clothes for warm days');
  const adding = page.getByRole('group', { name: 'Add a block' });
  for (const kind of ['Products', 'Heading', 'Text', 'Button']) await adding.getByRole('button', { name: kind }).click();
  await page.getByLabel('Heading, English').fill('Linen is here');
  await page.getByLabel('Text (Markdown), English').fill('Made in Europe. [All brands](/brands)');
  await page.getByLabel('Label, English').fill('See all');
  await page.getByLabel('Link', { exact: true }).fill('/category/women');
  const up = page.getByRole('button', { name: 'Move up: Heading, block 2' });
  await up.press('Enter');
  await expect(page.getByRole('button', { name: 'Move up: Heading, block 1' })).toBeFocused();
  await page.getByRole('button', { name: 'Save' }).click();

  const preview = page.getByRole('region', { name: 'Preview' });
  const letter = preview.frameLocator('iframe');
  await expect(letter.getByRole('heading', { name: 'Linen is here' })).toBeVisible();
  await expect(letter.getByRole('link', { name: 'See all' })).toBeVisible();
  await preview.getByRole('button', { name: 'Plain text' }).click();
  await expect(preview.locator('pre')).toContainText('utm_source=newsletter');
  await preview.getByRole('button', { name: 'Desktop' }).click();
  await preview.getByRole('button', { name: 'Send test to me' }).click();
  await expect(page.getByText('The test email will arrive in a minute')).toBeVisible();
  await expectAccessible(page, 'mailing form', { part: '#main-content' });

  await page.getByRole('button', { name: 'Send now' }).click();
  const dialog = page.getByRole('dialog', { name: 'Send now' });
  await expect(dialog).toContainText(/[1-9]\d* subscribers? will receive this email: .*Slovenia/);
  await dialog.getByRole('button', { name: 'Send now' }).click();
  const results = page.getByRole('region', { name: 'Results' });
  await expect(async () => {
    await page.reload();
    await expect(page.getByRole('region', { name: 'Sending' })).toContainText('Sent', { timeout: 3000 });
  }).toPass();
  await expect(results).toContainText(/Sent[1-9]/);
  await expectAccessible(page, 'results', { part: '#main-content' });

  await openMailPart(page, email);
  await expect(page.getByRole('heading', { level: 1, name: 'Linen is here' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Unsubscribe from the newsletter' })).toBeVisible();
  // The page of the inbox allows no scripts, which axe needs.
  const letterPage = await context.newPage();
  await letterPage.setContent(await page.content());
  await expectAccessible(letterPage, 'mailing', { rules: 'wcag' });
});

test('staff set up the win-back flow', async ({ page, context }) => {
  await signInAsAdmin(context);
  await page.goto(`${backOffice}/newsletter-flows`);
  const flow = page.getByRole('region', { name: 'Win back' });
  await flow.getByLabel('Days after the last order').fill('120');
  await flow.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.reload();
  await expect(flow.getByLabel('Days after the last order')).toHaveValue('120');
  await expectAccessible(page, 'flows', { part: '#main-content' });
  await flow.getByRole('link', { name: 'Edit the wording' }).click();
  await expect(page.getByLabel('newsletter.winBack.subject')).toBeVisible();
});
