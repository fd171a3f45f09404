import { expect, test, type Page, type Request } from '@playwright/test';
import { isReady, getShopUrl, visit } from '../shopper.ts';

const link = 'ref=ANAKNITS&adid=7&src=blog&utm_source=mail&utm_campaign=spring%2520sale&subid=a1';

/** Opens a page as a visitor who accepted marketing, refused it, or was not asked yet. */
async function arrive(page: Page, url: string, answer: 'agreed' | 'refused' | 'unasked'): Promise<void> {
  if (answer !== 'unasked') {
    const value = `1.${answer === 'agreed' ? '11' : '00'}.asked-before.${Math.floor(Date.now() / 1000)}`;
    await page.context().addCookies([{ name: 'consent', value, url: new URL('/', url).href }]);
  }
  await page.goto(url, { waitUntil: 'domcontentloaded' });
  await isReady(page);
}

/** Collects the click requests that a page sends from now on. */
function recordClicks(page: Page): Request[] {
  const clicks: Request[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/affiliate/track-click')) clicks.push(request);
  });
  return clicks;
}

const readBody = (click: Request | undefined) => click?.postDataJSON() as Record<string, unknown>;
const kept = async (page: Page) =>
  new Map((await page.context().cookies(page.url())).filter(({ name }) => /^(affiliate_|utm)/.test(name)).map((cookie) => [cookie.name, cookie]));
const countDays = (cookie: { expires: number } | undefined): number => Math.round(((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400);

test(
  'a visitor who agreed is counted once, with all fields of the specification, and recognised for 30 days',
  { tag: '@phone-whole' },
  async ({ page }, { project }) => {
    const clicks = recordClicks(page);
    await arrive(page, `${getShopUrl('si', 'category/women')}?${link}`, 'agreed');
    await expect.poll(() => clicks.length).toBe(1);
    const [click] = clicks;
    expect(await click?.headerValue('authorization')).toBeNull();
    await click?.response();
    const cookies = await kept(page);
    const [session, code] = [cookies.get('affiliate_session'), cookies.get('affiliate_code')];
    expect(session).toMatchObject({
      path: '/',
      sameSite: 'Lax',
      value: expect.stringMatching(/^[\da-f]{8}(-[\da-f]{4}){2}-[89ab][\da-f]{3}-[\da-f]{12}$/),
    });
    expect(code).toMatchObject({ path: '/', sameSite: 'Lax', value: 'ANAKNITS' });
    expect([countDays(session), countDays(code)]).toEqual([30, 30]);
    expect(decodeURIComponent(cookies.get('utm')?.value ?? '')).toContain('utm_source=mail');
    expect(readBody(click)).toMatchObject({
      affiliateCode: 'ANAKNITS',
      affiliateId: null,
      affiliateDiscountId: 7,
      sessionId: session?.value,
      ipAddress: null,
      source: 'blog',
      city: null,
      utmSource: 'mail',
      utmCampaign: 'spring sale',
      utmMedium: '',
      deviceType: project.name === 'desktop' ? 'desktop' : 'mobile',
      landingPage: expect.stringMatching(/\?ref=ANAKNITS&adid=7&src=blog&utm_source=mail&utm_campaign=spring sale&subid=a1$/),
    });

    // Navigation and a reload belong to the same visit.
    await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
    await expect(page).toHaveURL(/\/product\/.*ref=ANAKNITS.*subid=a1/);
    await page.reload();
    await isReady(page);
    await expect(page.locator('[data-behaviour]')).toBeAttached();
    expect(clicks).toHaveLength(1);

    // Another link: its code and campaign replace the old ones, and the browser's session continues.
    await arrive(page, `${getShopUrl('si')}?ref=BORSHOES&utm_medium=social`, 'agreed');
    await expect.poll(() => clicks.length).toBe(2);
    expect(readBody(clicks[1])).toMatchObject({
      affiliateCode: 'BORSHOES',
      sessionId: session?.value,
      source: 'direct_link',
      utmSource: '',
      utmMedium: 'social',
    });
  },
);

test('a visitor who comes back without a link is counted once by the saved code, and an unknown code does not replace it', async ({ page }) => {
  const clicks = recordClicks(page);
  await arrive(page, `${getShopUrl('si')}?ref=ANAKNITS`, 'agreed');
  await expect.poll(() => clicks.length).toBe(1);
  await clicks[0]?.response();
  const session = (await kept(page)).get('affiliate_session')?.value;
  // A link on another page of the shop does not start a new visit.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Brands' }).click();
  await expect(page).toHaveURL(/\/brands/);
  // The referrer is empty, as for a bookmark.
  await page.goto('about:blank');
  await arrive(page, getShopUrl('si', 'brands'), 'agreed');
  await expect.poll(() => clicks.length).toBe(2);
  expect(readBody(clicks[1])).toMatchObject({ affiliateCode: 'ANAKNITS', sessionId: session, source: 'direct_link' });

  await page.goto('about:blank');
  await arrive(page, `${getShopUrl('si')}?ref=NOBODY-KNOWS`, 'agreed');
  await expect.poll(() => clicks.length).toBe(3);
  await clicks[2]?.response();
  expect(readBody(clicks[2])).toMatchObject({ affiliateCode: 'NOBODY-KNOWS' });
  expect((await kept(page)).get('affiliate_code')?.value).toBe('ANAKNITS');
});

test('a visitor who refused is counted anonymously, and the referral is kept in the address only', { tag: '@short' }, async ({ page }) => {
  const clicks = recordClicks(page);
  await arrive(page, `${getShopUrl('si')}?${link}`, 'refused');
  await expect.poll(() => clicks.length).toBe(1);
  expect(readBody(clicks[0])).toMatchObject({ affiliateCode: 'ANAKNITS', sessionId: null });
  expect((await kept(page)).size).toBe(0);
  expect(await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))).not.toMatch(/ANAKNITS"|affiliate/);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Brands' }).click();
  await expect(page).toHaveURL(/\/brands\?ref=ANAKNITS/);
});

test('a visitor who agrees on the landing page is counted once with a new session, and loses it on withdrawal', async ({ page }) => {
  const clicks = recordClicks(page);
  await arrive(page, `${getShopUrl('si', 'categories')}?${link}`, 'unasked');
  const banner = page.getByRole('region', { name: 'Your cookie choices' });
  await expect(banner).toBeVisible();
  expect((await kept(page)).size).toBe(0);
  await banner.getByRole('button', { name: 'Accept all' }).click();
  await expect.poll(() => clicks.length).toBe(1);
  expect(readBody(clicks[0]).sessionId).toBe((await kept(page)).get('affiliate_session')?.value);

  await page.getByRole('contentinfo').getByRole('link', { name: 'Cookie settings' }).click();
  await page.getByRole('main').getByRole('button', { name: 'Reject all' }).click();
  await expect.poll(async () => (await kept(page)).size).toBe(0);
  expect(clicks).toHaveLength(1);
});

test('an affiliate link serves the cached page, and the portal counts no clicks', async ({ page }) => {
  const plain = getShopUrl('si', 'brands');
  await visit(page, plain);
  const fetchHtml = (url: string) => page.evaluate(async (address) => (await fetch(address, { cache: 'no-store' })).text(), url);
  expect(await fetchHtml(`${plain}?${link}`)).toBe(await fetchHtml(plain));
  const clicks = recordClicks(page);
  await arrive(page, `${getShopUrl('si', 'affiliate/links')}?${link}`, 'agreed');
  await expect(page).toHaveURL(/affiliate-login/);
  expect(clicks).toHaveLength(0);
});
