import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type SubmitEvent } from 'react';
import { Amount } from '#ui/figures/amount.tsx';
import { Form, Link, useLocalPath } from '#lib/paths/link.tsx';
import { errorText } from '#lib/api/error-texts.ts';
import { buildProductAddress } from '#lib/paths/product-address.ts';
import { wishItemsPath } from '#lib/paths/page-paths.ts';
import { Button, LinkButton } from '#ui/button.tsx';
import { Icon } from '#ui/media/icon.tsx';
import { Picture } from '#ui/media/picture.tsx';
import { Price } from '#ui/figures/price.tsx';
import { useSnackbar } from '#ui/overlays/snackbar.tsx';
import type { Entry } from './entry.ts';
import { MoveForm } from './move-form.tsx';
import styles from './wish-entry.module.css';

interface WishEntryProps {
  entry: Entry;
  /** The page to return to without JavaScript, as a path without language. */
  returnTo: string;
  onRemoved: () => void;
}

const sizes = '(width < 600px) 120px, (width < 960px) 50vw, (width < 1680px) 25vw, 400px';

/** Renders a saved product: changes since it was saved, the form that adds it to the cart, and the remove button. */
export function WishEntry({ entry, returnTo, onRemoved }: WishEntryProps) {
  const { t } = useLingui();
  const { product, priceWhenAdded, isBack } = entry;
  const path = buildProductAddress(product.slug, product.colorCode);
  return (
    <article className={styles.entry}>
      <Link to={path} className={styles.picture} tabIndex={-1} aria-hidden="true">
        <Picture image={product.images[0] ?? null} alt="" label={t`No photo yet`} sizes={sizes} />
      </Link>
      <div className={styles.words}>
        <p className={styles.brand}>{product.brand.name}</p>
        <h2 className={styles.name}>
          <Link to={path}>{product.name}</Link>
        </h2>
        <p>
          <Price {...product} />
        </p>
        {priceWhenAdded === null ? null : (
          <p className={styles.note}>
            <Trans>
              Price reduced from <Amount value={priceWhenAdded} currency={product.currency} /> since you saved it
            </Trans>
          </p>
        )}
        {isBack ? (
          <p className={styles.note}>
            <Trans>Back in stock</Trans>
          </p>
        ) : null}
        {product.isAvailable ? null : (
          <p className={styles.soldOut}>
            <Trans>Sold out</Trans>
          </p>
        )}
      </div>
      <div className={styles.actions}>
        {product.isAvailable ? (
          <MoveForm entry={entry} />
        ) : (
          <LinkButton to={path} variant="secondary" isWide>
            <Trans>Email me when it’s back</Trans>
          </LinkButton>
        )}
      </div>
      <RemoveForm entry={entry} returnTo={returnTo} onRemoved={onRemoved} />
    </article>
  );
}

function RemoveForm({ entry: { product, wishlistId }, returnTo, onRemoved }: WishEntryProps) {
  const { t, i18n } = useLingui();
  const snackbar = useSnackbar();
  const address = useLocalPath()(wishItemsPath);
  const [isRemoving, setIsRemoving] = useState(false);
  const { name } = product;

  const remove = async () => {
    if (isRemoving) return;
    setIsRemoving(true);
    try {
      const { removeWish } = await import('#lib/wishlist/wishlist-requests.ts');
      const snack = await removeWish(product, { address, i18n });
      snackbar.show(snack);
      if (snack.tone === 'success') onRemoved();
    } catch {
      snackbar.show({ text: errorText(i18n, 'NetworkError'), tone: 'failure' });
    }
    setIsRemoving(false);
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void remove();
  };
  return (
    <Form method="post" action={wishItemsPath} className={styles.remove} onSubmit={submit}>
      <input type="hidden" name="intent" value="remove" />
      <input type="hidden" name="wishlistId" value={wishlistId ?? ''} />
      <input type="hidden" name="returnTo" value={returnTo} />
      <Button
        variant="quiet"
        className={styles.removeButton}
        aria-label={t`Remove ${name} from the wishlist`}
        aria-disabled={isRemoving || undefined}
      >
        <Icon name="close" size={20} />
      </Button>
    </Form>
  );
}
