import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { MouseEvent, ReactNode } from 'react';
import { Link } from '#lib/paths/link.tsx';
import { CountedIcon } from '#ui/figures/counted-icon.tsx';
import { useCart } from './cart-context.tsx';

interface CartButtonProps {
  className?: string;
  /** The label below the icon, if the bar has labels. */
  children?: ReactNode;
}

/** Renders the bag icon with the number of items. It opens the drawer, or without JavaScript the cart page. */
export function CartButton({ className, children }: CartButtonProps) {
  const { t } = useLingui();
  const { count, open } = useCart();
  const openDrawer = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    open();
  };
  return (
    <Link
      to="/Checkout"
      className={className}
      onClick={openDrawer}
      aria-label={count ? t`Cart, ${plural(count, { one: '# item', other: '# items' })}` : t`Cart`}
    >
      <CountedIcon name="bag" count={count} />
      {children}
    </Link>
  );
}
