import type { CampaignTexts } from '../types.ts';

export const sk: CampaignTexts = {
  'wool-weeks': [
    'Týždne vlny',
    'Štyri týždne teplých vecí, s kódom o 15 % lacnejšie.',
    'Vlna hreje suchá aj mokrá a každú noc na stoličke sa sama trochu vyčistí.\n\n## Ako na to\n\n1. Dajte do košíka, čo sa vám páči.\n2. Stlačte tlačidlo tu alebo zadajte kód v košíku.\n3. Zľava sa odpočíta hneď. Jeden kód na objednávku.\n\nKto v týchto týždňoch objedná, je zaradený aj do nášho žrebovania: **desať opráv** u The Mending Table, na čokoľvek, čo ste prechodili alebo presedeli.',
    'Béžový kabát, červené šaty a krémový sveter na tyči',
  ],
  'winter-sale': [
    'Zimný výpredaj',
    'Keď sa mení ročné obdobie, nájde si zvyšok nový domov.',
    'Všetko, čo zostalo zo zimy, za ceny, vďaka ktorým uvoľníme regály.\n\nAj to, čo objednáte tu, môžete do 100 dní vrátiť ako všetko ostatné.',
    'Zložené svetre v dvoch stĺpcoch vedľa pruhu tmavomodrej látky',
  ],
  'linen-days': [
    'Dni ľanu',
    'Dva týždne pre ľahké veci.',
    'Ľanové košele, šaty a nohavice na horúcu časť roka.',
    'Džínsy, šiltovka, sveter a pruhovaná košeľa rozložené na stole',
  ],
};
