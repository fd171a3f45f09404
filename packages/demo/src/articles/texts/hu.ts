import type { ArticleTexts } from '../types.ts';

export const hu: ArticleTexts = {
  topics: {
    care: 'Ápolás',
    style: 'Stílus',
    making: 'Így készül',
    orders: 'Rendelés',
    delivery: 'Szállítás',
    returns: 'Visszaküldés',
    sizes: 'Méretek',
    payment: 'Fizetés',
  },
  articles: {
    'washing-wool': [
      'Gyapjúmosás félelem nélkül',
      'Egy pulóvert ritkábban kell mosni, mint gondolná, és tisztító sem kell hozzá.',
      'A gyapjú minden alkalommal tisztul egy kicsit, amikor friss levegőn lóg. Egy nap viselés után gyakran elég egy éjszaka az ablak melletti széken.\n\n## Ha mégis mosni kell\n\nHűvös, legfeljebb **30 °C-os** víz és kímélő gyapjúmosószer kell hozzá. Fordítsa ki a pulóvert, és áztassa tíz percig. Ne dörzsölje: attól filcesedik.\n\n## Szárítás\n\nNyomkodja ki a vizet egy törölközőben, majd fektesse ki a pulóvert. Ha vizesen felakasztja, egy mérettel hosszabb lesz.',
    ],
    'linen-in-summer': [
      'Miért a len a forró napok anyaga',
      'Magába szívja a nedvességet, azonnal szárad, és gyűrötten még szebb.',
      'A len szálai üregesek és merevek. Kissé eltartják az anyagot a bőrtől, így a levegő szabadon jár alatta.\n\n## A gyűrődés hozzátartozik\n\nHa simábban szereti, vasalja nyirkosan. Ha nem, akassza fel vizesen, és bízza a többit a gravitációra.\n\n## Mihez vegye fel\n\nEgy lening egyszerű póló fölött a reggelitől a késői vacsoráig megállja a helyét.',
    ],
    'measuring-yourself': [
      'Mérje meg magát öt perc alatt',
      'Három adat elég ahhoz, hogy elsőre a jó méretet rendelje.',
      'Egy mérőszalag és egy tükör kell hozzá.\n\n1. **Mellbőség**: a legteltebb részen körbe, végig vízszintesen tartott szalaggal.\n2. **Derékbőség**: a legkeskenyebb részen körbe, kicsivel a köldök felett.\n3. **Csípőbőség**: a csípő legszélesebb részén körbe, összezárt lábbal.\n\nVesse össze az adatokat a termék méretei mellett lévő táblázattal vagy a [mérettáblázatunkkal](/size-guides). Ha két méret között van, a nagyobb lesz a kényelmesebb.',
    ],
    'small-wardrobe': [
      'Tíz darab egy kis ruhatárhoz',
      'Kevesebb, egymáshoz illő ruhával könnyebbek a reggelek.',
      'Kezdje a színekkel: két sötét, két világos és egy, amelyet szeret.\n\n- két nadrág\n- három felső\n- egy ing vagy blúz\n- egy pulóver\n- egy dzseki\n- egy kabát\n- egy ruha vagy öltöny\n\nMielőtt bármi mást venne, kérdezze meg magától, hogy legalább hárommal összeillik-e ezek közül.',
    ],
    'denim-care': [
      'Hogy tovább tartson a farmer',
      'Mossa ritkán, hidegen és kifordítva.',
      'Az indigó a fonal felületén ül, ezért minden mosás elvisz belőle valamennyit. Várjon tíz viselésnyit, ha nincs rajta folt.\n\n## A mosógépben\n\nKifordítva, **30 °C-on**, alacsony fordulatszámú centrifugálással, öblítő nélkül. Levegőn szárítsa: a hőtől törékennyé válnak a rugalmas szálak.\n\n## Javítsa időben\n\nEgy elvékonyodott rész könnyen bestoppolható. Egy lyuk már nem.',
    ],
    'layers-for-autumn': [
      'Rétegek a hidegen induló napokra',
      'Három vékony réteg melegebb, mint egy vastag, és le is vehető.',
      'Az első réteg elvezeti a nedvességet a bőrtől: pamut az irodába, finom gyapjú egy hosszú sétához.\n\nA második melegen tart: egy kardigán vagy egy polár.\n\nA harmadik a szelet és az esőt tartja távol. Válassza egy mérettel nagyobbra, hogy a többi elférjen alatta.',
    ],
    'reading-a-label': [
      'Mit árul el a címke',
      'Alapanyagok, kezelési jelek és a gyártó: egy kis darab anyag sok mindent elmond.',
      'A törvény szerint az alapanyagok az arányuk sorrendjében szerepelnek rajta. A *98% pamut, 2% elasztán* azt jelenti, hogy a farmer kicsit enged.\n\n## A jelek\n\nA dézsa a mosás jele, a benne lévő szám a legmagasabb hőmérséklet. A háromszög a fehérítést, a négyzet a szárítást, a vasaló a vasalást, a kör a vegytisztítást jelöli. Ha át van húzva, akkor tilos.',
    ],
    'from-fibre-to-shirt': [
      'A pamutszáltól az ingig',
      'Mi történik a pamuttal, mielőtt az Ön szekrényébe kerül.',
      'A pamutot leszedik, megtisztítják és fésülik, amíg minden szála egy irányba nem áll. Ezután megfonják: minél hosszabb a szál, annál simább a fonal.\n\nA fonalat megszövik vagy megkötik, megfestik és kimossák. Csak ezután következik a szabás, akár száz réteget egymásra rakva.\n\nEgy ing nagyjából húsz részből áll. Gyakorlott kéz félóra alatt varrja össze őket.',
    ],
  },
  questions: {
    'order-track': [
      'Hol tart a rendelésem?',
      'Nyissa meg a [Rendelés követése](/Track/Order) oldalt, és írja be a rendelésszámot a számla sorszámával vagy az e-mail-címével.',
    ],
    'order-change': ['Módosíthatom a rendelésemet?', 'Amíg nincs becsomagolva, igen: írja meg nekünk a rendelésszámot és a változtatást.'],
    'order-cancel': [
      'Hogyan mondhatok le egy rendelést?',
      'Nyissa meg a fiókjában, és válassza a **Rendelés lemondása** lehetőséget. Ha már becsomagoltuk, egyszerűen küldje vissza.',
    ],
    'order-guest': ['Kell hozzá fiók?', 'Nem. Vendégként is rendelhet, és a rendelésszámmal követheti a rendelést.'],
    'order-confirm': [
      'Nem kaptam visszaigazoló e-mailt. Mit tegyek?',
      'Először nézze meg a levélszemét mappát. Ha ott sincs, lehet, hogy elírás történt az e-mail-címben: írjon nekünk.',
    ],
    'order-invoice': ['Hol találom a számlámat?', 'A visszaigazolással együtt e-mailben érkezik, és a fiókjában a rendelés mellett is megtalálja.'],
    'order-gift': [
      'Küldhetek rendelést ajándékba?',
      'Igen: adjon meg másik szállítási címet. A számla e-mailben érkezik, a csomagba nem kerül bele.',
    ],
    'order-phone': ['Rendelhetek telefonon?', 'Igen. Munkatársaink felveszik a rendelését, és e-mailben elküldik a visszaigazolást.'],
    'delivery-time': ['Mennyi idő a szállítás?', 'Általában **3–6 munkanap**. Az Ön országára érvényes időt a pénztárnál látja.'],
    'delivery-cost': [
      'Mennyibe kerül a szállítás?',
      'A díjat a pénztárnál, még a megrendelés előtt látja. Bizonyos összeg felett a szállítás ingyenes.',
    ],
    'delivery-abroad': ['Szállítanak más országokba is?', 'Válassza ki az országot az oldal alján. Minden országnak saját webshopja és árai vannak.'],
    'delivery-miss': [
      'Mi történik, ha senki sincs otthon?',
      'A futár újra próbálkozik, vagy egy átvételi ponton hagyja a csomagot, és értesíti, hol veheti át.',
    ],
    'delivery-late': [
      'Késik a csomagom. Mit tehetek?',
      'Nyissa meg az e-mailünkben lévő nyomkövetési linket. Ha három napja nem történt semmi, írjon nekünk.',
    ],
    'delivery-part': [
      'Miért csak egy része érkezett meg?',
      'Egy rendelést néha két csomagban küldünk. A másik hamarosan érkezik, és nem kerül többe.',
    ],
    'delivery-pickup': [
      'Átvehetem személyesen a rendelésemet?',
      'Ahol van rá lehetőség, a szállítási módok között szerepel a **személyes átvétel**.',
    ],
    'delivery-address': ['Módosíthatom a szállítási címet?', 'Amíg a csomag nálunk van, igen. Írjon nekünk, amint tud.'],
    'return-how': [
      'Hogyan küldhetek vissza valamit?',
      'Nyissa meg a [Termék visszaküldése](/guest/return) oldalt, válassza ki, mit küld vissza és miért, nyomtassa ki a kísérőlapot, és adja fel a csomagot.',
    ],
    'return-time': ['Mennyi időm van rá?', 'A csomag megérkezése után **100 nap**.'],
    'return-state': ['Milyen állapotban legyen?', 'Viseletlenül, a címkéivel együtt. Otthon nyugodtan felpróbálhatja.'],
    'return-cost': ['Mennyibe kerül a visszaküldés?', 'Az Ön országában érvényes díjat a visszaküldési űrlapon látja, mielőtt elküldi.'],
    'return-money': ['Mikor kapom vissza a pénzem?', 'A csomag beérkezésétől számított 14 napon belül, ugyanúgy, ahogyan fizetett.'],
    'return-exchange': ['Kicserélhetem másik méretre?', 'Igen: válassza a visszaküldési űrlapon a **másik méret** lehetőséget. Félretesszük Önnek.'],
    'return-damaged': [
      'Sérülten érkezett valami',
      'Sajnáljuk. A visszaküldési űrlapon okként válassza azt, hogy **sérült**; Önnek semmibe sem kerül.',
    ],
    'return-hygiene': ['Van, ami nem küldhető vissza?', 'A fehérneműt és a fürdőruhát higiéniai okokból csak sértetlen védőzárral vesszük vissza.'],
    'size-find': ['Hogyan találom meg a méretemet?', 'A termékek méretei mellett lévő méretkeresővel vagy a [mérettáblázatunkkal](/size-guides).'],
    'size-between': ['Két méret között vagyok', 'Ha bőven szereti, a nagyobbat, ha testhezállóan, a kisebbet válassza.'],
    'size-brands': [
      'Minden márka mérete egyforma?',
      'Nem. Minden terméknek saját táblázata van, és az értékelésekből kiderül, ha kisebb vagy nagyobb a szokásosnál.',
    ],
    'size-kids': ['Hogyan működnek a gyerekméretek?', 'A centiméterben mért testmagasság szerint: egy 112 cm magas gyerek 116-os méretet hord.'],
    'size-shrink': ['Össze fog menni?', 'Ha a címke szerint mossa, alig. A forró víz és a szárítógép az, amitől a pamut és a gyapjú összemegy.'],
    'size-out': ['Elfogyott a méretem', 'Válassza ki, és adja meg az e-mail-címét: egyszer írunk, amikor újra kapható.'],
    'size-jeans': ['Mit jelent a két szám a farmereken?', 'Az első a derékbőség hüvelykben, a második a szár hossza.'],
    'size-units': ['Láthatom a méreteket hüvelykben is?', 'Igen, a táblázatok centiméterben vagy hüvelykben is megjeleníthetők.'],
    'pay-how': [
      'Hogyan fizethetek?',
      'Az Ön országában elérhető fizetési módokat a pénztárnál látja: bankkártyával, és gyakran készpénzben, utánvéttel.',
    ],
    'pay-safe': ['Biztonságos a kártyás fizetés?', 'Igen. Fizetési partnerünk oldalán fizet; a kártyaszáma nem jut el hozzánk.'],
    'pay-cash': [
      'Fizethetek a csomag átvételekor?',
      'Sok országban igen. Ilyenkor felszámíthatunk egy kis díjat, amelyet a megrendelés előtt feltüntetünk.',
    ],
    'pay-failed': ['Nem sikerült a fizetés', 'Nem vontunk le semmit. Próbálja újra, vagy válasszon másik fizetési módot; a kosara megmarad.'],
    'pay-coupon': ['Hogyan használhatom fel a kuponomat?', 'Írja be a kosárban a mezőbe, és nyomja meg az **Alkalmazás** gombot.'],
    'pay-coupon-no': [
      'Miért nem működik a kuponom?',
      'Lehet, hogy lejárt, nagyobb értékű rendeléshez szól, vagy már felhasználták. A kosárban látja az okát.',
    ],
    'pay-vat': ['Az árak tartalmazzák az áfát?', 'Igen. Annyit fizet, amennyi a végén áll.'],
    'pay-currency': ['Milyen pénznemben fizetek?', 'Annak az országnak a pénznemében, amelynek a webshopjában vásárol.'],
  },
  pages: {
    'about-us': [
      'Rólunk',
      'Akik ezt a webshopot készítik.',
      'Kis csapat vagyunk, és olyan ruhákat árulunk, amelyeket mi magunk is hordanánk.\n\n## Ami fontos nekünk\n\nJó anyagok, őszinte árak és válaszok valódi emberektől. Minden terméknél megtalálja, miből van, ki készítette, és hogyan kell ápolni.',
    ],
    'delivery-information': [
      'Szállítás',
      'Hogyan és mikor érkezik a csomagja.',
      'A csomagot egy munkanapon belül feladjuk, és általában **3–6 munkanap** alatt Önnél van.\n\n## Nyomkövetés\n\nAmint útnak indul, e-mailben kap egy linket, de a [Rendelés követése](/Track/Order) oldalon is megnézheti, hol tart.',
    ],
    'returns-information': [
      'Visszaküldés',
      '100 nap, hogy meggondolja magát.',
      'Próbálja fel otthon. Ami nem jó, azt **100 napon** belül visszaküldheti, viseletlenül és a címkéivel együtt.\n\n1. Nyissa meg a [Termék visszaküldése](/guest/return) oldalt.\n2. Válassza ki, mit küld vissza.\n3. Adja fel a csomagot.\n\nA pénzét a csomag beérkezésétől számított 14 napon belül visszakapja.',
    ],
    contact: [
      'Kapcsolat',
      'Így érhet el minket.',
      'A legtöbb kérdésre választ talál a [súgóban](/helpcenter).\n\nMinden másban válaszoljon bármelyik e-mailünkre: ember olvassa el, általában egy munkanapon belül.',
    ],
  },
};
