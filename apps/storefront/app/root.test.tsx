import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { ErrorBoundary } from './root.tsx';

const i18n = setupI18n({ locale: 'en-GB', messages: { 'en-GB': {} } });

/** What a shopper sees when a page ends so. */
function screenFor(error: unknown): string {
  const Page = createRoutesStub([{ path: '/', Component: () => <ErrorBoundary error={error} params={{}} /> }]);
  return renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <Page />
    </I18nProvider>,
  );
}

test('a fault shows the error page, and not what broke', () => {
  const screen = screenFor(new Error('relation "carts" does not exist'));
  expect(screen).toContain('Something went wrong.');
  expect(screen).not.toContain('carts');
});

test('a page that is not there shows the not-found screen', () => {
  expect(screenFor({ status: 404, statusText: '', internal: false, data: null })).toContain('Opps!!!');
});
