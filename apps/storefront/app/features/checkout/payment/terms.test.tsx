import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { Terms } from './terms.tsx';

const i18n = setupI18n({ locale: 'en-GB', messages: { 'en-GB': {} } });

function renderTerms(isVatExempt: boolean): string {
  const root = { market: { country: { code: 'DE' }, returnPolicy: { returnDays: 100, withdrawalDays: 14 } } };
  const Page = createRoutesStub([
    { id: 'root', path: '/', Component: () => <Terms isAccepted={false} error={null} hasWithdrawal isVatExempt={isVatExempt} /> },
  ]);
  return renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <Page hydrationData={{ loaderData: { root } }} />
    </I18nProvider>,
  );
}

test('the terms in brief say that prices include VAT, unless the order is exempt', () => {
  expect(renderTerms(false)).toContain('All prices include VAT.');
  const exempt = renderTerms(true);
  expect(exempt).not.toContain('include VAT');
  expect(exempt).toContain('Without VAT: exempt intra-Community supply');
});
