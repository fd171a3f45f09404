import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { MouseEvent, ReactNode } from 'react';
import { Link } from '#lib/link.tsx';
import { Icon } from '#ui/icon.tsx';
import styles from './cart-button.module.css';
import { useCart } from './cart-context.tsx';

interface CartButtonProps {
  className?: string;
  /** Words below the bag, where the bar has them. */
  children?: ReactNode;
}

/** The bag with its count. A link to the cart without JavaScript; with it, the drawer. */
export function CartButton({ className, children }: CartButtonProps) {
  const { t, i18n } = useLingui();
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
      <span className={styles.bag}>
        <Icon name="bag" />
        {count ? <span className={styles.count}>{count > 99 ? `${i18n.number(99)}+` : i18n.number(count)}</span> : null}
      </span>
      {children}
    </Link>
  );
}
