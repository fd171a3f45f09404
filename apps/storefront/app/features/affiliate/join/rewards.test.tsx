import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import type { ProgrammeReward } from '@selvedge/server/contract';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { Rewards } from './rewards.tsx';

const plain: ProgrammeReward = {
  ...{ id: 1, basisPoints: 1000, fixedAmount: null, cap: null, minimumBasket: null },
  ...{ customer: null, tier: null, category: null, brand: null, product: null, validUntil: null },
};

const root = { market: { timeZone: 'Europe/Ljubljana' }, language: { id: 1, tag: 'en-GB' } };

function render(rewards: readonly ProgrammeReward[]): string {
  const router = createMemoryRouter([{ id: 'root', path: '*', element: <Rewards rewards={rewards} />, loader: () => root }], {
    hydrationData: { loaderData: { root } },
  });
  const markup = renderToStaticMarkup(
    <I18nProvider i18n={setupI18n({ locale: 'en-GB', messages: { 'en-GB': {} } })}>
      <RouterProvider router={router} />
    </I18nProvider>,
  );
  return markup
    .replace(/<[^>]+>/g, '|')
    .replaceAll('\u00a0', ' ')
    .replace(/\|+/g, '|');
}

test('the rewards name their orders and their pay, and a single rate for all orders has no list', () => {
  const eur = (amount: number) => ({ amount, currency: 'EUR' });
  const text = render([
    { ...plain, cap: eur(50) },
    { ...plain, id: 2, basisPoints: 1250, customer: 'new', fixedAmount: eur(5), minimumBasket: eur(20), validUntil: '2026-12-31T12:00:00Z' },
    { ...plain, id: 3, basisPoints: 1500, tier: { name: 'Gold', fromOrders: 50 }, category: 'Hats' },
  ]);
  expect(text).toContain('|All orders|10% of the net price|At most €50.00 for each order|');
  expect(text).toContain(
    '|First order of a customer|12.5% of the net price|€5.00 more for each order|For orders from €20.00 before VAT|Until 31 December 2026|',
  );
  expect(text).toContain('|Tier Gold: from 50 orders in 90 days · Category: Hats|15% of the net price|');
  expect(render([plain])).toBe('');
});
