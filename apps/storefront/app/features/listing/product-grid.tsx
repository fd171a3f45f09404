import type { ProductCard as Card } from '@selvedge/server/contract';
import { classes } from '#ui/classes.ts';
import styles from './product-grid.module.css';
import { ProductCard } from './product-card.tsx';

const sizes = '(width < 960px) 50vw, (width < 1680px) 25vw, 400px';
const sizesBeside = '(width < 960px) 50vw, (width < 1280px) 25vw, (width < 1680px) 20vw, 310px';

interface ProductGridProps {
  items: readonly Card[];
  /** How many of the first are seen without scrolling. */
  firstSeen?: number;
  /** The heading that each name is: one below the heading that the grid stands under. */
  heading?: 'h2' | 'h3';
  /** Something stands beside it on a wide screen: three, from 1280 px four. */
  isBeside?: boolean;
}

/** Garments side by side: four, on a phone two. */
export function ProductGrid({ items, firstSeen = 0, heading = 'h3', isBeside = false }: ProductGridProps) {
  return (
    <ul className={classes(styles.grid, isBeside && styles.beside)}>
      {items.map((product, index) => (
        <li key={product.id} className={styles.cell}>
          <ProductCard heading={heading} product={product} sizes={isBeside ? sizesBeside : sizes} priority={index < firstSeen} />
        </li>
      ))}
    </ul>
  );
}
