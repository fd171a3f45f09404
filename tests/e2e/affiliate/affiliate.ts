import { expect, type APIRequestContext, type Browser, type Page } from '@playwright/test';
import type { AffiliateProfile } from '@selvedge/server/contract';
import { readStaffToken } from '../back-office/back-office.ts';
import { fromHome, newShopper, type Shopper, setSession } from '../shopper.ts';
import { testPort } from '../test-port.ts';

/** The call goes to 127.0.0.1 because Node does not resolve `*.localhost`. */
export const api = `http://127.0.0.1:${testPort}/api`;

/** The address of test affiliates. No test delivers to it: an affiliate's own address would hold the commission. */
const home = { phone: '40987654', address: 'Glavni trg 22', postalCode: '2000', city: 'Maribor' };

/** An affiliate that a test has created. */
export interface TestAffiliate {
  id: number;
  code: string;
  /** The token of their session. */
  token: string;
}

interface Application {
  person: Shopper;
  /** The requested affiliate code; if empty, the server derives one from the name. */
  code?: string;
}

/** Registers a new person and applies for the programme, with the calls that the storefront makes. */
export async function registerAffiliate(request: APIRequestContext, { person, code = '' }: Application): Promise<TestAffiliate> {
  const { email, firstName, lastName, phone } = person;
  const registered = await request.post(`${api}/auth/register`, {
    headers: fromHome(),
    data: {
      ...{ email, firstName, lastName, phone, password: 'Knit-1ooms', repeatPassword: 'Knit-1ooms' },
      ...{ countryCode: '386', newsletter: false, countryId: 1, languageId: 1 },
    },
  });
  expect(registered.ok(), await registered.text()).toBe(true);
  const { token } = ((await registered.json()) as { data: { token: string } }).data;
  const applied = await request.post(`${api}/affiliate/applications`, {
    headers: { authorization: `Bearer ${token}` },
    data: {
      ...{ code, website: 'https://maja-knits.example', channels: ['blog'], audience: 'About 4,000 who knit', countryIds: [1] },
      ...{ promotion: 'A post a month', languageId: 1, hasAcceptedTerms: true },
      tax: {
        ...{ status: 'private', name: `${firstName} ${lastName}`, taxNumber: '', vatNumber: '' },
        ...{ address: person.address, postalCode: person.postalCode, city: person.city, countryCode: 'SI' },
      },
    },
  });
  expect(applied.ok(), await applied.text()).toBe(true);
  const { id, code: given } = ((await applied.json()) as { data: AffiliateProfile }).data;
  return { id, code: given, token };
}

let affiliates = 0;

/** Creates an approved affiliate. @param percent discount for referred customers; none by default */
export async function createAffiliate(request: APIRequestContext, { percent }: { percent?: number } = {}): Promise<TestAffiliate> {
  affiliates += 1;
  const affiliate = await registerAffiliate(request, { person: newShopper(home), code: `Loom${process.pid}x${affiliates}` });
  const headers = { cookie: `staff=${await readStaffToken()}`, 'sec-fetch-site': 'same-origin' };
  const response = await request.patch(`${api}/admin/affiliate-applications/many`, {
    headers,
    data: { ids: [affiliate.id], change: { move: 'approve', reason: '' } },
  });
  expect(response.ok(), await response.text()).toBe(true);
  if (percent === undefined) return affiliate;
  const given = await request.post(`${api}/admin/affiliate-discounts`, {
    headers,
    data: {
      ...{ affiliateId: affiliate.id, name: 'For my readers', kind: 'percent', terms: { rate: percent }, minimums: [] },
      ...{ validFrom: null, validUntil: null, countryIds: [], mostUses: null, isActive: true },
    },
  });
  expect(given.ok(), await given.text()).toBe(true);
  return affiliate;
}

/**
 * Opens a new browser context signed in as the affiliate, in a separate network: an order from the network and browser of the portal is
 * held. The caller closes it.
 */
export async function openPortal(browser: Browser, { token }: Pick<TestAffiliate, 'token'>): Promise<Page> {
  const context = await browser.newContext({ reducedMotion: 'reduce', extraHTTPHeaders: fromHome() });
  await setSession(context, token);
  return context.newPage();
}

/** Follows the footer's link to another country's shop. */
export async function goToCountry(page: Page, name: string): Promise<void> {
  const lists = page.getByRole('contentinfo').locator('details');
  await lists.locator('summary').click();
  await lists.getByRole('link', { name: new RegExp(`^${name}`) }).click();
}
