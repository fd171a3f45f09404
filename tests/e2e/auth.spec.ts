import AxeBuilder from '@axe-core/playwright';
import { expect, test, type BrowserContext, type Locator, type Page } from '@playwright/test';
import { addToCart, chooseSize, newShopper, openProduct, places, shopIn, visit } from './shopper.ts';

const password = 'Linen.2026';
const demoAffiliate = { email: 'demo.affiliate@selvedge.test', password: 'Cotton.2026' };

const at = (path: string): string => shopIn('si', path);
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

/** Opens an account in this browser, and waits until its owner is in. */
async function register(page: Page, path = 'auth/Register'): Promise<Person> {
  const person = newShopper(places.si);
  await visit(page, at(path));
  await fillRegistration(page, person);
  await button(page, 'Create an account').click();
  await page.waitForURL((url) => !url.pathname.includes('/auth/'));
  return person;
}

async function signIn(page: Page, { email, secret = password }: { email: string; secret?: string }): Promise<void> {
  // Other pages on the way have a field for an e-mail too.
  await expect(page.getByRole('heading', { level: 1, name: /sign in$/i })).toBeVisible();
  await field(page, 'Email').fill(email);
  await field(page, 'Password').fill(secret);
  await button(page, 'Sign in').click();
}

async function signOut(page: Page): Promise<void> {
  await visit(page, at('user'));
  await button(page, 'Sign out').click();
  await expect(page).toHaveURL(/\/auth\/login$/i);
}

/** The link that a mail to somebody carries; the mailbox is looked into until it is there. */
async function mailedLink(context: BrowserContext, email: string, page: 'Reset-Password' | 'Confirm-Email'): Promise<string> {
  const mailbox = await context.newPage();
  const wanted = new RegExp(`https?://\\S+/auth/${page}\\?token=[\\w-]+`);
  let link = '';
  await expect(async () => {
    await mailbox.goto(new URL('/dev/mail', at('')).href);
    const mails = await mailbox.getByRole('row').filter({ hasText: email }).getByRole('link').all();
    const addresses = await Promise.all(mails.map((mail) => mail.getAttribute('href')));
    for (const address of addresses) {
      await mailbox.goto(new URL(address ?? '', at('')).href);
      link ||= wanted.exec(await mailbox.locator('pre').first().innerText())?.[0] ?? '';
    }
    expect(link).not.toBe('');
  }).toPass({ timeout: 20_000 });
  await mailbox.close();
  return link;
}

const sessionOf = async (context: BrowserContext) => (await context.cookies(at(''))).find(({ name }) => name === 'session');

test('whoever asks for his own pages signs in first and goes on to where he was headed, with the keyboard alone', async ({ page, context }) => {
  const { email } = await register(page);
  await signOut(page);
  await expect(page.getByText('You are signed out.')).toBeVisible();
  expect(await sessionOf(context)).toBeUndefined();

  await visit(page, at('user/orders?page=1'));
  await expect(page).toHaveURL(/\/auth\/Login\?returnTo=/);
  await field(page, 'Email').focus();
  await page.keyboard.type(email);
  await page.keyboard.press('Tab');
  await page.keyboard.type('Wrong.2026');
  await page.keyboard.press('Enter');
  const refusal = page.getByRole('main').getByRole('alert').filter({ hasText: 'Email or password is not correct' });
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
  expect(await sessionOf(context)).toMatchObject({ httpOnly: true, sameSite: 'Lax' });

  // Signed in, the ways in are closed.
  for (const path of ['auth/Login', 'auth/Register', 'auth/Forgot-Password', 'auth/Reset-Password', 'AUTH/login']) {
    await visit(page, at(path));
    await expect(page, path).toHaveURL(at('user'));
  }
  await visit(page, at('auth/affiliate-login'));
  await expect(page).toHaveURL(at('affiliate/application'));
});

test('an account is opened with everything that it needs, and only once for an e-mail', async ({ page, context }) => {
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
  await expect(field(page, 'Repeat password')).toHaveAccessibleDescription('The passwords do not match');

  await fillRegistration(page, { email: email.toUpperCase(), firstName: 'Maja' });
  await button(page, 'Create an account').click();
  await expect(field(page, 'Email')).toHaveAccessibleDescription('User Already exist');
  await expect(field(page, 'Email')).toBeFocused();
  expect(await sessionOf(context)).toBeUndefined();
  await page.getByRole('link', { name: 'Sign in instead' }).click();
  await signIn(page, { email });
  await expect(page).toHaveURL(at('user'));
});

test('a forgotten password is replaced by the link of a mail, once, and no address keeps its secret', async ({ page, context, isMobile }) => {
  test.skip(isMobile, 'the same on each screen');
  test.setTimeout(120_000);
  const { email } = await register(page);
  await signOut(page);
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Forgot your password?');
  const told: string[] = [];
  for (const asked of [newShopper(places.si).email, email]) {
    await field(page, 'Email').fill(asked);
    await button(page, 'Send me a link').click();
    await expect(page.getByRole('status').filter({ hasText: 'Look into your mailbox' })).toBeVisible();
    told.push(await page.getByRole('main').innerText());
    await visit(page, at('auth/Forgot-Password'));
  }
  expect(told[0]).toBe(told[1]);

  const link = await mailedLink(context, email, 'Reset-Password');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(`${request.url()} ${request.headers().referer ?? ''}`));
  await visit(page, link);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Choose a new password');
  await expect(page).toHaveURL(/\/auth\/Reset-Password$/);
  const secret = new URL(link).searchParams.get('token') ?? '';
  expect(secret).not.toBe('');
  expect(asked.filter((address) => address.includes(secret))).toHaveLength(1);

  await field(page, 'New password').fill('Linen.2026');
  await field(page, 'Repeat password').fill('Linen.2027');
  await button(page, 'Change password').click();
  await expect(field(page, 'Repeat password')).toHaveAccessibleDescription('The passwords do not match');
  await field(page, 'New password').fill('Cotton.2027');
  await field(page, 'Repeat password').fill('Cotton.2027');
  await button(page, 'Change password').click();
  await expect(page.getByText('Your password is changed. Sign in with the new one.')).toBeVisible();
  await expect(page).toHaveURL(at('auth/Login'));
  await signIn(page, { email });
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Email or password is not correct');
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
});

test('a guest’s cart joins that of his account, and he is told', async ({ page, isMobile }) => {
  test.skip(isMobile, 'the same on each screen');
  test.setTimeout(120_000);
  const putOneIn = async () => {
    await visit(page, at('category/kids'));
    await openProduct(page);
    await chooseSize(page);
    await addToCart(page).click();
    await expect(page.getByRole('dialog', { name: 'Your cart' }).getByRole('link', { name: 'Go to checkout' })).toBeVisible();
  };
  const { email } = await register(page);
  await putOneIn();
  await signOut(page);
  await visit(page, at('Checkout'));
  await expect(page.getByRole('main').getByRole('button', { name: /^Remove/ })).toHaveCount(0);
  await putOneIn();
  await visit(page, at('auth/Login'));
  await signIn(page, { email });
  await expect(page).toHaveURL(at('user'));
  const told = 'What you had put into your cart before signing in has joined your own cart.';
  await expect(page.getByRole('status').filter({ hasText: told })).toBeAttached();
  await visit(page, at('Checkout'));
  await expect(page.getByRole('main')).toContainText(told);
  await expect(page.getByRole('main').getByRole('button', { name: /^Remove/ })).toHaveCount(1);
  await expect(page.getByRole('main').getByRole('spinbutton').or(page.getByRole('main').getByRole('combobox')).first()).toHaveValue('2');
  await visit(page, at('Checkout'));
  await expect(page.getByRole('main')).not.toContainText(told);
});

test('nothing on the ways in hinders somebody with a screen reader', async ({ page, isMobile }) => {
  test.setTimeout(120_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const paths = ['Login', 'Register', 'Forgot-Password', 'Forgot-Password?sent=1', 'Reset-Password', 'affiliate-login', 'Confirm-Email'];
  // Languages share their markup, and screens their words: each of both is looked at once.
  const language = isMobile ? 'de' : 'en';
  for (const path of paths) {
    await visit(page, at(`auth/${path}`).replace('/en/', `/${language}/`));
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex, nofollow');
    await expectAccessible(page, `${language} ${path}`);
  }
  await visit(page, at('auth/Register'));
  await button(page, 'Create an account').click();
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  await expectAccessible(page, 'refused registration');
});

async function expectAccessible(page: Page, what: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']).analyze();
  expect(violations.map(({ id, nodes }) => `${what}: ${id} at ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)).toEqual([]);
}

test.describe('on any screen the same', () => {
  test.skip(({ isMobile }) => isMobile, 'One screen says it.');

  test('no address leads a visitor to another site by way of the sign-in', async ({ page }) => {
    const { email } = await register(page);
    await signOut(page);
    for (const hostile of ['https://example.org/', '//example.org/', '/\\example.org', '/auth/logout']) {
      await page.context().clearCookies({ name: 'session' });
      await visit(page, at(`auth/Login?${new URLSearchParams({ returnTo: hostile }).toString()}`));
      await signIn(page, { email });
      await expect(page, hostile).toHaveURL(at('user'));
    }
  });

  test('who tries too often is told how long to wait', async ({ page }) => {
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

  test('a mailbox is confirmed by a press of a button: opening the link alone changes nothing', async ({ page, context }) => {
    const { email } = await register(page);
    const link = await mailedLink(context, email, 'Confirm-Email');
    for (let opened = 0; opened < 2; opened += 1) {
      await visit(page, link);
      await expect(page).toHaveURL(/\/auth\/Confirm-Email$/);
      await expect(button(page, 'Confirm')).toBeVisible();
    }
    await button(page, 'Confirm').click();
    await expect(page.getByText('Thank you. Your email is confirmed.')).toBeVisible();
    await visit(page, link);
    await button(page, 'Confirm').click();
    await expect(page.getByRole('main').getByRole('alert')).toContainText('Link Expired or incorrect Link. Please Try again');
  });

  test('affiliates have a sign-in of their own, and a customer is none', async ({ page }) => {
    const { email } = await register(page);
    await signOut(page);
    await visit(page, at('affiliate/links'));
    await expect(page).toHaveURL(/\/auth\/affiliate-login\?returnTo=%2Faffiliate%2Flinks$/);
    await signIn(page, { email });
    await expect(page.getByRole('main').getByRole('alert')).toContainText('Email or password is not correct');
    await visit(page, at('auth/affiliate-login'));
    await signIn(page, { email: demoAffiliate.email, secret: demoAffiliate.password });
    await expect(page).toHaveURL(/\/en\/affiliate\//);
  });

  test('what this browser has kept of a person goes when he signs out, and nobody is signed out by a link', async ({ page, context }) => {
    await register(page);
    await page.evaluate(() => localStorage.setItem('recent', 'a secret wish'));
    await visit(page, at('auth/logout'));
    await expect(page).toHaveURL(at('').replace(/\/$/, ''));
    expect(await sessionOf(context)).toBeDefined();
    await signOut(page);
    expect(await page.evaluate(() => localStorage.getItem('recent'))).toBeNull();
    await page.goBack();
    await visit(page, at('user'));
    await expect(page).toHaveURL(/\/auth\/Login\?returnTo=%2Fuser$/);
  });

  test('a passkey signs in without a password', async ({ page, context }) => {
    const devtools = await context.newCDPSession(page);
    await devtools.send('WebAuthn.enable');
    const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
      options: { protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true, isUserVerified: true },
    });
    await register(page);
    await visit(page, at('user/security'));
    await button(page, 'Add a passkey').click();
    await expect(page.getByRole('status').filter({ hasText: 'The passkey is added.' })).toBeAttached();
    await signOut(page);

    await visit(page, at(`auth/Login?${new URLSearchParams({ returnTo: '/user/security' }).toString()}`));
    await button(page, 'Sign in with a passkey').click();
    await expect(page).toHaveURL(at('user/security'));

    await signOut(page);
    await devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false });
    await button(page, 'Sign in with a passkey').click();
    await expect(page.getByRole('main')).toContainText(/No passkey was used|This passkey could not be used/);
    await expect(button(page, 'Sign in with a passkey')).toHaveAttribute('aria-disabled', 'false');
    expect(await sessionOf(context)).toBeUndefined();
  });
});

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  test('an account is opened, left, and entered again, through plain forms', async ({ page, context, isMobile }) => {
    test.skip(isMobile, 'the same on each screen');
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
    await expect(page.getByText('You are signed out.')).toBeVisible();

    await visit(page, at('user/addresses'));
    await signIn(page, { email: person.email, secret: 'Wrong.2026' });
    await expect(page.getByRole('main').getByRole('alert')).toContainText('Email or password is not correct');
    await expect(field(page, 'Email')).toHaveValue(person.email);
    await field(page, 'Password').fill(password);
    await button(page, 'Sign in').click();
    await expect(page).toHaveURL(at('user/addresses'));
    await signOut(page);

    await page.getByRole('link', { name: 'Forgot password?' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Forgot your password?');
    await field(page, 'Email').fill(person.email);
    await button(page, 'Send me a link').click();
    await expect(page.getByRole('main')).toContainText('Look into your mailbox');
    await visit(page, await mailedLink(context, person.email, 'Reset-Password'));
    await field(page, 'New password').fill('Cotton.2027');
    await field(page, 'Repeat password').fill('Cotton.2027');
    await button(page, 'Change password').click();
    await expect(page.getByText('Your password is changed. Sign in with the new one.')).toBeVisible();
  });
});
