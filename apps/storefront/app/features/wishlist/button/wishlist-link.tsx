import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { NavLink } from '#lib/paths/link.tsx';
import { useWishCount } from '#lib/wishlist/use-wishlist.ts';
import { CountedIcon } from '#ui/figures/counted-icon.tsx';

interface WishlistLinkProps {
  className?: string;
  /** The label below the icon, if the bar has labels. */
  children?: ReactNode;
}

/** Renders the link to the wishlist with the number of entries. */
export function WishlistLink({ className, children }: WishlistLinkProps) {
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
