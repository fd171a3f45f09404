import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { NavLink } from '#lib/paths/link.tsx';
import { useWishCount } from '#lib/wishes/use-wishes.ts';
import { CountedIcon } from '#ui/figures/counted-icon.tsx';

interface WishlistButtonProps {
  className?: string;
  /** The label below the icon, if the bar has labels. */
  children?: ReactNode;
}

/** Renders the link to the wishlist with the number of entries. */
export function WishlistButton({ className, children }: WishlistButtonProps) {
  const { t } = useLingui();
  const count = useWishCount();
  return (
    <NavLink
      to="/Wishlists"
      className={className}
      aria-label={count ? t`Wishlist, ${plural(count, { one: '# item', other: '# items' })}` : t`Wishlist`}
    >
      <CountedIcon name="heart" count={count} />
      {children}
    </NavLink>
  );
}
