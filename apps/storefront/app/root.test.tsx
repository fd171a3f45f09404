import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { ErrorBoundary } from './root.tsx';

const i18n = setupI18n({ locale: 'en-GB', messages: { 'en-GB': {} } });

/** Renders the screen that a shopper sees after an error. */
function renderScreen(error: unknown): string {
  const Page = createRoutesStub([{ path: '/', Component: () => <ErrorBoundary error={error} params={{}} /> }]);
  return renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <Page />
    </I18nProvider>,
  );
}

test('an error shows the error page without details', () => {
  const screen = renderScreen(new Error('relation "carts" does not exist'));
  expect(screen).toContain('Something went wrong.');
  expect(screen).not.toContain('carts');
});

test('an unknown page shows the not-found screen', () => {
  expect(renderScreen({ status: 404, statusText: '', internal: false, data: null })).toContain('Opps!!!');
});
