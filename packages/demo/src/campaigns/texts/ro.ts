import type { CampaignTexts } from '../types.ts';

export const ro: CampaignTexts = {
  'wool-weeks': [
    'Săptămânile lânii',
    'Patru săptămâni de haine călduroase, cu 15% reducere dacă folosiți codul.',
    'Lâna ține de cald și uscată, și udă și se curăță puțin singură în fiecare noapte, pe un scaun.\n\n## Cum funcționează\n\n1. Puneți în coș ce vă place.\n2. Apăsați butonul de aici sau introduceți codul în coș.\n3. Reducerea se scade imediat. Un singur cod la o comandă.\n\nCine comandă în aceste săptămâni participă și la tragerea noastră la sorți: **zece reparații** la The Mending Table, pentru orice s-a tocit de atâta purtat.',
    'Un palton bej, o rochie roșie și un pulover crem pe un stender',
  ],
  'winter-sale': [
    'Reduceri de iarnă',
    'Când se schimbă anotimpul, ce a rămas își găsește o casă nouă.',
    'Tot ce a rămas din iarnă, la prețuri care fac loc pe rafturi.\n\nCe comandați aici puteți returna în 100 de zile, ca orice altceva.',
    'Pulovere împăturite în două teancuri, lângă un val de stofă bleumarin',
  ],
  'linen-days': [
    'Zilele inului',
    'Două săptămâni pentru haine ușoare.',
    'Cămăși, rochii și pantaloni de in pentru partea fierbinte a anului.',
    'Blugi, o șapcă, un pulover și o cămașă în dungi întinse pe o masă',
  ],
};
