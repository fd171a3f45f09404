import { useLingui } from '@lingui/react/macro';
import type { WishlistProduct } from '#lib/wishlist/wishlist-toggle-slot.ts';
import { useLocalPath } from '#lib/paths/link.tsx';
import { useIsWished } from '#lib/wishlist/use-wishlist.ts';
import { wishItemsPath } from '#lib/paths/page-paths.ts';
import { Icon } from '#ui/media/icon.tsx';
import { useSnackbar } from '#ui/overlays/snackbar.tsx';
import styles from './wishlist-toggle.module.css';

/**
 * Renders the button that adds a product to the wishlist or removes it. Its action loads with the first click; a tap before the page can
 * be used is repeated then (`lib/head/scripts-after-paint.tsx`).
 */
export function WishlistToggle({ product }: { product: WishlistProduct }) {
  const { t, i18n } = useLingui();
  const snackbar = useSnackbar();
  const address = useLocalPath()(wishItemsPath);
  const isWished = useIsWished(product.id);

  const toggle = async () => {
    try {
      const { addWish, removeWish } = await import('#lib/wishlist/wishlist-requests.ts');
      snackbar.show(await (isWished ? removeWish : addWish)(product, { address, i18n }));
    } catch {
      snackbar.show({ text: t`We can’t reach the shop right now. Please try again.`, tone: 'failure' });
    }
  };
  const { name } = product;
  return (
    <button
      type="button"
      className={styles.toggle}
      aria-pressed={isWished ?? false}
      aria-label={t`Save ${name} to the wishlist`}
      onClick={() => void toggle()}
    >
      <Icon name="heart" size={22} />
    </button>
  );
}
