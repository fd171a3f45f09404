import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import type { ComponentProps } from 'react';
import { expect, test } from 'vitest';
import { DeliveryAndReturns } from './delivery-and-returns.tsx';

const i18n = setupI18n({ locale: 'en-GB', messages: { 'en-GB': {} } });
const delivery = { from: '2026-12-01', until: '2026-12-04', price: 3.9, freeFrom: 60 };

/** Returns the text of the part. */
function renderText(changes: Partial<ComponentProps<typeof DeliveryAndReturns>>, paidBy: 'customer' | 'shop' = 'customer'): string {
  const root = { market: { returnPolicy: { returnDays: 100, withdrawalDays: 14, paidBy } } };
  const Component = () => <DeliveryAndReturns delivery={delivery} discountPrice={20} currency="EUR" isHygiene={false} {...changes} />;
  const Page = createRoutesStub([{ id: 'root', path: '*', Component }]);
  const html = renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <Page initialEntries={['/']} hydrationData={{ loaderData: { root } }} />
    </I18nProvider>,
  );
  return html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');
}

test('a product says what its delivery costs and from which amount it is free', () => {
  expect(renderText({})).toMatch(/Delivery: €3\.90 ?, free from €60\.00/);
  expect(renderText({ delivery: { ...delivery, freeFrom: null } })).toMatch(/Delivery: €3\.90(?! ?,)/);
});

test('the delivery is free for a product that is worth enough, and where it costs nothing', () => {
  for (const changes of [{ discountPrice: 60 }, { delivery: { ...delivery, price: 0 } }]) {
    expect(renderText(changes)).toContain('Free delivery');
    expect(renderText(changes)).not.toContain('€');
  }
});

test('a product says how long it can be returned and who pays for the return', () => {
  expect(renderText({})).toMatch(/100 days to return it You pay for the return parcel/);
  expect(renderText({}, 'shop')).toContain('Returns are free');
});

test('only goods that are sealed for hygiene say when the right of withdrawal ends', () => {
  expect(renderText({ isHygiene: true })).toContain('Sealed for hygiene: if you break the seal, you lose your right of withdrawal.');
  expect(renderText({})).not.toContain('seal');
});
