import { useLingui } from '@lingui/react/macro';
import type { MouseEvent, ReactNode } from 'react';
import { NavLink } from '#lib/link.tsx';
import { Icon } from '#ui/icon.tsx';
import { useOpenSearch } from './search-context.tsx';

interface SearchButtonProps {
  className?: string | undefined;
  /** Words below the glass, where the bar has them. */
  children?: ReactNode;
}

/** The way to search. A link to the page without JavaScript; with it, the sheet. */
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
