import { useLingui } from '@lingui/react/macro';
import type { Wishable } from '#lib/heart-slot.ts';
import { useLocalPath } from '#lib/link.tsx';
import { useIsWished } from '#lib/use-wishes.ts';
import { wishItemsPath } from '#lib/wish-items-path.ts';
import { Icon } from '#ui/icon.tsx';
import { useSnackbar } from '#ui/snackbar.tsx';
import styles from './heart.module.css';

/**
 * Puts a product on the wishlist and takes it off. There once the page is the visitor's own; what it does comes with the
 * first click.
 */
export function Heart({ product }: { product: Wishable }) {
  const { t, i18n } = useLingui();
  const snackbar = useSnackbar();
  const address = useLocalPath()(wishItemsPath);
  const isWished = useIsWished(product.id);
  if (isWished === null) return null;

  const toggle = async () => {
    try {
      const { addWish, removeWish } = await import('#lib/wish-changes.ts');
      snackbar.show(await (isWished ? removeWish : addWish)(product, { address, i18n }));
    } catch {
      snackbar.show({ text: t`We cannot reach the shop right now. Please try again.`, tone: 'failure' });
    }
  };
  const { name } = product;
  return (
    <button type="button" className={styles.heart} aria-pressed={isWished} aria-label={t`Save ${name} to the wishlist`} onClick={() => void toggle()}>
      <Icon name="heart" size={22} />
    </button>
  );
}
