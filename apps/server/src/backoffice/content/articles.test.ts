import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { ArticleCard, ArticlePage, HelpTopic, PageLink, WrittenPage } from '#contracts/content';
import { now, setClock } from '#kit/clock';
import type { Database } from '#platform/database';
import { tagDrops } from '#platform/tags/tag-drops';
import { contentArticleTranslations } from '#tables/content';
import { createTestDatabase } from '#testing/database';
import { signedInStaff } from '#testing/people/staff';
import { openTestShop, type TestShop } from '#testing/test-shop';

interface Opened {
  id: number;
  revision: string;
}

let database: Database;
let shop: TestShop;
let staff: Awaited<ReturnType<typeof signedInStaff>>;
let resetClock = (): void => undefined;

beforeAll(async () => {
  database = await createTestDatabase();
  shop = openTestShop(database);
  staff = await signedInStaff(shop, { role: 'user', areas: ['content'] });
});
afterEach(() => resetClock());
afterAll(() => database.close());

const text = (title: string, body: string, languageId = 1) => ({ languageId, title, body, excerpt: `About ${title}`, alt: '' });
const writing = (title: string, body: string, changes: object = {}) => ({ isActive: true, texts: [text(title, body)], ...changes });
const make = async (path: string, form: object): Promise<Opened> => {
  const { status, data, params } = await staff.call<Opened>('POST', `admin/${path}`, form);
  expect(status, JSON.stringify(params)).toBe(200);
  return data;
};
const topic = (kind: 'blog' | 'help', name: string) => make('topics', { kind, isActive: true, texts: [{ languageId: 1, name }] });
const read = async <Data>(path: string) => (await shop.call<Data>('GET', `content/${path}`)).data;
const listSlugs = async (query = '') => (await read<ArticleCard[]>(`articles${query}`)).map(({ slug }) => slug);

describe('content without a translation', () => {
  test('is shown in English with a lang attribute, and the list shows which languages are missing', async () => {
    const german = { ...text('Maße', 'So wird gemessen.', 3) };
    // A title alone would leave the page empty.
    const greek = { ...text('Μέτρα', '', 6) };
    const page = await make('pages', { isActive: true, slug: 'how-we-measure', texts: [text('Measures', 'How we measure.'), german, greek] });
    const lang = async (languageId: number) => (await read<WrittenPage>(`pages/how-we-measure?languageId=${languageId}`)).lang;
    expect([await lang(1), await lang(3), await lang(6), await lang(9)]).toEqual([null, null, 'en-GB', 'en-GB']);
    expect((await read<WrittenPage>('pages/how-we-measure?languageId=6')).html).toContain('How we measure.');

    const lacking = async (languageId: number) =>
      (await staff.call<{ id: number; languages: number; lacks: number[] }[]>('GET', `admin/pages?take=100&filter={"lacksLanguageId":${languageId}}`))
        .data;
    const listed = (await lacking(6)).find(({ id }) => id === page.id);
    expect(listed).toMatchObject({ languages: 2, lacks: expect.arrayContaining([6, 9]) as number[] });
    expect(listed?.lacks).not.toContain(3);
    expect((await lacking(3)).map(({ id }) => id)).not.toContain(page.id);
    await staff.call('DELETE', `admin/pages/${page.id}`);
  });
});

describe('articles', () => {
  test('an article is shown in its language or in English, with its topic, products and reading time', async () => {
    const care = await topic('blog', 'Care');
    const garment = await shop.garment();
    const body = `# Wool\n\n${'word '.repeat(660)}\n\n[Returns](/helpcenter)`;
    const german = text('Wolle waschen', 'Lauwarm.', 3);
    const english = text('Washing wool', body);
    const form = { isActive: true, topicId: care.id, author: 'Mira Novak', productIds: [garment.productId], texts: [english, german] };
    await make('articles', form);
    const article = await read<ArticlePage>('articles/washing-wool');
    expect(article).toMatchObject({ title: 'Washing wool', minutes: 3, author: 'Mira Novak', topic: { slug: 'care', name: 'Care' } });
    expect(article.productIds).toEqual([garment.productId]);
    expect(article.html).toContain('<h2>Wool</h2>');
    expect(await read<ArticlePage>('articles/washing-wool?languageId=3')).toMatchObject({ title: 'Wolle waschen', minutes: 1 });
    expect(await read<ArticlePage>('articles/washing-wool?languageId=6')).toMatchObject({ title: 'Washing wool' });
    expect(await listSlugs('?topic=care')).toEqual(['washing-wool']);
    expect(await listSlugs('?topic=nothing')).toEqual([]);
  });

  test('content that is scheduled, expired or unpublished is not found, and responses are cached until the next change', async () => {
    resetClock = setClock(() => new Date('2026-11-20T12:00:00Z'));
    await make('articles', writing('Begins soon', 'Text', { startsAt: '2026-11-20T12:10:00.000Z' }));
    await make('articles', writing('Has ended', 'Text', { endsAt: '2026-11-20T11:00:00.000Z' }));
    await make('articles', writing('A draft', 'Text', { isActive: false }));
    expect(await listSlugs()).not.toEqual(expect.arrayContaining(['begins-soon']));
    for (const slug of ['begins-soon', 'has-ended', 'a-draft'])
      expect(await shop.call('GET', `content/articles/${slug}`)).toMatchObject({ status: 404, code: 'ArticleNotFound' });
    const response = await shop.app.request('http://localhost/api/content/articles');
    expect(response.headers.get('surrogate-key')).toBe('articles');
    expect(response.headers.get('cache-control')).toContain('s-maxage=600');
    resetClock = setClock(() => new Date('2026-11-20T12:10:00Z'));
    expect(await listSlugs()).toContain('begins-soon');
  });

  test('a page of the list has the total count', async () => {
    const response = await shop.app.request('http://localhost/api/content/articles?take=1&page=1');
    const { data, meta } = (await response.json()) as { data: unknown[]; meta: object };
    expect(data).toHaveLength(1);
    expect(meta).toMatchObject({ page: 1, take: 1 });
  });

  test('scripts pasted into a text are removed', async () => {
    const pasted = 'Hello <script>alert(1)</script><img src=x onerror=alert(1)> [x](javascript:alert(1)) [y](data:text/html,x)';
    await make('articles', writing(`Pasted ${pasted}`, pasted, { slug: 'pasted', author: '<b onclick=x>Mira</b>' }));
    const stored = JSON.stringify(await database.db.select().from(contentArticleTranslations));
    expect(stored).not.toMatch(/<script|onerror|javascript:|data:text/);
    expect(await read<ArticlePage>('articles/pasted')).toMatchObject({ author: 'Mira' });
    expect(await staff.call('POST', 'admin/rendered-texts', { text: '# A\n<svg onload=alert(1)>' })).toMatchObject({
      data: { html: '<h2>A</h2>\n' },
    });
  });

  test.each([
    [{ texts: [] }, 'texts', 'required'],
    [{ slug: 'Not An Address' }, 'slug', 'slug'],
    [{ slug: 'washing-wool' }, 'slug', 'taken'],
    [{ topicId: 999_999 }, 'topicId', 'unknown'],
    [{ mediaId: 999_999, texts: [{ ...text('Another', 'Text'), alt: 'A coat' }] }, 'mediaId', 'unknown'],
    [{ productIds: [999_999] }, 'productIds', 'unknown'],
    [{ startsAt: '2026-11-02T00:00:00.000Z', endsAt: '2026-11-01T00:00:00.000Z' }, 'endsAt', 'order'],
  ])('an article cannot be saved with %j', async (wrong, field, code) => {
    const response = await staff.call('POST', 'admin/articles', writing('Another', 'Text', wrong));
    expect(response).toMatchObject({
      status: 422,
      params: { issues: expect.arrayContaining([expect.objectContaining({ field, code })]) as unknown },
    });
  });
});

describe('questions', () => {
  test('questions are grouped by topic, found with or without accents, and some are on the main page', async () => {
    const delivery = await topic('help', 'Delivery');
    await topic('help', 'Nothing yet');
    const first = writing('When does my parcel come?', 'In **three** days.', { topicId: delivery.id, isInFaq: true });
    await make('questions', { ...first, texts: [...first.texts, text('Πότε έρχεται το δέμα;', 'Σε τρεις ημέρες.', 6)] });
    await make('questions', writing('Can I change the address?', 'Until it is packed.', { topicId: delivery.id }));
    const all = await read<HelpTopic[]>('questions');
    expect(all.map(({ name, questions }) => [name, questions.length])).toEqual([['Delivery', 2]]);
    expect(all[0]?.questions[0]?.html).toBe('<p>In <strong>three</strong> days.</p>\n');
    expect((await read<HelpTopic[]>('questions?isInFaq=true'))[0]?.questions).toHaveLength(1);
    expect((await read<HelpTopic[]>(`questions?languageId=6&q=${encodeURIComponent('ΠΟΤΕ δεμα')}`))[0]?.questions).toHaveLength(1);
    expect(await read<HelpTopic[]>('questions?q=nothing+like+it')).toEqual([]);
    const used = await staff.call('DELETE', `admin/topics/${delivery.id}`);
    expect(used.params.issues).toMatchObject([{ code: 'used' }]);
    const homeless = await staff.call('POST', 'admin/questions', writing('Without a topic', 'Text'));
    expect(homeless.params.issues).toMatchObject([{ field: 'topicId', code: 'required' }]);
  });
});

describe('pages', () => {
  test('a page has its own address and disappears when it is deleted', async () => {
    const made = await make('pages', writing('About us', 'We sew.'));
    expect(await read<PageLink[]>('pages')).toEqual([{ slug: 'about-us', title: 'About us' }]);
    expect(await read<WrittenPage>('pages/about-us')).toMatchObject({ title: 'About us', html: '<p>We sew.</p>\n' });
    await staff.call('DELETE', `admin/pages/${made.id}`);
    expect(await shop.call('GET', 'content/pages/about-us')).toMatchObject({ status: 404 });
  });

  test.each(['blog', 'checkout', 'admin', 'de', 'a b', '../x'])('a page cannot have the address /%s', async (slug) => {
    const response = await staff.call('POST', 'admin/pages', writing('A page', 'Text', { slug }));
    expect(response.params.issues).toMatchObject([{ field: 'slug', code: 'slug' }]);
  });

  test('the list of pages, which every footer shows, changes with pages only', async () => {
    const dropped: string[] = [];
    const note = (tags: readonly string[]): number => dropped.push(...tags);
    tagDrops.on('caches', note);
    const listed = await shop.app.request('http://localhost/api/content/pages');
    expect(listed.headers.get('surrogate-key')).toBe('written-pages');
    await make('articles', writing('Only an article', 'Text'));
    expect(dropped).not.toContain('written-pages');
    const { id } = await make('pages', writing('Our story', 'Text'));
    expect(dropped.splice(0)).toContain('written-pages');
    await staff.call('DELETE', `admin/pages/${id}`);
    expect(dropped).toContain('written-pages');
    tagDrops.off('caches', note);
  });

  test('two people who edit the same page do not overwrite each other', async () => {
    const made = await make('pages', writing('Delivery', 'Three days.'));
    const form = { ...writing('Delivery', 'Two days.', { slug: 'delivery' }), revision: made.revision };
    expect(await staff.call('PUT', `admin/pages/${made.id}`, form)).toMatchObject({ status: 200 });
    expect(await staff.call('PUT', `admin/pages/${made.id}`, form)).toMatchObject({ status: 409 });
    expect(await read<WrittenPage>('pages/delivery')).toMatchObject({ html: '<p>Two days.</p>\n' });
  });
});

describe('a preview link', () => {
  const createPreviewLink = async (kind: string, id: number, languageId = 1) => {
    const { status, data } = await staff.call<{ url: string; expiresAt: string }>('POST', 'admin/previews', { kind, id, countryId: 3, languageId });
    return { status, url: status === 200 ? new URL(data.url) : new URL('http://none'), data };
  };

  test('it shows only that item, in the chosen language and country', async () => {
    const { id } = await make('articles', writing('Not yet', 'Soon.', { isActive: false }));
    await make('articles', writing('Not either', 'Soon.', { isActive: false }));
    const { url } = await createPreviewLink('article', id, 3);
    expect(url.pathname).toBe('/de/blog/not-yet');
    const preview = url.searchParams.get('preview') ?? '';
    expect(await read<ArticlePage>(`articles/not-yet?preview=${preview}`)).toMatchObject({ title: 'Not yet' });
    expect((await shop.call('GET', `content/articles/not-either?preview=${preview}`)).status).toBe(404);
    expect((await shop.call('GET', 'content/articles/not-yet')).status).toBe(404);
    expect(await listSlugs()).not.toContain('not-yet');
  });

  test('a question is shown among the others, a page at its address', async () => {
    const help = await topic('help', 'Sizes');
    const question = await make('questions', writing('Does it shrink?', 'No.', { isActive: false, topicId: help.id }));
    const page = await make('pages', writing('Our mills', 'Two of them.', { slug: 'our-mills', startsAt: '2999-01-01T00:00:00Z' }));
    const ofQuestion = (await createPreviewLink('question', question.id)).url.searchParams.get('preview') ?? '';
    const ofPage = (await createPreviewLink('page', page.id)).url.searchParams.get('preview') ?? '';
    expect(JSON.stringify(await read<HelpTopic[]>(`questions?preview=${ofQuestion}`))).toContain('Does it shrink?');
    expect(JSON.stringify(await read<HelpTopic[]>(`questions?preview=${ofPage}`))).not.toContain('Does it shrink?');
    expect(await read<WrittenPage>(`pages/our-mills?preview=${ofPage}`)).toMatchObject({ title: 'Our mills' });
  });

  test('it expires after an hour, cannot be forged, and its responses are not cached', async () => {
    const { id } = await make('articles', writing('For an hour', 'Text', { isActive: false }));
    const { url, data } = await createPreviewLink('article', id);
    const minutesLeft = (new Date(data.expiresAt).getTime() - now().getTime()) / 60_000;
    expect([minutesLeft > 59, minutesLeft <= 60]).toEqual([true, true]);
    const path = `/api/content/articles/for-an-hour?preview=${url.searchParams.get('preview')}`;
    const shown = await shop.app.request(path);
    expect([shown.status, shown.headers.get('cache-control'), shown.headers.get('surrogate-key')]).toEqual([200, null, null]);
    expect((await shop.app.request(path.replace(/.$/, '!'))).status).toBe(404);
    resetClock = setClock(() => new Date(data.expiresAt));
    expect((await shop.app.request(path)).status).toBe(404);
  });

  test('there is none for a missing item or an item of another kind', async () => {
    const { id } = await make('pages', writing('Imprint', 'Text', { slug: 'the-imprint' }));
    expect([(await createPreviewLink('article', id)).status, (await createPreviewLink('page', 999_999)).status]).toEqual([404, 404]);
  });
});

test('a page has its robots settings; a language without its own text is not indexed', async () => {
  const fetchRobots = async (path: string) => (await read<WrittenPage>(path)).robots;
  await make('pages', writing('About our mill', 'Since 1952.'));
  expect(await fetchRobots('pages/about-our-mill')).toBe('index');
  expect(await fetchRobots('pages/about-our-mill?languageId=3')).toBe('noindex');
  await make('pages', writing('For the press', 'Pictures.', { robots: 'private' }));
  expect(await fetchRobots('pages/for-the-press')).toBe('private');
  expect(await fetchRobots('pages/for-the-press?languageId=3')).toBe('private');
  await make('articles', writing('An old story', 'Once.', { robots: 'noindex' }));
  expect(await fetchRobots('articles/an-old-story')).toBe('noindex');
});
