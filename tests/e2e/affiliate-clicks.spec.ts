import { expect, test, type Page, type Request } from '@playwright/test';
import { isReady, shopIn, visit } from './shopper.ts';

const link = 'ref=ANAKNITS&adid=7&src=blog&utm_source=mail&utm_campaign=spring%2520sale&subid=a1';

/** Opens a page as somebody who has agreed to advertising, refused it, or was not asked yet. */
async function arrive(page: Page, url: string, answer: 'agreed' | 'refused' | 'unasked'): Promise<void> {
  if (answer !== 'unasked') {
    const value = `1.${answer === 'agreed' ? '11' : '00'}.asked-before.${Math.floor(Date.now() / 1000)}`;
    await page.context().addCookies([{ name: 'consent', value, url: new URL('/', url).href }]);
  }
  await page.goto(url, { waitUntil: 'domcontentloaded' });
  await isReady(page);
}

/** The clicks that a page tells of from now on. */
function clicksOf(page: Page): Request[] {
  const clicks: Request[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/affiliate/track-click')) clicks.push(request);
  });
  return clicks;
}

const bodyOf = (click: Request | undefined) => click?.postDataJSON() as Record<string, unknown>;
const kept = async (page: Page) =>
  new Map((await page.context().cookies(page.url())).filter(({ name }) => /^(affiliate_|utm)/.test(name)).map((cookie) => [cookie.name, cookie]));
const daysOf = (cookie: { expires: number } | undefined): number => Math.round(((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400);

test('who has agreed is counted once, with all that the specification lists, and known for 30 days', async ({ page }, { project }) => {
  const clicks = clicksOf(page);
  await arrive(page, `${shopIn('si', 'category/women')}?${link}`, 'agreed');
  await expect.poll(() => clicks.length).toBe(1);
  const [click] = clicks;
  expect(await click?.headerValue('authorization')).toBeNull();
  const cookies = await kept(page);
  const [session, code] = [cookies.get('affiliate_session'), cookies.get('affiliate_code')];
  expect(session).toMatchObject({
    path: '/',
    sameSite: 'Lax',
    value: expect.stringMatching(/^[\da-f]{8}(-[\da-f]{4}){2}-[89ab][\da-f]{3}-[\da-f]{12}$/),
  });
  expect(code).toMatchObject({ path: '/', sameSite: 'Lax', value: 'ANAKNITS' });
  expect([daysOf(session), daysOf(code)]).toEqual([30, 30]);
  expect(decodeURIComponent(cookies.get('utm')?.value ?? '')).toContain('utm_source=mail');
  expect(bodyOf(click)).toMatchObject({
    affiliateCode: 'ANAKNITS',
    affiliateId: null,
    affiliateDiscountId: 7,
    sessionId: session?.value,
    ipAddress: null,
    source: 'blog',
    city: null,
    utmSource: 'mail',
    utmMedium: '',
    deviceType: project.name === 'desktop' ? 'desktop' : 'mobile',
    landingPage: expect.stringMatching(/\?ref=ANAKNITS&adid=7&src=blog&utm_source=mail&utm_campaign=spring sale&subid=a1$/),
  });

  // From page to page, and loaded anew, it is the same arrival.
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/product\/.*ref=ANAKNITS.*subid=a1/);
  await page.reload();
  await isReady(page);
  await expect(page.locator('[data-behaviour]')).toBeAttached();
  expect(clicks).toHaveLength(1);

  // Another link: its code counts from now on, its campaign in place of the old one, the browser's session goes on.
  await arrive(page, `${shopIn('si')}?ref=BORSHOES&utm_medium=social`, 'agreed');
  await expect.poll(() => clicks.length).toBe(2);
  expect(bodyOf(clicks[1])).toMatchObject({
    affiliateCode: 'BORSHOES',
    sessionId: session?.value,
    source: 'direct_link',
    utmSource: '',
    utmMedium: 'social',
  });
});

test('who has refused is counted without a name, and nothing is kept of him but the address', async ({ page }) => {
  const clicks = clicksOf(page);
  await arrive(page, `${shopIn('si')}?${link}`, 'refused');
  await expect.poll(() => clicks.length).toBe(1);
  expect(bodyOf(clicks[0])).toMatchObject({ affiliateCode: 'ANAKNITS', sessionId: null });
  expect((await kept(page)).size).toBe(0);
  expect(await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))).not.toMatch(/ANAKNITS"|affiliate/);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Brands' }).click();
  await expect(page).toHaveURL(/\/brands\?ref=ANAKNITS/);
});

test('who agrees on the page he came to is counted once, with the session that begins there; who changes his mind loses it', async ({ page }) => {
  const clicks = clicksOf(page);
  await arrive(page, `${shopIn('si', 'categories')}?${link}`, 'unasked');
  const banner = page.getByRole('region', { name: 'Your choice about cookies' });
  await expect(banner).toBeVisible();
  expect((await kept(page)).size).toBe(0);
  await banner.getByRole('button', { name: 'Accept all' }).click();
  await expect.poll(() => clicks.length).toBe(1);
  expect(bodyOf(clicks[0]).sessionId).toBe((await kept(page)).get('affiliate_session')?.value);

  await page.getByRole('contentinfo').getByRole('link', { name: 'Cookie settings' }).click();
  await page.getByRole('main').getByRole('button', { name: 'Refuse all' }).click();
  await expect.poll(async () => (await kept(page)).size).toBe(0);
  expect(clicks).toHaveLength(1);
});

test('the page behind a link is the kept one, and the portal counts nobody', async ({ page }) => {
  const plain = shopIn('si', 'brands');
  await visit(page, plain);
  const htmlOf = (url: string) => page.evaluate(async (asked) => (await fetch(asked, { cache: 'no-store' })).text(), url);
  expect(await htmlOf(`${plain}?${link}`)).toBe(await htmlOf(plain));
  const clicks = clicksOf(page);
  await arrive(page, `${shopIn('si', 'affiliate/links')}?${link}`, 'agreed');
  await expect(page).toHaveURL(/affiliate-login/);
  expect(clicks).toHaveLength(0);
});
