import { Trans, useLingui } from '@lingui/react/macro';
import type { TrackingLink } from '@selvedge/server/contract';
import { formatMoney, formatPercent } from '#lib/locale/format.ts';

/** The current commission for one piece of the link's product. */
export function LinkEarns({ earns }: { earns: NonNullable<TrackingLink['earns']> }) {
  const { i18n } = useLingui();
  const amount = formatMoney(earns.amount, { currency: earns.currency, tag: i18n.locale });
  const rate = formatPercent(Math.round(earns.ratePercent * 100), i18n.locale);
  return (
    <span suppressHydrationWarning>
      <Trans>
        You’ll earn {amount} on this ({rate})
      </Trans>
    </span>
  );
}
