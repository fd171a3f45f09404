import { expect, type APIRequestContext, type Browser, type Page } from '@playwright/test';
import type { AffiliateProfile } from '@selvedge/server/contract';
import { staffToken } from './back-office.ts';
import { fromHome, newShopper, shopIn, type Shopper } from './shopper.ts';
import { testPort } from './test-port.ts';

/** Node finds no `*.localhost`: it dials the machine itself. */
export const api = `http://127.0.0.1:${testPort}/api`;

/** Where affiliates of tests live: at nobody's door to whom a test has something sent. */
const home = { phone: '40987654', address: 'Glavni trg 22', postalCode: '2000', city: 'Maribor' };

/** Somebody in the programme. */
export interface TestAffiliate {
  id: number;
  code: string;
  /** Of his session. */
  token: string;
}

interface Application {
  person: Shopper;
  /** The one he would like; empty: one is made of his name. */
  code?: string;
}

/** Somebody registers and applies, as the storefront would have him do. */
export async function applies(request: APIRequestContext, { person, code = '' }: Application): Promise<TestAffiliate> {
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

/** Somebody new in the programme, whom the shop has said yes to. @param percent off for whoever comes by his link; left out: nothing */
export async function newAffiliate(request: APIRequestContext, { percent }: { percent?: number } = {}): Promise<TestAffiliate> {
  affiliates += 1;
  const affiliate = await applies(request, { person: newShopper(home), code: `Loom${process.pid}x${affiliates}` });
  const headers = { cookie: `staff=${await staffToken()}`, 'sec-fetch-site': 'same-origin' };
  const said = await request.patch(`${api}/admin/affiliate-applications/many`, {
    headers,
    data: { ids: [affiliate.id], change: { move: 'approve', reason: '' } },
  });
  expect(said.ok(), await said.text()).toBe(true);
  if (percent === undefined) return affiliate;
  const given = await request.post(`${api}/admin/affiliate-discounts`, {
    headers,
    data: {
      ...{ affiliateId: affiliate.id, name: 'For my readers', kind: 'percent', percent, amounts: [], minimums: [] },
      ...{ validFrom: null, validUntil: null, countryIds: [], mostUses: null, isActive: true },
    },
  });
  expect(given.ok(), await given.text()).toBe(true);
  return affiliate;
}

/** A browser of the affiliate's own, signed in. The caller closes its context. */
export async function portalOf(browser: Browser, { token }: Pick<TestAffiliate, 'token'>): Promise<Page> {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  await context.addCookies([{ name: 'session', value: token, url: shopIn('si'), httpOnly: true, sameSite: 'Lax' }]);
  return context.newPage();
}

/** On to another country's shop, by the link at the foot of the page. */
export async function goToCountry(page: Page, name: string): Promise<void> {
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: new RegExp(`^${name}`) })
    .click();
}
