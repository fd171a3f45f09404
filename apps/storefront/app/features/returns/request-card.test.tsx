import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import type { ReturnRequest } from '@selvedge/server/contract';
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { RequestCard } from './request-card.tsx';

const i18n = setupI18n({ locale: 'en-GB', messages: { 'en-GB': {} } });

function renderCard(status: string, kind: ReturnRequest['kind']): string {
  const item = {
    ...{ id: 1, orderItemId: 1, sku: 'A', name: 'Shirt', brand: 'Linea', color: 'Red', size: 'M', image: null, quantity: 1 },
    ...{ reason: 'too-small', wish: 'refund', exchangeSize: null, refusal: null, refund: null, status },
  };
  const request = { returnNumber: 'RET-1', kind, requestedOn: '2026-11-24', comments: '', items: [item], hasNote: false, canTakeBack: false };
  const card = (
    <RequestCard request={request as unknown as ReturnRequest} currency="EUR" payOut={null} answer={null} notePath="/note" action="/return" />
  );
  const Page = createRoutesStub([{ path: '/', Component: () => card }]);
  return renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <Page />
    </I18nProvider>,
  );
}

test.each(['Requested For Return', 'APPROVED', 'REJECTED', 'RECEIVED', 'REFUNDED', 'EXCHANGED', 'WITHDRAWN'])(
  'a return item with the status %s is shown in the primary colour',
  (status) => {
    for (const kind of ['return', 'withdrawal'] as const) {
      expect(renderCard(status, kind)).toMatch(/<span class="[^"]*chip[^"]*primary[^"]*">/);
      expect(renderCard(status, kind)).not.toMatch(/warning|success/);
    }
  },
);
