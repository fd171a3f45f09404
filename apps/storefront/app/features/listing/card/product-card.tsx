import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { Image, ProductCard as Card } from '@selvedge/server/contract';
import { lazy, Suspense, useState, type MouseEvent } from 'react';
import { useWishlistToggle } from '#lib/wishlist/wishlist-toggle-slot.ts';
import { Link, useLocalPath } from '#lib/paths/link.tsx';
import { buildProductAddress } from '#lib/paths/product-address.ts';
import { BadgeMark } from '#ui/badge.tsx';
import { formatNumber } from '#lib/locale/format.ts';
import { Icon } from '#ui/media/icon.tsx';
import { Picture } from '#ui/media/picture.tsx';
import { Price } from '#ui/figures/price.tsx';
import { Stars } from '#ui/figures/stars.tsx';
import { Swatch } from '#ui/media/swatch.tsx';
import styles from './product-card.module.css';

// Loaded when the shopper opens the sizes.
const QuickAdd = lazy(async () => ({ default: (await import('./quick-add.tsx')).QuickAdd }));

interface ProductCardProps {
  product: Card;
  heading: 'h2' | 'h3';
  /** The `sizes` attribute of the image. */
  sizes: string;
  /** Loads the image with priority, because it is visible without scrolling. */
  priority?: boolean;
}

/** Number of colours before the rest is shown as a number. */
const shownColours = 5;

/** Renders a product in a list; the whole card is a link. Its colours and its sizes are above that link. */
export function ProductCard({ product, heading: Heading, sizes, priority = false }: ProductCardProps) {
  const { t } = useLingui();
  const renderWishlistToggle = useWishlistToggle();
  const { colorCode, images, choose } = useCardColour(product);
  const [front = null, back] = images;
  return (
    <article className={styles.card}>
      <div className={styles.pictures}>
        <Picture image={front} alt={front?.alt ?? ''} label={t`No photo yet`} sizes={sizes} priority={priority} />
        {back ? (
          <div className={styles.back}>
            <Picture image={back} alt="" sizes={sizes} />
          </div>
        ) : null}
        {product.isAvailable ? <QuickAddButton product={product} colorCode={colorCode} /> : null}
      </div>
      <div className={styles.words}>
        <p className={styles.brand}>{product.brand.name}</p>
        <Heading className={styles.name}>
          <Link className={styles.link} to={buildProductAddress(product.slug, colorCode)} prefetch="intent">
            {product.name}
          </Link>
        </Heading>
        <p>
          <Price {...product} />
        </p>
        <CardRating rating={product.rating} />
        {product.colors.length > 1 ? <Colours product={product} colorCode={colorCode} onChoose={choose} /> : null}
        <CardBadges product={product} />
      </div>
      <div className={styles.wishlistToggle}>{renderWishlistToggle(product)}</div>
    </article>
  );
}

interface ShownColour {
  colorCode: string | null;
  images: readonly Image[];
}

/** Returns the colour that the card shows: its default colour, or the colour that the shopper has chosen. */
function useCardColour({ colorCode, images }: Card): ShownColour & { choose: (chosen: ShownColour) => void } {
  const [chosen, setChosen] = useState<ShownColour & { instead: string | null }>();
  // A filter can change the default colour of the card.
  const shown = chosen?.instead === colorCode ? chosen : { colorCode, images };
  return { ...shown, choose: (next) => setChosen({ ...next, instead: colorCode }) };
}

interface ColoursProps {
  product: Card;
  colorCode: string | null;
  onChoose: (chosen: ShownColour) => void;
}

/** Renders the colours as links. With JavaScript they change the picture and the link of the card. */
function Colours({ product: { slug, colors }, colorCode, onChoose }: ColoursProps) {
  const local = useLocalPath();
  const { i18n } = useLingui();
  const more = colors.length - shownColours;
  const choose = async (event: MouseEvent<HTMLAnchorElement>, code: string) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    const page = event.currentTarget.href;
    const { loadCardImages } = await import('./card-offer.ts');
    onChoose({ colorCode: code, images: await loadCardImages(local(`/product-stock/${slug}`), { code, page }) });
  };
  return (
    <p className={styles.colours}>
      <span className="visually-hidden">
        <Plural value={colors.length} one="# colour" other="# colours" />
      </span>
      {colors.slice(0, shownColours).map(({ id, code, name, hex }) => (
        <Link
          key={id}
          className={styles.colour}
          to={buildProductAddress(slug, code)}
          rel="nofollow"
          prefetch="none"
          title={name}
          aria-label={name}
          aria-current={code === colorCode ? 'true' : undefined}
          onClick={(event) => void choose(event, code)}
        >
          <Swatch hex={hex} />
        </Link>
      ))}
      {more > 0 ? <span aria-hidden="true">+{formatNumber(more, i18n.locale)}</span> : null}
    </p>
  );
}

/** Opens the sizes. Without JavaScript the card links to the page with the sizes. */
function QuickAddButton({ product, colorCode }: { product: Card; colorCode: string | null }) {
  const { t } = useLingui();
  // Stays mounted after it was opened once, so that closing is animated.
  const [isOpen, setOpen] = useState<boolean>();
  return (
    <>
      <button
        type="button"
        className={styles.add}
        aria-haspopup="dialog"
        aria-label={`${t`Add to cart`}: ${product.name}`}
        onClick={() => setOpen(true)}
      >
        <Icon name="plus" size={20} />
      </button>
      {isOpen === undefined ? null : (
        <Suspense>
          <QuickAdd product={product} colorCode={colorCode} isOpen={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

function CardRating({ rating }: Pick<Card, 'rating'>) {
  const { i18n } = useLingui();
  if (!rating) return null;
  return (
    <p className={styles.rating}>
      <Stars value={rating.average} size={13} />
      <span aria-hidden="true">({formatNumber(rating.count, i18n.locale)})</span>
      <span className="visually-hidden">
        <Plural value={rating.count} one="# review" other="# reviews" />
      </span>
    </p>
  );
}

/** Shows "sold out", else the merchant's first badge: below the text, so that it does not cover the product. */
function CardBadges({ product: { isAvailable, badges } }: { product: Card }) {
  const [badge] = badges;
  if (isAvailable && !badge) return null;
  return (
    <p className={styles.badges}>
      {isAvailable && badge ? (
        <BadgeMark badge={badge} />
      ) : (
        <span className={styles.soldOut}>
          <Trans>Sold out</Trans>
        </span>
      )}
    </p>
  );
}
