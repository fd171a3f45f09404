import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ProductPage } from '@selvedge/server/contract';
import { useRef, useState, type SubmitEvent } from 'react';
import { useFetcher, useLocation } from 'react-router';
import { addToCartKey, cartLinesPath } from '#lib/cart-fetcher.ts';
import { useLocalPath } from '#lib/link.tsx';
import { Button } from '#ui/button.tsx';
import styles from './buy-box.module.css';
import { ColourPicker } from './colour-picker.tsx';
import { onlySize, shownPrice, sizeChoices, type Colour } from './product-choice.ts';
import { ProductPrice } from './product-price.tsx';
import { Promises } from './promises.tsx';
import { SizePicker } from './size-picker.tsx';

interface BuyBoxProps {
  product: ProductPage;
  colour: Colour | null;
  /** The product's own path, without language. */
  path: string;
}

/** Pieces from which on it is worth saying. */
const fewLeft = 3;

/** What is to be decided: colour, size, and whether. */
export function BuyBox({ product, colour, path }: BuyBoxProps) {
  const { t } = useLingui();
  const local = useLocalPath();
  const { search } = useLocation();
  const fetcher = useFetcher({ key: addToCartKey });
  const form = useRef<HTMLFormElement>(null);
  const choices = sizeChoices(product, colour);
  const only = onlySize(choices);
  const [wanted, setWanted] = useState<number | null>(null);
  const [isAsked, setIsAsked] = useState(false);

  const isSoldOut = choices.every((choice) => choice.isSoldOut);
  const chosen = only ?? choices.find((choice) => choice.size.id === wanted && !choice.isSoldOut) ?? null;
  const isAdding = fetcher.state !== 'idle';

  const askForSize = (event: SubmitEvent<HTMLFormElement>) => {
    if (chosen) return;
    event.preventDefault();
    setIsAsked(true);
    const first = form.current?.querySelector<HTMLInputElement>('input[name="size"]:not(:disabled)');
    first?.closest('fieldset')?.scrollIntoView({ block: 'center' });
    first?.focus({ preventScroll: true });
  };
  const left = chosen?.variant?.available ?? 0;

  return (
    <fetcher.Form ref={form} method="post" action={local(cartLinesPath)} className={styles.box} onSubmit={askForSize} noValidate>
      <div className={styles.heading}>
        <p className={styles.brand}>{product.brand.name}</p>
        <h1 className={styles.name}>{product.name}</h1>
        <ProductPrice price={shownPrice(product, chosen?.variant ?? null)} />
      </div>

      <input type="hidden" name="productId" value={product.id} />
      <input type="hidden" name="quantity" value={1} />
      <input type="hidden" name="returnTo" value={local(path) + search} />
      {colour ? <input type="hidden" name="color" value={colour.id} /> : null}
      {colour ? <ColourPicker colours={product.colors} chosen={colour} path={path} /> : null}
      {only ? (
        <input type="hidden" name="size" value={only.size.id} />
      ) : (
        <SizePicker
          choices={choices}
          chosen={chosen?.size.id ?? null}
          onChoose={(size) => {
            setWanted(size);
            setIsAsked(false);
          }}
          error={isAsked && !chosen ? t`Please choose a size` : null}
          note={left > 0 && left <= fewLeft ? <Plural value={left} one="Only # piece left" other="Only # pieces left" /> : null}
        />
      )}
      <div className={styles.action}>
        <Button isWide disabled={isSoldOut} aria-disabled={isAdding || undefined} onClick={(event) => isAdding && event.preventDefault()}>
          {isSoldOut ? <Trans>Sold out</Trans> : <Trans>Add to cart</Trans>}
        </Button>
      </div>
      <Promises />
    </fetcher.Form>
  );
}
