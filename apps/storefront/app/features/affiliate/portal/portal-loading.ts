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
  const isAsked = (part: PortalPart): boolean => path?.toLowerCase() === pages[part];
  return {
    profile: isAsked('profile'),
    discounts: isAsked('discounts'),
    commissions: isAsked('commissions'),
    stats: isAsked('stats'),
    dashboard: isAsked('dashboard'),
  };
}
