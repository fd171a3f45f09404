import { startTransition, useState } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import { useLocalPath } from '#lib/paths/link.tsx';
import type { ListingSelection } from './asked-listing.ts';
import { buildListingAddress, type ListingPlace } from './listing-address.ts';
import { isMore } from './pages/loaded-items.ts';

export interface ListingControl {
  /** The parameters that were requested last, even while they load. */
  shown: ListingSelection;
  /** Another view of this listing is loading. */
  isPending: boolean;
  /** Navigates to another view and keeps the scroll position. */
  go: (next: ListingSelection) => void;
}

/** Manages the state of a listing. The address is the only state, so Back restores a view; a pending choice overrides it. */
export function useListing(place: ListingPlace, selection: ListingSelection): ListingControl {
  const local = useLocalPath();
  const navigate = useNavigate();
  const { location: next } = useNavigation();
  const { pathname } = useLocation();
  const [wanted, setWanted] = useState<ListingSelection | null>(null);
  // A choice applies while its own navigation is in progress: data is also reloaded without navigation, for example after a cart change.
  const navigateTo = async (to: ListingSelection) => {
    setWanted(to);
    await navigate(local(buildListingAddress(place, to)), { preventScrollReset: true });
    // React shows the new page in a transition, so the choice is reset in one too; a later choice stays.
    startTransition(() => setWanted((now) => (now === to ? null : now)));
  };
  // The next page of "Load more" is added below, so the shown products stay unchanged.
  const isOtherView = next?.pathname === pathname && !isMore(next.state);
  return { shown: wanted ?? selection, isPending: wanted !== null || isOtherView, go: (to) => void navigateTo(to) };
}
