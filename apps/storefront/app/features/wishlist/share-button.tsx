import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type MouseEvent } from 'react';
import { Link, useLocalPath } from '#lib/paths/link.tsx';
import { useShop } from '#lib/use-shop.ts';
import { useSnackbar } from '#ui/overlays/snackbar.tsx';
import { buildSharedPath } from './entries/product-ids.ts';
import styles from './share-button.module.css';

/**
 * Shares the list as a public link: with the share dialog of the device, else by copying it. Without JavaScript, or if both
 * fail, the link opens the shared page, whose address can be copied by hand.
 */
export function ShareButton({ productIds }: { productIds: readonly number[] }) {
  const { t } = useLingui();
  const snackbar = useSnackbar();
  const { origin, market } = useShop();
  const path = buildSharedPath(productIds);
  const address = origin + useLocalPath()(path);
  const [isRefused, setIsRefused] = useState(false);

  const share = async () => {
    const shared = { title: t`Wishlist at ${market.shopName}`, url: address };
    // On a desktop, copying is more useful than the share dialog.
    if (matchMedia('(pointer: coarse)').matches && 'share' in navigator) return navigator.share(shared);
    await navigator.clipboard.writeText(address);
    snackbar.show({ text: t`Link copied`, tone: 'success' });
  };
  const shareInstead = (event: MouseEvent) => {
    if (isRefused || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    share().catch((error: unknown) => {
      if (error instanceof DOMException && error.name === 'AbortError') return;
      setIsRefused(true);
      snackbar.show({ text: t`The link cannot be copied here. Open it and copy its address.`, tone: 'failure' });
    });
  };
  return (
    <Link to={path} className={styles.share} onClick={shareInstead}>
      {isRefused ? <Trans>Open the shared list</Trans> : <Trans>Share this list</Trans>}
    </Link>
  );
}
