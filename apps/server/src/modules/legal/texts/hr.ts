import type { LegalTexts } from '../shape.ts';

export const hr: LegalTexts = {
  heading: 'Pravne informacije',
  missing: 'dopunjava prodavatelj',
  notice: [
    'Zakonsko jamstvo: {law.guaranteeYears|2=2 godine|3=3 godine}',
    'Ako kupljeno ima nedostatak ili nije kao što je opisano, besplatno popravljamo ili zamjenjujemo, ili dobivate sniženje cijene ili povrat novca.',
  ],
  pages: {
    imprint: [
      'Podaci o trgovcu',
      'Tko vodi ovu trgovinu i kako nas možete kontaktirati.',
      `## Tko ovdje prodaje

- Prodavatelj: {seller.name}
- Adresa: {seller.address}
- Zastupnik: {seller.represented}
- Registar i broj upisa: {seller.register}
- PDV ID broj: {seller.vat}

## Kako nas možete kontaktirati

- E-pošta: [{seller.email}](mailto:{seller.email})
- Telefon: {seller.phone}
- Poruka: [pišite nam](/helpcenter/contact)

Za ovdje objavljeni sadržaj odgovara: {seller.name}, na gore navedenoj adresi.

## Ako se ne možemo dogovoriti

Najprije se obratite nama: većina se stvari riješi jednom porukom. Ako se ne riješi, u svojoj se državi možete obratiti ovom tijelu:

- {consumer.body}
- {consumer.web}

{#union}
Ako živite u drugoj državi Europske unije, besplatno Vam pomaže mreža [europskih potrošačkih centara](https://www.eccnet.eu). Nismo ni obvezni ni voljni sudjelovati u postupcima alternativnog rješavanja potrošačkih sporova, osim ako nas na to obvezuje pravo Vaše države.
{/union}`,
    ],
    privacy: [
      'Pravila o privatnosti',
      'Koje podatke o Vama čuvamo, zašto, koliko dugo i što možete zatražiti.',
      `## Tko je odgovoran

{seller.name}, {seller.address}. Za pitanja o svojim podacima pišite nam na [{seller.email}](mailto:{seller.email}).

Primjenjuje se: {law.data}.

## Dok razgledavate

Našem je poslužitelju potrebna Vaša internetska adresa kako bi odgovorio Vašem pregledniku i odbio napade. Da bismo vidjeli koliko se često otvaraju poveznice i stranice, brojimo klikove. Pritom ne čuvamo ni Vašu internetsku adresu ni naziv Vašeg preglednika, nego samo vrijednost koja se iz njih izračunava tajnim ključem; taj se ključ svakoga dana odbacuje. Klikovi se brišu nakon 90 dana. Osnova je naš legitimni interes za trgovinu koja je sigurna i postaje bolja (članak 6. stavak 1. točka (f) GDPR-a).

## Kolačići

Bez ovih kolačića trgovina ne može raditi:

- Vaša prijava, 30 dana
- Vaša košarica, dok je nakon 120 dana bez promjene ne zaboravimo
- jezik i država koje ste odabrali
- Vaš izbor kolačića, 180 dana

Sve ostalo dolazi tek nakon Vaše privole (članak 6. stavak 1. točka (a) GDPR-a); prije toga ne učitava se ništa od drugih tvrtki:

- **Statistika**: koje se stranice otvaraju i što se stavlja u košarice.
- **Oglašavanje**: preko kojeg ste oglasa ili partnera došli; čuva se 30 dana.

Predomisliti se možete u svakom trenutku, u [postavkama kolačića](/consent). Zapis o Vašem izboru čuvamo tri godine kako bismo ga mogli dokazati.

## Kada naručujete

Ime, adresa, e-pošta i telefon potrebni su nam kako bismo s Vama sklopili i ispunili ugovor (članak 6. stavak 1. točka (b) GDPR-a). Prosljeđujemo samo ono što je potrebno:

- dostavnoj službi koja Vam donosi paket
- pružatelju platnih usluga na čijoj stranici plaćate: {payment.providers}. Broj Vaše kartice nikada ne dolazi do nas.
- pružatelju usluge koji šalje naše e-poruke
- pružatelju usluge na čijim poslužiteljima radi trgovina

Račune i dokumentaciju uz njih čuvamo onoliko dugo koliko nalažu porezni i trgovački propisi (članak 6. stavak 1. točka (c) GDPR-a).

## Vaš račun, povrati, recenzije i poruke

- Vaš korisnički račun i lista želja ostaju dok račun ne izbrišete.
- Poruke upućene nama brišemo dvije godine nakon što je stvar zaključena.
- Recenzije se objavljuju pod imenom koje odaberete. Kada izbrišete račun, ime i tekst se uklanjaju, a zvjezdice ostaju.
- Na ostavljenu košaricu možemo Vas jednom podsjetiti e-porukom ako ste naveli adresu; u svakoj takvoj poruci to možete odbiti.

## Newsletter

Pišemo Vam tek nakon što svoju adresu potvrdite poveznicom koju smo Vam poslali. U svakom je newsletteru poveznica kojom se odjavljujete u jednom koraku. Adresu koja nije potvrđena brišemo nakon 30 dana.

## Kolo sreće

Tko zavrti kolo, navodi e-adresu uz koju je nagrada vezana. Adresu čuvamo i brojimo okretaje po posjetitelju i vezi, kako nitko ne bi vrtio češće od drugih. Podaci o okretajima brišu se nakon 13 mjeseci.

## Partneri i prodavači

Partneri koji nas preporučuju doznaju da je narudžba došla preko njih i koliko na njoj zarađuju, ali nikada tko ste Vi. Tko se prijavi kao partner ili prodavač, daje nam podatke o tvrtki, kontaktu i plaćanju, koji su nam potrebni za ugovor i knjigovodstvo.

## Prijenos u druge države

{#union}
Ako pružatelj usluge obrađuje podatke izvan Europskog gospodarskog prostora, to se čini samo na temelju odluke Europske komisije o primjerenosti ili njezinih standardnih ugovornih klauzula (članci 44. do 49. GDPR-a).
{/union}
{#outside}
Naša tvrtka i naši poslužitelji mogu biti u drugoj državi nego Vi. I ondje su Vaši podaci zaštićeni kako je ovdje opisano.
{/outside}

## Vaša prava

- doznati što o Vama čuvamo i dobiti kopiju
- zatražiti ispravak, brisanje ili ograničenje obrade
- ponijeti podatke u strojno čitljivom obliku
- uložiti prigovor na ono što činimo na temelju legitimnog interesa
- povući privolu, s učinkom za ubuduće

Ako imate račun, svoje podatke možete sami preuzeti i izbrisati pod [Privatnost](/user/privacy). Inače je dovoljna poruka. O Vama ništa ne odlučujemo isključivo automatiziranim putem.

## Pritužbe

Pritužbu možete podnijeti tijelu za zaštitu podataka:

- {data.authority}
- {data.address}
- {data.web}

*Inačica: {revised}*`,
    ],
    terms: [
      'Opći uvjeti poslovanja',
      'Što vrijedi za svaku narudžbu u ovoj trgovini.',
      `## 1. Tko sklapa ugovor

Ovi uvjeti vrijede za narudžbe potrošača u trgovini {shop.name} s dostavom u ovu državu: {country.name}. Vaš je ugovorni partner {seller.name}, {seller.address}. I robu drugih prodavača prodajemo u vlastito ime.

## 2. Kako se ugovor sklapa

Ono što je u trgovini prikazano poziv je na narudžbu. Robu stavljate u košaricu, unosite adresu, dostavu i plaćanje te do posljednjeg koraka sve možete ispraviti. Gumbom „{button}” dajete obvezujuću narudžbu. Dobivate e-poruku koja potvrđuje da je narudžba stigla. Ugovor je sklopljen kada narudžbu potvrdimo e-porukom; kod internetskog plaćanja najkasnije kada platite.

Ugovor se može sklopiti na jeziku na kojem čitate trgovinu. Njegov tekst čuvamo; naći ćete ga u svojem računu i u e-poruci.

## 3. Cijene i plaćanje

Sve su cijene konačne, u prikazanoj valuti, i uključuju PDV. Dostavu i eventualnu naknadu za plaćanje pouzećem vidite prije narudžbe. Plaćate na načine koje nudi blagajna. Narudžba koja se ne plati na vrijeme otkazuje se i ne dugujete ništa.

{#union}
Ako objavimo sniženje, precrtana je cijena najniža u 30 dana prije njega.
{/union}

## 4. Dostava

Dostavljamo samo u ovu državu: {country.name}. Ako na blagajni ne piše drukčije, paket stiže za 3 do 6 radnih dana. Ako se nešto ne može isporučiti, odmah Vam to javljamo i vraćamo što ste platili. Rizik prelazi na Vas kada robu preuzmete Vi ili osoba koju odredite.

Do plaćanja roba ostaje naše vlasništvo.

## 5. Jednostrani raskid i povrati

{#union}
Ugovor možete jednostrano raskinuti u roku od {withdrawal.days} dana bez navođenja razloga: vidi [Pravo na jednostrani raskid ugovora](/right-of-withdrawal).
{/union}

Osim toga, nenošenu robu s etiketama možete vratiti u roku od {return.days} dana od dostave i dobiti novac natrag: vidi [Vrati artikl](/guest/return). Robu koja je iz higijenskih razloga zapečaćena primamo natrag samo zapečaćenu. To ne ograničava Vaša zakonska prava.

## 6. Ako nešto ima nedostatak

{#union}
Vrijedi zakonsko jamstvo ({law.guarantee}): vidi [Zakonsko jamstvo](/legal-guarantee).
{/union}
{#outside}
Imate prava koja Vam daje zakon ({law.guarantee}): vidi [Zakonsko jamstvo](/legal-guarantee).
{/outside}

## 7. Kuponi i nagrade

Kupon vrijedi za vrijeme, države i iznose koji su uz njega navedeni, po jedan za svaku narudžbu. Ne isplaćuje se u gotovini. Kuponi koji su nagrade vrijede za e-adresu koja ih je osvojila.

## 8. Recenzije

Proizvod može recenzirati samo onaj tko ga je kupio. To provjeravamo prema narudžbi, pohvale i kritike objavljujemo jednako, a izostavljamo samo ono što krši zakon ili se ne odnosi ni na čiju kupnju.

## 9. Odgovornost

Neograničeno odgovaramo za namjeru i krajnju nepažnju, za štetu nanesenu životu, tijelu ili zdravlju te kada tako nalaže pravo o odgovornosti za proizvode. Inače odgovaramo za povredu obveza na kojima ugovor počiva, do visine štete koja se mogla predvidjeti. Prava koja Vam jamče prisilni propisi ostaju.

## 10. Pravo i sporovi

{#union}
Mjerodavno je pravo države u kojoj prodavatelj ima sjedište; zadržavate prisilnu zaštitu države u kojoj živite. Možete nas tužiti ondje gdje živite.
{/union}
{#outside}
Za potrošače vrijedi pravo države u koju dostavljamo.
{/outside}

Ako neki dio ovih uvjeta ne vrijedi, na njegovo mjesto stupa zakon, a ostalo vrijedi i dalje. Vidi i [Podaci o trgovcu](/imprint) i [Pravila o privatnosti](/privacy).

*Inačica: {revised}*`,
    ],
    withdrawal: [
      'Pravo na jednostrani raskid ugovora',
      'Kako jednostrano raskinuti ugovor za svoju narudžbu, s obrascem.',
      `{#union}
## Vaše pravo

Imate pravo jednostrano raskinuti ovaj ugovor u roku od {withdrawal.days} dana bez navođenja razloga ({law.withdrawal}).

Rok za jednostrani raskid istječe {withdrawal.days} dana od dana kada je roba predana u posjed Vama ili trećoj osobi koju ste odredili, a koja nije prijevoznik; kod više komada robe iz jedne narudžbe, od dana kada je predan posljednji komad.

Kako biste ostvarili pravo na jednostrani raskid, morate nas ({seller.name}, {seller.address}, e-pošta {seller.email}, telefon {seller.phone}) nedvosmislenom izjavom obavijestiti o svojoj odluci. Najlakše je to učiniti gumbom [Raskini ugovor](/withdrawal); potvrdu s datumom i vremenom odmah dobivate e-poštom. Možete upotrijebiti i obrazac u nastavku ili napisati pismo ili e-poruku. Rok je poštovan ako izjavu pošaljete prije njegova isteka.

## Posljedice raskida

Ako raskinete ugovor, vraćamo Vam sve što smo od Vas primili, uključujući troškove dostave (osim dodatnih troškova dostave koja je skuplja od naše najjeftinije standardne), bez odgađanja i najkasnije u roku od 14 dana od dana kada smo primili obavijest o Vašem raskidu. Povrat izvršavamo istim sredstvom plaćanja kojim ste se koristili Vi, osim ako s Vama dogovorimo drukčije; za Vas nema nikakvih troškova. S povratom možemo pričekati dok nam roba ne bude vraćena ili dok ne dokažete da ste je poslali, ovisno o tome što nastupi ranije.

Robu nam pošaljite ili predajte bez odgađanja, najkasnije u roku od 14 dana od dana kada nas obavijestite o raskidu. {return.paidBy|customer=Izravne troškove povrata snosite Vi.|shop=Troškove povrata snosimo mi.} Za umanjenje vrijednosti robe odgovarate samo ako je posljedica rukovanja koje nije bilo potrebno da biste utvrdili kakva je roba i pristaje li Vam.

## Kada nema prava na jednostrani raskid

Ono ne postoji za robu izrađenu po Vašim željama ni za zapečaćenu robu koja zbog zdravstvenih ili higijenskih razloga nije pogodna za vraćanje ako ste je otpečatili, na primjer donje rublje ili kupaće kostime.

## Obrazac za jednostrani raskid ugovora

*(Ovaj obrazac popunite i vratite samo ako želite jednostrano raskinuti ugovor.)*

- Za {seller.name}, {seller.address}, {seller.email}:
- Ja/Mi (\\*) ovime izjavljujem/izjavljujemo (\\*) da jednostrano raskidam/raskidamo (\\*) ugovor o prodaji sljedeće robe (\\*):
- Naručeno dana (\\*) / primljeno dana (\\*):
- Ime potrošača:
- Adresa potrošača:
- Potpis potrošača (samo ako se ovaj obrazac dostavlja na papiru):
- Datum:

(\\*) Nepotrebno prekrižiti.
{/union}
{#outside}
Pravo ove države ({country.name}) ne daje opće pravo da se kupnja na daljinu raskine bez razloga. Mi Vam ga ipak dajemo:

- U roku od {withdrawal.days} dana od dostave možete raskinuti ugovor gumbom [Raskini ugovor](/withdrawal).
- U roku od {return.days} dana od dostave možete [vratiti nenošenu robu](/guest/return) s etiketama.

Novac dobivate natrag načinom na koji ste platili ili na račun koji navedete.
{/outside}

*Inačica: {revised}*`,
    ],
    guarantee: [
      'Zakonsko jamstvo',
      'Vaša prava kada roba ima nedostatak ili nije kao što je opisana.',
      `{#union}
## {law.guaranteeYears|2=Dvije godine|3=Tri godine} zakonskog jamstva

Po zakonu ({law.guarantee}) odgovaramo za robu koja ima nedostatak, ne izgleda ili ne radi kao što je opisano ili joj nedostaje nešto što joj pripada, ako se nedostatak pokaže u roku od {law.guaranteeYears|2=dvije|3=tri} godine od dostave. {law.burdenMonths|12=U prvih 12 mjeseci|24=U prva 24 mjeseca} pretpostavlja se da je nedostatak postojao od početka; ne morate to dokazivati.

## Što možete zahtijevati

1. Najprije popravak ili zamjenu, po svojem izboru, besplatno, u razumnom roku i bez velikih neugodnosti za Vas. Možemo odbiti ono što je nemoguće ili uzrokuje nerazmjerne troškove.
2. Ako to ne uspije, traje predugo ili je odbijeno, ili ako je nedostatak ozbiljan: sniženje cijene ili povrat novca u zamjenu za robu. Neznatan nedostatak nije razlog za raskid ugovora.

Troškove slanja, preuzimanja i otklanjanja nedostatka snosimo mi.

## Kako postupiti

Pišite nam preko [stranice za kontakt](/helpcenter/contact) ili na {seller.email}, s brojem narudžbe, nekoliko riječi i po mogućnosti slikom. Molimo, učinite to ubrzo nakon što primijetite nedostatak.

## Što ono nije

Zakonsko jamstvo ne obuhvaća uobičajeno trošenje ni oštećenja nastala uporabom ili održavanjem protivno etiketi. Ne stoji ništa, a jamstvo proizvođača, ako postoji, ne ograničava ga. Pravo na jednostrani raskid postoji neovisno o njemu.
{/union}
{#outside}
Roba mora biti kao što je opisana i prikladna za svoju namjenu ({law.guarantee}). Ako nije, pišite nam preko [stranice za kontakt](/helpcenter/contact) ili na {seller.email} s brojem narudžbe i po mogućnosti slikom: popravljamo je ili zamjenjujemo, ili vraćamo što ste platili. Osim toga, nenošenu robu možete vratiti u roku od {return.days} dana.

Pritužbe prima i:

- {consumer.body}
- {consumer.web}
{/outside}

*Inačica: {revised}*`,
    ],
    accessibility: [
      'Pristupačnost',
      'Kako se ovom trgovinom mogu služiti svi i što učiniti ondje gdje to nije moguće.',
      `## Čemu težimo

Ovdje bi trebali moći kupovati svi. Trgovina je izrađena prema Smjernicama za pristupačnost mrežnih sadržaja (WCAG) 2.2, razina AA, i europskoj normi EN 301 549.

- Zakon: {law.accessibility}

## O kojoj je usluzi riječ

Internetska trgovina: pretraživanje i filtriranje, razgledavanje robe, naručivanje, plaćanje, praćenje paketa, povrat, jednostrani raskid i upravljanje računom. Sve to radi tipkovnicom, s čitačem zaslona, uz povećanje na 400 posto, uspravno i vodoravno te bez animacija za one koji su na svojem uređaju zatražili manje kretanja. Slike imaju opise, obrasci imenuju pogreške i ničemu vrijeme ne istječe bez upozorenja.

## Kako se ispituje

Pri svakoj izmjeni automatski test pregledava stranice trgovine na više jezika, a cijele se kupnje obavljaju samo tipkovnicom. Ova se izjava temelji na našoj vlastitoj procjeni.

## Poznata ograničenja

- Slike i tekstovi koje daju prodavači mogu biti slabije opisani od naših.
- Stranice na kojima plaćate pripadaju pružateljima platnih usluga.
- Ono što još nitko nije preveo prikazuje se na engleskom i tako je označeno za čitače zaslona.

## Javite nam

Ako Vam nešto stoji na putu, pišite nam preko [stranice za kontakt](/helpcenter/contact) ili na {seller.email} ili nazovite {seller.phone}. Odgovaramo u roku od nekoliko radnih dana i isti Vam sadržaj šaljemo na drugi način ako Vam je potreban.

{#union}
Ako niste zadovoljni našim odgovorom, možete se obratiti tijelu koje nadzire primjenu ovog zakona:

- {accessibility.body}
- {accessibility.web}
{/union}

*Inačica: {revised}*`,
    ],
  },
};
