import { Trans } from '@lingui/react/macro';
import type { SizeChart } from '@selvedge/server/contract';
import { lazy, Suspense, useState, type MouseEvent } from 'react';
import { Link } from '#lib/paths/link.tsx';
import { Drawer } from '#ui/overlays/drawer.tsx';
import { Skeleton } from '#ui/media/skeleton.tsx';
import styles from './size-guide-link.module.css';

// Loaded on demand, because most shoppers already know their size.
const loadGuide = () => import('./size-guide.tsx').then(({ SizeGuide }) => ({ default: SizeGuide }));
const SizeGuide = lazy(loadGuide);

interface SizeGuideLinkProps {
  product: { id: number; slug: string };
  chart: SizeChart;
  onChoose: (sizeId: number) => void;
}

/** Opens the size guide: in a drawer, or on its own page without JavaScript. */
export function SizeGuideLink({ product, chart, onChoose }: SizeGuideLinkProps) {
  const [isOpen, setIsOpen] = useState(false);
  // Once opened, the guide stays mounted, so that its result is kept.
  const [hasBeenOpened, setHasBeenOpened] = useState(false);

  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setHasBeenOpened(true);
    setIsOpen(true);
  };

  return (
    <>
      <Link
        className={styles.link}
        to={`/size-guides?product=${encodeURIComponent(product.slug)}`}
        onClick={open}
        onPointerEnter={() => void loadGuide().catch(() => undefined)}
        aria-haspopup="dialog"
      >
        <Trans>Size guide</Trans>
      </Link>
      <Drawer title={<Trans>Size guide</Trans>} isOpen={isOpen} onClose={() => setIsOpen(false)}>
        {hasBeenOpened ? (
          <Suspense fallback={<Skeleton height="480px" />}>
            <SizeGuide
              product={product}
              chart={chart}
              onChoose={(sizeId) => {
                setIsOpen(false);
                onChoose(sizeId);
              }}
            />
          </Suspense>
        ) : null}
      </Drawer>
    </>
  );
}
