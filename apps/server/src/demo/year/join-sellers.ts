import { days, minutes, setClock } from '#kit/clock';
import { createUser, findUserId, userType } from '#modules/accounts';
import { applyForProgramme, makeLink, changeAffiliateStatus, updateProfile } from '#modules/affiliates';
import type { CountryRow } from '#modules/countries';
import type { Db } from '#platform/database';
import { inTransaction } from '#platform/transaction';
import { listActiveAffiliates, listCurrentLinks, type AffiliateLinkRow } from '#seeds/affiliates';
import type { Seller } from './plan-orders.ts';
import { demoSellers, type DemoSeller } from './sellers-data.ts';

/** Only paths are needed, so any local address works. */
const publicAddress = { publicUrl: 'http://localhost', isLoopback: true };

/** Adds the demo's further affiliates to the programme, each on a day of the past year. Existing ones stay unchanged. */
export async function joinSellers(db: Db, { countries, today }: { countries: readonly CountryRow[]; today: Date }): Promise<void> {
  for (const seller of demoSellers) {
    const joinedAt = new Date(today.getTime() - days(seller.joined));
    const restore = setClock(() => joinedAt);
    try {
      await inTransaction(db, (tx) => joinSeller(tx, { seller, countries, joinedAt }));
    } finally {
      restore();
    }
  }
}

interface Joining {
  seller: DemoSeller;
  countries: readonly CountryRow[];
  joinedAt: Date;
}

async function joinSeller(db: Db, { seller, countries, joinedAt }: Joining): Promise<void> {
  const { email, firstName, lastName, code, website, audience, promotion, tax, account } = seller;
  if ((await findUserId(db, email)) !== undefined) return;
  const own = countries.filter((country) => seller.countries.includes(country.code));
  const [home] = own;
  if (!home) return;
  const password = `Aa.1${crypto.randomUUID()}`;
  const userId = await createUser(db, { email, firstName, lastName, password, userTypeIds: [userType.customer], emailConfirmedAt: joinedAt });
  const name = `${firstName} ${lastName}`;
  const affiliateId = await applyForProgramme(db, {
    userId,
    application: {
      ...{ code, website, channels: [...seller.channels], audience, promotion, countryIds: own.map(({ id }) => id) },
      ...{ tax: { ...tax, status: 'private', name, vatNumber: '' }, languageId: 1, hasAcceptedTerms: true },
    },
  });
  await inTransaction(db, (tx) => changeAffiliateStatus(tx, { affiliateId, move: 'approve', actor: 'demo', reason: '' }));
  const payoutAccount =
    'iban' in account
      ? ({ kind: 'iban', holder: name, iban: account.iban, bic: '' } as const)
      : ({ kind: 'bkash', holder: name, ...account } as const);
  await updateProfile(db, { affiliateId, changes: { payoutAccount } });
  for (const link of seller.links) {
    const plain = { countryId: home.id, languageId: home.languageId, affiliateDiscountId: null, utmContent: '', utmTerm: '', subId: '' };
    await makeLink(db, { affiliateId, input: { affiliateId, ...plain, ...link, utmSource: link.source }, publicAddress });
  }
}

/** Percentage of orders in an affiliate's countries that are theirs. */
const orderShares: Readonly<Record<string, number>> = { JONAS10: 15, 'ELENA-VESTE': 13, 'KASIA-SZYJE': 12, 'DHAKA-THREADS': 16, 'SOFIA-STYLE': 10 };

/** Returns all affiliates with their links. */
export async function readSellers(db: Db, countries: readonly CountryRow[]): Promise<Seller[]> {
  const rows = await listActiveAffiliates(db, Object.keys(orderShares));
  const links = await listCurrentLinks(db);
  return rows.map(({ id: affiliateId, code, countryIds, appliedAt }) => ({
    affiliateId,
    code,
    joinedAt: new Date(appliedAt.getTime() + minutes(60)),
    countries: countries.filter(({ id }) => countryIds.includes(id)).map((country) => country.code),
    share: orderShares[code] ?? 0,
    links: links.filter((link) => link.affiliateId === affiliateId).map(toSellerLink),
  }));
}

function toSellerLink(link: AffiliateLinkRow): Seller['links'][number] {
  const { id: linkId, affiliateDiscountId, source, createdAt, utmSource, utmMedium, utmCampaign, utmContent, utmTerm } = link;
  return { linkId, affiliateDiscountId, source, createdAt, utm: { utmSource, utmMedium, utmCampaign, utmContent, utmTerm } };
}
