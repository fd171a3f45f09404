import { Trans, useLingui } from '@lingui/react/macro';
import type { ProductCard } from '@selvedge/server/contract';
import { useEffect, useState } from 'react';
import { useFetcher } from 'react-router';
import { listSizeChoices } from '#lib/product/product-choice.ts';
import { addToCartKey, cartLinesPath } from '#lib/cart-fetcher.ts';
import { Link, useLocalPath } from '#lib/paths/link.tsx';
import { buildProductAddress } from '#lib/paths/product-address.ts';
import { Price } from '#ui/figures/price.tsx';
import { Drawer } from '#ui/overlays/drawer.tsx';
import { loadCardOffer, type CardOffer } from './card-offer.ts';
import styles from './quick-add.module.css';

interface QuickAddProps {
  product: ProductCard;
  /** The colour that the card shows. */
  colorCode: string | null;
  isOpen: boolean;
  onClose: () => void;
}

/** Renders the sizes of a card's product in a drawer. A size is added to the cart at once; the cart opens and confirms it. */
export function QuickAdd({ product, colorCode, isOpen, onClose }: QuickAddProps) {
  const offer = useCardOffer(useLocalPath()(`/product-stock/${product.slug}`), isOpen);
  const address = buildProductAddress(product.slug, colorCode);
  const colour = product.colors.find(({ code }) => code === colorCode);
  return (
    <Drawer title={product.name} isOpen={isOpen} onClose={onClose}>
      <div className={styles.product} aria-busy={offer === undefined}>
        <p className={styles.quiet}>{[product.brand.name, colour?.name].filter(Boolean).join(' · ')}</p>
        <p>
          <Price {...product} />
        </p>
        {offer ? <Sizes product={product} offer={offer} colorCode={colorCode} onAdd={onClose} /> : null}
        {offer === null ? (
          <p role="alert">
            <Trans>We can’t reach the shop right now. Please try again.</Trans>
          </p>
        ) : null}
        <p role="status" className={styles.quiet}>
          {offer === undefined ? <Trans>Loading</Trans> : null}
        </p>
        <Link className={styles.details} to={address} onClick={onClose}>
          <Trans>All details</Trans>
        </Link>
      </div>
    </Drawer>
  );
}

/** Loads sizes and stock each time the drawer opens. @returns undefined: still loading; null: it cannot be loaded */
function useCardOffer(address: string, isOpen: boolean): CardOffer | null | undefined {
  const [offer, setOffer] = useState<CardOffer | null>();
  useEffect(() => {
    if (!isOpen) return;
    let isUnmounted = false;
    const show = (found: CardOffer | null) => {
      if (!isUnmounted) setOffer(found);
    };
    loadCardOffer(address).then(show, () => show(null));
    return () => {
      isUnmounted = true;
    };
  }, [address, isOpen]);
  return offer;
}

interface SizesProps {
  product: ProductCard;
  offer: CardOffer;
  colorCode: string | null;
  onAdd: () => void;
}

function Sizes({ product, offer, colorCode, onAdd }: SizesProps) {
  const { t } = useLingui();
  const local = useLocalPath();
  const fetcher = useFetcher({ key: addToCartKey });
  const colour = offer.colors.find(({ code }) => code === colorCode) ?? null;
  return (
    <fetcher.Form method="post" action={local(cartLinesPath)} onSubmit={onAdd}>
      <input type="hidden" name="productId" value={product.id} />
      <input type="hidden" name="quantity" value={1} />
      {colour ? <input type="hidden" name="color" value={colour.id} /> : null}
      <fieldset className={styles.sizes}>
        <legend className={styles.legend}>
          <Trans>Choose a size to add it to the cart</Trans>
        </legend>
        {listSizeChoices(offer, colour).map(({ size, isSoldOut }) => (
          <button
            key={size.id}
            className={styles.size}
            name="size"
            value={size.id}
            disabled={isSoldOut}
            aria-label={isSoldOut ? `${size.name}, ${t`Sold out`}` : size.name}
          >
            {size.name}
          </button>
        ))}
      </fieldset>
    </fetcher.Form>
  );
}
