import { Trans, useLingui } from '@lingui/react/macro';
import type { AffiliatePayout } from '@selvedge/server/contract';
import { Chip } from '#ui/chip.tsx';
import styles from '../commissions/commission-list.module.css';
import { payoutStatusTexts, payoutTones } from '../commissions/commission-texts.ts';
import { Day } from '../analytics/day.tsx';
import { FileLink } from '../analytics/file-link.tsx';
import portal from '../portal/portal.module.css';
import { PortalTable } from '../portal/portal-table.tsx';
import { Sums } from '../analytics/sums.tsx';
import { UsedRates } from './used-rates.tsx';

/** The payouts with their documents. */
export function PayoutList({ payouts }: { payouts: readonly AffiliatePayout[] }) {
  const { t, i18n } = useLingui();
  return (
    <PortalTable
      caption={t`Payouts`}
      rows={payouts}
      getKey={({ id }) => id}
      empty={<Trans>No payouts yet. Once your approved commission reaches the minimum for its currency, we’ll include it in the next payout.</Trans>}
      columns={[
        { head: t`Payout`, cell: ({ number }) => <span className={styles.code}>{number}</span> },
        {
          head: t`Period`,
          cell: ({ periodFrom, periodUntil }) => (
            <span>
              <Day at={periodFrom} /> – <Day at={periodUntil} />
            </span>
          ),
        },
        {
          head: t`Amount`,
          isNumber: true,
          cell: ({ currency, amount, vat, conversions }) => <PayoutAmount currency={currency} amount={amount} vat={vat} conversions={conversions} />,
        },
        { head: t`Account`, cell: ({ account }) => <span className={styles.code}>{account}</span> },
        {
          head: t`Status`,
          cell: ({ status, preparedAt, paidAt, note }) => (
            <span className={styles.stack}>
              <span>
                <Chip tone={payoutTones[status]}>{i18n._(payoutStatusTexts[status])}</Chip>
              </span>
              <span className={styles.quiet}>
                <Day at={paidAt ?? preparedAt} />
              </span>
              {note ? <span>{note}</span> : null}
            </span>
          ),
        },
        {
          head: t`Documents`,
          cell: ({ id, number, hasInvoice }) => <Documents id={id} number={number} hasInvoice={hasInvoice} />,
        },
      ]}
    />
  );
}

const PayoutAmount = ({ currency, amount, vat, conversions }: Pick<AffiliatePayout, 'currency' | 'amount' | 'vat' | 'conversions'>) => (
  <span className={styles.stack}>
    <b className={styles.amount}>
      <Sums of={[{ currency, amount }]} />
    </b>
    {vat ? (
      <span className={styles.quiet}>
        <Trans>
          Plus VAT: <Sums of={[{ currency, amount: vat }]} />
        </Trans>
      </span>
    ) : null}
    {conversions.map((balance) => (
      <span key={balance.currency} className={styles.quiet}>
        <Sums of={[balance]} /> = <Sums of={[{ currency, amount: balance.converted }]} />
        <UsedRates rates={balance.rates} />
      </span>
    ))}
  </span>
);

function Documents({ id, number, hasInvoice }: Pick<AffiliatePayout, 'id' | 'number' | 'hasInvoice'>) {
  const { t } = useLingui();
  const query = { payout: String(id) };
  return (
    <span className={portal.downloads}>
      <FileLink name="statement.pdf" query={query} label={t`Statement for ${number} (PDF)`}>
        <Trans>Statement (PDF)</Trans>
      </FileLink>
      <FileLink name="statement.csv" query={query} label={t`Statement for ${number} (CSV)`}>
        <Trans>Statement (CSV)</Trans>
      </FileLink>
      {hasInvoice ? (
        <FileLink name="invoice.pdf" query={query} label={t`Invoice for ${number} (PDF)`}>
          <Trans>Invoice (PDF)</Trans>
        </FileLink>
      ) : null}
    </span>
  );
}
