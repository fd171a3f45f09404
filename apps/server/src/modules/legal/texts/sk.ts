import type { LegalTexts } from '../shape.ts';

export const sk: LegalTexts = {
  heading: 'Právne informácie',
  missing: 'doplní predávajúci',
  notice: [
    'Zákonná zodpovednosť za vady: {law.guaranteeYears|2=2 roky|3=3 roky}',
    'Ak má tovar vadu alebo nezodpovedá opisu, bezplatne ho opravíme alebo vymeníme, prípadne vám poskytneme zľavu z ceny alebo vrátime peniaze.',
  ],
  pages: {
    imprint: [
      'O predávajúcom',
      'Kto tento obchod prevádzkuje a ako nás zastihnete.',
      `## Kto tu predáva

- Predávajúci: {seller.name}
- Adresa: {seller.address}
- Zastupuje: {seller.represented}
- Register a číslo: {seller.register}
- IČ DPH: {seller.vat}

## Ako nás zastihnete

- E-mail: [{seller.email}](mailto:{seller.email})
- Telefón: {seller.phone}
- Správa: [napíšte nám](/helpcenter/contact)

Za obsah zodpovedá: {seller.name}, adresa ako vyššie.

## Keď sa nedohodneme

Obráťte sa, prosím, najprv na nás: väčšinu vecí vyrieši jediná správa. Ak nie, môžete sa vo svojej krajine obrátiť na tento orgán:

- {consumer.body}
- {consumer.web}

{#union}
Ak žijete v inej krajine Európskej únie, bezplatne vám pomôže sieť [Európskych spotrebiteľských centier](https://www.eccnet.eu). Zúčastniť sa na konaní pred subjektom alternatívneho riešenia spotrebiteľských sporov nie sme povinní ani ochotní, ibaže nám to ukladá právo vašej krajiny.
{/union}`,
    ],
    privacy: [
      'Ochrana osobných údajov',
      'Aké údaje o vás máme, prečo, ako dlho a čo môžete žiadať.',
      `## Kto je prevádzkovateľom

{seller.name}, {seller.address}. Vo veci svojich údajov nás zastihnete tu: [{seller.email}](mailto:{seller.email}).

Uplatňuje sa tento predpis: {law.data}.

## Keď si obchod prezeráte

Náš server potrebuje vašu IP adresu, aby mohol odpovedať vášmu prehliadaču a odrážať útoky. Aby sme videli, ako často sa odkazy a stránky otvárajú, počítame kliknutia. Neukladáme pritom vašu IP adresu ani označenie vášho prehliadača, iba hodnotu, ktorá sa z nich vypočíta pomocou tajného kľúča; ten sa každý deň zahadzuje. Kliknutia mažeme po 90 dňoch. Právnym základom je náš oprávnený záujem na obchode, ktorý je bezpečný a zlepšuje sa (čl. 6 ods. 1 písm. f) GDPR).

## Cookies

Bez týchto údajov obchod nemôže fungovať:

- vaše prihlásenie, na 30 dní
- váš košík; zabudneme ho 120 dní po poslednej zmene
- jazyk a krajina, ktoré ste si zvolili
- vaša voľba cookies, na 180 dní

Všetko ostatné príde na rad, až keď s tým súhlasíte (čl. 6 ods. 1 písm. a) GDPR), a dovtedy sa nenačíta nič od žiadnej inej firmy:

- **Štatistika**: ktoré stránky sa otvárajú a čo sa vkladá do košíkov.
- **Reklama**: z ktorej reklamy alebo od ktorého partnera ste prišli; uchovávame 30 dní.

Svoju voľbu môžete kedykoľvek zmeniť v [nastaveniach cookies](/consent). Záznam o nej uchovávame tri roky, aby sme ju vedeli preukázať.

## Keď objednáte

Meno, adresu, e-mail a telefón potrebujeme, aby sme s vami mohli uzavrieť zmluvu a splniť ju (čl. 6 ods. 1 písm. b) GDPR). Odovzdávame len to, čo je nutné, a to iba týmto príjemcom:

- dopravcovi, ktorý vám balík doručí
- poskytovateľovi platieb, na ktorého stránke platíte: {payment.providers}. Číslo vašej karty sa k nám nikdy nedostane.
- poskytovateľovi, ktorý rozosiela naše e-maily
- poskytovateľovi, na ktorého serveroch obchod beží

Faktúry a podklady k nim uchovávame tak dlho, ako to žiadajú daňové a účtovné predpisy (čl. 6 ods. 1 písm. c) GDPR).

## Váš účet, vrátenie tovaru, hodnotenia a správy

- Váš účet a obľúbené uchovávame, kým účet nezmažete.
- Správy, ktoré nám pošlete, mažeme dva roky po vybavení veci.
- Hodnotenia zverejňujeme pod menom, ktoré si zvolíte. Keď účet zmažete, meno a text zmiznú a hviezdičky zostanú.
- Opustený košík vám môžeme raz pripomenúť e-mailom, ak ste uviedli adresu; v každom takom e-maile môžete ďalšie odmietnuť.

## Newsletter

Píšeme vám, až keď svoju adresu potvrdíte odkazom, ktorý sme vám poslali. V každom newsletteri je odkaz, ktorým sa jedným krokom odhlásite. Adresu, ktorú nikto nepotvrdí, po 30 dňoch zmažeme.

## Koleso šťastia

Kto koleso roztočí, uvedie e-mailovú adresu, na ktorú je výhra viazaná. Adresu uložíme a počítame roztočenia podľa návštevníka a pripojenia, aby nikto netočil častejšie než ostatní. Roztočenia mažeme po 13 mesiacoch.

## Partneri a predajcovia

Partneri, ktorí nás odporúčajú, sa dozvedia, že objednávka prišla cez nich a koľko na nej zarobia, nikdy však, kto ste. Kto požiada o prijatie medzi partnerov alebo predajcov, poskytne nám údaje o firme, kontaktné a platobné údaje, ktoré potrebujeme na zmluvu a účtovníctvo.

## Prenos do iných krajín

{#union}
Ak niektorý poskytovateľ spracúva údaje mimo Európskeho hospodárskeho priestoru, deje sa to len na základe rozhodnutia Európskej komisie o primeranosti alebo jej štandardných zmluvných doložiek (čl. 44 až 49 GDPR).
{/union}
{#outside}
Naša firma a naše servery môžu byť v inej krajine než vy. Aj tam sú vaše údaje chránené tak, ako je opísané tu.
{/outside}

## Vaše práva

- dozvedieť sa, aké údaje o vás máme, a dostať ich kópiu
- dať ich opraviť, vymazať alebo obmedziť ich spracúvanie
- odniesť si ich v strojovo čitateľnej podobe
- namietať proti tomu, čo robíme na základe oprávneného záujmu
- odvolať súhlas s účinkom do budúcnosti

Ak máte účet, môžete si svoje údaje sami stiahnuť a zmazať v časti [Ochrana údajov](/user/privacy). Inak stačí správa. O ničom, čo sa vás týka, nerozhodujeme výlučne automatizovane.

## Sťažnosti

Sťažnosť môžete podať na úrade pre ochranu osobných údajov:

- {data.authority}
- {data.address}
- {data.web}

*Znenie zo dňa {revised}*`,
    ],
    terms: [
      'Obchodné podmienky',
      'Čo platí pre každú objednávku v tomto obchode.',
      `## 1. Kto zmluvu uzatvára

Tieto podmienky platia pre objednávky spotrebiteľov v obchode {shop.name} s dodaním do tejto krajiny: {country.name}. Zmluvu uzatvárate s týmto predávajúcim: {seller.name}, {seller.address}. Tovar iných predajcov predávame tiež, a to vo vlastnom mene.

## 2. Ako sa zmluva uzatvára

To, čo je v obchode vystavené, je výzva na objednanie. Tovar vložíte do košíka, zadáte adresu, dopravu a platbu a až do posledného kroku môžete všetko opraviť. Tlačidlom „{button}“ záväzne objednávate. E-mailom vám potvrdíme, že objednávka dorazila. Zmluva je uzavretá, keď objednávku e-mailom prijmeme; pri platbe online najneskôr zaplatením.

Zmluvu možno uzavrieť v jazyku, v ktorom obchod čítate. Jej text ukladáme; nájdete ho vo svojom účte a v e-maile.

## 3. Ceny a platba

Všetky ceny sú konečné, v zobrazenej mene a vrátane DPH. Cenu dopravy a prípadný poplatok za dobierku vidíte skôr, než objednáte. Platíte spôsobmi, ktoré ponúka pokladňa. Objednávku, ktorá nie je zaplatená včas, zrušíme a nič nám nedlhujete.

{#union}
Ak oznámime zľavu, prečiarknutá cena je najnižšia cena za 30 dní pred ňou.
{/union}

## 4. Dodanie

Dodávame iba do tejto krajiny: {country.name}. Ak v pokladni nie je uvedené inak, balík dorazí do 3 až 6 pracovných dní. Ak sa niečo nedá dodať, ihneď vám to oznámime a vrátime, čo ste zaplatili. Nebezpečenstvo škody na vás prechádza, keď tovar prevezmete vy alebo niekto, koho určíte.

Do zaplatenia zostáva tovar naším vlastníctvom.

## 5. Odstúpenie a vrátenie

{#union}
Od zmluvy môžete odstúpiť do {withdrawal.days} dní bez uvedenia dôvodu: pozrite [Právo odstúpiť od zmluvy](/right-of-withdrawal).
{/union}

Okrem toho môžete nenosený tovar s visačkami vrátiť do {return.days} dní od doručenia a dostanete späť peniaze: pozrite [Vrátiť tovar](/guest/return). Tovar zapečatený z hygienických dôvodov prijímame späť len s neporušenou pečaťou. Vaše zákonné práva tým nie sú obmedzené.

## 6. Keď má niečo vadu

{#union}
Platí zákonná zodpovednosť za vady ({law.guarantee}): pozrite [Zodpovednosť za vady](/legal-guarantee).
{/union}
{#outside}
Máte práva, ktoré vám dáva zákon ({law.guarantee}): pozrite [Zodpovednosť za vady](/legal-guarantee).
{/outside}

## 7. Kupóny a výhry

Kupón platí v čase, v krajinách a pre sumy, ktoré sú pri ňom uvedené, na každú objednávku jeden. V hotovosti sa nevypláca. Kupóny z výhier platia pre e-mailovú adresu, ktorá ich vyhrala.

## 8. Hodnotenia

Výrobok môže hodnotiť len ten, kto si ho kúpil. Overujeme to podľa objednávky, chválu aj kritiku zverejňujeme rovnako a vynecháme len to, čo porušuje zákon alebo sa nákupu netýka.

## 9. Zodpovednosť za škodu

Neobmedzene zodpovedáme za škodu spôsobenú úmyselne alebo z hrubej nedbanlivosti, za ujmu na živote, tele alebo zdraví a tam, kde to ustanovujú predpisy o zodpovednosti za škodu spôsobenú vadným výrobkom. Inak zodpovedáme za porušenie povinností, na ktorých zmluva stojí, do výšky predvídateľnej škody. Vaše kogentné práva zostávajú zachované.

## 10. Právo a spory

{#union}
Platí právo krajiny, v ktorej má predávajúci sídlo; kogentná ochrana podľa práva krajiny, v ktorej žijete, vám zostáva. Žalovať nás môžete tam, kde žijete.
{/union}
{#outside}
Pre spotrebiteľov platí právo krajiny, do ktorej dodávame.
{/outside}

Ak niektorá časť týchto podmienok neplatí, nahradí ju zákon a zvyšok platí ďalej. Pozrite aj [O predávajúcom](/imprint) a [Ochrana osobných údajov](/privacy).

*Znenie zo dňa {revised}*`,
    ],
    withdrawal: [
      'Právo odstúpiť od zmluvy',
      'Ako od objednávky odstúpite, s formulárom.',
      `{#union}
## Vaše právo

Máte právo odstúpiť od tejto zmluvy bez uvedenia dôvodu v lehote {withdrawal.days} dní ({law.withdrawal}).

Lehota na odstúpenie od zmluvy uplynie {withdrawal.days} dní odo dňa, keď vy alebo vami určená tretia osoba s výnimkou dopravcu prevezmete tovar; pri viacerých kusoch tovaru z jednej objednávky posledný z nich.

Ak chcete od zmluvy odstúpiť, informujte nás ({seller.name}, {seller.address}, e-mail {seller.email}, telefón {seller.phone}) jednoznačným vyhlásením. Najjednoduchšie je tlačidlo [Odstúpiť od zmluvy](/withdrawal); e-mailom ihneď dostanete potvrdenie s dátumom a časom. Môžete použiť aj formulár nižšie alebo napísať list či e-mail. Lehota je zachovaná, ak vyhlásenie odošlete pred jej uplynutím.

## Dôsledky odstúpenia od zmluvy

Ak odstúpite, vrátime vám bez zbytočného odkladu, najneskôr do 14 dní odo dňa, keď sa o vašom odstúpení dozvieme, všetky platby, ktoré sme od vás prijali, vrátane nákladov na doručenie (okrem dodatočných nákladov na doručenie drahšie než náš najlacnejší bežný spôsob). Použijeme rovnaký spôsob platby, aký ste použili vy, ak sa s vami nedohodneme inak; nebudeme vám za to účtovať žiadne poplatky. S vrátením peňazí môžeme počkať, kým tovar nedostaneme späť alebo kým nepreukážete, že ste ho odoslali, podľa toho, čo nastane skôr.

Tovar zašlite späť alebo ho odovzdajte bez zbytočného odkladu, najneskôr do 14 dní odo dňa, keď nám odstúpenie oznámite. {return.paidBy|customer=Priame náklady na vrátenie tovaru znášate vy.|shop=Náklady na vrátenie tovaru znášame my.} Za zníženie hodnoty tovaru zodpovedáte, len ak vzniklo zaobchádzaním, ktoré nebolo potrebné na zistenie povahy a vlastností tovaru a toho, či vám sedí.

## Kedy právo odstúpiť nemáte

Neplatí pri tovare vyrobenom podľa vašich želaní a pri zapečatenom tovare, ktorý z dôvodu ochrany zdravia alebo z hygienických dôvodov nie je vhodné vrátiť po tom, ako ste pečať porušili, napríklad pri spodnej bielizni alebo plavkách.

## Vzorový formulár na odstúpenie od zmluvy

*(Vyplňte a zašlite tento formulár len v prípade, ak si želáte odstúpiť od zmluvy.)*

- Komu: {seller.name}, {seller.address}, {seller.email}
- Týmto oznamujem/oznamujeme (\\*), že odstupujem/odstupujeme (\\*) od mnou/nami (\\*) uzavretej zmluvy o kúpe tohto tovaru (\\*):
- Dátum objednania (\\*) / dátum prijatia (\\*):
- Meno a priezvisko spotrebiteľa/spotrebiteľov:
- Adresa spotrebiteľa/spotrebiteľov:
- Podpis spotrebiteľa/spotrebiteľov (ak sa tento formulár podáva v listinnej podobe):
- Dátum:

(\\*) Nehodiace sa prečiarknite.
{/union}
{#outside}
Právo tejto krajiny ({country.name}) nepozná všeobecné právo odstúpiť od nákupu na diaľku bez dôvodu. Napriek tomu vám ho dávame:

- Do {withdrawal.days} dní od doručenia môžete odstúpiť tlačidlom [Odstúpiť od zmluvy](/withdrawal).
- Do {return.days} dní od doručenia môžete [vrátiť nenosený tovar](/guest/return) s visačkami.

Peniaze dostanete späť rovnakou cestou, akou ste platili, alebo na účet, ktorý uvediete.
{/outside}

*Znenie zo dňa {revised}*`,
    ],
    guarantee: [
      'Zákonná zodpovednosť za vady',
      'Vaše práva, keď má tovar vadu alebo nezodpovedá opisu.',
      `{#union}
## {law.guaranteeYears|2=Dva roky|3=Tri roky} zákonnej zodpovednosti za vady

Podľa zákona ({law.guarantee}) zodpovedáme za tovar, ktorý má vadu, nevyzerá alebo nefunguje podľa opisu alebo mu chýba niečo, čo k nemu patrí, ak sa vada prejaví do {law.guaranteeYears|2=dvoch|3=troch} rokov od dodania. Počas prvých {law.burdenMonths} mesiacov sa predpokladá, že tovar mal vadu od začiatku; nemusíte to dokazovať.

## Čo môžete žiadať

1. Najprv opravu alebo výmenu, podľa svojej voľby, bezplatne, v primeranej lehote a bez závažných ťažkostí pre vás. Odmietnuť môžeme to, čo je nemožné alebo neprimerane nákladné.
2. Ak sa to nepodarí, trvá to príliš dlho alebo to odmietneme, alebo ak je vada závažná: zľavu z ceny, alebo svoje peniaze späť proti vráteniu tovaru. Pre zanedbateľnú vadu sa zmluva nekončí.

Náklady na zaslanie, prevzatie späť a nápravu znášame my.

## Ako postupovať

Napíšte nám cez [kontaktnú stránku](/helpcenter/contact) alebo na {seller.email}, uveďte číslo objednávky, pár slov a podľa možnosti priložte fotku. Urobte to, prosím, čoskoro po tom, ako vadu zistíte.

## Na čo sa nevzťahuje

Zákonná zodpovednosť za vady sa nevzťahuje na bežné opotrebovanie ani na poškodenie používaním alebo starostlivosťou v rozpore s etiketou. Nič nestojí a žiadna záruka výrobcu, ak existuje, ju neobmedzuje. Právo odstúpiť od zmluvy existuje popri nej.
{/union}
{#outside}
Tovar musí zodpovedať opisu a hodiť sa na svoj účel ({law.guarantee}). Ak to tak nie je, napíšte nám cez [kontaktnú stránku](/helpcenter/contact) alebo na {seller.email}, uveďte číslo objednávky a podľa možnosti priložte fotku: opravíme ho alebo vymeníme, alebo vrátime, čo ste zaplatili. Nenosený tovar môžete navyše vrátiť do {return.days} dní.

Sťažnosti prijíma aj:

- {consumer.body}
- {consumer.web}
{/outside}

*Znenie zo dňa {revised}*`,
    ],
    accessibility: [
      'Prístupnosť',
      'Ako môže tento obchod používať každý a čo robiť, kde to nejde.',
      `## O čo sa usilujeme

Nakupovať by tu mal môcť každý. Obchod je postavený podľa Usmernení pre prístupnosť webového obsahu (WCAG) 2.2, úroveň AA, a európskej normy EN 301 549.

- Zákon: {law.accessibility}

## Čo služba ponúka

Internetový obchod: vyhľadávať a filtrovať, prezerať tovar, objednať, zaplatiť, sledovať balík, vrátiť tovar, odstúpiť od zmluvy a spravovať účet. Všetko z toho ide klávesnicou, s čítačkou obrazovky, pri zväčšení na 400 percent, na výšku aj na šírku a bez pohybu pre tých, ktorí si na svojom zariadení nastavili jeho obmedzenie. Obrázky majú opisy, formuláre svoje chyby pomenujú a nič nevyprší bez varovania.

## Ako sa testuje

Pri každej zmene prechádza automatický test stránky obchodu vo viacerých jazykoch a celé nákupy sa skúšajú len s klávesnicou. Toto vyhlásenie sa opiera o naše vlastné posúdenie.

## Známe obmedzenia

- Obrázky a texty, ktoré dodávajú predajcovia, môžu byť opísané horšie než naše.
- Stránky, na ktorých platíte, patria poskytovateľom platieb.
- Čo zatiaľ nikto nepreložil, zobrazuje sa v angličtine a je tak označené pre čítačky obrazovky.

## Napíšte nám

Ak vám niečo stojí v ceste, napíšte nám cez [kontaktnú stránku](/helpcenter/contact) alebo na {seller.email}, alebo zavolajte: {seller.phone}. Odpovedáme do niekoľkých pracovných dní a ak to potrebujete, pošleme vám ten istý obsah iným spôsobom.

{#union}
Ak vás naša odpoveď neuspokojí, môžete sa obrátiť na orgán, ktorý na dodržiavanie tohto zákona dohliada:

- {accessibility.body}
- {accessibility.web}
{/union}

*Znenie zo dňa {revised}*`,
    ],
  },
};
