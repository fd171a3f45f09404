import type { CampaignTexts } from '../types.ts';

export const hr: CampaignTexts = {
  'wool-weeks': [
    'Tjedni vune',
    'Četiri tjedna toplih stvari, uz kod 15 % jeftinije.',
    'Vuna grije i suha i mokra, a svake se noći na stolcu pomalo očisti sama.\n\n## Kako funkcionira\n\n1. Stavite u košaricu što Vam se sviđa.\n2. Pritisnite gumb na ovoj stranici ili upišite kod u košarici.\n3. Popust se odmah oduzima. Jedan kod po narudžbi.\n\nTko naruči u ovim tjednima, sudjeluje i u našem izvlačenju: **deset popravaka** kod The Mending Table, za sve što ste iznosili.',
    'Bež kaput, crvena haljina i krem džemper na šipki',
  ],
  'winter-sale': [
    'Zimsko sniženje',
    'Kad se godišnje doba mijenja, ono što je ostalo nalazi novi dom.',
    'Sve što je ostalo od zime, po cijenama kojima praznimo police.\n\nI ovdje naručeno možete vratiti u roku od 100 dana, kao i sve ostalo.',
    'Složeni džemperi na dvije hrpe uz komad tamnoplave tkanine',
  ],
  'linen-days': [
    'Dani lana',
    'Dva tjedna za lagane stvari.',
    'Lanene košulje, haljine i hlače za vrući dio godine.',
    'Traperice, kapa sa šiltom, džemper i prugasta košulja na stolu',
  ],
};
