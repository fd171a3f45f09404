import { devices, type BrowserContext, type Page } from '@playwright/test';
import { openMenuGroups } from '../e2e/back-office/menu-groups.ts';
import { call } from '../walk/ask.ts';

/** A visitor: screen, answer to the cookie banner, account. */
export interface Profile {
  name: string;
  area: 'storefront' | 'portal' | 'back office';
  isPhone: boolean;
  consent: 'accepted' | 'refused' | 'unanswered';
  account?: DemoAccount;
}

/** The sign-ins of the demo shop, as its start prints them. */
const accounts = {
  customer: { email: 'demo.customer@selvedge.test', password: 'Linen.2026', userTypeId: 2 },
  affiliate: { email: 'demo.affiliate@selvedge.test', password: 'Cotton.2026', userTypeId: 5 },
  admin: { email: 'demo.admin@selvedge.test', password: 'Denim.2026' },
  staff: { email: 'demo.staff@selvedge.test', password: 'Velvet.2026' },
  vendor: { email: 'demo.vendor@selvedge.test', password: 'Merino.2026' },
} as const;
type DemoAccount = keyof typeof accounts;

const consents = ['accepted', 'refused', 'unanswered'] as const;
const storefront = (isPhone: boolean, consent: Profile['consent'], account?: 'customer'): Profile => ({
  name: `storefront, ${isPhone ? 'phone' : 'desktop'}, cookies ${consent}, ${account ?? 'guest'}`,
  area: 'storefront',
  ...{ isPhone, consent },
  ...(account && { account }),
});
const portal = (isPhone: boolean): Profile => ({
  ...{ name: `affiliate portal, ${isPhone ? 'phone' : 'desktop'}`, area: 'portal', isPhone, consent: 'refused', account: 'affiliate' },
});
const backOffice = (account: 'admin' | 'staff' | 'vendor'): Profile => ({
  ...{ name: `back office, ${account}`, area: 'back office', isPhone: false, consent: 'refused', account },
});

/** Every combination: `npm run crawl`. */
export const allProfiles: readonly Profile[] = [
  ...[true, false].flatMap((isPhone) => consents.flatMap((consent) => [storefront(isPhone, consent), storefront(isPhone, consent, 'customer')])),
  ...[portal(false), portal(true)],
  ...[backOffice('admin'), backOffice('staff'), backOffice('vendor')],
];

/** One for each screen, area and answer: `npm test`. */
export const shortProfiles: readonly Profile[] = [
  ...[backOffice('admin'), storefront(true, 'refused'), storefront(false, 'accepted', 'customer'), portal(false)],
];

export const getStartAddress = ({ area }: Profile, port: number): string => {
  const path = { storefront: '/en', portal: '/en/affiliate/dashboard', 'back office': '/admin' }[area];
  return `http://si.localhost:${port}${path}`;
};

export const getContextOptions = ({ isPhone }: Profile) => ({
  ...(isPhone ? devices['Pixel 7'] : {}),
  viewport: isPhone ? { width: 390, height: 844 } : { width: 1440, height: 900 },
  reducedMotion: 'reduce' as const,
  locale: 'en-GB',
});

/** Answers the cookie banner and signs in, according to the profile. */
export async function prepareContext(context: BrowserContext, profile: Profile, port: number): Promise<void> {
  const { account } = profile;
  if (account === 'customer' || account === 'affiliate') {
    const { token } = await call<{ token: string }>({ port, path: 'auth/login', method: 'POST', body: { ...accounts[account], languageId: 1 } });
    await context.addCookies([{ name: 'session', value: token, url: `http://si.localhost:${port}/`, httpOnly: true, sameSite: 'Lax' }]);
  }
  const page = await context.newPage();
  if (profile.area === 'storefront' && profile.consent !== 'unanswered') await answerBanner(page, profile, port);
  if (account === 'admin' || account === 'staff' || account === 'vendor') {
    // The crawl follows the links of the whole menu.
    await openMenuGroups(context);
    await signIn(page, accounts[account], port);
  }
  await page.close();
}

/** Answers the banner by its button, because the crawl also checks how the open page changes. */
async function answerBanner(page: Page, profile: Profile, port: number): Promise<void> {
  await page.goto(`http://si.localhost:${port}/en`);
  const name = profile.consent === 'accepted' ? /^accept/i : /^(refuse|reject|decline|only|no)/i;
  await page.getByRole('button', { name }).first().click({ timeout: 20_000 });
}

/** Signs in to the back office with the code that the demo shop shows for the account; each code is accepted once. */
async function signIn(page: Page, { email, password }: { email: string; password: string }, port: number): Promise<void> {
  const origin = `http://si.localhost:${port}`;
  const menu = page.getByRole('menuitem').first();
  for (let attempt = 0; attempt < 3; attempt += 1) {
    await page.goto(`${origin}/dev/codes`);
    const code = await page.getByLabel(`Code of ${email}`).innerText();
    await page.goto(`${origin}/admin`);
    await page.getByRole('textbox', { name: 'Email' }).fill(email);
    await page.getByLabel('Password').fill(password);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.getByRole('textbox', { name: 'Authentication code' }).fill(code);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    const isSignedIn = await menu.waitFor({ timeout: 15_000 }).then(
      () => true,
      () => false,
    );
    if (isSignedIn) return;
    // Longer than a code is valid.
    await page.waitForTimeout(31_000);
  }
  throw new Error(`${email} could not sign in to the back office`);
}
