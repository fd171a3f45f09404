import type { CampaignTexts } from '../types.ts';

export const cz: CampaignTexts = {
  'wool-weeks': [
    'Týdny vlny',
    'Čtyři týdny teplých věcí, s kódem o 15 % levněji.',
    'Vlna hřeje suchá i mokrá a každou noc na židli se sama trochu vyčistí.\n\n## Jak na to\n\n1. Dejte do košíku, co se vám líbí.\n2. Stiskněte tlačítko tady, nebo zadejte kód v košíku.\n3. Sleva se odečte hned. Jeden kód na objednávku.\n\nKdo v těchto týdnech objedná, je zařazen i do našeho slosování: **deset oprav** u The Mending Table, na cokoli, co jste prochodili nebo proseděli.',
    'Béžový kabát, červené šaty a krémový svetr na tyči',
  ],
  'winter-sale': [
    'Zimní výprodej',
    'Když se mění roční doba, najde si zbytek nový domov.',
    'Vše, co zbylo ze zimy, za ceny, díky kterým uvolníme regály.\n\nI to, co objednáte tady, můžete do 100 dnů vrátit jako vše ostatní.',
    'Složené svetry ve dvou komínech vedle pruhu tmavě modré látky',
  ],
  'linen-days': [
    'Dny lnu',
    'Dva týdny pro lehké věci.',
    'Lněné košile, šaty a kalhoty na horkou část roku.',
    'Džíny, kšiltovka, svetr a pruhovaná košile rozložené na stole',
  ],
};
