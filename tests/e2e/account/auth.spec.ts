import { expect, test, type BrowserContext, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from '../accessibility.ts';
import { confirmEmail, findMailLink } from '../inbox.ts';
import { addToCart, chooseSize, customerPassword, newCustomer, newShopper, openProduct, places, getShopUrl, visit } from '../shopper.ts';

const password = customerPassword;
const demoAffiliate = { email: 'demo.affiliate@selvedge.test', password: 'Cotton.2026' };

const at = (path: string): string => getShopUrl('si', path);
const field = (page: Page, label: string): Locator => page.getByRole('main').getByLabel(label, { exact: true });
const button = (page: Page, name: string): Locator => page.getByRole('main').getByRole('button', { name, exact: true });

interface Person {
  email: string;
  firstName: string;
}

async function fillRegistration(page: Page, { email, firstName }: Person): Promise<void> {
  await field(page, 'First name').fill(firstName);
  await field(page, 'Last name').fill('Kovač');
  await field(page, 'Email').fill(email);
  await field(page, 'Phone number').fill('040 123 456');
  await field(page, 'Password').fill(password);
  await field(page, 'Repeat password').fill(password);
}

/** Registers an account in this browser and waits until it is signed in. */
async function register(page: Page, path = 'auth/Register'): Promise<Person> {
  const person = newShopper(places.si);
  await visit(page, at(path));
  await fillRegistration(page, person);
  await button(page, 'Create an account').click();
  await page.waitForURL((url) => !url.pathname.includes('/auth/'));
  return person;
}

async function signIn(page: Page, { email, secret = password }: { email: string; secret?: string }): Promise<void> {
  // Pages on the way there have an email field too.
  await expect(page.getByRole('heading', { level: 1, name: /sign[ -]in$/i })).toBeVisible();
  await field(page, 'Email').fill(email);
  await field(page, 'Password').fill(secret);
  await button(page, 'Sign in').click();
}

async function signOut(page: Page): Promise<void> {
  await visit(page, at('user'));
  await button(page, 'Sign out').click();
  await expect(page).toHaveURL(/\/auth\/login$/i);
}

const findSessionCookie = async (context: BrowserContext) => (await context.cookies(at(''))).find(({ name }) => name === 'session');

test(
  'a guest who opens an account page signs in first and then lands on that page, by keyboard alone',
  { tag: '@short' },
  async ({ page, context }) => {
    const { email } = await register(page);
    await signOut(page);
    await expect(page.getByText('You’ve been signed out.')).toBeVisible();
    expect(await findSessionCookie(context)).toBeUndefined();

    await visit(page, at('user/orders?page=1'));
    await expect(page).toHaveURL(/\/auth\/Login\?returnTo=/);
    await field(page, 'Email').focus();
    await page.keyboard.type(email);
    await page.keyboard.press('Tab');
    await page.keyboard.type('Wrong.2026');
    await page.keyboard.press('Enter');
    const refusal = page.getByRole('main').getByRole('alert').filter({ hasText: 'Email or password is incorrect' });
    await expect(refusal).toBeVisible();
    await expect(page.locator('[data-refusal]')).toBeFocused();
    await expect(field(page, 'Email')).toHaveValue(email);
    await expect(field(page, 'Password')).toHaveValue('');

    await field(page, 'Password').focus();
    await page.keyboard.type(password);
    await page.keyboard.press('Tab');
    await expect(button(page, 'Show password')).toBeFocused();
    await page.keyboard.press('Space');
    await expect(field(page, 'Password')).toHaveAttribute('type', 'text');
    await field(page, 'Password').press('Enter');
    await expect(page).toHaveURL(at('user/orders?page=1'));
    expect(await findSessionCookie(context)).toMatchObject({ httpOnly: true, sameSite: 'Lax' });

    // A signed-in customer is redirected from the sign-in pages.
    for (const path of ['auth/Login', 'auth/Register', 'auth/Forgot-Password', 'auth/Reset-Password', 'AUTH/login']) {
      await visit(page, at(path));
      await expect(page, path).toHaveURL(at('user'));
    }
    await visit(page, at('auth/affiliate-login'));
    await expect(page).toHaveURL(at('user'));
  },
);

test('an account is registered with all required fields, and only once per email address', { tag: '@short' }, async ({ page, context }) => {
  const { email } = await register(page, `auth/Register?${new URLSearchParams({ returnTo: '/user/addresses' }).toString()}`);
  await expect(page).toHaveURL(at('user/addresses'));
  await signOut(page);

  await page.getByRole('link', { name: 'Create an account' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Create an account' })).toBeVisible();
  await expect(page.getByRole('checkbox')).not.toBeChecked();
  await expect(field(page, 'Country code').locator('option').first()).toHaveText('+386 Slovenia');
  await button(page, 'Create an account').click();
  const summary = page.getByRole('main').getByRole('alert').filter({ hasText: 'Please check 5 fields' });
  await expect(summary).toBeFocused();
  await expect(field(page, 'First name')).toHaveAccessibleDescription('This field is required');
  await summary.getByRole('link', { name: 'Phone number' }).click();
  await expect(field(page, 'Phone number')).toBeFocused();

  await fillRegistration(page, { email: 'nobody', firstName: 'Maja' });
  await field(page, 'Phone number').fill('forty');
  await field(page, 'Password').fill('linen');
  await expect(page.getByRole('list', { name: 'Your password needs' }).getByText('(done)')).toHaveCount(0);
  await field(page, 'Password').fill('Linen1');
  await expect(page.getByRole('list', { name: 'Your password needs' }).getByText('(done)')).toHaveCount(3);
  await button(page, 'Create an account').click();
  await expect(field(page, 'Email')).toHaveAccessibleDescription('Please enter a valid email');
  await expect(field(page, 'Phone number')).toHaveAccessibleDescription('This field can only contain numbers');
  await expect(field(page, 'Password')).toHaveAccessibleDescription(/Please use at least 1 special character/);
  await expect(field(page, 'Repeat password')).toHaveAccessibleDescription('The passwords don’t match');

  await fillRegistration(page, { email: email.toUpperCase(), firstName: 'Maja' });
  await button(page, 'Create an account').click();
  await expect(field(page, 'Email')).toHaveAccessibleDescription('User Already exist');
  await expect(field(page, 'Email')).toBeFocused();
  expect(await findSessionCookie(context)).toBeUndefined();
  await page.getByRole('link', { name: 'Sign in instead' }).click();
  await signIn(page, { email });
  await expect(page).toHaveURL(at('user'));
});

test(
  'the link of an email resets a forgotten password once, and its secret does not stay in the address',
  { tag: '@short' },
  async ({ page, context }) => {
    const { email } = await newCustomer(context);
    await signOut(page);
    await page.getByRole('link', { name: 'Forgot password?' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Forgot your password?');
    const notice: string[] = [];
    for (const emailAddress of [newShopper(places.si).email, email]) {
      await field(page, 'Email').fill(emailAddress);
      await button(page, 'Send me a link').click();
      await expect(page.getByRole('status').filter({ hasText: 'Check your inbox' })).toBeVisible();
      notice.push(await page.getByRole('main').innerText());
      await visit(page, at('auth/Forgot-Password'));
    }
    expect(notice[0]).toBe(notice[1]);

    const link = await findMailLink(context, email, /\/auth\/Reset-Password\?token=[\w-]+/);
    const requests: string[] = [];
    page.on('request', (request) => requests.push(`${request.url()} ${request.headers().referer ?? ''}`));
    await visit(page, link);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Choose a new password');
    await expect(page).toHaveURL(/\/auth\/Reset-Password$/);
    const secret = new URL(link).searchParams.get('token') ?? '';
    expect(secret).not.toBe('');
    expect(requests.filter((address) => address.includes(secret))).toHaveLength(1);

    await field(page, 'New password').fill('Linen.2026');
    await field(page, 'Repeat password').fill('Linen.2027');
    await button(page, 'Change password').click();
    await expect(field(page, 'Repeat password')).toHaveAccessibleDescription('The passwords don’t match');
    await field(page, 'New password').fill('Cotton.2027');
    await field(page, 'Repeat password').fill('Cotton.2027');
    await button(page, 'Change password').click();
    await expect(page.getByText('Your password has been changed. Please sign in with the new one.')).toBeVisible();
    await expect(page).toHaveURL(at('auth/Login'));
    await signIn(page, { email });
    await expect(page.getByRole('main').getByRole('alert')).toContainText('Email or password is incorrect');
    await signIn(page, { email, secret: 'Cotton.2027' });
    await expect(page).toHaveURL(at('user'));

    await signOut(page);
    for (const dead of [link, at('auth/Reset-Password?token=<script>'), at('auth/Reset-Password')]) {
      await visit(page, dead);
      await expect(page.getByRole('main').getByRole('alert')).toContainText('Link Expired or incorrect Link. Please Try again');
      await expect(page).toHaveURL(/\/auth\/Reset-Password$/);
    }
    await page.getByRole('link', { name: 'Send me a new link' }).click();
    await expect(page).toHaveURL(at('auth/Forgot-Password'));
  },
);

test('a guest’s cart is merged into the account’s cart with a message', { tag: '@short' }, async ({ page, context }) => {
  const putOneInCart = async () => {
    await visit(page, at('category/kids'));
    await openProduct(page);
    await chooseSize(page);
    await addToCart(page).click();
    await expect(page.getByRole('dialog', { name: 'Your cart' }).getByRole('link', { name: 'Go to checkout' })).toBeVisible();
  };
  const { email } = await newCustomer(context);
  await putOneInCart();
  await signOut(page);
  await visit(page, at('Checkout'));
  await expect(page.getByRole('main').getByRole('button', { name: /^Remove/ })).toHaveCount(0);
  await putOneInCart();
  await visit(page, at('auth/Login'));
  await signIn(page, { email });
  await expect(page).toHaveURL(at('user'));
  const notice = 'The items you chose before signing in are now in your cart.';
  await expect(page.getByRole('status').filter({ hasText: notice })).toBeAttached();
  await visit(page, at('Checkout'));
  await expect(page.getByRole('main')).toContainText(notice);
  await expect(page.getByRole('main').getByRole('button', { name: /^Remove/ })).toHaveCount(1);
  await expect(page.getByRole('main').getByRole('spinbutton').or(page.getByRole('main').getByRole('combobox')).first()).toHaveValue('2');
  await visit(page, at('Checkout'));
  await expect(page.getByRole('main')).not.toContainText(notice);
});

test('the sign-in pages pass axe', { tag: '@phone-whole' }, async ({ page, isMobile }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const paths = ['Login', 'Register', 'Forgot-Password', 'Forgot-Password?sent=1', 'Reset-Password', 'affiliate-login', 'Confirm-Email'];
  // Languages share markup and screens share texts, so each screen checks one language.
  const language = isMobile ? 'de' : 'en';
  for (const path of paths) {
    await visit(page, at(`auth/${path}`).replace('/en/', `/${language}/`));
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex, nofollow');
    await expectAccessible(page, `${language} ${path}`, { rules: 'wcag' });
  }
  await visit(page, at('auth/Register'));
  await button(page, 'Create an account').click();
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  await expectAccessible(page, 'refused registration', { rules: 'wcag' });
});

test.describe('on one screen size', () => {
  test('the sign-in redirects to no other site', async ({ page, context }) => {
    const { email } = await newCustomer(context);
    for (const hostile of ['https://example.org/', '//example.org/', '/\\example.org', '/auth/logout']) {
      await page.context().clearCookies({ name: 'session' });
      await visit(page, at(`auth/Login?${new URLSearchParams({ returnTo: hostile }).toString()}`));
      await signIn(page, { email });
      await expect(page, hostile).toHaveURL(at('user'));
    }
  });

  test('too many attempts are answered with the time to wait', async ({ page }) => {
    const { email } = newShopper(places.si);
    await visit(page, at('auth/Login'));
    for (let tries = 0; tries < 5; tries += 1) {
      await signIn(page, { email, secret: 'Wrong.2026' });
      await expect(field(page, 'Password')).toHaveValue('');
    }
    await expect(async () => {
      await signIn(page, { email, secret: 'Wrong.2026' });
      await expect(page.getByRole('main').getByRole('alert')).toContainText(/Please try again in \d+ (second|minute)s?/, { timeout: 1000 });
    }).toPass();
  });

  test('an email address is confirmed by pressing a button: opening the link alone changes nothing', async ({ page, context }) => {
    const { email } = await newCustomer(context);
    const link = await findMailLink(context, email, /\/auth\/Confirm-Email\?token=[\w-]+/);
    for (let opened = 0; opened < 2; opened += 1) {
      await visit(page, link);
      await expect(page).toHaveURL(/\/auth\/Confirm-Email$/);
      await expect(button(page, 'Confirm')).toBeVisible();
    }
    await button(page, 'Confirm').click();
    await expect(page.getByText('Thank you. Your email has been confirmed.')).toBeVisible();
    await visit(page, link);
    await button(page, 'Confirm').click();
    await expect(page.getByRole('main').getByRole('alert')).toContainText('Link Expired or incorrect Link. Please Try again');
  });

  test('affiliates have their own sign-in, which refuses customers', async ({ page, context }) => {
    const { email } = await newCustomer(context);
    await context.clearCookies({ name: 'session' });
    await visit(page, at('affiliate/links'));
    await expect(page).toHaveURL(/\/auth\/affiliate-login\?returnTo=%2Faffiliate%2Flinks$/);
    await signIn(page, { email });
    await expect(page.getByRole('main').getByRole('alert')).toContainText('Email or password is incorrect');
    await visit(page, at('auth/affiliate-login'));
    await signIn(page, { email: demoAffiliate.email, secret: demoAffiliate.password });
    await expect(page).toHaveURL(/\/en\/affiliate\//);
  });

  test('signing out deletes personal data from the browser, and a link cannot sign a customer out', async ({ page, context }) => {
    await newCustomer(context);
    await visit(page, at('user'));
    await page.evaluate(() => localStorage.setItem('recent', 'a secret wish'));
    await visit(page, at('auth/logout'));
    await expect(page).toHaveURL(at('').replace(/\/$/, ''));
    expect(await findSessionCookie(context)).toBeDefined();
    await signOut(page);
    expect(await page.evaluate(() => localStorage.getItem('recent'))).toBeNull();
    await page.goBack();
    await expect(page).toHaveURL(/\/auth\/Login\?returnTo=%2Fuser$/);
    await visit(page, at('user'));
    await expect(page).toHaveURL(/\/auth\/Login\?returnTo=%2Fuser$/);
  });

  test('signing out deletes the last order, the tracked order, the mailed link and the referral from the browser', async ({ page, context }) => {
    await newCustomer(context);
    const of = (name: string) => ({ name, value: 'something-of-the-person', url: new URL('/', at('')).href, httpOnly: true });
    const names = ['last_order', 'tracked_order', 'payment_session', 'reset_token', 'email_token', 'affiliate_code', 'affiliate_session'];
    await context.addCookies([...names, 'device'].map(of));
    await signOut(page);
    const left = (await context.cookies(at(''))).map(({ name }) => name);
    expect(left.filter((name) => [...names, 'session', 'cart'].includes(name))).toEqual([]);
    // The browser is still known, and the banner is not shown again.
    expect(left).toEqual(expect.arrayContaining(['device', 'consent']));
  });

  test('a customer signs in with a passkey instead of a password', async ({ page, context }) => {
    const devtools = await context.newCDPSession(page);
    await devtools.send('WebAuthn.enable');
    const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
      options: { protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true, isUserVerified: true },
    });
    const { email } = await newCustomer(context);
    await visit(page, at('user/security'));
    await page.getByRole('region', { name: 'Passkeys' }).getByLabel('Current password').fill(password);
    await button(page, 'Add a passkey').click();
    await expect(page.getByRole('main').getByRole('alert')).toContainText('Please confirm your email first');
    await confirmEmail(context, email);
    await button(page, 'Add a passkey').click();
    await expect(page.getByRole('status').filter({ hasText: 'Passkey added.' })).toBeAttached();
    await signOut(page);

    await visit(page, at(`auth/Login?${new URLSearchParams({ returnTo: '/user/security' }).toString()}`));
    await button(page, 'Sign in with a passkey').click();
    await expect(page).toHaveURL(at('user/security'));

    await signOut(page);
    await devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false });
    await button(page, 'Sign in with a passkey').click();
    await expect(page.getByRole('main')).toContainText(/No passkey was used|This passkey could not be used/);
    await expect(button(page, 'Sign in with a passkey')).toHaveAttribute('aria-disabled', 'false');
    expect(await findSessionCookie(context)).toBeUndefined();
  });
});

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  test('a customer registers, signs out and signs in again through plain forms', { tag: '@short' }, async ({ page, context }) => {
    const person = newShopper(places.si);
    await visit(page, at('user/orders'));
    await page.getByRole('link', { name: 'Create an account' }).click();
    await button(page, 'Create an account').click();
    await expect(page.getByRole('main').getByRole('alert')).toContainText('Please check 5 fields');
    await expect(button(page, 'Show password')).toHaveCount(0);
    await fillRegistration(page, person);
    await button(page, 'Create an account').click();
    await expect(page).toHaveURL(at('user/orders'));
    await signOut(page);
    await expect(page.getByText('You’ve been signed out.')).toBeVisible();

    await visit(page, at('user/addresses'));
    await signIn(page, { email: person.email, secret: 'Wrong.2026' });
    await expect(page.getByRole('main').getByRole('alert')).toContainText('Email or password is incorrect');
    await expect(field(page, 'Email')).toHaveValue(person.email);
    await field(page, 'Password').fill(password);
    await button(page, 'Sign in').click();
    await expect(page).toHaveURL(at('user/addresses'));
    await signOut(page);

    await page.getByRole('link', { name: 'Forgot password?' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Forgot your password?');
    await field(page, 'Email').fill(person.email);
    await button(page, 'Send me a link').click();
    await expect(page.getByRole('main')).toContainText('Check your inbox');
    await visit(page, await findMailLink(context, person.email, /\/auth\/Reset-Password\?token=[\w-]+/));
    await field(page, 'New password').fill('Cotton.2027');
    await field(page, 'Repeat password').fill('Cotton.2027');
    await button(page, 'Change password').click();
    await expect(page.getByText('Your password has been changed. Please sign in with the new one.')).toBeVisible();
  });
});
