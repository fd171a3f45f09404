import { useLingui } from '@lingui/react/macro';
import type { MouseEvent, ReactNode } from 'react';
import { NavLink } from '#lib/paths/link.tsx';
import { Icon } from '#ui/media/icon.tsx';
import { useOpenSearch } from './search-context.tsx';

interface SearchButtonProps {
  className?: string | undefined;
  /** Label below the icon, where the bar has one. */
  children?: ReactNode;
}

/** Opens the search: a link without JavaScript, the sheet with it. */
export function SearchButton({ className, children }: SearchButtonProps) {
  const { t } = useLingui();
  const open = useOpenSearch();
  const openSheet = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    open();
  };
  return (
    <NavLink to="/Search" className={className} aria-label={t`Search`} onClick={openSheet}>
      <Icon name="search" />
      {children}
    </NavLink>
  );
}
