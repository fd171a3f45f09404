import { expect, test, type Locator, type Page } from '@playwright/test';
import { computeCode } from '../authenticator.ts';
import { confirmEmail } from '../inbox.ts';
import { expectAccessible, expectToFitPhone } from '../accessibility.ts';
import {
  addToCart,
  chooseSize,
  customerPassword,
  newCustomer,
  newShopper,
  openProduct,
  readOrderNumber,
  placeOnDelivery,
  places,
  getShopUrl,
  setSession,
  visit,
  type Shopper,
} from '../shopper.ts';

const password = customerPassword;
const at = (path: string): string => getShopUrl('si', path);
const main = (page: Page): Locator => page.getByRole('main');
const field = (page: Page, label: string): Locator => main(page).getByLabel(label, { exact: true });
const button = (page: Page, name: string | RegExp): Locator => main(page).getByRole('button', { name, exact: true });
/** Finds a message: in the snackbar with scripts, on the page without. */
const findText = (page: Page, text: string): Locator => page.getByText(text).first();

async function signIn(page: Page, email: string, secret = password): Promise<void> {
  await field(page, 'Email').fill(email);
  await field(page, 'Password').fill(secret);
  await button(page, 'Sign in').click();
}

/** Waits for an email, opens its link and presses the button that confirms it. */
async function confirmByMail(page: Page, email: string, subject: string): Promise<void> {
  let address = '';
  await expect(async () => {
    await page.goto(new URL('/dev/mail', at('')).href);
    await page.getByRole('row').filter({ hasText: email }).getByRole('link', { name: subject }).first().click({ timeout: 1000 });
    address = /https?:\/\/\S+\/auth\/Confirm-Email\?token=[\w-]+/.exec(await page.locator('pre').first().innerText())?.[0] ?? '';
    expect(address).not.toBe('');
  }).toPass({ timeout: 20_000 });
  await visit(page, address);
  await button(page, 'Confirm').click();
  await expect(button(page, 'Confirm')).toHaveCount(0);
}

async function order(page: Page, shopper: Shopper): Promise<string> {
  await visit(page, at('category/kids'));
  await openProduct(page);
  await chooseSize(page);
  await addToCart(page).click();
  await page.getByRole('dialog', { name: 'Your cart' }).getByRole('link', { name: 'Go to checkout' }).click();
  await placeOnDelivery(page, shopper);
  return readOrderNumber(page);
}

async function writeAddress(page: Page, { firstName, lastName, address, postalCode, city, phone }: Shopper): Promise<void> {
  await field(page, 'First name').fill(firstName);
  await field(page, 'Last name').fill(lastName);
  await field(page, 'Street and house number').fill(address);
  await field(page, 'Postal code').fill(postalCode);
  await field(page, 'City').fill(city);
  await field(page, 'Phone number').fill(phone);
}

test(
  'the settings form shows each error beside its field, keeps what was typed, and saves valid values',
  { tag: ['@short', '@phone-whole'] },
  async ({ page, context }) => {
    await newCustomer(context);
    await visit(page, at('user/settings'));
    await field(page, 'First name').fill('');
    await field(page, 'Phone number').fill('no number');
    await field(page, 'Date of birth').fill('1990-02-03');
    await button(page, 'Save changes').click();
    const summary = main(page).getByRole('alert');
    await expect(summary).toBeFocused();
    await expect(field(page, 'First name')).toHaveAccessibleDescription('This field is required');
    await expect(field(page, 'Phone number')).toHaveAccessibleDescription('This field can only contain numbers');
    await expect(field(page, 'Date of birth')).toHaveValue('1990-02-03');
    await summary.getByRole('link', { name: 'First name' }).click();
    await expect(field(page, 'First name')).toBeFocused();

    await field(page, 'First name').fill('Marija');
    await field(page, 'Phone number').fill('031 234 567');
    await field(page, 'Gender').selectOption('Female');
    await field(page, 'Language').selectOption('Deutsch');
    await button(page, 'Save changes').click();
    await expect(findText(page, 'Your details have been saved.')).toBeAttached();
    await page.reload();
    await expect(main(page)).toContainText('Hello, Marija');
    await expect(field(page, 'Phone number')).toHaveValue('031 234 567');
    await expect(field(page, 'Date of birth')).toHaveValue('1990-02-03');
    await expect(field(page, 'Gender').locator('option:checked')).toHaveText('Female');
    await expect(field(page, 'Language').locator('option:checked')).toHaveText('Deutsch');
  },
);

test('a new email address takes effect once both the old and the new address have confirmed it', async ({ page, context }) => {
  const { email } = await newCustomer(context);
  const next = newShopper(places.si).email;
  await visit(page, at('user/settings'));
  await field(page, 'Email').fill(next);
  await button(page, 'Save changes').click();
  await expect(field(page, 'Current password')).toHaveAccessibleDescription(/^This field is required/);
  await field(page, 'Current password').fill(password);
  await button(page, 'Save changes').click();
  await expect(main(page)).toContainText('Your email is about to change');
  await expect(field(page, 'Email')).toHaveValue(next);
  await confirmByMail(page, next, 'Please confirm your new email address');
  await visit(page, at('user/settings'));
  await expect(main(page).getByRole('listitem').filter({ hasText: next })).toContainText('Confirmed');
  await expect(main(page).getByRole('listitem').filter({ hasText: email })).toContainText('Awaiting confirmation');
  await expect(field(page, 'Email')).toHaveValue(email);
  await confirmByMail(page, email, 'Do you want to change your email address?');
  await visit(page, at('user/settings'));
  await expect(main(page)).not.toContainText('Your email is about to change');
  await expect(field(page, 'Email')).toHaveValue(next);
});

test('input that was typed while the session ended is restored after the customer signs in', async ({ page, context }) => {
  const { email } = await newCustomer(context);
  await visit(page, at('user/settings'));
  await field(page, 'Last name').fill('Kovač-Žagar');
  await context.clearCookies({ name: 'session' });
  await button(page, 'Save changes').click();
  await expect(page).toHaveURL(/\/auth\/login/i);
  await signIn(page, email);
  await expect(page).toHaveURL(/\/user\/settings$/);
  await expect(field(page, 'Last name')).toHaveValue('Kovač-Žagar');
  await button(page, 'Save changes').click();
  await expect(findText(page, 'Your details have been saved.')).toBeAttached();
});

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  test('addresses are added, edited, made the default, and deleted', { tag: '@short' }, async ({ page, context }) => {
    const shopper = await newCustomer(context);
    await visit(page, at('user/addresses'));
    await main(page).getByRole('link', { name: 'Add an address' }).click();
    await writeAddress(page, { ...shopper, postalCode: '10' });
    await button(page, 'Save address').click();
    await expect(field(page, 'Postal code')).toHaveAccessibleDescription('Please enter a postal code like 1000');
    await expect(field(page, 'Street and house number')).toHaveValue(shopper.address);
    await field(page, 'Postal code').fill(shopper.postalCode);
    await button(page, 'Save address').click();
    await expect(findText(page, 'Address saved.')).toBeVisible();
    const home = main(page).getByRole('listitem').filter({ hasText: shopper.address }).first();
    await expect(home).toContainText('Default for delivery');
    await expect(home).toContainText('Default for billing');

    // A billing address may be in another country. Its form has the fields of that country.
    await main(page).getByRole('link', { name: 'Add an address' }).click();
    await field(page, 'First name').fill('Maja');
    await field(page, 'Country').selectOption('Germany');
    await button(page, 'Show the fields for this country').click();
    await expect(field(page, 'First name')).toHaveValue('Maja');
    await expect(field(page, 'Country').locator('option:checked')).toHaveText('Germany');
    await writeAddress(page, { ...shopper, ...places.de, phone: shopper.phone });
    await button(page, 'Save address').click();
    const abroad = main(page).getByRole('listitem').filter({ hasText: places.de.address }).first();
    await expect(abroad).toContainText('Germany');
    await abroad.getByRole('button', { name: /^Use for billing/ }).click();
    await expect(findText(page, 'Default address updated.')).toBeVisible();
    await expect(abroad).toContainText('Default for billing');
    await expect(home).not.toContainText('Default for billing');

    await abroad.getByRole('link', { name: /^Change/ }).click();
    await field(page, 'City').fill('Potsdam');
    await button(page, 'Save address').click();
    await expect(abroad).toContainText('Potsdam');
    await abroad.getByText('Delete', { exact: true }).click();
    await abroad.getByRole('button', { name: 'Yes, delete it' }).click();
    await expect(findText(page, 'Address deleted.')).toBeVisible();
    await expect(abroad).toHaveCount(0);
  });
});

test(
  'a customer lists, opens, reorders and cancels an order; other visitors get 404',
  { tag: ['@short', '@phone-whole'] },
  async ({ page, context, browser }) => {
    const shopper = await newCustomer(context);
    await visit(page, at('user/orders'));
    await expect(main(page)).toContainText('You haven’t ordered anything yet');
    const orderNumber = await order(page, shopper);

    await visit(page, at('user/orders'));
    const row = main(page).getByRole('row').filter({ hasText: 'Confirmed' });
    await row.getByRole('link').click();
    await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(`Order ${orderNumber}`);
    await expect(main(page)).toContainText(shopper.address);
    await expect(main(page)).toContainText('VAT included, 22%');
    await expect(main(page)).toContainText('Your order has been confirmed.');
    const address = page.url();

    const anonymous = await browser.newContext();
    await newCustomer(anonymous);
    const elsewhere = await anonymous.newPage();
    expect((await visit(elsewhere, address))?.status()).toBe(404);
    await expect(main(elsewhere)).toContainText('This page you are looking for could not be found');
    expect((await visit(elsewhere, at('user/orders/no-order')))?.status()).toBe(404);
    await anonymous.close();

    await button(page, 'Buy again').click();
    await expect(page).toHaveURL(/\/Checkout$/);
    await expect(main(page).getByRole('button', { name: /^Remove/ })).toHaveCount(1);

    await visit(page, address);
    await main(page).getByText('Cancel this order').click();
    await field(page, 'Why are you cancelling?').selectOption('I ordered by mistake');
    await button(page, 'Yes, cancel the order').click();
    await expect(findText(page, 'Your order has been cancelled.')).toBeAttached();
    await expect(main(page).getByRole('heading', { level: 1 }).locator('..')).toContainText('Cancelled');
    await expect(main(page).getByText('Cancel this order')).toHaveCount(0);
  },
);

test('a customer signs out one device alone, and a new password signs out all of them', async ({ page, context, browser }) => {
  const { email } = await newCustomer(context);
  const other = await browser.newContext({
    userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) Version/17.0 Mobile/15E148 Safari/604.1',
  });
  const phone = await other.newPage();
  const arrive = async () => {
    await visit(phone, at('auth/Login?returnTo=/user/security'));
    await signIn(phone, email);
    await expect(phone).toHaveURL(/^[^?]*\/user\/security$/);
  };
  await arrive();

  await visit(page, at('user/security'));
  await button(page, /^Sign out: Safari/).click();
  await expect(findText(page, 'Device signed out.')).toBeAttached();
  await expect(main(page)).toContainText('You’re only signed in on this device.');
  await phone.reload();
  await expect(phone).toHaveURL(/\/auth\/login/i);

  await arrive();
  await visit(page, at('user/change-password'));
  await field(page, 'Old password').fill('Wrong.2026');
  await field(page, 'New password').fill('short');
  await field(page, 'Repeat the new password').fill('other');
  await button(page, 'Change password').click();
  await expect(main(page).getByRole('alert')).toBeFocused();
  await expect(field(page, 'Repeat the new password')).toHaveAccessibleDescription('The passwords don’t match');
  await field(page, 'Old password').fill(password);
  await field(page, 'New password').fill('Cotton.2027');
  await field(page, 'Repeat the new password').fill('Cotton.2027');
  await button(page, 'Change password').click();
  await expect(findText(page, 'Your password has been changed. All other devices have been signed out.')).toBeAttached();
  await expect(main(page)).toContainText('You’re only signed in on this device.');
  await phone.reload();
  await expect(phone).toHaveURL(/\/auth\/login/i);
  await signIn(phone, email);
  await expect(main(phone)).toContainText('Email or password is incorrect');
  await signIn(phone, email, 'Cotton.2027');
  await expect(phone).toHaveURL(/^[^?]*\/user\/security$/);
  await other.close();
});

test('a passkey is created on this device, listed and deleted', async ({ page, context }) => {
  const { email } = await newCustomer(context);
  await confirmEmail(context, email);
  const devtools = await context.newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: { protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true, isUserVerified: true },
  });
  await visit(page, at('user/security'));
  const currentPassword = main(page).getByRole('region', { name: 'Passkeys' }).getByLabel('Current password');
  await button(page, 'Add a passkey').click();
  await expect(currentPassword).toHaveAccessibleDescription('This field is required');
  await currentPassword.fill(password);
  await button(page, 'Add a passkey').click();
  await expect(findText(page, 'Passkey added.')).toBeAttached();
  const passkey = main(page).getByRole('listitem').filter({ hasText: 'si.localhost' });
  await expect(passkey).toHaveCount(1);
  // A second passkey on the same device is refused with a message.
  await button(page, 'Add a passkey').click();
  await expect(main(page).getByRole('alert')).toContainText('This device already has a passkey');
  await passkey.getByText('Delete', { exact: true }).click();
  await passkey.getByRole('button', { name: 'Yes, delete it' }).click();
  await expect(findText(page, 'Passkey deleted.')).toBeAttached();
  await expect(passkey).toHaveCount(0);
});

for (const hasScripts of [true, false])
  test(`two-step sign-in is set up, asked for at the sign-in and switched off, ${hasScripts ? 'with' : 'without'} scripts`, async ({
    browser,
    context,
  }) => {
    const { email, token } = await newCustomer(context);
    await confirmEmail(context, email);
    const own = await browser.newContext({ javaScriptEnabled: hasScripts });
    await setSession(own, token);
    const page = await own.newPage();
    await visit(page, at('user/security'));
    const section = main(page).getByRole('region', { name: 'Two-step sign-in' });
    await section.getByLabel('Current password').fill(password);
    await button(page, 'Set up two-step sign-in').click();
    await expect(section.getByRole('img', { name: 'QR code with the key' })).toBeVisible();
    const secret = await section.locator('code').innerText();
    await section.getByLabel('Code').fill('000000');
    await button(page, 'Switch it on').click();
    await expect(section.getByLabel('Code')).toHaveAccessibleDescription(/This code isn’t correct/);
    await section.getByLabel('Code').fill(computeCode(secret));
    await button(page, 'Switch it on').click();
    await expect(section.getByRole('listitem')).toHaveCount(10);
    const recoveryCode = await section.getByRole('listitem').first().innerText();

    for (const code of [computeCode(secret, 1), recoveryCode]) {
      await own.clearCookies({ name: 'session' });
      await visit(page, at('auth/Login?returnTo=%2Fuser%2Fsecurity'));
      await signIn(page, email);
      await expect(field(page, 'Code')).toBeVisible();
      await field(page, 'Code').fill('000000');
      await button(page, 'Sign in').click();
      await expect(main(page).getByRole('alert')).toContainText('This code is wrong');
      await field(page, 'Code').fill(code);
      await button(page, 'Sign in').click();
      await expect(section).toContainText('Two-step sign-in is on.');
    }
    await expect(section).toContainText('Unused recovery codes: 9');
    await section.getByText('Switch two-step sign-in off').click();
    await section.locator('details[open]').getByLabel('Current password').fill(password);
    await button(page, 'Switch it off').click();
    await expect(button(page, 'Set up two-step sign-in')).toBeVisible();
    await own.close();
  });

test('each account page passes axe and fits the screen, in two languages', { tag: '@phone-whole' }, async ({ page, context, isMobile }) => {
  const shopper = await newCustomer(context);
  await visit(page, at('user/addresses?edit=new'));
  await writeAddress(page, shopper);
  await button(page, 'Save address').click();
  await expect(main(page)).toContainText(shopper.address);
  await order(page, shopper);
  await visit(page, at('user/orders'));
  const customerOrder = new URL((await main(page).getByRole('row').getByRole('link').first().getAttribute('href')) ?? '', at('')).pathname.replace(
    '/en/',
    '',
  );
  const pages = [
    'user',
    'user/orders',
    customerOrder,
    'user/addresses',
    'user/addresses?edit=new',
    'user/settings',
    'user/change-password',
    'user/security',
  ];
  const language = isMobile ? 'de' : 'en';
  for (const path of pages) {
    await visit(page, at(path).replace('/en/', `/${language}/`));
    await expectAccessible(page, `${language} ${path}`, { part: 'main' });
    await expectToFitPhone(page, `${language} ${path}`);
  }
});
