import { languages } from '@selvedge/i18n';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { LegalLinks, LegalPage } from '#contracts/legal';
import { findPublicPath } from '#modules/content';
import { seedDemoSeller } from '#modules/countries';
import type { Database } from '#platform/database';
import { createTestDatabase } from '#testing/database';
import { signedInStaff } from '#testing/people/staff';
import { openTestShop, shopIds, type TestShop } from '#testing/test-shop';
import type { CountryRecord, LegalPageRecordBody, AdminLegalPageRow } from './contract.ts';

let database: Database;
let shop: TestShop;
let staff: Awaited<ReturnType<typeof signedInStaff>>;

beforeAll(async () => {
  database = await createTestDatabase();
  shop = openTestShop(database);
  await seedDemoSeller(database.db);
  staff = await signedInStaff(shop, { role: 'user', areas: ['settings'] });
});
afterAll(() => database.close());

const [english, german, portuguese] = [1, 3, 13];
const others = { PT: 6, PL: 7, AT: 15, SK: 4 };
const links = async (countryId: number, languageId: number) =>
  (await shop.call<LegalLinks>('GET', `legal/pages?countryId=${countryId}&languageId=${languageId}`)).data;
const fetchPage = (slug: string, countryId: number, languageId: number) =>
  shop.call<LegalPage>('GET', `legal/pages/${slug}?countryId=${countryId}&languageId=${languageId}`);
const open = async (id: string, languageId: number) =>
  (await staff.call<LegalPageRecordBody>('GET', `admin/legal-pages/${id}?languageId=${languageId}`)).data;
const save = ({ id, languageId, revision }: LegalPageRecordBody, text: Partial<LegalPageRecordBody> | null) =>
  staff.call<LegalPageRecordBody>('PUT', `admin/legal-pages/${id}`, { languageId, revision, text });
const review = ({ id, languageId, revision }: LegalPageRecordBody, reviewer: string | null) =>
  staff.call<LegalPageRecordBody>('POST', `admin/legal-pages/${id}/review`, { languageId, revision, reviewer });

test('each country has its six legal pages in English and its own language; one has them in all languages; no placeholder is left', async () => {
  const countries = (await shop.call<{ id: number; languageId: number }[]>('GET', 'country/getAllActiveData')).data;
  expect(countries.length).toBeGreaterThanOrEqual(16);
  const inTwo = countries.flatMap(({ id, languageId }) => [...new Set([english, languageId])].map((language) => [id, language] as const));
  const inAll = languages.map(({ id }) => [shopIds.DE, id] as const);
  for (const [countryId, languageId] of [...inTwo, ...inAll]) {
    const { pages } = await links(countryId, languageId);
    expect(pages).toHaveLength(6);
    for (const { slug } of pages) {
      expect(findPublicPath(`/${slug}`)?.page.path).toBe(slug);
      const { status, data } = await fetchPage(slug, countryId, languageId);
      expect(status).toBe(200);
      expect(`${data.title} ${data.excerpt} ${data.html}`, `${slug} in ${languageId} of ${countryId}`).not.toMatch(/[{}]/);
    }
  }
});

test('the legal pages of the demo lack nothing in any country, and what is invented says so', async () => {
  const { data: rows } = await staff.call<AdminLegalPageRow[]>('GET', 'admin/legal-pages?take=100');
  expect(rows).toHaveLength(96);
  expect(rows.filter(({ missing }) => missing.length > 0)).toEqual([]);
  expect((await fetchPage('privacy', shopIds.BD, english)).data.html).toContain('Demo Authority (invented)');
});

test('the seller, laws and authorities of the demo are in the language of the country', async () => {
  const pages = await Promise.all([shopIds.DE, shopIds.HU, others.AT].map((id) => fetchPage('imprint', id, english)));
  const [german, hungarian, austrian] = pages.map(({ data }) => data.html);
  expect(german).toContain('Selvedge d.o.o. (Demo, erfundenes Unternehmen)');
  expect(german).toContain('Stara steza 0, 1000 Ljubljana, Slowenien');
  expect(austrian).toContain('Mira Novak (Demo, erfundene Person)');
  expect(hungarian).toContain('Novak Mira (demó, kitalált személy)');
  expect((await fetchPage('accessibility', others.SK, english)).data.html).toContain('Ukážkový úrad (vymyslený)');
});

test('the guarantee period follows the country’s law, and is announced if there is one', async () => {
  expect((await links(shopIds.DE, german)).notice).toMatchObject({ title: 'Gesetzliche Gewährleistung: 2 Jahre', slug: 'legal-guarantee' });
  expect((await links(others.PT, english)).notice?.title).toBe('Legal guarantee: 3 years');
  expect((await links(shopIds.BD, english)).notice).toBeNull();
  const text = (await fetchPage('legal-guarantee', shopIds.DE, german)).data.html;
  expect(text).toContain('§§ 434 ff., 474 ff. BGB');
  expect(text).toContain('In den ersten 12 Monaten');
  expect((await fetchPage('legal-guarantee', others.PL, english)).data.html).toContain('Within the first 24 months');
});

test('the page of the legal guarantee begins with the harmonised notice of the Union, in English for a language of no country of the Union', async () => {
  const german = (await fetchPage('legal-guarantee', shopIds.DE, 3)).data.html;
  expect(german).toMatch(/^<section><h2[^>]*>GESETZLICHE GEWÄHRLEISTUNG<\/h2>/);
  expect(german).toContain('<strong>Verkäufer haften</strong> für jede Vertragswidrigkeit');
  expect(german).toContain('href="https://europa.eu/youreurope/garantien"');
  expect((await fetchPage('legal-guarantee', others.AT, 17)).data.html).toMatch(/^<section><h2[^>]*>GESETZLICHE GEWÄHRLEISTUNG/);
  const greek = (await fetchPage('legal-guarantee', shopIds.GR, 6)).data.html;
  expect(greek).toMatch(/^<section><h2[^>]*>[^<]*ΕΓΓΥΗΣΗ/i);
  expect(greek).toContain(`href="https://europa.eu/youreurope/${encodeURIComponent('εγγυήσεις')}"`);
  const bengali = (await fetchPage('legal-guarantee', shopIds.DE, 2)).data.html;
  expect(bengali).toMatch(/^<section lang="en-GB"><h2[^>]*>LEGAL GUARANTEE<\/h2>/);
  expect((await fetchPage('legal-guarantee', shopIds.BD, english)).data.html).not.toContain('<section');
  expect((await fetchPage('terms', shopIds.DE, 3)).data.html).not.toContain('<section');
});

test('the instructions on withdrawal are the model of the Directive with the online function, and say who pays for the return', async () => {
  const text = async (countryId: number, languageId: number) => (await fetchPage('right-of-withdrawal', countryId, languageId)).data.html;
  const german = await text(shopIds.DE, 3);
  expect(german).toContain('Sie haben das Recht, binnen 14 Tagen ohne Angabe von Gründen diesen Vertrag zu widerrufen.');
  expect(german).toContain('übermitteln wir Ihnen auf einem dauerhaften Datenträger (z. B. durch eine E-Mail) unverzüglich eine Eingangsbestätigung');
  expect(german).toContain('Sie tragen die unmittelbaren Kosten der Rücksendung der Waren.');
  expect(german).toContain('§§ 312g, 355 BGB');
  expect(await text(shopIds.DE, english)).toContain(
    'If you use this online feature, we will send you an acknowledgement of receipt of the withdrawal on a durable medium',
  );
  expect(await text(others.SK, 15)).toContain('potvrdenie o doručení odstúpenia od zmluvy vrátane jeho obsahu, dátumu a času jeho odoslania');
});

test('what the law of one country requires or allows is on its pages only: dispute resolution, cap of liability, further statements', async () => {
  const text = async (slug: string, countryId: number, languageId: number = english) => (await fetchPage(slug, countryId, languageId)).data.html;
  const imprint = await text('imprint', shopIds.DE, 3);
  expect(imprint).toContain('sind wir weder bereit noch verpflichtet');
  expect(imprint).not.toMatch(/Universalschlichtungsstelle|hilft Ihnen in Ihrem Land diese Stelle/);
  const polish = await text('imprint', others.PL);
  expect(polish).toContain('you can turn to this body in your country:');
  expect(polish).not.toContain('neither obliged nor willing');
  expect(await text('terms', shopIds.DE)).toContain('only for foreseeable damage');
  expect(await text('terms', others.AT, 17)).toContain('Wir haften nach den gesetzlichen Vorschriften Ihres Landes.');
  expect(await text('terms', shopIds.ES)).not.toContain('foreseeable');
  expect(await text('imprint', others.AT)).toContain('<li>Grundlegende Richtung: Information über das Angebot dieses Shops</li>');
  const { data: rows } = await staff.call<AdminLegalPageRow[]>('GET', `admin/legal-pages?ids=${others.PL}-imprint`);
  expect(rows[0]?.missing).toEqual([]);
  // The demo fills what Bangladesh's law requires; without it, its legal notice is not ready.
  expect(await text('imprint', shopIds.BD)).toContain('Further statements that the law requires (demo, invented)');
});

test('a phone number stays on one line, and a missing one leaves the addressee of a withdrawal on the page', async () => {
  const country = (await staff.call<CountryRecord>('GET', `admin/countries/${shopIds.HU}`)).data;
  const seller = { name: 'Szegély Kft.', address: ['Fő utca 1', '1011 Budapest'], vatNumber: '', registration: '', email: 'bolt@szegely.hu' };
  expect(country.seller?.phone).toMatch(/^\+\d+ \d/);
  expect((await fetchPage('imprint', shopIds.HU, english)).data.html).toContain(country.seller?.phone?.replaceAll(' ', '\u00A0'));
  expect((await staff.call('PUT', `admin/countries/${shopIds.HU}`, { ...country, seller })).status).toBe(200);
  const { html } = (await fetchPage('right-of-withdrawal', shopIds.HU, english)).data;
  expect(html).toContain('you must inform us (Szegély Kft., Fő utca 1, 1011 Budapest, bolt@szegely.hu) of your decision');
});

test('in Bangladesh the pages do not promise a right that its law does not give, and show the shop’s own return period', async () => {
  const { html } = (await fetchPage('right-of-withdrawal', shopIds.BD, english)).data;
  expect(html).not.toContain('Model withdrawal form');
  expect(html).toContain('Within 100 days of delivery');
  expect((await fetchPage('privacy', shopIds.BD, english)).data.html).toContain('SSLCommerz');
  expect((await fetchPage('right-of-withdrawal', shopIds.DE, english)).data.html).toContain('Model withdrawal form');
});

test('the merchant’s data of a country appears on its pages at once; missing data is a gap for staff, and left out for shoppers', async () => {
  const country = (await staff.call<CountryRecord>('GET', `admin/countries/${shopIds.DE}`)).data;
  const seller = { name: 'Faden & Söhne GmbH', address: ['Webergasse 1', '10115 Berlin'], vatNumber: '', registration: '', email: 'post@faden.de' };
  expect((await staff.call('PUT', `admin/countries/${shopIds.DE}`, { ...country, seller })).status).toBe(200);
  const { html } = (await fetchPage('imprint', shopIds.DE, german)).data;
  expect(html).toContain('Faden &amp; Söhne GmbH');
  expect(html).not.toContain('USt-IdNr.');
  expect(html).not.toContain('Register und Nummer');
  expect((await open(`${shopIds.DE}-imprint`, german)).html).toContain('Register und Nummer: [vom Verkäufer zu ergänzen]');
  const { data: rows } = await staff.call<AdminLegalPageRow[]>('GET', `admin/legal-pages?take=100&filter={"countryId":${shopIds.DE}}`);
  expect(rows).toHaveLength(6);
  expect(rows.find(({ page }) => page === 'imprint')?.missing).toEqual(['seller.register', 'seller.phone']);
});

test('a merchant’s own text applies to one country and language, is filled in like the template, and can be removed', async () => {
  const id = `${shopIds.DE}-imprint`;
  const body = '## Wir\n\n{seller.name} grüßt.<script>alert(1)</script>';
  const saved = await save(await open(id, german), { title: 'Über uns', excerpt: '', body });
  expect(saved).toMatchObject({ status: 200, data: { isOwn: true } });
  const page = (await fetchPage('imprint', shopIds.DE, german)).data;
  expect(page).toMatchObject({ title: 'Über uns', lang: null });
  expect(page.html).toContain('grüßt.');
  expect(page.html).not.toContain('script');
  expect((await links(shopIds.DE, german)).pages[0]?.title).toBe('Über uns');
  expect((await links(others.AT, german)).pages[0]?.title).toBe('Impressum');
  const refused = await save(saved.data, { title: '', excerpt: '', body: '{seller.shoeSize}' });
  expect(refused).toMatchObject({ status: 422 });
  expect((refused.params.issues as { field: string }[]).map(({ field }) => field)).toEqual(['title', 'body']);
  const gap = await save(saved.data, { title: 'Über uns', excerpt: '', body: 'Wir sind [Firma eintragen], siehe [Datenschutz](/privacy).' });
  expect(gap.params.issues).toEqual([{ field: 'body', code: 'gap', params: { message: 'Replace [Firma eintragen]: shoppers would read it' } }]);
  expect((await save(saved.data, null)).data.isOwn).toBe(false);
  expect((await fetchPage('imprint', shopIds.DE, german)).data.title).toBe('Impressum');
});

test('a page is a template until it is reviewed; another text or another seller requires a new review', async () => {
  const id = `${others.PT}-terms`;
  expect((await open(id, portuguese)).review).toMatchObject({ state: 'template', by: null });
  const read = await review(await open(id, portuguese), 'Dra. Sousa');
  expect(read.data.review).toMatchObject({ state: 'reviewed', by: 'Dra. Sousa', at: expect.any(String) as string });
  expect((await open(id, english)).review.state).toBe('template');
  const listed = async () => (await staff.call<AdminLegalPageRow[]>('GET', `admin/legal-pages?ids=${id}`)).data[0];
  expect(await listed()).toMatchObject({ own: 'reviewed', english: 'template', reviewed: 1 });

  const country = (await staff.call<CountryRecord>('GET', `admin/countries/${others.PT}`)).data;
  await staff.call('PUT', `admin/countries/${others.PT}`, { ...country, seller: { ...country.seller, name: 'Ourela Lda.' } });
  expect(await listed()).toMatchObject({ own: 'changed', reviewed: 0 });
  expect((await review(read.data, null)).status).toBe(409);
});

test('no page shows a bracket to shoppers, even if nothing about a country’s seller and law is entered', async () => {
  const country = (await staff.call<CountryRecord>('GET', `admin/countries/${shopIds.GR}`)).data;
  const law = country.law && Object.fromEntries(Object.entries(country.law).map(([key, value]) => [key, typeof value === 'string' ? '' : null]));
  expect((await staff.call('PUT', `admin/countries/${shopIds.GR}`, { ...country, law, seller: null, senderEmail: '' })).status).toBe(200);
  for (const languageId of [english, german])
    for (const { slug } of (await links(shopIds.GR, languageId)).pages) {
      const { title, excerpt, html } = (await fetchPage(slug, shopIds.GR, languageId)).data;
      expect(`${title} ${excerpt} ${html}`, slug).not.toMatch(/[[\]{}]|completed|ergänzen/);
    }
});

test('an unknown legal page and an unknown country are 404', async () => {
  expect((await fetchPage('nothing', shopIds.SI, english)).status).toBe(404);
  expect((await fetchPage('imprint', 999, english)).status).toBe(404);
  expect((await staff.call('GET', `admin/legal-pages/${shopIds.SI}-nothing`)).status).toBe(404);
});
