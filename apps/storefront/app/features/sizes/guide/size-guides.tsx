import { Trans, useLingui } from '@lingui/react/macro';
import type { SizeChart } from '@selvedge/server/contract';
import { Link } from '#lib/paths/link.tsx';
import { Breadcrumbs } from '#ui/breadcrumbs.tsx';
import { Notice } from '#ui/overlays/notice.tsx';
import { allMeasures } from '../finder/asked-measures.ts';
import { Conversions } from './conversions.tsx';
import { Measuring } from './measuring.tsx';
import { SizeGuide } from './size-guide.tsx';
import styles from './size-guides.module.css';
import type { Unit } from './units.ts';
import type { FoundSize } from '../finder/load-size-advice.ts';

interface SizeGuidesProps {
  /** Null for the general size guide. */
  product: { id: number; name: string; slug: string; sizeChart: SizeChart | null } | null;
  found: FoundSize | null;
  /** Unit of the general tables. */
  unit: Unit;
}

/** The page of size guides. */
export function SizeGuides({ product, found, unit }: SizeGuidesProps) {
  const { t } = useLingui();
  const trail = product ? [{ label: product.name, href: `/product/${product.slug}` }] : [];
  return (
    <div className={styles.page}>
      <Breadcrumbs items={[{ label: t`Home`, href: '/' }, ...trail, { label: t`Size guide` }]} />
      <h1>
        <Trans>Size guide</Trans>
      </h1>
      {product ? (
        <>
          <h2>{product.name}</h2>
          {product.sizeChart ? (
            <SizeGuide product={product} chart={product.sizeChart} found={found} />
          ) : (
            <Notice tone="info">
              <Trans>This product has no size chart.</Trans>
            </Notice>
          )}
          <p>
            <Link to={`/product/${product.slug}`}>
              <Trans>Back to {product.name}</Trans>
            </Link>
          </p>
        </>
      ) : (
        <>
          <p className={styles.words}>
            <Trans>
              Our sizes are made for bodies, so measure yourself rather than a garment. Each product has its own chart and a size finder: look for
              “Size guide” beside its sizes.
            </Trans>
          </p>
          <Measuring measures={allMeasures} heading="h2" />
          <Conversions unit={unit} />
        </>
      )}
    </div>
  );
}
