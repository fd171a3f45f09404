import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ProductPage } from '@selvedge/server/contract';
import { lazy, Suspense, useRef, useState, type ReactNode, type SubmitEvent } from 'react';
import { useFetcher } from 'react-router';
import { addToCartKey, cartLinesPath } from '#lib/cart-fetcher.ts';
import { useHeart } from '#lib/heart-slot.ts';
import { Link, useLocalPath } from '#lib/link.tsx';
import { BadgeMark } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import styles from './buy-box.module.css';
import { ColourPicker } from './colour-picker.tsx';
import { coloursAddress, onlySize, shownPrice, sizeChoices, waitedFor, type Colour } from './product-choice.ts';
import { ProductPrice } from './product-price.tsx';
import { Promises } from './promises.tsx';
import { SizePicker } from './size-picker.tsx';
// The form's styles come with the page, which has it when the server writes it; its scripts come later.
import '#ui/field.module.css';
import './stock-notice.module.css';

const StockNotice = lazy(() => import('./stock-notice.tsx').then((module) => ({ default: module.StockNotice })));

interface BuyBoxProps {
  product: ProductPage;
  colour: Colour | null;
  /** Whether the address names the colour. */
  isColourNamed: boolean;
  /** The product's own path, without language. */
  path: string;
  /** What buyers think of it, below the name. */
  rating?: ReactNode;
  /** What helps to choose a size. */
  sizeGuide?: (choose: (sizeId: number) => void) => ReactNode;
}

/** Pieces from which on it is worth saying. */
const fewLeft = 3;

/** What is to be decided: colour, size, and whether. What is sold out can be waited for. */
export function BuyBox({ product, colour, isColourNamed, path, rating, sizeGuide }: BuyBoxProps) {
  const { t } = useLingui();
  const local = useLocalPath();
  const heart = useHeart();
  const fetcher = useFetcher({ key: addToCartKey });
  const box = useRef<HTMLDivElement>(null);
  const choices = sizeChoices(product, colour);
  const only = onlySize(choices);
  const [wanted, setWanted] = useState<number | null>(null);
  const [isAsked, setIsAsked] = useState(false);

  const isSoldOut = choices.every((choice) => choice.isSoldOut);
  const chosen = only ?? choices.find((choice) => choice.size.id === wanted && choice.variant) ?? null;
  const isWaiting = chosen !== null && chosen.isSoldOut;
  const isAdding = fetcher.state !== 'idle';
  const left = chosen?.variant?.available ?? 0;
  const formId = `buy-${product.id}`;
  const returnTo = local(path) + (colour && isColourNamed ? coloursAddress(colour) : '');

  const choose = (size: number) => {
    setWanted(size);
    setIsAsked(false);
  };
  const askForSize = (event: SubmitEvent<HTMLFormElement>) => {
    if (chosen && !isWaiting) return;
    event.preventDefault();
    setIsAsked(true);
    const first = box.current?.querySelector<HTMLInputElement>('input[name="size"]:not(:disabled)');
    first?.closest('fieldset')?.scrollIntoView({ block: 'center' });
    first?.focus({ preventScroll: true });
  };

  return (
    <div ref={box} className={styles.box}>
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
          {heart({ ...product, isAvailable: !isSoldOut })}
        </div>
        {rating}
        <ProductPrice price={shownPrice(product, chosen?.variant ?? null)} />
      </div>

      {/* The fields beside it belong to it by its id: what stands among them may have forms of its own. */}
      <fetcher.Form id={formId} method="post" action={local(cartLinesPath)} className={styles.form} onSubmit={askForSize} noValidate>
        <input type="hidden" name="productId" value={product.id} />
        <input type="hidden" name="quantity" value={1} />
        <input type="hidden" name="returnTo" value={returnTo} />
        {colour ? <input type="hidden" name="color" value={colour.id} /> : null}
        {only ? <input type="hidden" name="size" value={only.size.id} /> : null}
      </fetcher.Form>
      {colour ? <ColourPicker colours={product.colors} chosen={colour} path={path} /> : null}
      {only ? null : (
        <SizePicker
          choices={choices}
          chosen={chosen?.size.id ?? null}
          onChoose={choose}
          error={isAsked && !chosen ? t`Please choose a size` : null}
          note={left > 0 && left <= fewLeft ? <Plural value={left} one="Only # piece left" other="Only # pieces left" /> : null}
          guide={sizeGuide?.(choose)}
          form={formId}
        />
      )}
      <div className={styles.action} hidden={isWaiting && !isSoldOut}>
        <Button
          form={formId}
          isWide
          disabled={isSoldOut}
          aria-disabled={isAdding || undefined}
          onClick={(event) => isAdding && event.preventDefault()}
        >
          {isSoldOut ? <Trans>Sold out</Trans> : <Trans>Add to cart</Trans>}
        </Button>
      </div>
      <Waiting choices={choices} chosen={chosen} isWanted={isWaiting || isSoldOut} returnTo={returnTo} />
      <Promises delivery={product.delivery} />
    </div>
  );
}

interface WaitingProps {
  choices: ReturnType<typeof sizeChoices>;
  chosen: ReturnType<typeof sizeChoices>[number] | null;
  isWanted: boolean;
  returnTo: string;
}

/** The way to wait for what is sold out: open where that is what was chosen, else behind one line. */
function Waiting({ choices, chosen, isWanted, returnTo }: WaitingProps) {
  const soldOut = waitedFor(choices);
  if (soldOut.length === 0) return null;
  const wanted = chosen?.isSoldOut ? (chosen.variant?.id ?? null) : null;
  return (
    <details className={styles.waiting} open={isWanted} key={String(isWanted)}>
      <summary className={styles.summary}>
        {wanted !== null && chosen ? <Trans>Size {chosen.size.name} is sold out</Trans> : <Trans>Your size is sold out?</Trans>}
      </summary>
      <Suspense>
        <StockNotice key={wanted} soldOut={soldOut} wanted={wanted} returnTo={returnTo} />
      </Suspense>
    </details>
  );
}
