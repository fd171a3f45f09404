import type { CampaignTexts } from '../types.ts';

export const pl: CampaignTexts = {
  'wool-weeks': [
    'Tygodnie wełny',
    'Cztery tygodnie ciepłych rzeczy, z kodem 15% taniej.',
    'Wełna grzeje, gdy jest sucha i gdy jest mokra, a każdej nocy na krześle trochę się sama oczyszcza.\n\n## Jak to działa\n\n1. Włóż do koszyka to, co Ci się podoba.\n2. Naciśnij przycisk tutaj albo wpisz kod w koszyku.\n3. Rabat odejmiemy od razu. Jeden kod na zamówienie.\n\nKto zamówi w tych tygodniach, bierze też udział w naszym losowaniu: **dziesięć napraw** w The Mending Table, dla wszystkiego, co zdążyło się przetrzeć.',
    'Beżowy płaszcz, czerwona sukienka i kremowy sweter na wieszaku',
  ],
  'winter-sale': [
    'Zimowa wyprzedaż',
    'Gdy zmienia się pora roku, reszta znajduje nowy dom.',
    'Wszystko, co zostało z zimy, w cenach, które zwalniają miejsce na półkach.\n\nTo, co tu zamówisz, możesz zwrócić w ciągu 100 dni, jak wszystko inne.',
    'Złożone swetry w dwóch stosach obok beli granatowego materiału',
  ],
  'linen-days': [
    'Dni lnu',
    'Dwa tygodnie lekkich rzeczy.',
    'Lniane koszule, sukienki i spodnie na gorącą część roku.',
    'Dżinsy, czapka, sweter i koszula w paski ułożone na stole',
  ],
};
