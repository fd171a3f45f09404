import type { SellerStories } from '../types.ts';

export const sk: SellerStories = {
  'filatura-conti':
    'Môj starý otec kúpil v roku 1961 dva pletacie stroje a postavil ich do kuchyne. Dnes je nás štrnásť v hale nad Biellou a oba stroje stále bežia.\n\nPletieme z **merina a jahňacej vlny**, z priadze, ktorá sa pradie v našom údolí. Sveter upletieme vcelku, ručne ho ketľujeme a vyperieme v mäkkej vode, skôr než si ho niekto oblečie. Preto neškriabe a nevyťahá sa.\n\nKeby sa niekedy rozišiel šev, pošlite nám ho. Čo sme urobili, to aj opravíme.',
  'nordlicht-leinen':
    'Pestujeme **ľan** na brehu Severného mora, kde dosť prší. Od semienka po látku to trvá rok a uponáhľať sa to nedá.\n\nVlákno leží na poli, kým ho neuvoľní rosa, potom sa pradie v Sasku a my ho tkáme v Husume. Striháme jednoducho a voľne, lebo ľan potrebuje vzduch.\n\nZ toho, čo pri strihaní odpadne, sú obrúsky. Do koša nejde nič.',
  'meghna-cotton':
    'Na brehu rieky Meghna tká doma osemdesiat rodín. Každá má svoje krosná, svoje hodiny a svoju značku, ktorú nájdete zvnútra lemu.\n\nMeter látky platíme skôr, než je utkaný, aby si nikto nemusel požičiavať na priadzu. **Bavlna** sa farbí bez chlóru a voda odteká z našej farbiarne čistejšia, než pritiekla.\n\nRučne tkaná látka nie je nikdy celkom rovnomerná. Myslíme si, že práve to je na nej najlepšie.',
  'thalassa-knits':
    'Tri sestry, jeden ostrov, šesť strojov. Pletieme ľahké kúsky na teplé večery a rady by sme ich posielali ďalej, než dopláva najbližší trajekt.',
};
