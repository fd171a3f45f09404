import type { ProductCard as Card } from '@selvedge/server/contract';
import { classes } from '#ui/styles/classes.ts';
import styles from './product-grid.module.css';
import { ProductCard } from './product-card.tsx';

const sizes = '(width < 960px) 50vw, (width < 1680px) 25vw, 400px';
const sizesWithFilters = '(width < 960px) 50vw, (width < 1280px) 25vw, (width < 1680px) 20vw, 310px';

interface ProductGridProps {
  items: readonly Card[];
  /** The number of products that are visible without scrolling. */
  firstSeen?: number;
  /** The heading level of product names: one level below the heading above the grid. */
  heading?: 'h2' | 'h3';
  /** Leaves space for the filters on a wide screen: three columns, from 1280 px four. */
  hasFilterColumn?: boolean;
}

/** Renders products in a grid: four columns, on a phone two. */
export function ProductGrid({ items, firstSeen = 0, heading = 'h3', hasFilterColumn = false }: ProductGridProps) {
  return (
    <ul className={classes(styles.grid, hasFilterColumn && styles.withFilters)}>
      {items.map((product, index) => (
        <li key={product.id} className={styles.cell}>
          <ProductCard heading={heading} product={product} sizes={hasFilterColumn ? sizesWithFilters : sizes} priority={index < firstSeen} />
        </li>
      ))}
    </ul>
  );
}
