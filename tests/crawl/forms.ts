import type { Locator, Page } from '@playwright/test';
import { checkPage, reportsSuccess, waitUntilSettled } from './check-page.ts';
import type { Profile } from './profiles.ts';
import type { PageWatch } from './watch-page.ts';

interface FormCheck {
  page: Page;
  watch: PageWatch;
  address: string;
  profile: Profile;
  add: (fault: string, action: string) => void;
}

/** Plausible input by field name. */
const samples: readonly (readonly [RegExp, string])[] = [
  [/mail/i, 'crawl@example.org'],
  [/pass/i, 'Knit-1ooms'],
  [/phone|tel/i, '040123456'],
  [/post|zip/i, '1000'],
  [/city|town/i, 'Ljubljana'],
  [/street|address/i, 'Trubarjeva cesta 12'],
  [/url|web|link/i, 'https://example.org/'],
  [/date|day|from|until/i, '2026-12-01'],
  [/price|amount|percent|number|quantity|count|weight|points/i, '12'],
];

/** The message of the simulated refusal, which must appear on the page. */
const refusal = 'The crawl refuses this field';

/**
 * Checks the first form of the page's content: sent empty, refused by the server, sent while the session has ended, left
 * with unsaved changes, and sent filled in. Returns the number of forms that were sent.
 */
export async function checkForms(check: FormCheck): Promise<number> {
  const { page } = check;
  if (!(await openForm(check))) return 0;
  await submitEmpty(check);
  if (check.profile.area === 'back office' && /\/(\d+|create)(\?.*)?$/.test(new URL(check.address).pathname)) {
    await submitRefused(check);
    await submitWithoutSession(check);
    await leaveUnsaved(check);
  }
  if (await openForm(check)) {
    await fillForm(page);
    check.watch.reset();
    await submit(check);
    await judgeAnswer(check, 'sending the form filled in');
  }
  return 1;
}

/** Forms that end the session or pay have their own tests. */
const getForm = (page: Page): Locator =>
  page
    .locator('main form, [role="main"] form')
    .filter({ has: page.locator('input:not([type="hidden"]), textarea, select') })
    .filter({ has: page.locator('button[type="submit"], button:not([type])') })
    .first();

async function openForm({ page, watch, address }: FormCheck): Promise<boolean> {
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  await waitUntilSettled(page, () => watch.isIdle);
  return (await getForm(page).count()) > 0 && (await getForm(page).isVisible());
}

async function submit({ page, watch }: FormCheck): Promise<void> {
  const button = getForm(page).locator('button[type="submit"], button:not([type])').first();
  if (await button.isEnabled()) await button.click({ timeout: 5000 }).catch(() => undefined);
  await waitUntilSettled(page, () => watch.isIdle);
}

async function submitEmpty(check: FormCheck): Promise<void> {
  for (const field of await getForm(check.page).locator('input[type="text"], input[type="email"], input[type="tel"], textarea').all())
    if ((await field.isVisible()) && (await field.isEditable())) await field.fill('').catch(() => undefined);
  check.watch.reset();
  await submit(check);
  await judgeAnswer(check, 'sending the form empty');
}

interface FormField {
  type: string;
  /** Name, id, autocomplete and label together. */
  name: string;
  value: string;
  isChoice: boolean;
}

/** Fills the empty fields and changes another one, so that the form has unsaved changes. */
async function fillForm(page: Page): Promise<void> {
  let hasChange = false;
  for (const field of await getForm(page).locator('input:not([type="hidden"]):not([type="file"]), textarea').all()) {
    if (!(await field.isVisible()) || !(await field.isEditable().catch(() => false))) continue;
    const facts = await field.evaluate((element: HTMLInputElement): FormField => ({
      type: element.type,
      name: `${element.name} ${element.id} ${element.autocomplete} ${element.labels?.[0]?.textContent ?? ''}`,
      value: element.value,
      isChoice: element.getAttribute('role') === 'combobox',
    }));
    if (isClicked(facts)) {
      if (facts.type === 'checkbox' && /terms|conditions/i.test(facts.name)) await field.check({ force: true }).catch(() => undefined);
    } else if (facts.value === '' || (!hasChange && isFreeText(facts))) {
      await field.fill(facts.value === '' ? getSample(facts.type, facts.name) : `${facts.value} (crawl)`).catch(() => undefined);
      hasChange ||= isText(facts);
    }
  }
}

const isClicked = ({ type, isChoice }: FormField): boolean => isChoice || ['checkbox', 'radio', 'submit', 'button', 'color', 'range'].includes(type);
const isText = ({ type }: FormField): boolean => type === 'text' || type === 'textarea';
const isFreeText = (field: FormField): boolean =>
  isText(field) && /text|title|name|descr|note|comment/i.test(field.name) && !/slug|sku|code/i.test(field.name);

function getSample(type: string, name: string): string {
  if (type === 'number') return '12';
  if (type === 'date') return '2026-12-01';
  if (type === 'datetime-local') return '2026-12-01T10:00';
  if (type === 'time') return '10:00';
  return samples.find(([pattern]) => pattern.test(`${type} ${name}`))?.[1] ?? 'Crawl';
}

/** Simulates a refused field for the next write. The page must show its message and must not report success. */
async function submitRefused(check: FormCheck): Promise<void> {
  const { page, address, add } = check;
  if (!(await openForm(check))) return;
  const names = await getForm(page)
    .locator('input[name], textarea[name]')
    .evaluateAll((fields) => fields.filter((field) => field.checkVisibility()).map((field) => field.getAttribute('name') ?? ''));
  const [field] = names.filter(Boolean);
  if (!field) return;
  await fillForm(page);
  const refused: string[] = [];
  const matches = (url: URL): boolean => url.pathname.startsWith('/api/admin/');
  await page.route(matches, async (route) => {
    if (route.request().method() === 'GET') return route.continue();
    refused.push(route.request().url());
    const issues = [{ field, code: 'Refused', params: { message: refusal } }];
    return route.fulfill({
      status: 422,
      json: { statusCode: 422, code: 'InvalidInput', message: 'Please check the highlighted fields', data: null, params: { issues } },
    });
  });
  await submit(check);
  await page.unroute(matches);
  if (refused.length === 0) return;
  const text = await page.locator('body').innerText();
  const { messages } = await checkPage(page);
  if (!text.includes(refusal))
    add(`does not show the server's sentence at the field ${field.replaceAll(/\d+/g, '#')}`, 'a save that the server refuses');
  if (reportsSuccess(messages)) add('says that something was saved although the server refused', 'a save that the server refuses');
  if (page.url() !== address) add('leaves the form although the server refused', 'a save that the server refuses');
}

/** Ends the session before the form is sent. The input must be restored after the next sign-in. */
async function submitWithoutSession(check: FormCheck): Promise<void> {
  const { page, watch, address, add } = check;
  if (!(await openForm(check))) return;
  await fillForm(page);
  const typed = page.locator('input, textarea').filter({ visible: true });
  const values = await typed.evaluateAll((fields) =>
    fields.map((field) => (field as HTMLInputElement).value).filter((value) => /crawl/i.test(value)),
  );
  if (values.length === 0) return;
  const cookies = await page.context().cookies();
  await page.context().clearCookies({ name: 'staff' });
  await submit(check);
  const { messages } = await checkPage(page);
  if (reportsSuccess(messages)) add('says that something was saved although the session had ended', 'a save after the session ended');
  await page.context().addCookies(cookies);
  if (getPath(page.url()) !== getPath(address)) await page.goto(address, { waitUntil: 'domcontentloaded' });
  await waitUntilSettled(page, () => watch.isIdle);
  const shown = await typed.evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value));
  if (!values.every((value) => shown.includes(value))) add('loses what was typed when the session ends', 'a save after the session ended');
}

/** Changes a field and leaves by the menu: the page must ask for confirmation. */
async function leaveUnsaved(check: FormCheck): Promise<void> {
  const { page, watch, address, add } = check;
  if (!(await openForm(check))) return;
  const before = await readValues(page);
  await fillForm(page);
  if ((await readValues(page)) === before) return;
  const requests: string[] = [];
  page.once('dialog', (dialog) => requests.push(dialog.message()));
  const link = page.locator('[role="menuitem"]').first();
  if ((await link.count()) === 0) return;
  await link.click({ timeout: 3000 }).catch(() => undefined);
  await waitUntilSettled(page, () => watch.isIdle);
  const isHandled = requests.length > 0 || (await page.getByRole('dialog').count()) > 0;
  if (!isHandled && getPath(page.url()) !== getPath(address)) add('leaves a form with unsaved changes without asking', 'a click on another page');
}

const readValues = (page: Page): Promise<string> =>
  page.locator('form input, form textarea').evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value).join('|'));

/** Checks that the page shows the server's message or marks a field, and that it does not report success after a failure. */
async function judgeAnswer({ page, watch, add }: FormCheck, action: string): Promise<void> {
  const { faults, messages } = await checkPage(page);
  for (const fault of faults) add(fault, action);
  for (const { what, isWrite, status } of watch.incidents) if (!isWrite || status >= 500) add(what, action);
  if (watch.refusals.length === 0) return;
  if (reportsSuccess(messages)) add('says that something was done although the request failed', action);
  const text = await page.locator('body').innerText();
  const missing = watch.refusals.flatMap(({ sentences }) => sentences).filter((sentence) => !text.includes(sentence));
  for (const sentence of missing) add(`does not show what the server said of a field: "${sentence}"`, action);
}

const getPath = (url: string): string => new URL(url).pathname;
