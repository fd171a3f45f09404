import { Trans, useLingui } from '@lingui/react/macro';
import { formatPercent } from '#lib/locale/format.ts';
import { Amount } from './amount.tsx';

interface VatRowsProps {
  /** By rate in basis points; amounts in major units. */
  vat: readonly { basisPoints: number; amount: number }[];
  currency: string;
  className: string | undefined;
}

/** The VAT contained in a total, one row per rate, for a list of amounts. */
export function VatRows({ vat, currency, className }: VatRowsProps) {
  const { i18n } = useLingui();
  return vat.map(({ basisPoints, amount }) => (
    <div key={basisPoints} className={className}>
      <dt>
        <Trans>
          VAT included, <span suppressHydrationWarning>{formatPercent(basisPoints, i18n.locale)}</span>
        </Trans>
      </dt>
      <dd>
        <Amount value={amount} currency={currency} />
      </dd>
    </div>
  ));
}
