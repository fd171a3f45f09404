import { Trans, useLingui } from '@lingui/react/macro';
import type { AffiliateDashboard } from '@selvedge/server/contract';
import { formatLongDay } from '#lib/locale/format.ts';
import { PortalTable } from '../portal/portal-table.tsx';
import { Sums } from '../analytics/sums.tsx';

/** Commissions by due date. */
export function DueList({ due }: { due: AffiliateDashboard['due'] }) {
  const { t, i18n } = useLingui();
  return (
    <PortalTable
      caption={t`When your commission is due`}
      rows={due}
      getKey={({ date, currency }) => `${date ?? ''} ${currency}`}
      empty={<Trans>Nothing pending.</Trans>}
      columns={[
        {
          head: t`Approved on`,
          cell: ({ date }) =>
            date === null ? <Trans>After delivery</Trans> : <span suppressHydrationWarning>{formatLongDay(date, i18n.locale)}</span>,
        },
        { head: t`Amount`, isNumber: true, cell: ({ currency, amount }) => <Sums of={[{ currency, amount }]} /> },
      ]}
    />
  );
}
