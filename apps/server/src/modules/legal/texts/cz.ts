import type { LegalTexts } from '../shape.ts';

export const cz: LegalTexts = {
  heading: 'Právní informace',
  missing: 'doplní prodávající',
  notice: [
    'Zákonná odpovědnost za vady: {law.guaranteeYears|2=2 roky|3=3 roky}',
    'Má-li zboží vadu nebo neodpovídá popisu, zdarma ho opravíme nebo vyměníme, případně vám poskytneme slevu z ceny nebo vrátíme peníze.',
  ],
  pages: {
    imprint: [
      'O prodávajícím',
      'Kdo tento obchod provozuje a jak nás zastihnete.',
      `## Kdo tu prodává

- Prodávající: {seller.name}
- Adresa: {seller.address}
- Zastupuje: {seller.represented}
- Rejstřík a číslo: {seller.register}
- DIČ: {seller.vat}

## Jak nás zastihnete

- E-mail: [{seller.email}](mailto:{seller.email})
- Telefon: {seller.phone}
- Zpráva: [napište nám](/helpcenter/contact)

Za obsah odpovídá: {seller.name}, adresa viz výše.

## Když se nedohodneme

Obraťte se prosím nejdřív na nás: většinu věcí vyřeší jediná zpráva. Pokud ne, můžete se ve své zemi obrátit na tento orgán:

- {consumer.body}
- {consumer.web}

{#union}
Žijete-li v jiné zemi Evropské unie, zdarma vám pomůže síť [Evropských spotřebitelských center](https://www.eccnet.eu). Účastnit se řízení před subjektem mimosoudního řešení spotřebitelských sporů nejsme povinni ani ochotni, ledaže nám to ukládá právo vaší země.
{/union}`,
    ],
    privacy: [
      'Ochrana osobních údajů',
      'Jaké údaje o vás máme, proč, jak dlouho a co můžete žádat.',
      `## Kdo je správcem

{seller.name}, {seller.address}. Ve věci svých údajů nás zastihnete zde: [{seller.email}](mailto:{seller.email}).

Použije se tento předpis: {law.data}.

## Když si obchod prohlížíte

Náš server potřebuje vaši IP adresu, aby mohl odpovědět vašemu prohlížeči a odrážet útoky. Abychom viděli, jak často se odkazy a stránky otevírají, počítáme kliknutí. Neukládáme přitom vaši IP adresu ani označení vašeho prohlížeče, ale jen hodnotu, která se z nich vypočte pomocí tajného klíče; ten se každý den zahazuje. Kliknutí mažeme po 90 dnech. Právním základem je náš oprávněný zájem na obchodu, který je bezpečný a zlepšuje se (čl. 6 odst. 1 písm. f) GDPR).

## Cookies

Bez těchto údajů obchod nemůže fungovat:

- vaše přihlášení, na 30 dnů
- váš košík; zapomeneme ho 120 dnů po poslední změně
- jazyk a země, které jste si zvolili
- vaše volba cookies, na 180 dnů

Vše ostatní přijde na řadu, teprve když s tím souhlasíte (čl. 6 odst. 1 písm. a) GDPR), a do té doby se nenačte nic od žádné jiné firmy:

- **Statistika**: které stránky se otevírají a co se vkládá do košíků.
- **Reklama**: ze které reklamy nebo od kterého partnera jste přišli; uchováváme 30 dnů.

Svou volbu můžete kdykoli změnit v [nastavení cookies](/consent). Záznam o ní uchováváme tři roky, abychom ji mohli doložit.

## Když objednáte

Jméno, adresu, e-mail a telefon potřebujeme, abychom s vámi mohli uzavřít smlouvu a splnit ji (čl. 6 odst. 1 písm. b) GDPR). Předáváme jen to, co je nutné, a to pouze těmto příjemcům:

- dopravci, který vám balík doručí
- poskytovateli plateb, na jehož stránce platíte: {payment.providers}. Číslo vaší karty se k nám nikdy nedostane.
- poskytovateli, který rozesílá naše e-maily
- poskytovateli, na jehož serverech obchod běží

Faktury a podklady k nim uchováváme tak dlouho, jak to žádají daňové a účetní předpisy (čl. 6 odst. 1 písm. c) GDPR).

## Váš účet, vrácení zboží, hodnocení a zprávy

- Váš účet a oblíbené uchováváme, dokud účet nesmažete.
- Zprávy, které nám pošlete, mažeme dva roky po vyřízení věci.
- Hodnocení zveřejňujeme pod jménem, které si zvolíte. Když účet smažete, jméno a text zmizí a hvězdičky zůstanou.
- Opuštěný košík vám můžeme jednou připomenout e-mailem, pokud jste uvedli adresu; v každém takovém e-mailu můžete další odmítnout.

## Newsletter

Píšeme vám, až když svou adresu potvrdíte odkazem, který jsme vám poslali. V každém newsletteru je odkaz, kterým se jedním krokem odhlásíte. Adresu, kterou nikdo nepotvrdí, po 30 dnech smažeme.

## Kolo štěstí

Kdo kolo roztočí, uvede e-mailovou adresu, na kterou je výhra vázána. Adresu uložíme a počítáme roztočení podle návštěvníka a připojení, aby nikdo netočil častěji než ostatní. Roztočení mažeme po 13 měsících.

## Partneři a prodejci

Partneři, kteří nás doporučují, se dozvědí, že objednávka přišla přes ně a kolik na ní vydělají, nikdy však, kdo jste. Kdo požádá o přijetí mezi partnery nebo prodejce, sdělí nám údaje o firmě, kontaktní a platební údaje, které potřebujeme pro smlouvu a účetnictví.

## Předávání do jiných zemí

{#union}
Zpracovává-li některý poskytovatel údaje mimo Evropský hospodářský prostor, děje se to jen na základě rozhodnutí Evropské komise o odpovídající ochraně nebo jejích standardních smluvních doložek (čl. 44 až 49 GDPR).
{/union}
{#outside}
Naše firma a naše servery mohou být v jiné zemi než vy. I tam jsou vaše údaje chráněny tak, jak je popsáno zde.
{/outside}

## Vaše práva

- dozvědět se, jaké údaje o vás máme, a dostat jejich kopii
- nechat je opravit, vymazat nebo omezit jejich zpracování
- odnést si je ve strojově čitelné podobě
- vznést námitku proti tomu, co děláme na základě oprávněného zájmu
- odvolat souhlas s účinkem do budoucna

Máte-li účet, můžete si své údaje sami stáhnout a smazat v sekci [Ochrana údajů](/user/privacy). Jinak stačí zpráva. O ničem, co se vás týká, nerozhodujeme výhradně automatizovaně.

## Stížnosti

Stížnost můžete podat u dozorového úřadu pro ochranu osobních údajů:

- {data.authority}
- {data.address}
- {data.web}

*Znění ze dne {revised}*`,
    ],
    terms: [
      'Obchodní podmínky',
      'Co platí pro každou objednávku v tomto obchodě.',
      `## 1. Kdo smlouvu uzavírá

Tyto podmínky platí pro objednávky spotřebitelů v obchodě {shop.name} s dodáním do této země: {country.name}. Smlouvu uzavíráte s tímto prodávajícím: {seller.name}, {seller.address}. Zboží jiných prodejců prodáváme rovněž, a to vlastním jménem.

## 2. Jak se smlouva uzavírá

To, co je v obchodě vystaveno, je výzva k objednání. Zboží vložíte do košíku, zadáte adresu, dopravu a platbu a až do posledního kroku můžete vše opravit. Tlačítkem „{button}“ závazně objednáváte. E-mailem vám potvrdíme, že objednávka dorazila. Smlouva je uzavřena, když objednávku e-mailem přijmeme; při platbě online nejpozději zaplacením.

Smlouvu lze uzavřít v jazyce, ve kterém obchod čtete. Její text ukládáme; najdete ho ve svém účtu a v e-mailu.

## 3. Ceny a platba

Všechny ceny jsou konečné, v zobrazené měně a včetně DPH. Cenu dopravy a případný poplatek za dobírku vidíte dřív, než objednáte. Platíte způsoby, které nabízí pokladna. Objednávku, která není zaplacena včas, zrušíme a nic nám nedlužíte.

{#union}
Oznámíme-li slevu, je přeškrtnutá cena nejnižší cenou za 30 dnů před ní.
{/union}

## 4. Dodání

Dodáváme pouze do této země: {country.name}. Není-li v pokladně uvedeno jinak, dorazí balík do 3 až 6 pracovních dnů. Nelze-li něco dodat, ihned vám to oznámíme a vrátíme, co jste zaplatili. Nebezpečí škody na vás přechází, jakmile zboží převezmete vy nebo někdo, koho určíte.

Do zaplacení zůstává zboží naším vlastnictvím.

## 5. Odstoupení a vrácení

{#union}
Od smlouvy můžete odstoupit do {withdrawal.days} dnů bez udání důvodu: viz [Právo odstoupit od smlouvy](/right-of-withdrawal).
{/union}

Kromě toho můžete nenošené zboží s visačkami vrátit do {return.days} dnů od doručení a dostanete zpět peníze: viz [Vrátit zboží](/guest/return). Zboží zapečetěné z hygienických důvodů přijímáme zpět jen s neporušenou pečetí. Vaše zákonná práva tím nejsou omezena.

## 6. Když má něco vadu

{#union}
Platí zákonná odpovědnost za vady ({law.guarantee}): viz [Odpovědnost za vady](/legal-guarantee).
{/union}
{#outside}
Máte práva, která vám dává zákon ({law.guarantee}): viz [Odpovědnost za vady](/legal-guarantee).
{/outside}

## 7. Kupóny a výhry

Kupón platí po dobu, v zemích a pro částky, které jsou u něj uvedeny, na každou objednávku jeden. V hotovosti se nevyplácí. Kupóny z výher platí pro e-mailovou adresu, která je vyhrála.

## 8. Hodnocení

Výrobek může hodnotit jen ten, kdo ho koupil. Ověřujeme to podle objednávky, chválu i kritiku zveřejňujeme stejně a vynecháme jen to, co porušuje zákon nebo se nákupu netýká.

## 9. Odpovědnost za škodu

Neomezeně odpovídáme za škodu způsobenou úmyslně nebo z hrubé nedbalosti, za újmu na životě, těle nebo zdraví a tam, kde to stanoví předpisy o odpovědnosti za vadu výrobku. Jinak odpovídáme za porušení povinností, na kterých smlouva stojí, do výše předvídatelné škody. Vaše kogentní práva zůstávají zachována.

## 10. Právo a spory

{#union}
Použije se právo země, ve které má prodávající sídlo; kogentní ochrana podle práva země, ve které žijete, vám zůstává. Žalovat nás můžete tam, kde žijete.
{/union}
{#outside}
Pro spotřebitele platí právo země, do které dodáváme.
{/outside}

Pokud některá část těchto podmínek neplatí, nahradí ji zákon a zbytek platí dál. Viz také [O prodávajícím](/imprint) a [Ochrana osobních údajů](/privacy).

*Znění ze dne {revised}*`,
    ],
    withdrawal: [
      'Právo odstoupit od smlouvy',
      'Jak od objednávky odstoupíte, s formulářem.',
      `{#union}
## Vaše právo

Máte právo odstoupit od této smlouvy ve lhůtě {withdrawal.days} dnů bez udání důvodu ({law.withdrawal}).

Lhůta pro odstoupení od smlouvy činí {withdrawal.days} dnů ode dne následujícího po dni, kdy vy nebo vámi určená třetí osoba jiná než dopravce převezmete zboží; u více kusů zboží z jedné objednávky poslední z nich.

Abyste od smlouvy odstoupili, musíte nás ({seller.name}, {seller.address}, e-mail {seller.email}, telefon {seller.phone}) informovat formou jednoznačného prohlášení. Nejjednodušší je tlačítko [Odstoupit od smlouvy](/withdrawal); e-mailem ihned dostanete potvrzení s datem a časem. Můžete také použít formulář níže nebo napsat dopis či e-mail. K dodržení lhůty postačuje odeslat prohlášení před jejím uplynutím.

## Důsledky odstoupení od smlouvy

Pokud odstoupíte, vrátíme vám bez zbytečného odkladu, nejpozději do 14 dnů ode dne, kdy se o vašem odstoupení dozvíme, všechny platby, které jsme od vás obdrželi, včetně nákladů na dodání (kromě dodatečných nákladů na dodání dražší než náš nejlevnější standardní způsob). Použijeme stejný platební prostředek, který jste použili vy, nedohodneme-li se s vámi jinak; další náklady vám tím nevzniknou. S vrácením peněz můžeme počkat, dokud zboží nedostaneme zpět nebo dokud neprokážete, že jste ho odeslali, podle toho, k čemu dojde dříve.

Zboží zašlete zpět nebo předejte bez zbytečného odkladu, nejpozději do 14 dnů ode dne, kdy nám odstoupení oznámíte. {return.paidBy|customer=Přímé náklady na vrácení zboží nesete vy.|shop=Náklady na vrácení zboží neseme my.} Za snížení hodnoty zboží odpovídáte, jen pokud vzniklo zacházením, které nebylo nutné k obeznámení se s povahou a vlastnostmi zboží a s tím, zda vám sedí.

## Kdy právo odstoupit nemáte

Neplatí u zboží vyrobeného podle vašich přání a u zapečetěného zboží, které z důvodu ochrany zdraví nebo z hygienických důvodů není vhodné vrátit poté, co jste pečeť porušili, například u spodního prádla nebo plavek.

## Vzorový formulář pro odstoupení od smlouvy

*(Vyplňte tento formulář a pošlete jej zpět pouze v případě, že chcete odstoupit od smlouvy.)*

- Adresát: {seller.name}, {seller.address}, {seller.email}
- Oznamuji/oznamujeme (\\*), že tímto odstupuji/odstupujeme (\\*) od mnou/námi (\\*) uzavřené smlouvy o nákupu tohoto zboží (\\*):
- Datum objednání (\\*) / datum obdržení (\\*):
- Jméno a příjmení spotřebitele/spotřebitelů:
- Adresa spotřebitele/spotřebitelů:
- Podpis spotřebitele/spotřebitelů (pouze pokud je tento formulář zasílán v listinné podobě):
- Datum:

(\\*) Nehodící se škrtněte.
{/union}
{#outside}
Právo této země ({country.name}) obecné právo odstoupit od nákupu na dálku bez důvodu nezná. Přesto vám ho dáváme:

- Do {withdrawal.days} dnů od doručení můžete odstoupit tlačítkem [Odstoupit od smlouvy](/withdrawal).
- Do {return.days} dnů od doručení můžete [vrátit nenošené zboží](/guest/return) s visačkami.

Peníze dostanete zpět stejnou cestou, jakou jste platili, nebo na účet, který uvedete.
{/outside}

*Znění ze dne {revised}*`,
    ],
    guarantee: [
      'Zákonná odpovědnost za vady',
      'Vaše práva, když má zboží vadu nebo neodpovídá popisu.',
      `{#union}
## {law.guaranteeYears|2=Dva roky|3=Tři roky} zákonné odpovědnosti za vady

Podle zákona ({law.guarantee}) odpovídáme za zboží, které má vadu, nevypadá nebo nefunguje podle popisu nebo mu chybí něco, co k němu patří, pokud se vada projeví do {law.guaranteeYears|2=dvou|3=tří} let od dodání. Během prvních {law.burdenMonths} měsíců se má za to, že zboží mělo vadu od začátku; nemusíte to dokazovat.

## Co můžete žádat

1. Nejprve opravu nebo výměnu, podle své volby, zdarma, v přiměřené době a bez značných obtíží pro vás. Odmítnout můžeme to, co je nemožné nebo nepřiměřeně nákladné.
2. Pokud se to nepodaří, trvá to příliš dlouho nebo to odmítneme, nebo je-li vada závažná: slevu z ceny, nebo své peníze zpět proti vrácení zboží. Pro nepodstatnou vadu smlouva nekončí.

Náklady na zaslání, převzetí zpět a nápravu neseme my.

## Jak postupovat

Napište nám přes [kontaktní stránku](/helpcenter/contact) nebo na {seller.email}, uveďte číslo objednávky, pár slov a pokud možno přiložte fotku. Udělejte to prosím brzy poté, co vadu zjistíte.

## Na co se nevztahuje

Zákonná odpovědnost za vady se nevztahuje na běžné opotřebení ani na poškození užíváním nebo péčí v rozporu s etiketou. Nic nestojí a žádná záruka výrobce, existuje-li, ji neomezuje. Právo odstoupit od smlouvy existuje vedle ní.
{/union}
{#outside}
Zboží musí odpovídat popisu a hodit se k svému účelu ({law.guarantee}). Není-li tomu tak, napište nám přes [kontaktní stránku](/helpcenter/contact) nebo na {seller.email}, uveďte číslo objednávky a pokud možno přiložte fotku: opravíme ho nebo vyměníme, nebo vrátíme, co jste zaplatili. Nenošené zboží můžete navíc vrátit do {return.days} dnů.

Stížnosti přijímá také:

- {consumer.body}
- {consumer.web}
{/outside}

*Znění ze dne {revised}*`,
    ],
    accessibility: [
      'Přístupnost',
      'Jak může tento obchod používat každý a co dělat, kde to nejde.',
      `## O co usilujeme

Nakupovat by tu měl moci každý. Obchod je postaven podle Pokynů pro přístupnost webového obsahu (WCAG) 2.2, úroveň AA, a evropské normy EN 301 549.

- Zákon: {law.accessibility}

## Co služba nabízí

Internetový obchod: vyhledávat a filtrovat, prohlížet zboží, objednat, zaplatit, sledovat balík, vrátit zboží, odstoupit od smlouvy a spravovat účet. To vše jde klávesnicí, se čtečkou obrazovky, při zvětšení na 400 procent, na výšku i na šířku a bez pohybu pro ty, kdo si na svém zařízení nastavili jeho omezení. Obrázky mají popisky, formuláře své chyby pojmenují a nic nevyprší bez varování.

## Jak se testuje

Při každé změně prochází automatický test stránky obchodu v několika jazycích a celé nákupy se zkoušejí jen s klávesnicí. Toto prohlášení se opírá o naše vlastní posouzení.

## Známá omezení

- Obrázky a texty, které dodávají prodejci, mohou být popsány hůře než naše.
- Stránky, na kterých platíte, patří poskytovatelům plateb.
- Co zatím nikdo nepřeložil, zobrazuje se anglicky a je tak označeno pro čtečky obrazovky.

## Napište nám

Pokud vám něco stojí v cestě, napište nám přes [kontaktní stránku](/helpcenter/contact) nebo na {seller.email}, nebo zavolejte: {seller.phone}. Odpovídáme do několika pracovních dnů, a bude-li třeba, pošleme vám tentýž obsah jiným způsobem.

{#union}
Pokud vás naše odpověď neuspokojí, můžete se obrátit na orgán, který na dodržování tohoto zákona dohlíží:

- {accessibility.body}
- {accessibility.web}
{/union}

*Znění ze dne {revised}*`,
    ],
  },
};
