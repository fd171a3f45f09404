import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { renderToReadableStream, renderToStaticMarkup } from 'react-dom/server';
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

/** Renders the screen of a missing page as the server does: the whole page, with the parts that are loaded. */
async function renderMissingPage(data: string): Promise<string> {
  const error = { status: 404, statusText: '', internal: false, data };
  const Page = createRoutesStub([{ path: '/', Component: () => <ErrorBoundary error={error} params={{}} /> }]);
  const stream = await renderToReadableStream(
    <I18nProvider i18n={i18n}>
      <Page />
    </I18nProvider>,
  );
  await stream.allReady;
  return new Response(stream).text();
}

test('an unknown page shows the not-found screen', async () => {
  const screen = await renderMissingPage('Page not found');
  expect(screen).toContain('Opps!!!');
  expect(screen).not.toContain('Page Not Found:');
});

test('an address that its route has refused is named on the not-found screen', async () => {
  expect(await renderMissingPage('Page Not Found: /de/product/<b>')).toContain('Page Not Found: /de/product/&lt;b&gt;');
});
