import AxeBuilder from '@axe-core/playwright';
import { expect, test, type BrowserContext, type Locator, type Page } from '@playwright/test';
import {
  addToCart,
  chooseSize,
  fromHome,
  newShopper,
  openProduct,
  orderNumberOn,
  placeOnDelivery,
  places,
  shopIn,
  visit,
  type Shopper,
} from './shopper.ts';
import { testPort } from './test-port.ts';

const password = 'Linen.2026';
const at = (path: string): string => shopIn('si', path);
const main = (page: Page): Locator => page.getByRole('main');
const field = (page: Page, label: string): Locator => main(page).getByLabel(label, { exact: true });
const button = (page: Page, name: string | RegExp): Locator => main(page).getByRole('button', { name, exact: true });
/** Said in passing where scripts run, else on the page. */
const told = (page: Page, text: string): Locator => page.getByText(text).first();

/** Somebody with an account, signed in in this browser. Node finds no `*.localhost`: it dials the machine itself. */
async function newCustomer(context: BrowserContext): Promise<Shopper> {
  const shopper = newShopper(places.si);
  const { email, firstName, lastName, phone } = shopper;
  const answer = await context.request.post(`http://127.0.0.1:${testPort}/api/auth/register`, {
    headers: fromHome(),
    data: { email, firstName, lastName, phone, countryCode: '386', password, repeatPassword: password, countryId: 3, languageId: 1 },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  const { data } = (await answer.json()) as { data: { token: string } };
  await context.addCookies([{ name: 'session', value: data.token, url: at(''), httpOnly: true, sameSite: 'Lax' }]);
  return shopper;
}

async function signIn(page: Page, email: string, secret = password): Promise<void> {
  await field(page, 'Email').fill(email);
  await field(page, 'Password').fill(secret);
  await button(page, 'Sign in').click();
}

/** Follows the link of a mail, and says there that it is meant. The mailbox is looked into until it is there. */
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
  return orderNumberOn(page);
}

async function writeAddress(page: Page, { firstName, lastName, address, postalCode, city, phone }: Shopper): Promise<void> {
  await field(page, 'First name').fill(firstName);
  await field(page, 'Last name').fill(lastName);
  await field(page, 'Street and house number').fill(address);
  await field(page, 'Postal code').fill(postalCode);
  await field(page, 'City').fill(city);
  await field(page, 'Phone number').fill(phone);
}

test('in the settings what is wrong stands beside its field, nothing typed is lost, and what is right is saved', async ({ page, context }) => {
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
  await expect(told(page, 'Your details are saved.')).toBeAttached();
  await page.reload();
  await expect(main(page)).toContainText('Hello, Marija');
  await expect(field(page, 'Phone number')).toHaveValue('031 234 567');
  await expect(field(page, 'Date of birth')).toHaveValue('1990-02-03');
  await expect(field(page, 'Gender').locator('option:checked')).toHaveText('Female');
  await expect(field(page, 'Language').locator('option:checked')).toHaveText('Deutsch');
});

test('another e-mail is asked for in both mailboxes and changes once both have said yes', async ({ page, context }, { project }) => {
  test.skip(project.name === 'phone', 'nothing of it depends on the screen');
  const { email } = await newCustomer(context);
  const next = newShopper(places.si).email;
  await visit(page, at('user/settings'));
  await field(page, 'Email').fill(next);
  await button(page, 'Save changes').click();
  await expect(main(page)).toContainText('Your email is about to change');
  await expect(field(page, 'Email')).toHaveValue(next);
  await confirmByMail(page, next, 'Please confirm your new e-mail address');
  await visit(page, at('user/settings'));
  await expect(main(page).getByRole('listitem').filter({ hasText: next })).toContainText('Confirmed');
  await expect(main(page).getByRole('listitem').filter({ hasText: email })).toContainText('Waiting to be confirmed');
  await expect(field(page, 'Email')).toHaveValue(email);
  await confirmByMail(page, email, 'Do you want to change your e-mail address?');
  await visit(page, at('user/settings'));
  await expect(main(page)).not.toContainText('Your email is about to change');
  await expect(field(page, 'Email')).toHaveValue(next);
});

test('what somebody typed while his session ended is there again once he has signed in', async ({ page, context }, { project }) => {
  test.skip(project.name === 'phone', 'nothing of it depends on the screen');
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
  await expect(told(page, 'Your details are saved.')).toBeAttached();
});

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  test('addresses are written down, put right, chosen as the default, and deleted', async ({ page, context, isMobile }) => {
    test.skip(isMobile, 'the same on each screen');
    const shopper = await newCustomer(context);
    await visit(page, at('user/addresses'));
    await main(page).getByRole('link', { name: 'Add an address' }).click();
    await writeAddress(page, { ...shopper, postalCode: '10' });
    await button(page, 'Save address').click();
    await expect(field(page, 'Postal code')).toHaveAccessibleDescription('Please enter a postal code like 1000');
    await expect(field(page, 'Street and house number')).toHaveValue(shopper.address);
    await field(page, 'Postal code').fill(shopper.postalCode);
    await button(page, 'Save address').click();
    await expect(told(page, 'The address is saved.')).toBeVisible();
    const home = main(page).getByRole('listitem').filter({ hasText: shopper.address }).first();
    await expect(home).toContainText('Default for delivery');
    await expect(home).toContainText('Default for billing');

    // A bill may go abroad, and is written in the fields of that country.
    await main(page).getByRole('link', { name: 'Add an address' }).click();
    await field(page, 'First name').fill('Maja');
    await field(page, 'Country').selectOption('Germany');
    await button(page, 'Show the fields of this country').click();
    await expect(field(page, 'First name')).toHaveValue('Maja');
    await expect(field(page, 'Country').locator('option:checked')).toHaveText('Germany');
    await writeAddress(page, { ...shopper, ...places.de, phone: shopper.phone });
    await button(page, 'Save address').click();
    const abroad = main(page).getByRole('listitem').filter({ hasText: places.de.address }).first();
    await expect(abroad).toContainText('Germany');
    await abroad.getByRole('button', { name: /^Use for billing/ }).click();
    await expect(told(page, 'Your default address is changed.')).toBeVisible();
    await expect(abroad).toContainText('Default for billing');
    await expect(home).not.toContainText('Default for billing');

    await abroad.getByRole('link', { name: /^Change/ }).click();
    await field(page, 'City').fill('Potsdam');
    await button(page, 'Save address').click();
    await expect(abroad).toContainText('Potsdam');
    await abroad.getByText('Delete', { exact: true }).click();
    await abroad.getByRole('button', { name: 'Yes, delete it' }).click();
    await expect(told(page, 'The address is deleted.')).toBeVisible();
    await expect(abroad).toHaveCount(0);
  });
});

test('an order is listed, looked at, bought again and cancelled; to anybody else it does not exist', async ({ page, context, browser }) => {
  test.setTimeout(120_000);
  const shopper = await newCustomer(context);
  await visit(page, at('user/orders'));
  await expect(main(page)).toContainText('You have not ordered anything yet');
  const orderNumber = await order(page, shopper);

  await visit(page, at('user/orders'));
  const row = main(page).getByRole('row').filter({ hasText: 'Confirmed' });
  await row.getByRole('link').click();
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(`Order ${orderNumber}`);
  await expect(main(page)).toContainText(shopper.address);
  await expect(main(page)).toContainText('VAT included, 22%');
  await expect(main(page)).toContainText('Your order is confirmed.');
  const address = page.url();

  const stranger = await browser.newContext();
  await newCustomer(stranger);
  const elsewhere = await stranger.newPage();
  expect((await visit(elsewhere, address))?.status()).toBe(404);
  await expect(main(elsewhere)).toContainText('This page you are looking for could not be found');
  expect((await visit(elsewhere, at('user/orders/no-order')))?.status()).toBe(404);
  await stranger.close();

  await button(page, 'Buy again').click();
  await expect(page).toHaveURL(/\/Checkout$/);
  await expect(main(page).getByRole('button', { name: /^Remove/ })).toHaveCount(1);

  await visit(page, address);
  await main(page).getByText('Cancel this order').click();
  await field(page, 'Why do you cancel?').selectOption('I ordered by mistake');
  await button(page, 'Yes, cancel the order').click();
  await expect(told(page, 'Your order is cancelled.')).toBeAttached();
  await expect(main(page).getByRole('heading', { level: 1 }).locator('..')).toContainText('Cancelled');
  await expect(main(page).getByText('Cancel this order')).toHaveCount(0);
});

test('another device is signed out by itself, and all of them when the password changes', async ({ page, context, browser }, { project }) => {
  test.skip(project.name === 'phone', 'nothing of it depends on the screen');
  test.setTimeout(90_000);
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
  await expect(told(page, 'The device is signed out.')).toBeAttached();
  await expect(main(page)).toContainText('You are signed in on this device only.');
  await phone.reload();
  await expect(phone).toHaveURL(/\/auth\/login/i);

  await arrive();
  await visit(page, at('user/change-password'));
  await field(page, 'Old password').fill('Wrong.2026');
  await field(page, 'New password').fill('short');
  await field(page, 'Repeat the new password').fill('other');
  await button(page, 'Change password').click();
  await expect(main(page).getByRole('alert')).toBeFocused();
  await expect(field(page, 'Repeat the new password')).toHaveAccessibleDescription('The passwords do not match');
  await field(page, 'Old password').fill(password);
  await field(page, 'New password').fill('Cotton.2027');
  await field(page, 'Repeat the new password').fill('Cotton.2027');
  await button(page, 'Change password').click();
  await expect(told(page, 'Your password is changed. All other devices are signed out.')).toBeAttached();
  await expect(main(page)).toContainText('You are signed in on this device only.');
  await phone.reload();
  await expect(phone).toHaveURL(/\/auth\/login/i);
  await signIn(phone, email);
  await expect(main(phone)).toContainText('Email or password is not correct');
  await signIn(phone, email, 'Cotton.2027');
  await expect(phone).toHaveURL(/^[^?]*\/user\/security$/);
  await other.close();
});

test('a passkey is made on this device, listed and deleted', async ({ page, context }, { project }) => {
  test.skip(project.name === 'phone', 'nothing of it depends on the screen');
  await newCustomer(context);
  const devtools = await context.newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: { protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true, isUserVerified: true },
  });
  await visit(page, at('user/security'));
  await button(page, 'Add a passkey').click();
  await expect(told(page, 'The passkey is added.')).toBeAttached();
  const passkey = main(page).getByRole('listitem').filter({ hasText: 'si.localhost' });
  await expect(passkey).toHaveCount(1);
  // Once more on the same device is refused in words.
  await button(page, 'Add a passkey').click();
  await expect(main(page).getByRole('alert')).toContainText('This device already has a passkey');
  await passkey.getByText('Delete', { exact: true }).click();
  await passkey.getByRole('button', { name: 'Yes, delete it' }).click();
  await expect(told(page, 'The passkey is deleted.')).toBeAttached();
  await expect(passkey).toHaveCount(0);
});

test('each page of the account is clean for a screen reader and as wide as the screen, in two languages', async ({ page, context, isMobile }) => {
  test.setTimeout(240_000);
  const shopper = await newCustomer(context);
  await visit(page, at('user/addresses?edit=new'));
  await writeAddress(page, shopper);
  await button(page, 'Save address').click();
  await expect(main(page)).toContainText(shopper.address);
  await order(page, shopper);
  await visit(page, at('user/orders'));
  const ownOrder = new URL((await main(page).getByRole('row').getByRole('link').first().getAttribute('href')) ?? '', at('')).pathname.replace(
    '/en/',
    '',
  );
  const pages = [
    'user',
    'user/orders',
    ownOrder,
    'user/addresses',
    'user/addresses?edit=new',
    'user/settings',
    'user/change-password',
    'user/security',
  ];
  const language = isMobile ? 'de' : 'en';
  for (const path of pages) {
    await visit(page, at(path).replace('/en/', `/${language}/`));
    const { violations } = await new AxeBuilder({ page }).include('main').analyze();
    expect(
      violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`),
      `${language} ${path}`,
    ).toEqual([]);
    const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(tooWide, `${language} ${path} is wider than the screen`).toBeLessThanOrEqual(0);
  }
});
