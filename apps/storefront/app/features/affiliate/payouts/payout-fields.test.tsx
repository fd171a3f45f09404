import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PayoutFields } from './payout-fields.tsx';

const i18n = setupI18n({ locale: 'en-GB', messages: { 'en-GB': {} } });
const renderPayout = (taxCountry: string) =>
  renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <PayoutFields
        field={(name, saved) => ({ id: `field-${name}`, name, defaultValue: saved ?? '', error: null })}
        typed={null}
        saved={null}
        taxCountry={taxCountry}
        countries={[]}
      />
    </I18nProvider>,
  );

test('PayPal and Wise are offered with an email address, except to residents of Bangladesh', () => {
  const html = renderPayout('DE');
  for (const part of ['value="paypal"', 'value="wise"', 'name="payoutAccount.email"']) expect(html).toContain(part);
  expect(renderPayout('BD')).not.toMatch(/paypal|wise|payoutAccount\.email/);
});
