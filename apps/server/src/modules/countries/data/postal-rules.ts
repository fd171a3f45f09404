/**
 * Territories of a country where VAT differs or where the shop does not deliver. Codes are the first digits of a postal code,
 * inclusive. Refused territories are outside the Union's VAT territory (Directive 2006/112/EC, Art. 6). The names
 * are shown in every language, so each territory has the name that its country uses.
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

const refuseRange = (country: string, territory: string, from: string, to = from): PostalRuleData => ({ country, from, to, territory, isRefused: true });
const taxRange = (country: string, territory: string, vatBasisPoints: number, from: string, to = from, validFrom?: string): PostalRuleData => ({
  country, from, to, territory, vatBasisPoints, ...(validFrom && { validFrom }),
});

/** Greek islands whose VAT reduction of 30 % began on 1 January 2026 (AADE circular E.2113/2025). */
const taxIsland = (territory: string, from: string, to = from) => taxRange('GR', territory, 1700, from, to, '2026-01-01');

export const postalRuleRows: readonly PostalRuleData[] = [
  refuseRange('ES', 'Canarias', '35'),
  refuseRange('ES', 'Canarias', '38'),
  refuseRange('ES', 'Ceuta', '51'),
  refuseRange('ES', 'Melilla', '52'),
  // 23030, the former code of Livigno, is shared with places that are not exempt; only its current code is refused.
  refuseRange('IT', 'Livigno', '23041'),
  refuseRange('IT', "Campione d'Italia", '22061'),
  // San Marino and the Vatican have Italian postal codes, but they are separate states.
  refuseRange('IT', 'San Marino', '47890', '47899'),
  refuseRange('IT', 'Città del Vaticano', '00120'),
  // The Austrian VAT Act (UStG, § 10(4)) has 19 % for the two municipalities whose only road access is from Germany.
  taxRange('AT', 'Jungholz', 1900, '6691'),
  taxRange('AT', 'Mittelberg', 1900, '6991', '6993'),
  refuseRange('DE', 'Büsingen', '78266'),
  refuseRange('DE', 'Helgoland', '27498'),
  refuseRange('GR', 'Άγιον Όρος', '63086', '63087'),
  // Porto Santo (94…) belongs to the autonomous region of Madeira.
  taxRange('PT', 'Madeira', 2200, '9000', '9499'),
  taxRange('PT', 'Azores', 1600, '9500', '9999'),
  taxRange('GR', 'Lesbos', 1700, '81100', '81399'),
  taxRange('GR', 'Chios', 1700, '82100', '82100'),
  taxRange('GR', 'Chios', 1700, '82102', '82103'),
  taxRange('GR', 'Chios', 1700, '82200', '82399'),
  taxRange('GR', 'Samos', 1700, '83100', '83299'),
  taxRange('GR', 'Kos', 1700, '85300', '85302'),
  taxRange('GR', 'Leros', 1700, '85400'),
  taxIsland('Samothrace', '68002'),
  taxIsland('Lemnos', '81400', '81499'),
  taxIsland('Agios Efstratios', '81500'),
  taxIsland('Oinousses', '82101'),
  taxIsland('Psara', '82104'),
  taxIsland('Ikaria', '83300', '83302'),
  taxIsland('Fournoi', '83400'),
  taxIsland('Lipsi and Agathonisi', '85001'),
  taxIsland('Tilos', '85002'),
  taxIsland('Chalki', '85110'),
  taxIsland('Kastellorizo', '85111'),
  taxIsland('Kalymnos', '85200'),
  taxIsland('Nisyros', '85303'),
  taxIsland('Patmos', '85500'),
  taxIsland('Symi', '85600'),
  taxIsland('Karpathos', '85700'),
  taxIsland('Kasos', '85800'),
  taxIsland('Astypalaia', '85900'),
];
