import { Fragment } from 'react';
import { useLingui } from '@lingui/react';
import type { AffiliatePayout } from '@selvedge/server/contract';
import { Day } from '../analytics/day.tsx';
import portal from '../portal/portal.module.css';

type Rate = AffiliatePayout['conversions'][number]['rates'][number];

/** The rates of a conversion with their source and day, as in `1 EUR = 5.0871 RON, ECB, 27 November 2026`. */
export function UsedRates({ rates }: { rates: readonly Rate[] }) {
  const { i18n } = useLingui();
  return (
    <span className={portal.quiet}>
      {rates.map(({ currency, units, source, day }) => (
        <Fragment key={currency}>
          {' '}
          (<span suppressHydrationWarning>{`1 EUR = ${formatUnits(units, i18n.locale)} ${currency}`}</span>, {source}, <Day at={day} />)
        </Fragment>
      ))}
    </span>
  );
}

/** A text of digits is formatted exactly, with the decimals that it has. */
function formatUnits(units: string, tag: string): string {
  const decimals = units.split('.')[1]?.length ?? 0;
  return new Intl.NumberFormat(tag, { minimumFractionDigits: decimals, maximumFractionDigits: decimals }).format(units as `${number}`);
}
