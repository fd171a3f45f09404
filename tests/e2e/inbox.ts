import { expect, type BrowserContext, type Page } from '@playwright/test';
import { fromHome, getShopUrl } from './shopper.ts';
import { testPort } from './test-port.ts';

/** Waits for an email to an address and returns its link to a page. @param path the path and query, as a pattern */
export async function findMailLink(context: BrowserContext, email: string, path: RegExp): Promise<string> {
  const inbox = await context.newPage();
  const wanted = new RegExp(`https?://[^/\\s]+\\S*${path.source}`);
  const at = (address: string): string => new URL(address, getShopUrl('si')).href;
  let link = '';
  await expect(async () => {
    await inbox.goto(at('/dev/mail'));
    const mails = await inbox.getByRole('row').filter({ hasText: email }).getByRole('link').all();
    const addresses = await Promise.all(mails.map((mail) => mail.getAttribute('href')));
    for (const address of addresses) {
      await inbox.goto(at(address ?? ''));
      link ||= wanted.exec(await inbox.locator('pre').first().innerText())?.[0] ?? '';
    }
    expect(link).not.toBe('');
  }).toPass({ timeout: 20_000 });
  await inbox.close();
  return link;
}

/** Opens the HTML part of the latest email to an address, which must have arrived. */
export async function openMailPart(page: Page, email: string): Promise<void> {
  await page.goto(new URL('/dev/mail', getShopUrl('si')).href);
  const mail = await page.getByRole('row').filter({ hasText: email }).getByRole('link').first().getAttribute('href');
  await page.goto(new URL(`${mail}/html`, getShopUrl('si')).href);
}

/** Waits for the email that confirms the address of a new account, and confirms it by a call of the API. */
export async function confirmEmail(context: BrowserContext, email: string): Promise<void> {
  const link = await findMailLink(context, email, /\/auth\/Confirm-Email\?token=[\w-]+/);
  const answer = await context.request.post(`http://127.0.0.1:${testPort}/api/auth/confirmEmail`, {
    headers: fromHome(),
    data: { token: new URL(link).searchParams.get('token') },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
}
