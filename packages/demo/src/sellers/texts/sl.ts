import type { SellerStories } from '../types.ts';

export const sl: SellerStories = {
  'filatura-conti':
    'Moj ded je leta 1961 kupil dva pletilna stroja in ju postavil v kuhinjo. Danes nas je štirinajst v delavnici nad Biello, stroja pa še vedno delata.\n\nPletemo iz **merina in jagnječje volne**, iz preje, ki jo spredejo v naši dolini. Pulover spletemo v enem kosu, ročno zaključimo zanko za zanko in operemo v mehki vodi, preden ga kdo obleče. Zato ne praska in se ne raztegne.\n\nČe se kdaj razpara kak šiv, nam ga pošljite. Kar smo naredili, tudi popravimo.',
  'nordlicht-leinen':
    '**Lan** gojimo ob robu Severnega morja, kjer je dežja dovolj. Od semena do blaga potrebujemo eno leto, hiteti pa se ne da.\n\nVlakna ležijo na polju, dokler jih ne zrahlja rosa, spredejo jih na Saškem, stkemo pa jih sami v Husumu. Krojimo preprosto in široko, ker lan potrebuje zrak.\n\nIz ostankov pri krojenju nastanejo prtički. V smeti ne gre nič.',
  'meghna-cotton':
    'Ob bregu reke Meghne osemdeset družin tke doma. Vsaka ima svoje statve, svoj delovni čas in svoj znak, ki ga najdete na notranji strani roba.\n\nVsak meter plačamo, še preden je stkan, da si za prejo nikomur ni treba izposojati denarja. **Bombaž** barvamo brez klora, voda pa našo barvarno zapusti čistejša, kot je vanjo pritekla.\n\nRočno tkano blago ni nikoli povsem enakomerno. Po našem mnenju je prav to na njem najlepše.',
  'thalassa-knits':
    'Tri sestre, en otok, šest strojev. Pletemo lahka oblačila za tople večere in bi jih rade poslale dlje, kot pelje naslednji trajekt.',
};
