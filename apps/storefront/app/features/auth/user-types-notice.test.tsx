import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { UserTypesNotice } from './user-types-notice.tsx';

const i18n = setupI18n({ locale: 'en-GB', messages: { 'en-GB': {} } });

test.each([
  ['refused', 'Failed to fetch user types'],
  ['unreached', 'An error occurred while fetching user types'],
] as const)('a list of user types that was %s is reported: %s', (failure, text) => {
  const shown = renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <UserTypesNotice failure={failure} />
    </I18nProvider>,
  );
  expect(shown).toContain(text);
});
