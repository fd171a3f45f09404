import type { CountryLaw } from '../settings/country-settings.ts';

/** The minimum that Directive (EU) 2019/771 requires of every member state. */
const usual = { guaranteeYears: 2, burdenMonths: 12 };
/** Not verified. The legal pages show a gap until the merchant's lawyer enters the data. */
const open = '';

/**
 * Consumer law by country, with the official names of laws and authorities. The burden of proof is reversed for two years in
 * Spain (TRLGDCU Art. 121), Portugal (DL 84/2021 Art. 13) and Poland (ustawa o prawach konsumenta Art. 43c); the guarantee
 * lasts three years in Spain (Art. 120) and Portugal (Art. 12).
 */
export const laws: Readonly<Record<string, CountryLaw>> = {
  SI: {
    ...usual,
    guarantee: 'Zakon o varstvu potrošnikov (ZVPot-1)', withdrawal: 'Zakon o varstvu potrošnikov (ZVPot-1)',
    data: 'GDPR (EU) 2016/679, ZVOP-2', dataAuthority: 'Informacijski pooblaščenec', dataAddress: 'Dunajska cesta 22, 1000 Ljubljana', dataWeb: 'https://www.ip-rs.si',
    consumerBody: 'Tržni inšpektorat Republike Slovenije', consumerWeb: 'https://www.gov.si',
    accessibility: 'Zakon o dostopnosti do proizvodov in storitev za invalide (ZDPSI)', accessibilityBody: open, accessibilityWeb: open,
  },
  BD: {
    guaranteeYears: null, burdenMonths: null,
    guarantee: 'Consumers’ Right Protection Act, 2009; Sale of Goods Act, 1930', withdrawal: open,
    data: open, dataAuthority: open, dataAddress: '', dataWeb: open,
    consumerBody: 'Directorate of National Consumers’ Right Protection (DNCRP)', consumerWeb: 'https://dncrp.gov.bd',
    accessibility: 'Rights and Protection of Persons with Disabilities Act, 2013', accessibilityBody: open, accessibilityWeb: open,
    // Trade licence, Business Identification Number (BIN) and Digital Business Identification (DBID) of the seller.
    imprint: open,
  },
  GR: {
    ...usual,
    guarantee: 'άρθρα 534 επ. ΑΚ, ν. 2251/1994', withdrawal: 'ν. 2251/1994',
    data: 'ΓΚΠΔ (ΕΕ) 2016/679, ν. 4624/2019', dataAuthority: 'Αρχή Προστασίας Δεδομένων Προσωπικού Χαρακτήρα', dataAddress: 'Κηφισίας 1-3, 115 23 Αθήνα', dataWeb: 'https://www.dpa.gr',
    consumerBody: 'Συνήγορος του Καταναλωτή', consumerWeb: 'https://www.synigoroskatanaloti.gr',
    accessibility: 'ν. 4994/2022', accessibilityBody: open, accessibilityWeb: open,
  },
  SK: {
    ...usual,
    guarantee: 'Občiansky zákonník (č. 40/1964 Zb.), zákon č. 108/2024 Z. z.', withdrawal: 'zákon č. 108/2024 Z. z. o ochrane spotrebiteľa',
    data: 'GDPR (EÚ) 2016/679, zákon č. 18/2018 Z. z.', dataAuthority: 'Úrad na ochranu osobných údajov Slovenskej republiky', dataAddress: '', dataWeb: 'https://dataprotection.gov.sk',
    consumerBody: 'Slovenská obchodná inšpekcia', consumerWeb: 'https://www.soi.sk',
    accessibility: 'zákon č. 351/2022 Z. z.', accessibilityBody: open, accessibilityWeb: open,
  },
  RO: {
    ...usual,
    guarantee: 'OUG nr. 140/2021', withdrawal: 'OUG nr. 34/2014',
    data: 'GDPR (UE) 2016/679, Legea nr. 190/2018', dataAuthority: 'Autoritatea Națională de Supraveghere a Prelucrării Datelor cu Caracter Personal (ANSPDCP)', dataAddress: 'B-dul G-ral Gheorghe Magheru 28-30, sector 1, București', dataWeb: 'https://www.dataprotection.ro',
    consumerBody: 'Autoritatea Națională pentru Protecția Consumatorilor (ANPC)', consumerWeb: 'https://anpc.ro',
    accessibility: 'Legea nr. 232/2022', accessibilityBody: open, accessibilityWeb: open,
  },
  PT: {
    ...usual, guaranteeYears: 3, burdenMonths: 24,
    guarantee: 'Decreto-Lei n.º 84/2021', withdrawal: 'Decreto-Lei n.º 24/2014',
    data: 'RGPD (UE) 2016/679, Lei n.º 58/2019', dataAuthority: 'Comissão Nacional de Proteção de Dados (CNPD)', dataAddress: 'Av. D. Carlos I, 134, 1.º, 1200-651 Lisboa', dataWeb: 'https://www.cnpd.pt',
    consumerBody: 'Livro de Reclamações', consumerWeb: 'https://www.livroreclamacoes.pt',
    accessibility: 'Decreto-Lei n.º 82/2022', accessibilityBody: open, accessibilityWeb: open,
  },
  PL: {
    ...usual, burdenMonths: 24,
    guarantee: 'ustawa z dnia 30 maja 2014 r. o prawach konsumenta', withdrawal: 'ustawa z dnia 30 maja 2014 r. o prawach konsumenta',
    data: 'RODO (UE) 2016/679', dataAuthority: 'Prezes Urzędu Ochrony Danych Osobowych', dataAddress: '', dataWeb: 'https://uodo.gov.pl',
    consumerBody: 'Wojewódzki Inspektorat Inspekcji Handlowej lub powiatowy (miejski) rzecznik konsumentów', consumerWeb: 'https://polubowne.uokik.gov.pl',
    accessibility: 'ustawa z dnia 26 kwietnia 2024 r. o zapewnianiu spełniania wymagań dostępności niektórych produktów i usług przez podmioty gospodarcze', accessibilityBody: 'Prezes Zarządu Państwowego Funduszu Rehabilitacji Osób Niepełnosprawnych (PFRON)', accessibilityWeb: 'https://www.pfron.org.pl',
  },
  LT: {
    ...usual,
    guarantee: 'Lietuvos Respublikos civilinis kodeksas', withdrawal: 'Lietuvos Respublikos civilinis kodeksas',
    data: 'BDAR (ES) 2016/679', dataAuthority: 'Valstybinė duomenų apsaugos inspekcija', dataAddress: 'L. Sapiegos g. 17, 10312 Vilnius', dataWeb: 'https://vdai.lrv.lt',
    consumerBody: 'Valstybinė vartotojų teisių apsaugos tarnyba', consumerWeb: 'https://vvtat.lrv.lt',
    accessibility: 'Gaminių ir paslaugų prieinamumo reikalavimų įstatymas', accessibilityBody: open, accessibilityWeb: open,
  },
  IT: {
    ...usual,
    guarantee: 'artt. 128-135 septies Codice del consumo', withdrawal: 'artt. 52-59 Codice del consumo',
    data: 'GDPR (UE) 2016/679, d.lgs. 196/2003', dataAuthority: 'Garante per la protezione dei dati personali', dataAddress: 'Piazza Venezia 11, 00187 Roma', dataWeb: 'https://www.garanteprivacy.it',
    consumerBody: 'Autorità Garante della Concorrenza e del Mercato (AGCM)', consumerWeb: 'https://www.agcm.it',
    accessibility: 'd.lgs. 82/2022', accessibilityBody: 'Agenzia per l’Italia digitale (AgID)', accessibilityWeb: 'https://www.agid.gov.it',
  },
  ES: {
    ...usual, guaranteeYears: 3, burdenMonths: 24,
    guarantee: 'arts. 114 y ss. Real Decreto Legislativo 1/2007 (TRLGDCU)', withdrawal: 'arts. 102 y ss. Real Decreto Legislativo 1/2007 (TRLGDCU)',
    data: 'RGPD (UE) 2016/679, Ley Orgánica 3/2018', dataAuthority: 'Agencia Española de Protección de Datos', dataAddress: 'C/ Jorge Juan, 6, 28001 Madrid', dataWeb: 'https://www.aepd.es',
    consumerBody: open, consumerWeb: open,
    accessibility: 'Ley 11/2023', accessibilityBody: open, accessibilityWeb: open,
  },
  DE: {
    ...usual,
    guarantee: '§§ 434 ff., 474 ff. BGB', withdrawal: '§§ 312g, 355 BGB',
    // Consumers complain to the authority where they live (GDPR, Art. 77). The website lists the sixteen authorities.
    data: 'DSGVO (EU) 2016/679, BDSG', dataAuthority: 'Datenschutz-Aufsichtsbehörde des Bundeslandes, in dem Sie wohnen', dataAddress: '', dataWeb: 'https://www.bfdi.bund.de',
    consumerBody: 'Universalschlichtungsstelle des Bundes, Straßburger Straße 8, 77694 Kehl', consumerWeb: 'https://www.universalschlichtungsstelle.de',
    accessibility: 'Barrierefreiheitsstärkungsgesetz (BFSG)', accessibilityBody: 'Marktüberwachungsstelle der Länder für die Barrierefreiheit von Produkten und Dienstleistungen (MLBF)', accessibilityWeb: open,
    // §§ 309, 310 BGB allow the cap; § 36 VSBG requires the statement.
    liability: 'capped', dispute: 'refused',
  },
  CZ: {
    ...usual,
    guarantee: '§ 2158 a násl. zákona č. 89/2012 Sb., občanský zákoník', withdrawal: '§ 1829 a násl. zákona č. 89/2012 Sb., občanský zákoník',
    data: 'GDPR (EU) 2016/679, zákon č. 110/2019 Sb.', dataAuthority: 'Úřad pro ochranu osobních údajů', dataAddress: 'Pplk. Sochora 27, 170 00 Praha 7', dataWeb: 'https://uoou.gov.cz',
    consumerBody: 'Česká obchodní inspekce', consumerWeb: 'https://coi.gov.cz',
    accessibility: 'zákon č. 424/2023 Sb.', accessibilityBody: open, accessibilityWeb: open,
  },
  HR: {
    ...usual,
    guarantee: 'Zakon o obveznim odnosima', withdrawal: 'Zakon o zaštiti potrošača (NN 19/2022)',
    data: 'GDPR (EU) 2016/679', dataAuthority: 'Agencija za zaštitu osobnih podataka (AZOP)', dataAddress: 'Selska cesta 136, 10000 Zagreb', dataWeb: 'https://azop.hr',
    consumerBody: 'Državni inspektorat Republike Hrvatske', consumerWeb: 'https://dirh.gov.hr',
    accessibility: 'Zakon o zahtjevima za pristupačnost proizvoda i usluga (NN 89/2025)', accessibilityBody: open, accessibilityWeb: open,
  },
  BG: {
    ...usual,
    guarantee: 'Закон за предоставяне на цифрово съдържание и цифрови услуги и за продажба на стоки', withdrawal: 'Закон за защита на потребителите',
    data: 'ОРЗД (ЕС) 2016/679', dataAuthority: 'Комисия за защита на личните данни', dataAddress: 'бул. „Проф. Цветан Лазаров“ № 2, 1592 София', dataWeb: 'https://www.cpdp.bg',
    consumerBody: 'Комисия за защита на потребителите', consumerWeb: 'https://kzp.bg',
    accessibility: open, accessibilityBody: open, accessibilityWeb: open,
  },
  AT: {
    ...usual,
    guarantee: 'Verbrauchergewährleistungsgesetz (VGG)', withdrawal: 'Fern- und Auswärtsgeschäfte-Gesetz (FAGG)',
    data: 'DSGVO (EU) 2016/679, DSG', dataAuthority: 'Österreichische Datenschutzbehörde', dataAddress: 'Barichgasse 40-42, 1030 Wien', dataWeb: 'https://www.dsb.gv.at',
    consumerBody: 'Internet Ombudsstelle', consumerWeb: 'https://www.ombudsstelle.at',
    accessibility: 'Barrierefreiheitsgesetz (BaFG)', accessibilityBody: 'Sozialministeriumservice', accessibilityWeb: 'https://www.sozialministeriumservice.gv.at',
    imprint: [
      'Informationspflicht gemäß § 5 ECG und Offenlegung gemäß § 25 MedienG: Medieninhaber ist der oben genannte Verkäufer',
      'Unternehmensgegenstand: Onlinehandel mit Bekleidung',
      'Grundlegende Richtung: Information über das Angebot dieses Shops',
      'Gewerberechtliche Vorschriften: Gewerbeordnung, abrufbar unter www.ris.bka.gv.at',
    ].join('\n'),
  },
  HU: {
    ...usual,
    guarantee: '373/2021. (VI. 30.) Korm. rendelet', withdrawal: '45/2014. (II. 26.) Korm. rendelet',
    data: 'GDPR (EU) 2016/679', dataAuthority: 'Nemzeti Adatvédelmi és Információszabadság Hatóság (NAIH)', dataAddress: '1055 Budapest, Falk Miksa utca 9-11.', dataWeb: 'https://www.naih.hu',
    consumerBody: 'Békéltető testületek', consumerWeb: 'https://www.bekeltetes.hu',
    accessibility: '2022. évi XVII. törvény', accessibilityBody: open, accessibilityWeb: open,
  },
};
