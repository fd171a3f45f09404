/** What an affiliate or a campaign has put into an address. */
const campaign = /^(ref|adid|src|utm_\w+)$/i;

/** An address in another country's shop, with what an affiliate or a campaign has put into this one's: cookies end at a domain. */
export function carryCampaign(href: string, search: string): string {
  const carried = new URL(href);
  for (const [name, value] of new URLSearchParams(search))
    if (campaign.test(name) && !carried.searchParams.has(name)) carried.searchParams.append(name, value);
  return carried.href;
}
