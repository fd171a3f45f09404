import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Gallery } from './gallery.tsx';

const i18n = setupI18n({ locale: 'en-GB', messages: { 'en-GB': {} } });

test('the gallery of a product without photos says so and offers no zoom', () => {
  const page = renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <Gallery images={[]} name="Striped shirt" />
    </I18nProvider>,
  );
  expect(page).toContain('No photo yet');
  expect(page).not.toContain('Look closer');
});
