import type { LegalTexts } from '../shape.ts';

export const sl: LegalTexts = {
  heading: 'Pravne informacije',
  missing: 'dopolni prodajalec',
  notice: [
    'Zakonsko jamstvo: {law.guaranteeYears|2=2 leti|3=3 leta}',
    'Če ima kupljeno blago napako ali ni takšno, kot je opisano, ga brezplačno popravimo ali zamenjamo ali pa vam znižamo kupnino oziroma vrnemo denar.',
  ],
  pages: {
    imprint: [
      'Podatki o ponudniku',
      'Kdo vodi to trgovino in kako nas dosežete.',
      `## Kdo prodaja

- Prodajalec: {seller.name}
- Naslov: {seller.address}
- Zastopnik: {seller.represented}
- Register in številka vpisa: {seller.register}
- ID za DDV: {seller.vat}

## Kako nas dosežete

- E-pošta: [{seller.email}](mailto:{seller.email})
- Telefon: {seller.phone}
- Sporočilo: [pišite nam](/helpcenter/contact)

Za vsebino odgovarja: {seller.name}, naslov je naveden zgoraj.

## Če se ne moremo sporazumeti

Najprej se obrnite na nas: večino stvari uredi že eno sporočilo. Če se ne uredi, se lahko v svoji državi obrnete na:

- {consumer.body}
- {consumer.web}

{#union}
Če živite v drugi državi Evropske unije, vam brezplačno pomaga mreža [evropskih potrošniških centrov](https://www.eccnet.eu). V postopkih izvensodnega reševanja potrošniških sporov nismo niti dolžni niti pripravljeni sodelovati, razen če nas k temu zavezuje pravo vaše države.
{/union}`,
    ],
    privacy: [
      'Izjava o varstvu podatkov',
      'Katere podatke o vas hranimo, zakaj, kako dolgo in kaj lahko zahtevate.',
      `## Kdo je odgovoren

{seller.name}, {seller.address}. Glede svojih podatkov nam pišite na [{seller.email}](mailto:{seller.email}).

Velja: {law.data}.

## Ko si trgovino ogledujete

Naš strežnik potrebuje vaš internetni naslov, da lahko odgovori vašemu brskalniku in odbija napade. Da bi videli, kako pogosto se odpirajo povezave in strani, štejemo klike. Pri tem ne hranimo ne vašega internetnega naslova ne imena vašega brskalnika, temveč le vrednost, ki se iz njiju izračuna s skrivnim ključem; ta se vsak dan zavrže. Klike izbrišemo po 90 dneh. Podlaga je naš zakoniti interes za varno trgovino, ki se izboljšuje (točka (f) prvega odstavka 6. člena GDPR).

## Piškotki

Brez teh trgovina ne more delovati:

- vaša prijava, 30 dni
- vaša košarica, dokler je po 120 dneh brez sprememb ne pozabimo
- jezik in država, ki ste ju izbrali
- vaša izbira glede piškotkov, 180 dni

Vse drugo pride šele, ko privolite (točka (a) prvega odstavka 6. člena GDPR); pred tem se ne naloži nič od drugih podjetij:

- **Statistika**: katere strani se odpirajo in kaj se dodaja v košarice.
- **Oglaševanje**: prek katerega oglasa ali partnerja ste prišli; hranimo 30 dni.

Svojo izbiro lahko kadar koli spremenite v [nastavitvah piškotkov](/consent). Zapis o njej hranimo tri leta, da jo lahko dokažemo.

## Ko naročite

Ime, naslov, e-pošto in telefon potrebujemo, da z vami sklenemo in izpolnimo pogodbo (točka (b) prvega odstavka 6. člena GDPR). Posredujemo le, kar je potrebno, in sicer:

- dostavni službi, ki vam prinese paket
- ponudniku plačilnih storitev, na strani katerega plačate: {payment.providers}. Številka vaše kartice nikoli ne pride do nas.
- ponudniku, ki pošilja naša e-sporočila
- ponudniku, na strežnikih katerega deluje trgovina

Račune in pripadajočo dokumentacijo hranimo tako dolgo, kot zahtevajo davčni in gospodarskopravni predpisi (točka (c) prvega odstavka 6. člena GDPR).

## Račun, vračila, ocene in sporočila

- Vaš račun in seznam želja ostaneta, dokler računa ne izbrišete.
- Sporočila, ki nam jih pošljete, izbrišemo dve leti po zaključku zadeve.
- Ocene objavimo pod imenom, ki ga izberete. Ko izbrišete račun, ime in besedilo odstranimo, zvezdice pa ostanejo.
- Na pozabljeno košarico vas lahko enkrat spomnimo po e-pošti, če ste navedli naslov; v vsakem takem sporočilu lahko to odklonite.

## E-novice

Pišemo vam šele, ko svoj naslov potrdite s povezavo, ki smo vam jo poslali. V vsakih e-novicah je povezava, s katero se odjavite v enem koraku. Naslov, ki ni potrjen, po 30 dneh izbrišemo.

## Kolo sreče

Kdor zavrti kolo, navede e-poštni naslov, na katerega je vezana nagrada. Naslov hranimo in štejemo vrtljaje po obiskovalcu in povezavi, da nihče ne vrti pogosteje od drugih. Podatke o vrtljajih izbrišemo po 13 mesecih.

## Partnerji in prodajalci

Partnerji, ki nas priporočajo, izvedo, da je naročilo prišlo prek njih in koliko z njim zaslužijo, nikoli pa, kdo ste. Kdor se prijavi kot partner ali prodajalec, nam da podatke o podjetju, stiku in plačilu, ki jih potrebujemo za pogodbo in knjigovodstvo.

## Prenos v druge države

{#union}
Če ponudnik obdeluje podatke zunaj Evropskega gospodarskega prostora, se to zgodi le na podlagi sklepa Evropske komisije o ustreznosti ali njenih standardnih pogodbenih določil (členi 44 do 49 GDPR).
{/union}
{#outside}
Naše podjetje in naši strežniki so lahko v drugi državi kot vi. Tudi tam so vaši podatki varovani, kot je opisano tukaj.
{/outside}

## Vaše pravice

- izvedeti, katere podatke o vas hranimo, in dobiti njihovo kopijo
- zahtevati popravek, izbris ali omejitev obdelave podatkov
- prenesti jih v strojno berljivi obliki
- ugovarjati temu, kar počnemo na podlagi zakonitega interesa
- preklicati privolitev z učinkom za naprej

Če imate račun, lahko svoje podatke sami prenesete in izbrišete pod [Zasebnost](/user/privacy). Sicer zadošča sporočilo. O vas nikoli ne odločamo zgolj samodejno.

## Pritožbe

Pritožite se lahko pri nadzornem organu za varstvo podatkov:

- {data.authority}
- {data.address}
- {data.web}

*Različica: {revised}*`,
    ],
    terms: [
      'Splošni pogoji poslovanja',
      'Kaj velja za vsako naročilo v tej trgovini.',
      `## 1. Kdo sklepa pogodbo

Ti pogoji veljajo za naročila potrošnikov v trgovini {shop.name} z dostavo v to državo: {country.name}. Vaš pogodbeni partner je {seller.name}, {seller.address}. Tudi blago drugih prodajalcev prodajamo v svojem imenu.

## 2. Kako se pogodba sklene

Kar je prikazano v trgovini, je vabilo k naročilu. Blago dodate v košarico, vpišete naslov, izberete dostavo in plačilo ter lahko do zadnjega koraka vse popravite. Z gumbom »{button}« oddate zavezujoče naročilo. Prejeli boste e-sporočilo, ki potrjuje, da je naročilo prispelo. Pogodba je sklenjena, ko naročilo potrdimo po e-pošti; pri spletnem plačilu najpozneje takrat, ko plačate.

Pogodbo je mogoče skleniti v jeziku, v katerem berete trgovino. Njeno besedilo hranimo; najdete ga v svojem računu in v e-sporočilu.

## 3. Cene in plačilo

Vse cene so končne cene v prikazani valuti in vključujejo DDV. Dostavo in morebitni strošek plačila po povzetju vidite pred oddajo naročila. Plačate na načine, ki so na voljo na blagajni. Naročilo, ki ni pravočasno plačano, prekličemo in ne dolgujete ničesar.

{#union}
Če objavimo znižanje, je prečrtana cena najnižja cena v 30 dneh pred njim.
{/union}

## 4. Dostava

Dostavljamo samo v to državo: {country.name}. Če na blagajni ni navedeno drugače, paket prispe v 3 do 6 delovnih dneh. Če česa ni mogoče dobaviti, vam to takoj sporočimo in vrnemo, kar ste plačali. Nevarnost preide na vas, ko blago prevzamete vi ali oseba, ki jo določite.

Do plačila ostane blago naša last.

## 5. Odstop od pogodbe in vračila

{#union}
Od pogodbe lahko odstopite v {withdrawal.days} dneh brez navedbe razloga: glejte [Pravica do odstopa od pogodbe](/right-of-withdrawal).
{/union}

Poleg tega lahko nenošeno blago z etiketami vrnete v {return.days} dneh po dostavi in dobite denar nazaj: glejte [Vrni izdelek](/guest/return). Blago, ki je iz higienskih razlogov zapečateno, sprejmemo nazaj le zapečateno. To ne omejuje vaših zakonskih pravic.

## 6. Če ima blago napako

{#union}
Velja zakonsko jamstvo za skladnost ({law.guarantee}): glejte [Zakonsko jamstvo](/legal-guarantee).
{/union}
{#outside}
Imate pravice, ki vam jih daje zakon ({law.guarantee}): glejte [Zakonsko jamstvo](/legal-guarantee).
{/outside}

## 7. Kuponi in nagrade

Kupon velja za čas, države in zneske, ki so pri njem navedeni, in sicer en kupon na naročilo. Ne izplačamo ga v gotovini. Kuponi, ki so nagrade, veljajo za e-poštni naslov, ki jih je osvojil.

## 8. Ocene

Izdelek lahko oceni le, kdor ga je kupil. To preverimo na podlagi naročila, pohvale in graje objavimo enako, izpustimo pa le, kar krši zakon ali se ne nanaša na nakup.

## 9. Odgovornost

Neomejeno odgovarjamo za naklep in hudo malomarnost, za škodo na življenju, telesu ali zdravju ter v primerih, ki jih določajo predpisi o odgovornosti za izdelke. Sicer odgovarjamo za kršitev obveznosti, na katerih temelji pogodba, do višine predvidljive škode. Pravice, ki vam jih zagotavljajo prisilni predpisi, ostanejo.

## 10. Pravo in spori

{#union}
Velja pravo države, v kateri ima prodajalec sedež; ohranite pa obvezno varstvo, ki vam ga daje država, v kateri živite. Tožite nas lahko tam, kjer živite.
{/union}
{#outside}
Za potrošnike velja pravo države, v katero dostavljamo.
{/outside}

Če kateri del teh pogojev ne velja, ga nadomesti zakon, preostalo pa velja naprej. Glejte tudi [Podatki o ponudniku](/imprint) in [Izjava o varstvu podatkov](/privacy).

*Različica: {revised}*`,
    ],
    withdrawal: [
      'Pravica do odstopa od pogodbe',
      'Kako odstopite od naročila, z obrazcem.',
      `{#union}
## Vaša pravica

Od te pogodbe lahko brez navedbe razloga odstopite v {withdrawal.days} dneh ({law.withdrawal}).

Rok za odstop od pogodbe poteče {withdrawal.days} dni od dneva, ko ste vi ali tretja oseba, ki ni prevoznik in ki jo vi določite, pridobili dejansko posest na blagu; pri več kosih blaga iz enega naročila na zadnjem od njih.

Za uveljavljanje pravice do odstopa od pogodbe nas ({seller.name}, {seller.address}, e-pošta {seller.email}, telefon {seller.phone}) morate z nedvoumno izjavo obvestiti o svoji odločitvi, da odstopate od te pogodbe. Najlažje to storite z gumbom [Odstopi od pogodbe](/withdrawal); potrdilo z datumom in uro takoj prejmete po e-pošti. Uporabite lahko tudi spodnji obrazec ali napišete pismo ali e-sporočilo. Za upoštevanje roka zadostuje, da izjavo pošljete pred iztekom odstopnega roka.

## Učinki odstopa

Če odstopite od pogodbe, vam povrnemo vsa prejeta plačila, vključno s stroški dostave (razen dodatnih stroškov za dostavo, ki je dražja od naše najcenejše standardne), brez nepotrebnega odlašanja in najpozneje v 14 dneh od dneva, ko smo obveščeni o vašem odstopu. Povračilo opravimo z enakim plačilnim sredstvom, kot ste ga uporabili vi, razen če se z vami dogovorimo drugače; zaradi tega nimate nobenih stroškov. Povračilo lahko zadržimo, dokler ne prejmemo vrnjenega blaga ali dokler ne dokažete, da ste ga poslali nazaj, kar koli nastopi prej.

Blago nam vrnite ali izročite brez nepotrebnega odlašanja, najpozneje v 14 dneh od dneva, ko nam sporočite odstop. {return.paidBy|customer=Neposredne stroške vračila nosite vi.|shop=Stroške vračila nosimo mi.} Za zmanjšanje vrednosti blaga odgovarjate le, če je posledica ravnanja, ki ni bilo potrebno za ugotovitev, kakšno je blago in ali vam je prav.

## Kdaj pravice do odstopa ni

Pravice do odstopa ni pri blagu, izdelanem po vaših željah, in pri zapečatenem blagu, ki zaradi varovanja zdravja ali iz higienskih razlogov ni primerno za vračilo, če ste odstranili pečat, na primer pri spodnjem perilu ali kopalkah.

## Vzorčni odstopni obrazec

*(Izpolnite in vrnite ta obrazec le, če želite odstopiti od pogodbe.)*

- Prejemnik {seller.name}, {seller.address}, {seller.email}:
- Obveščam/obveščamo (\\*), da odstopam/odstopamo (\\*) od pogodbe, ki sem jo/smo jo (\\*) sklenil(-a)/sklenili (\\*) za nakup naslednjega blaga (\\*):
- Naročeno dne (\\*) / prejeto dne (\\*):
- Ime potrošnika/-ov:
- Naslov potrošnika/-ov:
- Podpis potrošnika/-ov (samo če je ta obrazec poslan v papirni obliki):
- Datum:

(\\*) Neustrezno črtajte.
{/union}
{#outside}
Pravo te države ({country.name}) ne daje splošne pravice do odstopa od nakupa na daljavo brez razloga. Mi vam jo kljub temu damo:

- V {withdrawal.days} dneh po dostavi lahko odstopite z gumbom [Odstopi od pogodbe](/withdrawal).
- V {return.days} dneh po dostavi lahko [vrnete nenošeno blago](/guest/return) z etiketami.

Denar dobite nazaj na način, na katerega ste plačali, ali na račun, ki ga navedete.
{/outside}

*Različica: {revised}*`,
    ],
    guarantee: [
      'Zakonsko jamstvo',
      'Vaše pravice, ko ima blago napako ali ni takšno, kot je opisano.',
      `{#union}
## {law.guaranteeYears|2=Dve leti|3=Tri leta} zakonskega jamstva za skladnost

Po zakonu ({law.guarantee}) odgovarjamo za blago, ki ima napako, ni videti ali ne deluje tako, kot je opisano, ali mu manjka kaj, kar spada zraven, če se napaka pokaže v {law.guaranteeYears|2=dveh|3=treh} letih po dostavi. V prvih {law.burdenMonths} mesecih se domneva, da je napaka obstajala že od začetka; tega vam ni treba dokazovati.

## Kaj lahko zahtevate

1. Najprej popravilo ali zamenjavo po svoji izbiri, brezplačno, v razumnem roku in brez večjih nevšečnosti za vas. Kar je nemogoče ali povzroča nesorazmerne stroške, smemo zavrniti.
2. Če to ne uspe, traja predolgo ali je zavrnjeno ali če je napaka huda: znižanje kupnine ali vračilo denarja v zameno za blago. Zaradi neznatne napake od pogodbe ni mogoče odstopiti.

Stroške pošiljanja, prevzema in odprave napake nosimo mi.

## Kako ravnate

Pišite nam prek [strani za stik](/helpcenter/contact) ali na {seller.email}, s številko naročila, nekaj besedami in po možnosti s sliko. Prosimo, storite to kmalu po tem, ko opazite napako.

## Kaj zakonsko jamstvo ni

Zakonsko jamstvo ne zajema običajne obrabe ter škode zaradi uporabe ali nege v nasprotju z etiketo. Nič ne stane in nobena garancija proizvajalca, če obstaja, ga ne omejuje. Pravica do odstopa od pogodbe velja poleg njega.
{/union}
{#outside}
Blago mora biti takšno, kot je opisano, in primerno za svoj namen ({law.guarantee}). Če ni, nam pišite prek [strani za stik](/helpcenter/contact) ali na {seller.email} s številko naročila in po možnosti s sliko: popravimo ga, zamenjamo ali vrnemo, kar ste plačali. Poleg tega lahko nenošeno blago vrnete v {return.days} dneh.

Pritožbe sprejema tudi:

- {consumer.body}
- {consumer.web}
{/outside}

*Različica: {revised}*`,
    ],
    accessibility: [
      'Dostopnost',
      'Kako lahko to trgovino uporabljajo vsi in kaj storiti, kjer to ni mogoče.',
      `## Naš cilj

Tukaj naj bi lahko nakupovali vsi. Trgovina je izdelana po Smernicah za dostopnost spletnih vsebin (WCAG) 2.2, raven AA, in evropskem standardu EN 301 549.

- Zakon: {law.accessibility}

## Kaj obsega storitev

Spletna trgovina: iskanje in filtriranje, ogled blaga, naročanje, plačilo, sledenje paketu, vračilo, odstop od pogodbe in upravljanje računa. Vse to deluje s tipkovnico, z bralnikom zaslona, pri povečavi na 400 odstotkov, pokončno in ležeče ter brez gibanja za tiste, ki so na svoji napravi izbrali manj gibanja. Slike imajo opise, obrazci poimenujejo napake in nič ne poteče brez opozorila.

## Kako preverjamo

Ob vsaki spremembi samodejni preizkus pregleda strani trgovine v več jezikih, celotne nakupne poti pa opravimo samo s tipkovnico. Ta izjava temelji na naši lastni oceni.

## Znane omejitve

- Slike in besedila prodajalcev so lahko opisani slabše od naših.
- Strani, na katerih plačate, pripadajo ponudnikom plačilnih storitev.
- Kar še ni prevedeno, je prikazano v angleščini in tako označeno za bralnike zaslona.

## Povejte nam

Če vas kaj ovira, nam pišite prek [strani za stik](/helpcenter/contact) ali na {seller.email} ali pokličite {seller.phone}. Odgovorimo v nekaj delovnih dneh in vam isto vsebino pošljemo na drug način, če jo potrebujete.

{#union}
Če z našim odgovorom niste zadovoljni, se lahko obrnete na organ, ki nadzira izvajanje tega zakona:

- {accessibility.body}
- {accessibility.web}
{/union}

*Različica: {revised}*`,
    ],
  },
};
