import type { CampaignTexts } from '../types.ts';

export const sl: CampaignTexts = {
  'wool-weeks': [
    'Tedni volne',
    'Štirje tedni toplih oblačil, s kodo 15 % ceneje.',
    'Volna greje suha in mokra, vsako noč na stolu pa se nekoliko očisti sama.\n\n## Kako deluje\n\n1. V košarico dodajte, kar vam je všeč.\n2. Pritisnite gumb na tej strani ali vpišite kodo v košarici.\n3. Popust se odšteje takoj. Ena koda na naročilo.\n\nKdor v teh tednih odda naročilo, sodeluje tudi v našem žrebanju: **deset popravil** pri The Mending Table, za vse, kar ste ponosili.',
    'Bež plašč, rdeča obleka in kremen pulover na drogu',
  ],
  'winter-sale': [
    'Zimska razprodaja',
    'Ko se letni čas obrne, ostanki najdejo nov dom.',
    'Vse, kar je ostalo od zime, po cenah, s katerimi praznimo police.\n\nTudi kar naročite tukaj, lahko vrnete v 100 dneh.',
    'Zloženi puloverji v dveh kupih ob kosu temno modrega blaga',
  ],
  'linen-days': [
    'Dnevi lanu',
    'Dva tedna za lahka oblačila.',
    'Lanene srajce, obleke in hlače za najbolj vroči del leta.',
    'Kavbojke, kapa s šiltom, pulover in črtasta srajca na mizi',
  ],
};
