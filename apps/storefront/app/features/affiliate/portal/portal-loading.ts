/** The portal parts with a loading flag, each with its page. */
const pages = {
  profile: '/affiliate/profile',
  discounts: '/affiliate/discounts',
  commissions: '/affiliate/commissions',
  stats: '/affiliate/analytics',
  dashboard: '/affiliate/dashboard',
} as const;
type PortalPart = keyof typeof pages;

/** Returns the specification's loading flags. @param path of the page being loaded, without language; null if none is */
export function findLoadingPage(path: string | null): Readonly<Record<PortalPart, boolean>> {
  const isPage = (part: PortalPart): boolean => path?.toLowerCase() === pages[part];
  return {
    profile: isPage('profile'),
    discounts: isPage('discounts'),
    commissions: isPage('commissions'),
    stats: isPage('stats'),
    dashboard: isPage('dashboard'),
  };
}
