/** The parts of the portal that are asked for, each with its page. */
const pages = {
  profile: '/affiliate/profile',
  discounts: '/affiliate/discounts',
  commissions: '/affiliate/commissions',
  stats: '/affiliate/analytics',
  dashboard: '/affiliate/dashboard',
} as const;
type PortalPart = keyof typeof pages;

/** The specification's loading flags: which part of the portal is on its way. @param path of the page that is asked for, without language; null: none is */
export function portalLoading(path: string | null): Readonly<Record<PortalPart, boolean>> {
  const isAsked = (part: PortalPart): boolean => path?.toLowerCase() === pages[part];
  return {
    profile: isAsked('profile'),
    discounts: isAsked('discounts'),
    commissions: isAsked('commissions'),
    stats: isAsked('stats'),
    dashboard: isAsked('dashboard'),
  };
}
