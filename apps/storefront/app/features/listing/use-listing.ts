import { useState } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import { useLocalPath } from '#lib/link.tsx';
import type { AskedListing } from './asked-listing.ts';
import { addressOf, type ListingPlace } from './listing-address.ts';

export interface ListingControl {
  /** What was asked for last, already while it is on its way. */
  shown: AskedListing;
  /** Another view of this listing is on its way. */
  isPending: boolean;
  /** Goes to another view; the page stays where it was scrolled to. */
  go: (next: AskedListing) => void;
}

/** The address is the only state of a listing, so Back restores what was; only a choice that is on its way counts before. */
export function useListing(place: ListingPlace, asked: AskedListing): ListingControl {
  const local = useLocalPath();
  const navigate = useNavigate();
  const { location: next } = useNavigation();
  const { pathname, key } = useLocation();
  const [wanted, setWanted] = useState({ from: key, asked });
  const isWanted = wanted.from === key && wanted.asked !== asked;
  return {
    shown: isWanted ? wanted.asked : asked,
    isPending: isWanted || next?.pathname === pathname,
    go: (to) => {
      setWanted({ from: key, asked: to });
      void navigate(local(addressOf(place, to)), { preventScrollReset: true });
    },
  };
}
