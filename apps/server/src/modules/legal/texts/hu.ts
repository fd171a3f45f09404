import type { LegalTexts } from '../shape.ts';

export const hu: LegalTexts = {
  heading: 'Jogi információk',
  missing: 'az eladó még kitölti',
  notice: [
    'Kellékszavatosság: {law.guaranteeYears|2=2 év|3=3 év}',
    'Ha a megvásárolt termék hibás vagy nem felel meg a leírásnak, ingyen kijavítjuk vagy kicseréljük, illetve árleszállítást vagy pénzvisszatérítést kap.',
  ],
  pages: {
    imprint: [
      'Impresszum',
      'Ki üzemelteti ezt a webshopot, és hogyan ér el minket.',
      `## Ki az eladó

- Eladó: {seller.name}
- Cím: {seller.address}
- Képviselő: {seller.represented}
- Nyilvántartás és nyilvántartási szám: {seller.register}
- Közösségi adószám: {seller.vat}

## Hogyan ér el minket

- E-mail: [{seller.email}](mailto:{seller.email})
- Telefon: {seller.phone}
- Üzenet: [írjon nekünk](/helpcenter/contact)

Az itt közölt tartalomért felel: {seller.name}, a fenti címen.

## Ha nem jutunk egyezségre

Először forduljon hozzánk: a legtöbb dolog egyetlen üzenettel elintézhető. Ha mégsem, országában ehhez a szervhez fordulhat:

- {consumer.body}
- {consumer.web}

{#union}
Ha az Európai Unió másik országában él, az [európai fogyasztói központok](https://www.eccnet.eu) hálózata ingyenesen segít Önnek. Fogyasztói vitarendező testület előtti eljárásban nem vagyunk kötelesek részt venni, és nem is vállaljuk, kivéve, ha az Ön országának joga kötelez minket erre.
{/union}`,
    ],
    privacy: [
      'Adatkezelési tájékoztató',
      'Milyen adatokat kezelünk Önről, miért, mennyi ideig, és mit kérhet.',
      `## Ki az adatkezelő

{seller.name}, {seller.address}. Adataival kapcsolatban itt ér el minket: [{seller.email}](mailto:{seller.email}).

Az alkalmazandó jog: {law.data}.

## Amikor körülnéz

Szerverünknek szüksége van az Ön internetes címére, hogy válaszolhasson a böngészőjének és elháríthassa a támadásokat. Hogy lássuk, milyen gyakran nyitják meg a linkeket és az oldalakat, számoljuk a kattintásokat. Ennek során sem az internetes címét, sem a böngészője nevét nem őrizzük meg, csak egy ezekből titkos kulccsal számított értéket; a kulcsot naponta megsemmisítjük. A kattintásokat 90 nap után töröljük. A jogalap a biztonságos és egyre jobb webshophoz fűződő jogos érdekünk (GDPR 6. cikk (1) bekezdés f) pont).

## Sütik

Ezek nélkül a webshop nem működik:

- a bejelentkezése, 30 napig
- a kosara, amíg változás nélkül eltelt 120 nap után el nem felejtjük
- a választott nyelv és ország
- a sütikről hozott döntése, 180 napig

Minden más csak a hozzájárulása után következik (GDPR 6. cikk (1) bekezdés a) pont), és addig más cégtől semmi sem töltődik be:

- **Statisztika**: mely oldalakat nyitják meg, és mi kerül a kosarakba.
- **Hirdetés**: melyik hirdetésről vagy partnertől érkezett; 30 napig őrizzük meg.

Döntését bármikor megváltoztathatja a [sütibeállításokban](/consent). A döntéséről készült feljegyzést három évig őrizzük meg, hogy bizonyítani tudjuk.

## Amikor rendel

Nevére, címére, e-mail-címére és telefonszámára azért van szükségünk, hogy Önnel szerződést kössünk és azt teljesítsük (GDPR 6. cikk (1) bekezdés b) pont). Csak azt adjuk tovább, ami szükséges, mégpedig:

- a futárszolgálatnak, amely a csomagját hozza
- a fizetési szolgáltatónak, amelynek az oldalán fizet: {payment.providers}. Kártyaszáma soha nem jut el hozzánk.
- a szolgáltatónak, amely az e-mailjeinket küldi
- a szolgáltatónak, amelynek a szerverein a webshop fut

A számlákat és a hozzájuk tartozó iratokat addig őrizzük meg, ameddig az adójog és a kereskedelmi jog megköveteli (GDPR 6. cikk (1) bekezdés c) pont).

## Fiókja, visszaküldések, értékelések és üzenetek

- Fiókját és kívánságlistáját addig őrizzük meg, amíg nem törli a fiókot.
- A nekünk írt üzeneteket az ügy lezárása után két évvel töröljük.
- Az értékelések az Ön által választott néven jelennek meg. Ha törli a fiókját, a nevet és a szöveget eltávolítjuk, a csillagok megmaradnak.
- Az otthagyott kosárra egyszer emlékeztethetjük e-mailben, ha megadta a címét; minden ilyen e-mailben nemet mondhat.

## Hírlevél

Csak azután írunk Önnek, hogy címét az általunk küldött linken megerősítette. Minden hírlevélben van egy link, amellyel egy lépésben leiratkozhat. A soha meg nem erősített címet 30 nap után töröljük.

## Szerencsekerék

Aki pörget, megad egy e-mail-címet; a nyeremény ehhez kötődik. A címet megőrizzük, a pörgetéseket pedig látogatónként és kapcsolatonként számoljuk, hogy senki se pörgessen gyakrabban, mint mások. A pörgetéseket 13 hónap után töröljük.

## Partnerek és eladók

A minket ajánló partnerek megtudják, hogy egy rendelés rajtuk keresztül érkezett és mennyit keresnek rajta, de azt soha, hogy ki Ön. Aki partnernek vagy eladónak jelentkezik, céges, kapcsolattartási és fizetési adatokat ad meg nekünk; ezekre a szerződéshez és a könyveléshez van szükségünk.

## Továbbítás más országokba

{#union}
Ha egy szolgáltató az Európai Gazdasági Térségen kívül kezel adatokat, az kizárólag az Európai Bizottság megfelelőségi határozata vagy általános szerződési feltételei alapján történik (GDPR 44–49. cikk).
{/union}
{#outside}
Cégünk és szervereink az Önétől eltérő országban is lehetnek. Adatait ott is az itt leírtak szerint védjük.
{/outside}

## Az Ön jogai

- megtudni, mit kezelünk Önről, és másolatot kapni róla
- kérni az adatok helyesbítését, törlését vagy kezelésük korlátozását
- géppel olvasható formában magával vinni őket
- tiltakozni az ellen, amit jogos érdek alapján teszünk
- hozzájárulását a jövőre nézve visszavonni

Ha van fiókja, adatait az [Adatvédelem](/user/privacy) oldalon maga is letöltheti és törölheti. Egyébként elég egy üzenet. Önről semmiben sem döntünk kizárólag automatizált módon.

## Panasz

Panaszt tehet az adatvédelmi hatóságnál:

- {data.authority}
- {data.address}
- {data.web}

*Változat: {revised}*`,
    ],
    terms: [
      'Általános szerződési feltételek',
      'Ami ebben a webshopban minden rendelésre érvényes.',
      `## 1. Kik kötik a szerződést

Ezek a feltételek fogyasztók rendeléseire érvényesek ebben a webshopban: {shop.name}, a következő országba történő szállítással: {country.name}. Az Ön szerződő partnere: {seller.name}, {seller.address}. Más eladók áruit is mi értékesítjük, a saját nevünkben.

## 2. Hogyan jön létre a szerződés

Ami a webshopban látható, felhívás a rendelésre. Az árut a kosárba teszi, megadja a címet, a szállítást és a fizetést, és az utolsó lépés előtt mindent javíthat. A „{button}” gombbal kötelező érvényű rendelést ad le. E-mailt kap, amely megerősíti, hogy a rendelés megérkezett. A szerződés akkor jön létre, amikor a rendelést e-mailben visszaigazoljuk; online fizetésnél legkésőbb akkor, amikor fizetett.

A szerződés azon a nyelven köthető meg, amelyen a webshopot olvassa. Szövegét megőrizzük; fiókjában és az e-mailben megtalálja.

## 3. Árak és fizetés

Minden ár végleges, a feltüntetett pénznemben értendő, és tartalmazza az áfát. A szállítási díjat és az esetleges utánvétdíjat a rendelés előtt látja. A pénztárnál kínált módokon fizethet. Az időben ki nem fizetett rendelést töröljük, és Ön nem tartozik semmivel.

{#union}
Ha árengedményt hirdetünk, az áthúzott ár az azt megelőző 30 nap legalacsonyabb ára.
{/union}

## 4. Szállítás

Csak ebbe az országba szállítunk: {country.name}. Ha a pénztárnál más nem szerepel, csomagja 3–6 munkanapon belül megérkezik. Ha valamit nem tudunk szállítani, azonnal szólunk, és visszafizetjük, amit fizetett. A kárveszély akkor száll át Önre, amikor Ön vagy az Ön által megnevezett személy átvette az árut.

Az áru a kifizetéséig a mi tulajdonunk marad.

## 5. Elállás és visszaküldés

{#union}
A szerződéstől {withdrawal.days} napon belül indokolás nélkül elállhat: lásd [Elállási jog](/right-of-withdrawal).
{/union}

Ezen túl a viseletlen árut címkéivel együtt a kézbesítéstől számított {return.days} napon belül visszaküldheti, és visszakapja a pénzét: lásd [Termék visszaküldése](/guest/return). A higiéniai okból lezárt árut csak lezárva vesszük vissza. Ez nem korlátozza az Ön törvényes jogait.

## 6. Ha valami hibás

{#union}
A kellékszavatosság szabályai érvényesek ({law.guarantee}): lásd [Kellékszavatosság](/legal-guarantee).
{/union}
{#outside}
Önt a törvényben biztosított jogok illetik meg ({law.guarantee}): lásd [Kellékszavatosság](/legal-guarantee).
{/outside}

## 7. Kuponok és nyeremények

A kupon a hozzá megadott időre, országokra és összegekre érvényes, rendelésenként egy. Készpénzre nem váltható. A nyereményként kapott kuponok arra az e-mail-címre érvényesek, amellyel nyerték őket.

## 8. Értékelések

Terméket csak az értékelhet, aki megvette. Ezt a rendelés alapján ellenőrizzük, a dicséretet és a bírálatot egyaránt közzétesszük, és csak azt hagyjuk ki, ami törvénybe ütközik vagy nem vásárlásról szól.

## 9. Felelősség

Korlátlanul felelünk a szándékosságért és a súlyos gondatlanságért, az életben, a testi épségben vagy az egészségben okozott kárért, valamint ha a termékfelelősségi jog így rendelkezik. Egyébként a szerződés alapjául szolgáló kötelezettségek megszegéséért felelünk, az előre látható kár mértékéig. Az Ön kötelező jogszabályokon alapuló jogai megmaradnak.

## 10. Jog és viták

{#union}
Annak az országnak a joga érvényes, amelyben az eladó székhelye van; a lakóhelye szerinti ország kötelező védelme továbbra is megilleti Önt. A lakóhelyén is perelhet minket.
{/union}
{#outside}
Fogyasztókra annak az országnak a joga érvényes, ahová szállítunk.
{/outside}

Ha e feltételek valamely része nem érvényes, a helyébe a törvény lép, a többi érvényben marad. Lásd még: [Impresszum](/imprint) és [Adatkezelési tájékoztató](/privacy).

*Változat: {revised}*`,
    ],
    withdrawal: [
      'Elállási jog',
      'Hogyan állhat el a rendelésétől, nyilatkozatmintával.',
      `{#union}
## Az Ön joga

Ön {withdrawal.days} napon belül jogosult indokolás nélkül elállni e szerződéstől ({law.withdrawal}).

Az elállási határidő attól a naptól számított {withdrawal.days} nap elteltével jár le, amelyen Ön vagy az Ön által megjelölt, a fuvarozótól eltérő harmadik személy a terméket átveszi; egy rendelés több terméke esetén az utolsót.

Ha elállási jogával élni kíván, elállási szándékát egyértelmű nyilatkozattal köteles tudatni velünk ({seller.name}, {seller.address}, e-mail: {seller.email}, telefon: {seller.phone}). A legegyszerűbb az [Elállás a szerződéstől](/withdrawal) gomb; azonnal visszaigazolást kap e-mailben, dátummal és időponttal. Felhasználhatja az alábbi nyilatkozatmintát is, vagy írhat levelet vagy e-mailt. A határidőt megtartja, ha nyilatkozatát a határidő lejárta előtt elküldi.

## Az elállás joghatásai

Ha eláll a szerződéstől, haladéktalanul, de legkésőbb az elállásáról való tudomásszerzésünk napjától számított 14 napon belül visszatérítünk mindent, amit Öntől kaptunk, ideértve a szállítási költséget is (kivéve azt a többletköltséget, amely a legolcsóbb szokásos szállítási módunknál drágább szállításból adódik). A visszatérítéskor az Ön által használt fizetési módot alkalmazzuk, kivéve, ha Önnel másban állapodunk meg; ez Önnek semmibe sem kerül. A visszatérítést mindaddig visszatarthatjuk, amíg vissza nem kaptuk a terméket, vagy Ön nem igazolta, hogy visszaküldte: a kettő közül a korábbi időpontot kell figyelembe venni.

A terméket indokolatlan késedelem nélkül, de legkésőbb az elállás közlésétől számított 14 napon belül küldje vissza vagy adja át nekünk. {return.paidBy|customer=A visszaküldés közvetlen költségét Ön viseli.|shop=A visszaküldés költségét mi viseljük.} A termékben bekövetkezett értékcsökkenésért csak akkor felel, ha az olyan használatból ered, amely nem volt szükséges annak megállapításához, hogy milyen a termék és jó-e Önnek.

## Mikor nincs elállási jog

Nem áll fenn az Ön kívánságára készített termékeknél, valamint az olyan zárt csomagolású termékeknél, amelyek egészségvédelmi vagy higiéniai okból a csomagolás felbontása után nem küldhetők vissza, például fehérneműnél vagy fürdőruhánál.

## Elállási nyilatkozatminta

*(Csak a szerződéstől való elállási szándék esetén töltse ki és juttassa vissza.)*

- Címzett: {seller.name}, {seller.address}, {seller.email}:
- Alulírott/ak (\\*) kijelentem/kijelentjük (\\*), hogy gyakorlom/gyakoroljuk (\\*) elállási jogomat/jogunkat az alábbi termék/ek adásvételére irányuló szerződés tekintetében (\\*):
- Megrendelés időpontja (\\*) / átvétel időpontja (\\*):
- A fogyasztó(k) neve:
- A fogyasztó(k) címe:
- A fogyasztó(k) aláírása (kizárólag papíron tett nyilatkozat esetén):
- Kelt:

(\\*) A nem kívánt rész törlendő.
{/union}
{#outside}
Ennek az országnak a joga ({country.name}) nem ad általános jogot arra, hogy egy távollevők között kötött adásvételtől indokolás nélkül elálljon. Mi mégis biztosítjuk Önnek:

- A kézbesítéstől számított {withdrawal.days} napon belül az [Elállás a szerződéstől](/withdrawal) gombbal elállhat.
- A kézbesítéstől számított {return.days} napon belül [visszaküldheti a viseletlen árut](/guest/return) a címkéivel együtt.

Pénzét azon a módon kapja vissza, ahogyan fizetett, vagy az Ön által megadott számlára.
{/outside}

*Változat: {revised}*`,
    ],
    guarantee: [
      'Kellékszavatosság',
      'Az Ön jogai, ha az áru hibás vagy nem felel meg a leírásnak.',
      `{#union}
## {law.guaranteeYears|2=Két év|3=Három év} kellékszavatosság

A törvény szerint ({law.guarantee}) felelünk az olyan áruért, amely hibás, nem úgy néz ki vagy nem úgy működik, ahogyan leírtuk, vagy hiányzik belőle valami, ami hozzá tartozik, ha a hiba a kézbesítéstől számított {law.guaranteeYears|2=két|3=három} éven belül mutatkozik meg. Az első {law.burdenMonths} hónapban vélelmezni kell, hogy a hiba kezdettől fogva megvolt; ezt Önnek nem kell bizonyítania.

## Mit kérhet

1. Először kijavítást vagy kicserélést, választása szerint, ingyenesen, észszerű határidőn belül és jelentős kényelmetlenség nélkül. Megtagadhatjuk azt, ami lehetetlen vagy aránytalan költséggel jár.
2. Ha ez nem sikerül, túl sokáig tart vagy megtagadtuk, vagy ha a hiba súlyos: árleszállítást, vagy az áru ellenében a pénze visszatérítését. Jelentéktelen hiba miatt a szerződés nem szüntethető meg.

A küldés, a visszavétel és a hiba elhárításának költségét mi viseljük.

## Hogyan járjon el

Írjon nekünk a [kapcsolati oldalon](/helpcenter/contact) vagy ide: {seller.email}, a rendelésszámmal, néhány szóval és lehetőleg egy képpel. Kérjük, tegye meg hamar, miután észrevette a hibát.

## Ami nem tartozik ide

A kellékszavatosság nem terjed ki a szokásos elhasználódásra, sem a címkével ellentétes használatból vagy kezelésből eredő kárra. Semmibe sem kerül, és a gyártó jótállása, ha van ilyen, nem korlátozza. Az elállási jog mellette is fennáll.
{/union}
{#outside}
Az árunak meg kell felelnie a leírásnak, és alkalmasnak kell lennie a céljára ({law.guarantee}). Ha nem ilyen, írjon nekünk a [kapcsolati oldalon](/helpcenter/contact) vagy ide: {seller.email}, a rendelésszámmal és lehetőleg egy képpel: kijavítjuk vagy kicseréljük, vagy visszafizetjük, amit fizetett. Emellett a viseletlen árut {return.days} napon belül visszaküldheti.

Panaszt az alábbi szerv is fogad:

- {consumer.body}
- {consumer.web}
{/outside}

*Változat: {revised}*`,
    ],
    accessibility: [
      'Akadálymentesség',
      'Hogyan használhatja mindenki ezt a webshopot, és mi a teendő, ahol nem megy.',
      `## Mire törekszünk

Itt mindenkinek tudnia kell vásárolni. A webshop a webes tartalmak akadálymentességi irányelvei (WCAG) 2.2, AA szint, és az EN 301 549 európai szabvány szerint készült.

- A törvény: {law.accessibility}

## Mi a szolgáltatás

Webáruház: keresés és szűrés, áruk megtekintése, rendelés, fizetés, csomagkövetés, visszaküldés, elállás és fiókkezelés. Mindez működik billentyűzettel, képernyőolvasóval, 400 százalékra nagyítva, álló és fekvő helyzetben, és mozgás nélkül azoknak, akik eszközükön kevesebb mozgást kértek. A képeknek van leírásuk, az űrlapok megnevezik a hibáikat, és semminek sem jár le az ideje figyelmeztetés nélkül.

## Hogyan ellenőrizzük

Minden változtatáskor automatikus teszt vizsgálja a webshop oldalait több nyelven, és teljes vásárlások zajlanak le kizárólag billentyűzettel. Ez a nyilatkozat saját értékelésünkön alapul.

## Ismert korlátok

- Az eladóktól származó képek és szövegek leírása gyengébb lehet, mint a mieinké.
- Azok az oldalak, amelyeken fizet, a fizetési szolgáltatókéi.
- Amit még senki sem fordított le, angolul jelenik meg, és a képernyőolvasók számára így van megjelölve.

## Szóljon nekünk

Ha valami akadályozza, írjon nekünk a [kapcsolati oldalon](/helpcenter/contact) vagy ide: {seller.email}, vagy hívjon minket: {seller.phone}. Néhány munkanapon belül válaszolunk, és ha szüksége van rá, ugyanazt a tartalmat más módon küldjük el.

{#union}
Ha nem elégedett a válaszunkkal, a törvény betartását felügyelő hatósághoz fordulhat:

- {accessibility.body}
- {accessibility.web}
{/union}

*Változat: {revised}*`,
    ],
  },
};
