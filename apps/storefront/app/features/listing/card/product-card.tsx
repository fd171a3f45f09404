import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ProductCard as Card } from '@selvedge/server/contract';
import { formatReduction, computeReductionPercent } from '#lib/locale/format.ts';
import { useHeart } from '#lib/wishes/heart-slot.ts';
import { Link } from '#lib/paths/link.tsx';
import { buildProductAddress } from '#lib/paths/product-address.ts';
import { BadgeMark } from '#ui/badge.tsx';
import { classes } from '#ui/styles/classes.ts';
import { Picture } from '#ui/media/picture.tsx';
import { Price } from '#ui/figures/price.tsx';
import { Swatch } from '#ui/media/swatch.tsx';
import styles from './product-card.module.css';

interface ProductCardProps {
  product: Card;
  heading: 'h2' | 'h3';
  /** The `sizes` attribute of the image. */
  sizes: string;
  /** Loads the image with priority, because it is visible without scrolling. */
  priority?: boolean;
}

/** Number of colour dots before the rest is shown as a number. */
const shownColours = 5;

/** Renders a product in a list; the whole card is a link. */
export function ProductCard({ product, heading: Heading, sizes, priority = false }: ProductCardProps) {
  const heart = useHeart();
  const [front = null, back] = product.images;
  const more = product.colors.length - shownColours;
  return (
    <article className={styles.card}>
      <div className={styles.pictures}>
        <Picture image={front} alt={front?.alt ?? ''} sizes={sizes} priority={priority} />
        {back ? (
          <div className={styles.back}>
            <Picture image={back} alt="" sizes={sizes} />
          </div>
        ) : null}
        <CardBadges product={product} />
      </div>
      <div className={styles.words}>
        <p className={styles.brand}>{product.brand.name}</p>
        <Heading className={styles.name}>
          <Link className={styles.link} to={buildProductAddress(product.slug, product.colorCode)} prefetch="intent">
            {product.name}
          </Link>
        </Heading>
        <p>
          <Price {...product} hasPercent={!product.isAvailable} />
        </p>
        {product.colors.length > 1 ? (
          <p className={styles.colours}>
            <span className="visually-hidden">
              <Plural value={product.colors.length} one="# colour" other="# colours" />
            </span>
            {product.colors.slice(0, shownColours).map((colour) => (
              <Swatch key={colour.id} hex={colour.hex} size={12} />
            ))}
            {more > 0 ? <span aria-hidden="true">+{more}</span> : null}
          </p>
        ) : null}
      </div>
      <div className={styles.heart}>{heart(product)}</div>
    </article>
  );
}

/** Shows "sold out" alone, else the discount and the merchant's badges. */
function CardBadges({ product }: { product: Card }) {
  const { i18n } = useLingui();
  const percent = computeReductionPercent(product);
  const [badge] = product.badges;
  if (!product.isAvailable) {
    return (
      <p className={styles.badges}>
        <span className={styles.badge}>
          <Trans>Sold out</Trans>
        </span>
      </p>
    );
  }
  if (percent === null && !badge) return null;
  return (
    <p className={styles.badges}>
      {percent === null ? null : <span className={classes(styles.badge, styles.sale)}>{formatReduction(percent, i18n.locale)}</span>}
      {badge ? <BadgeMark badge={badge} /> : null}
    </p>
  );
}
