/**
 * Territories of a country where VAT differs or where the shop does not deliver. Codes are the first digits of a postal code,
 * inclusive. Refused territories are outside the Union's VAT territory (Directive 2006/112/EC, Art. 6). Shoppers read their names
 * in each language, so they have the name that the country itself uses.
 */
export interface PostalRuleData {
  country: string;
  from: string;
  to: string;
  territory: string;
  isRefused?: boolean;
  vatBasisPoints?: number;
  validFrom?: string;
}

const refused = (country: string, territory: string, from: string, to = from): PostalRuleData => ({ country, from, to, territory, isRefused: true });
const taxed = (country: string, territory: string, vatBasisPoints: number, from: string, to = from, validFrom?: string): PostalRuleData => ({
  country, from, to, territory, vatBasisPoints, ...(validFrom && { validFrom }),
});

/** Greek islands whose VAT reduction of 30 % began on 1 January 2026 (AADE circular E.2113/2025). */
const island = (territory: string, from: string, to = from) => taxed('GR', territory, 1700, from, to, '2026-01-01');

export const postalRuleRows: readonly PostalRuleData[] = [
  refused('ES', 'Canarias', '35'),
  refused('ES', 'Canarias', '38'),
  refused('ES', 'Ceuta', '51'),
  refused('ES', 'Melilla', '52'),
  // 23030, the former code of Livigno, is shared with places that are not exempt; only its current code is refused.
  refused('IT', 'Livigno', '23041'),
  refused('IT', "Campione d'Italia", '22061'),
  refused('DE', 'Büsingen', '78266'),
  refused('DE', 'Helgoland', '27498'),
  refused('GR', 'Άγιον Όρος', '63086', '63087'),
  // Porto Santo (94…) belongs to the autonomous region of Madeira.
  taxed('PT', 'Madeira', 2200, '9000', '9499'),
  taxed('PT', 'Azores', 1600, '9500', '9999'),
  taxed('GR', 'Lesbos', 1700, '81100', '81399'),
  taxed('GR', 'Chios', 1700, '82100', '82100'),
  taxed('GR', 'Chios', 1700, '82102', '82103'),
  taxed('GR', 'Chios', 1700, '82200', '82399'),
  taxed('GR', 'Samos', 1700, '83100', '83299'),
  taxed('GR', 'Kos', 1700, '85300', '85302'),
  taxed('GR', 'Leros', 1700, '85400'),
  island('Samothrace', '68002'),
  island('Lemnos', '81400', '81499'),
  island('Agios Efstratios', '81500'),
  island('Oinousses', '82101'),
  island('Psara', '82104'),
  island('Ikaria', '83300', '83302'),
  island('Fournoi', '83400'),
  island('Lipsi and Agathonisi', '85001'),
  island('Tilos', '85002'),
  island('Chalki', '85110'),
  island('Kastellorizo', '85111'),
  island('Kalymnos', '85200'),
  island('Nisyros', '85303'),
  island('Patmos', '85500'),
  island('Symi', '85600'),
  island('Karpathos', '85700'),
  island('Kasos', '85800'),
  island('Astypalaia', '85900'),
];
