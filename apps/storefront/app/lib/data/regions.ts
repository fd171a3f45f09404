/** Dialling codes, each with its most common country (ISO 3166-1 alpha-2). */
export const dialCodes: readonly (readonly [code: string, dial: string])[] = [
  ['AL', '355'], ['AD', '376'], ['AR', '54'], ['AM', '374'], ['AU', '61'], ['AT', '43'], ['AZ', '994'], ['BD', '880'], ['BY', '375'], ['BE', '32'],
  ['BA', '387'], ['BR', '55'], ['BG', '359'], ['US', '1'], ['CL', '56'], ['CN', '86'], ['CO', '57'], ['HR', '385'], ['CY', '357'], ['CZ', '420'],
  ['DK', '45'], ['EG', '20'], ['EE', '372'], ['FI', '358'], ['FR', '33'], ['GE', '995'], ['DE', '49'], ['GR', '30'], ['HK', '852'], ['HU', '36'],
  ['IS', '354'], ['IN', '91'], ['ID', '62'], ['IE', '353'], ['IL', '972'], ['IT', '39'], ['JP', '81'], ['KZ', '7'], ['KE', '254'], ['KR', '82'],
  ['XK', '383'], ['KW', '965'], ['LV', '371'], ['LI', '423'], ['LT', '370'], ['LU', '352'], ['MY', '60'], ['MT', '356'], ['MX', '52'], ['MD', '373'],
  ['MC', '377'], ['ME', '382'], ['MA', '212'], ['NP', '977'], ['NL', '31'], ['NZ', '64'], ['NG', '234'], ['MK', '389'], ['NO', '47'], ['OM', '968'],
  ['PK', '92'], ['PE', '51'], ['PH', '63'], ['PL', '48'], ['PT', '351'], ['QA', '974'], ['RO', '40'], ['SM', '378'], ['SA', '966'], ['RS', '381'],
  ['SG', '65'], ['SK', '421'], ['SI', '386'], ['ZA', '27'], ['ES', '34'], ['LK', '94'], ['SE', '46'], ['CH', '41'], ['TW', '886'], ['TH', '66'],
  ['TN', '216'], ['TR', '90'], ['UA', '380'], ['AE', '971'], ['GB', '44'], ['VN', '84'],
];

/** All countries (ISO 3166-1 alpha-2): a billing address may be anywhere (Regulation (EU) 2018/302). */
export const countryCodes: readonly string[] = (
  'AD AE AF AG AI AL AM AO AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ ' +
  'DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GT GU GW GY HK HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP ' +
  'KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ ' +
  'OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ ' +
  'UA UG US UY UZ VA VC VE VG VI VN VU WF WS XK YE YT ZA ZM ZW'
).split(' ');
