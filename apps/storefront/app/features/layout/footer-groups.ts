import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { legalPaths } from '@selvedge/pages/legal-paths';
import type { LegalLinks, Menus } from '@selvedge/server/contract';
import { openI18n } from '#lib/locale/open-i18n.ts';
import type { Shop } from '#lib/shop-context.ts';

type Group = Menus['footer'][number];

const helpLinks: readonly (readonly [path: string, label: MessageDescriptor])[] = [
  ['/helpcenter/contact', msg`Write to us`],
  ['/faq', msg`Frequently asked questions`],
  ['/Track/Order', msg`Track an order`],
  ['/guest/return', msg`Return an item`],
  ['/withdrawal', msg`Withdraw from the contract`],
];

/**
 * Returns the shop's own groups of links in the footer, after the merchant's groups. The server sends them as data, so that their texts are not in
 * the script of every page. A group without links is left out, and a group without its own page has no `href`.
 */
export async function buildFooterGroups({ api, language, market }: Shop, legal: LegalLinks): Promise<Group[]> {
  const [i18n, pages] = await Promise.all([openI18n(language), api.writtenPages()]);
  const about = pages.map(({ slug, title }) => toLink(`/${slug}`, title));
  const social = market.country.socialLinks.map(({ network, url }) => toLink(url, network));
  const groups = [
    toGroup(
      '/helpcenter',
      i18n._(msg`Help centre`),
      helpLinks.map(([path, label]) => toLink(path, i18n._(label))),
    ),
    toGroup('', i18n._(msg`About us`), about),
    toGroup(
      legalPaths.imprint,
      legal.heading,
      legal.pages.map(({ slug, title }) => toLink(`/${slug}`, title)),
    ),
    toGroup('', i18n._(msg`Follow us`), social),
  ];
  return groups.filter(({ children }) => children.length > 0);
}

const toLink = (href: string, label: string) => ({ href, label });
const toGroup = (href: string, label: string, children: Group['children']): Group => ({ href, label, children });
