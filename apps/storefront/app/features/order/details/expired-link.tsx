import { useLingui } from '@lingui/react/macro';
import { PageHead } from '#lib/head/page-head.tsx';
import { TrackingForm, type TrackingAnswer } from '../tracking/tracking-form.tsx';

const emptyTracking: TrackingAnswer = { tracking: { orderNumber: '', invoiceNumber: '', email: '', link: '' }, issues: [], refusal: 'LinkExpired' };

/** Shows that the link has expired, and the form that finds an order without it. */
export function ExpiredLink() {
  const { t } = useLingui();
  return (
    <>
      <PageHead isPrivate title={t`Track your order`} />
      <TrackingForm answer={emptyTracking} />
    </>
  );
}
