import { Trans, useLingui } from '@lingui/react/macro';
import type { AffiliateDashboard } from '@selvedge/server/contract';
import { formatNumber } from '#lib/locale/format.ts';
import { PortalTable } from '../portal/portal-table.tsx';
import styles from './best-products.module.css';
import { Sums } from '../analytics/sums.tsx';

/** The affiliate's best-selling products. */
export function BestProducts({ products }: { products: AffiliateDashboard['bestProducts'] }) {
  const { t, i18n } = useLingui();
  return (
    <PortalTable
      caption={t`Top products`}
      rows={products}
      getKey={({ productId, name }) => `${productId ?? ''} ${name}`}
      empty={<Trans>No sales through your links in this period.</Trans>}
      columns={[
        {
          head: t`Product`,
          cell: ({ name, imageUrl }) => (
            <span className={styles.product}>
              {imageUrl ? <img src={imageUrl} alt="" width={40} height={50} loading="lazy" className={styles.picture} /> : null}
              {name}
            </span>
          ),
        },
        { head: t`Items`, isNumber: true, cell: ({ pieces }) => formatNumber(pieces, i18n.locale) },
        { head: t`Commission`, isNumber: true, cell: ({ commission }) => <Sums of={commission} /> },
      ]}
    />
  );
}
