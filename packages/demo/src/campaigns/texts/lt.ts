import type { CampaignTexts } from '../types.ts';

export const lt: CampaignTexts = {
  'wool-weeks': [
    'Vilnos savaitės',
    'Keturios šiltų drabužių savaitės, su kodu 15 % pigiau.',
    'Vilna šildo ir sausa, ir šlapia, o per naktį ant kėdės šiek tiek išsivalo pati.\n\n## Kaip tai veikia\n\n1. Įdėkite į krepšelį, kas patinka.\n2. Paspauskite mygtuką čia arba įveskite kodą krepšelyje.\n3. Nuolaida pritaikoma iškart. Vienam užsakymui – vienas kodas.\n\nKas užsako šiomis savaitėmis, dalyvauja ir mūsų loterijoje: **dešimt taisymų** pas „The Mending Table“, viskam, ką sudėvėjote iki skylių.',
    'Smėlio spalvos paltas, raudona suknelė ir kreminis megztinis ant kabyklos',
  ],
  'winter-sale': [
    'Žiemos išpardavimas',
    'Keičiantis metų laikui, kas liko, randa naujus namus.',
    'Viskas, kas liko iš žiemos, tokiomis kainomis, kad atsilaisvintų lentynos.\n\nKą užsakote čia, kaip ir visa kita galite grąžinti per 100 dienų.',
    'Dvi sulankstytų megztinių krūvelės šalia tamsiai mėlyno audinio',
  ],
  'linen-days': [
    'Lino dienos',
    'Dvi savaitės lengviems drabužiams.',
    'Lininiai marškiniai, suknelės ir kelnės karštajam metų laikui.',
    'Džinsai, kepurė su snapeliu, megztinis ir dryžuoti marškiniai ant stalo',
  ],
};
