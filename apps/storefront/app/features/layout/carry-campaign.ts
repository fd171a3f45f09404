/** The address parameters of affiliates and campaigns. */
const campaign = /^(ref|adid|src|subid|link|utm_\w+)$/i;

/** Adds the affiliate and campaign parameters of this page to a link to another country's shop, because cookies are limited to one domain. */
export function carryCampaign(href: string, search: string): string {
  const carried = new URL(href);
  for (const [name, value] of new URLSearchParams(search))
    if (campaign.test(name) && !carried.searchParams.has(name)) carried.searchParams.append(name, value);
  return carried.href;
}
