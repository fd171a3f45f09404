import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { Badge, ProductCard as Card } from '@selvedge/server/contract';
import { formatReduction, percentOff } from '#lib/format.ts';
import { Link } from '#lib/link.tsx';
import { classes } from '#ui/classes.ts';
import { Picture } from '#ui/picture.tsx';
import { Price } from '#ui/price.tsx';
import { Swatch } from '#ui/swatch.tsx';
import styles from './product-card.module.css';

interface ProductCardProps {
  product: Card;
  heading: 'h2' | 'h3';
  /** How wide the picture is shown, as the browser reads it. */
  sizes: string;
  /** Among the first that are seen. */
  priority?: boolean;
}

/** Dots shown before the rest is a number. */
const shownColours = 5;

/** A garment in a list: the whole card leads to it. */
export function ProductCard({ product, heading: Heading, sizes, priority = false }: ProductCardProps) {
  const [front = null, back] = product.images;
  const more = product.colors.length - shownColours;
  return (
    <article className={styles.card}>
      <div className={styles.pictures}>
        <Picture image={front} alt="" sizes={sizes} priority={priority} />
        {back ? (
          <div className={styles.back}>
            <Picture image={back} alt="" sizes={sizes} />
          </div>
        ) : null}
        <CardBadge product={product} />
      </div>
      <div className={styles.words}>
        <p className={styles.brand}>{product.brand.name}</p>
        <Heading className={styles.name}>
          <Link className={styles.link} to={`/product/${product.slug}`} prefetch="intent">
            {product.name}
          </Link>
        </Heading>
        <p>
          <Price {...product} />
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
    </article>
  );
}

/** One at a time: what cannot be had, then what is saved, then what the merchant says. */
function CardBadge({ product }: { product: Card }) {
  const { i18n } = useLingui();
  const percent = percentOff(product);
  const [badge] = product.badges;
  if (!product.isAvailable) {
    return (
      <p className={styles.badge}>
        <Trans>Sold out</Trans>
      </p>
    );
  }
  if (percent !== null) return <p className={classes(styles.badge, styles.sale)}>{formatReduction(percent, i18n.locale)}</p>;
  return badge ? (
    <p className={styles.badge}>
      <BadgeName badge={badge} />
    </p>
  ) : null;
}

function BadgeName({ badge }: { badge: Badge }) {
  const { t } = useLingui();
  const names: Record<Badge, string> = { Special: t`Special`, Promotional: t`Offer`, Fire: t`Much loved`, Low: t`Few left` };
  return names[badge];
}
