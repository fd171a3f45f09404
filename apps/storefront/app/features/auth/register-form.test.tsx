import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { errorText } from '#lib/api/error-texts.ts';
import type { Refusal } from './refusal.ts';
import { RegisterForm } from './register-form.tsx';

const i18n = setupI18n({ locale: 'en-GB', messages: { 'en-GB': {} } });
const typed = { firstName: 'Maja', lastName: '', email: '', countryCode: '386', phone: '', newsletter: false };

function renderFormWithRefusal(refusal: Refusal): string {
  const Page = createRoutesStub([
    { path: '/', Component: () => <RegisterForm phoneCodes={[]} returnTo={null} answer={{ refusal, typed, returnTo: null }} /> },
  ]);
  return renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <Page />
    </I18nProvider>,
  );
}

test('a failed registration shows the server’s message, or a general error without one', () => {
  const tooFast = renderFormWithRefusal({ code: 'TooManyRequests', params: {}, issues: [], status: 429 });
  expect(tooFast).toContain(errorText(i18n, 'TooManyRequests'));
  expect(tooFast).not.toContain('An error occurred');
  expect(renderFormWithRefusal({ code: 'InternalError', params: {}, issues: [], status: 500 })).toContain('An error occurred');
});
