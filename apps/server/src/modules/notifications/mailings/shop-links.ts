/** Builds absolute addresses for the links of a newsletter email. */
export type BuildLink = (link: string) => string;

/**
 * Returns a function that makes links absolute. Links to the shop get the parameters of the newsletter, which is an own channel of the shop
 * (decision 115), so that no affiliate loses a credit. Links to other sites stay unchanged.
 * @param shopUrl the shop's pages in the language of the subscriber, without a trailing slash
 * @param campaign value of `utm_campaign`
 */
export function createShopLinks(shopUrl: string, campaign: string): BuildLink {
  const { origin } = new URL(shopUrl);
  return (link) => {
    if (!link.startsWith('/') && !link.startsWith(`${origin}/`)) return link;
    const url = new URL(link.startsWith('/') ? `${shopUrl}${link}` : link);
    url.searchParams.set('utm_source', 'newsletter');
    url.searchParams.set('utm_medium', 'email');
    url.searchParams.set('utm_campaign', campaign);
    return url.href;
  };
}
