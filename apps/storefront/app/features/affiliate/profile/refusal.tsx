import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useLingui } from '@lingui/react';
import { useLocation } from 'react-router';
import { errorText, errorTexts } from '#lib/api/error-texts.ts';
import { Notice } from '#ui/overlays/notice.tsx';
import type { Refusal } from '../links/attempt.ts';
import styles from '../portal/portal.module.css';

/** Messages of the specification for parts that could not be loaded (section 8). */
export const fallbacks = {
  profile: msg`Failed to fetch profile`,
  dashboard: msg`Failed to fetch dashboard data`,
  commissions: msg`Failed to fetch commissions`,
  trackingUrl: msg`Failed to generate tracking URL`,
  analytics: msg`Failed to fetch analytics`,
  other: msg`An error occurred`,
} as const satisfies Record<string, MessageDescriptor>;
export type Fallback = keyof typeof fallbacks;

/** Returns the shop's message for an error code, or else the specification's message. */
export const getPortalRefusalText = (i18n: I18n, { code, params }: Refusal, fallback: Fallback): string =>
  code === 'InternalError' || !Object.hasOwn(errorTexts, code) ? i18n._(fallbacks[fallback]) : errorText(i18n, code, params);

/** Shown in place of a part that could not be loaded and in the snackbar; the rest of the page stays. */
export function PortalRefusal({ refusal, fallback }: { refusal: Refusal; fallback: Fallback }) {
  const { i18n } = useLingui();
  const { pathname, search } = useLocation();
  const text = getPortalRefusalText(i18n, refusal, fallback);
  return (
    <div className={styles.refusal}>
      <Notice tone="error">{text}</Notice>
      <a href={pathname + search} className={styles.download}>
        <Trans>Try again</Trans>
      </a>
    </div>
  );
}
