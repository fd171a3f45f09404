import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ProductPage } from '@selvedge/server/contract';
import { lazy, Suspense, useRef, useState, type MouseEvent, type ReactNode, type RefObject, type SubmitEvent } from 'react';
import { useFetcher } from 'react-router';
import { addToCartKey, cartLinesPath } from '#lib/cart-fetcher.ts';
import { useWishlistToggle } from '#lib/wishlist/wishlist-toggle-slot.ts';
import { Link, useLocalPath } from '#lib/paths/link.tsx';
import { buildColourQuery } from '#lib/paths/product-address.ts';
import { BadgeMark } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import styles from './buy-box.module.css';
import { ColourPicker } from './colour-picker.tsx';
import { findOnlySize, choosePrice, listSizeChoices, listSoldOutSizes, type Colour, type SizeChoice } from '#lib/product/product-choice.ts';
import { ProductPrice } from './product-price.tsx';
import { DeliveryAndReturns } from './delivery-and-returns.tsx';
import { SizePicker } from './size-picker.tsx';
// The form's styles load with the page, because the server renders the form; its scripts load later.
import '#ui/forms/field.module.css';
import '../notice/stock-notice.module.css';

const StockNotice = lazy(() => import('../notice/stock-notice.tsx').then((module) => ({ default: module.StockNotice })));

interface BuyBoxProps {
  product: ProductPage;
  colour: Colour | null;
  /** Whether the address names the colour. */
  isColourNamed: boolean;
  /** The product's own path, without language. */
  path: string;
  /** The rating, shown below the name. */
  rating?: ReactNode;
  /** Renders help with choosing a size. */
  sizeGuide?: (choose: (sizeId: number) => void) => ReactNode;
}

/** Stock up to which the remaining pieces are shown. */
const fewLeft = 3;

/** Renders colour and size pickers and the cart button. For sold-out sizes it offers a stock notice. */
export function BuyBox({ product, colour, isColourNamed, path, rating, sizeGuide }: BuyBoxProps) {
  const local = useLocalPath();
  const fetcher = useFetcher({ key: addToCartKey });
  const box = useRef<HTMLDivElement>(null);
  const sizes = useSizeChoice(product, colour, box);
  const { only, chosen, isWaiting, isSoldOut } = sizes;
  const isAdding = fetcher.state !== 'idle';
  const formId = `buy-${product.id}`;
  const returnTo = local(path) + (colour && isColourNamed ? buildColourQuery(colour) : '');

  return (
    <div ref={box} className={styles.box}>
      <Heading product={product} chosen={chosen} isSoldOut={isSoldOut} rating={rating} />

      {/* The fields below refer to the form by its id, because their section may contain other forms. */}
      <fetcher.Form id={formId} method="post" action={local(cartLinesPath)} className={styles.form} onSubmit={sizes.askForSize}>
        <input type="hidden" name="productId" value={product.id} />
        <input type="hidden" name="quantity" value={1} />
        <input type="hidden" name="returnTo" value={returnTo} />
        {colour ? <input type="hidden" name="color" value={colour.id} /> : null}
        {only ? <input type="hidden" name="size" value={only.size.id} /> : null}
      </fetcher.Form>
      {colour ? <ColourPicker colours={product.colors} chosen={colour} path={path} /> : null}
      {only ? null : <Sizes sizes={sizes} sizeGuide={sizeGuide} form={formId} />}
      <div className={styles.action} hidden={isWaiting && !isSoldOut}>
        <Button
          form={formId}
          isWide
          disabled={isSoldOut}
          aria-disabled={isAdding || undefined}
          onClick={(event) => askBeforeBrowser(event, isAdding)}
        >
          {isSoldOut ? <Trans>Sold out</Trans> : <Trans>Add to cart</Trans>}
        </Button>
      </div>
      <Waiting choices={sizes.choices} chosen={chosen} isWanted={isWaiting || isSoldOut} returnTo={returnTo} />
      <DeliveryAndReturns {...product} />
    </div>
  );
}

type SizeState = ReturnType<typeof useSizeChoice>;

/** The sizes of a colour, and the size that the shopper has chosen. */
function useSizeChoice(product: ProductPage, colour: Colour | null, box: RefObject<HTMLDivElement | null>) {
  const choices = listSizeChoices(product, colour);
  const only = findOnlySize(choices);
  const [wanted, setWanted] = useState<number | null>(null);
  const [isMissing, setIsMissing] = useState(false);
  const chosen = only ?? choices.find((choice) => choice.size.id === wanted && choice.variant) ?? null;
  const isWaiting = chosen !== null && chosen.isSoldOut;
  return {
    choices,
    only,
    chosen,
    isWaiting,
    isSoldOut: choices.every((choice) => choice.isSoldOut),
    /** The form was sent without a size. */
    isMissing: isMissing && !chosen,
    choose: (size: number) => {
      setWanted(size);
      setIsMissing(false);
    },
    askForSize: (event: SubmitEvent<HTMLFormElement>) => {
      if (chosen && !isWaiting) return;
      event.preventDefault();
      setIsMissing(true);
      const first = box.current?.querySelector<HTMLInputElement>('input[name="size"]:not(:disabled)');
      first?.closest('fieldset')?.scrollIntoView({ block: 'center' });
      first?.focus({ preventScroll: true });
    },
  };
}

interface HeadingProps extends Pick<BuyBoxProps, 'product' | 'rating'> {
  chosen: SizeChoice | null;
  isSoldOut: boolean;
}

/** Shows badges, brand, name, rating and price. */
function Heading({ product, chosen, isSoldOut, rating }: HeadingProps) {
  const renderWishlistToggle = useWishlistToggle();
  return (
    <div className={styles.heading}>
      {product.badges.length > 0 ? (
        <p className={styles.badges}>
          {product.badges.map((badge) => (
            <BadgeMark key={badge} badge={badge} className={styles.badge} />
          ))}
        </p>
      ) : null}
      <p>
        <Link className={styles.brand} to={`/brands/${product.brand.slug}`}>
          {product.brand.name}
        </Link>
      </p>
      <div className={styles.title}>
        <h1 className={styles.name}>{product.name}</h1>
        {renderWishlistToggle({ ...product, isAvailable: !isSoldOut })}
      </div>
      {rating}
      <ProductPrice price={choosePrice(product, chosen?.variant ?? null)} />
    </div>
  );
}

function Sizes({
  sizes: { choices, chosen, choose, isMissing },
  sizeGuide,
  form,
}: { sizes: SizeState; form: string } & Pick<BuyBoxProps, 'sizeGuide'>) {
  const { t } = useLingui();
  const left = chosen?.variant?.available ?? 0;
  return (
    <SizePicker
      choices={choices}
      chosen={chosen?.size.id ?? null}
      onChoose={choose}
      error={isMissing ? t`Please choose a size` : null}
      note={left > 0 && left <= fewLeft ? <Plural value={left} one="Only # left" other="Only # left" /> : null}
      guide={sizeGuide?.(choose)}
      form={form}
    />
  );
}

/** Turns off the browser's validation of the size, which is needed only until the scripts have loaded. Blocks a second click while adding. */
function askBeforeBrowser(event: MouseEvent<HTMLButtonElement>, isAdding: boolean): void {
  const { form } = event.currentTarget;
  if (form) form.noValidate = true;
  if (isAdding) event.preventDefault();
}

interface WaitingProps {
  choices: readonly SizeChoice[];
  chosen: SizeChoice | null;
  isWanted: boolean;
  returnTo: string;
}

/** Renders the stock notice form: open if a sold-out size is selected, else collapsed. */
function Waiting({ choices, chosen, isWanted, returnTo }: WaitingProps) {
  const soldOut = listSoldOutSizes(choices);
  if (soldOut.length === 0) return null;
  const wanted = chosen?.isSoldOut ? (chosen.variant?.id ?? null) : null;
  return (
    <details className={styles.waiting} open={isWanted} key={String(isWanted)}>
      <summary className={styles.summary}>
        {wanted !== null && chosen ? <Trans>Size {chosen.size.name} is sold out</Trans> : <Trans>Is your size sold out?</Trans>}
      </summary>
      <Suspense>
        <StockNotice key={wanted} soldOut={soldOut} wanted={wanted} returnTo={returnTo} />
      </Suspense>
    </details>
  );
}
