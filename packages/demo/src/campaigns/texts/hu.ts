import type { CampaignTexts } from '../types.ts';

export const hu: CampaignTexts = {
  'wool-weeks': [
    'Gyapjúhetek',
    'Négy hét meleg holmikkal, a kóddal 15% kedvezménnyel.',
    'A gyapjú szárazon és nedvesen is melegít, és minden éjjel tisztul egy kicsit a széken.\n\n## Így működik\n\n1. Tegye a kosarába, ami tetszik.\n2. Nyomja meg itt a gombot, vagy írja be a kódot a kosárban.\n3. A kedvezményt azonnal levonjuk. Rendelésenként egy kód használható.\n\nAki ezekben a hetekben rendel, részt vesz a sorsolásunkon is: **tíz javítás** a The Mending Table műhelyében, bármire, amit már elhordott.',
    'Bézs kabát, piros ruha és krémszínű pulóver egy ruhaállványon',
  ],
  'winter-sale': [
    'Téli leárazás',
    'Évszakváltáskor új otthonra talál, ami megmaradt.',
    'Minden, ami a télből megmaradt, olyan áron, hogy felszabaduljanak a polcok.\n\nAmit itt rendel, azt is visszaküldheti 100 napon belül, mint bármi mást.',
    'Két halom összehajtott pulóver egy vég sötétkék szövet mellett',
  ],
  'linen-days': [
    'Lennapok',
    'Két hét könnyű daraboknak.',
    'Ingek, ruhák és nadrágok lenből az év forró napjaira.',
    'Farmer, sapka, pulóver és csíkos ing egy asztalra kiterítve',
  ],
};
