import type { SellerStories } from '../types.ts';

export const hr: SellerStories = {
  'filatura-conti':
    'Moj je djed 1961. kupio dva stroja za pletenje i stavio ih u kuhinju. Danas nas je četrnaestero u radionici iznad Bielle, a ta dva stroja još uvijek rade.\n\nPletemo od **merina i janjeće vune**, od pređe koja se prede u našoj dolini. Džemper se plete u komadu, ručno se spaja petlju po petlju i pere u mekoj vodi prije nego što ga itko odjene. Zato ne grebe i ne rasteže se.\n\nAko se jednom raspara koji šav, pošaljite nam ga. Što smo napravili, to i krpamo.',
  'nordlicht-leinen':
    'Uzgajamo **lan** uz rub Sjevernog mora, gdje kiše ima dovoljno. Od sjemena do tkanine treba nam godina dana i tu se ne može požuriti.\n\nVlakno leži na polju dok ga rosa ne omekša, prede se u Saskoj, a tkamo ga sami u Husumu. Krojimo jednostavno i široko jer lan treba zraka.\n\nOd ostataka pri krojenju nastaju ubrusi. U smeće ne ide ništa.',
  'meghna-cotton':
    'Na obali rijeke Meghne osamdeset obitelji tka kod kuće. Svaka ima svoj tkalački stan, svoje radno vrijeme i svoj znak, koji ćete naći s unutarnje strane ruba.\n\nSvaki metar platimo prije nego što je istkan, da se nitko ne mora zaduživati za pređu. **Pamuk** bojimo bez klora, a voda iz naše bojaonice izlazi čišća nego što je ušla.\n\nRučno tkana tkanina nikad nije posve ravnomjerna. Mislimo da je baš to najljepše na njoj.',
  'thalassa-knits':
    'Tri sestre, jedan otok, šest strojeva. Pletemo lagane komade za tople večeri i voljele bismo ih poslati dalje nego što vozi sljedeći trajekt.',
};
