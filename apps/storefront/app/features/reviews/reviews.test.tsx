import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import type { Rating, Review } from '@selvedge/server/contract';
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { buildReviewsQuery, readReviewOrder } from './review-order.ts';
import { Reviews } from './reviews.tsx';

const i18n = setupI18n({ locale: 'en-GB', messages: { 'en-GB': {} } });
const review: Review = {
  ...{ id: 1, author: 'Ana N.', stars: 4, fit: null, text: 'Lovely linen.', color: null, size: null },
  ...{ countryCode: 'SI', languageTag: 'en-GB', createdAt: '2026-02-01T10:00:00Z' },
};
const rating: Rating = { count: 12, average: 4.2, fit: { small: 0, true: 0, large: 0, verdict: null } };

function renderReviews(items: Review[], orderBy: 'newest' | 'highest' = 'newest'): string {
  const reviews = { items, meta: { itemCount: 12, pageCount: 2, page: 1, take: 10 }, rating, starCounts: [1, 0, 2, 3, 6] };
  const root = { market: { country: { code: 'SI', name: 'Slovenia' }, countries: [] } };
  const Component = () => <Reviews productId={7} path="/product/shirt" reviews={reviews} orderBy={orderBy} />;
  const Page = createRoutesStub([{ id: 'root', path: '*', Component }]);
  return renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <Page initialEntries={['/']} hydrationData={{ loaderData: { root } }} />
    </I18nProvider>,
  );
}

test('the bars say how many reviews have five stars, four stars and so on', () => {
  const list = /<ul[^>]*aria-label="Reviews by stars".*?<\/ul>/.exec(renderReviews([review]))?.[0] ?? '';
  const rows = [...list.matchAll(/<li.*?<\/li>/g)].map(([row]) => row);
  expect(rows.map((row) => [/(\d) out of 5/.exec(row)?.[1], />(\d+)<\/span><\/li>/.exec(row)?.[1]])).toEqual([
    ['5', '6'],
    ['4', '3'],
    ['3', '2'],
    ['2', '0'],
    ['1', '1'],
  ]);
  expect(rows[0]).toContain('width="50%"');
});

test('each order of the reviews has an address, and further pages keep the order', () => {
  const html = renderReviews([review], 'highest');
  expect(html).toMatch(/<a[^>]*aria-current="true"[^>]*href="\/product\/shirt\?reviewsBy=highest#reviews"[^>]*>Highest rating/);
  expect(html).toMatch(/href="\/product\/shirt#reviews"[^>]*>Newest/);
  expect(html).toContain('href="/product/shirt?reviewsBy=highest&amp;reviews=2#reviews"');
  expect(readReviewOrder('longest')).toBe('newest');
  expect(buildReviewsQuery('newest', 1)).toBe('');
});

test('a review in another language than the page says in which', () => {
  expect(renderReviews([review])).not.toContain('Language:');
  const german = renderReviews([{ ...review, languageTag: 'de-AT', text: 'Schönes Leinen.' }]);
  expect(german).toContain('Language: German');
  expect(german).toContain('lang="de-AT"');
});
