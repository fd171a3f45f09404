import type { ArticleTexts } from '../types.ts';

export const hr: ArticleTexts = {
  topics: {
    care: 'Njega',
    style: 'Stil',
    making: 'Kako nastaje',
    orders: 'Narudžbe',
    delivery: 'Dostava',
    returns: 'Povrati',
    sizes: 'Veličine',
    payment: 'Plaćanje',
  },
  articles: {
    'washing-wool': [
      'Pranje vune bez straha',
      'Džemper treba manje pranja nego što mislite, a kemijsku čistionicu ne treba uopće.',
      'Vuna se pomalo čisti sama svaki put kad visi na svježem zraku. Nakon dana nošenja često je dovoljna noć na stolcu uz prozor.\n\n## Kad ipak treba pranje\n\nUpotrijebite hladnu vodu, najviše **30 °C**, i blagi deterdžent za vunu. Okrenite džemper naopako i ostavite ga da se namače deset minuta. Ne trljajte: od trljanja se vuna pusti.\n\n## Sušenje\n\nVodu istisnite u ručnik pa džemper polegnite na ravno. Ako ga mokrog objesite, produljit će se za cijelu veličinu.',
    ],
    'linen-in-summer': [
      'Zašto je lan tkanina za vruće dane',
      'Upija vlagu, brzo se suši, a nabori mu dobro stoje.',
      'Lanena su vlakna šuplja i kruta. Tkaninu drže malo odmaknutu od kože pa zrak može strujati.\n\n## Nabori su dio priče\n\nAko ga volite glađeg, glačajte ga dok je vlažan. Ako ne, objesite ga mokrog i posao prepustite gravitaciji.\n\n## Uz što ga nositi\n\nLanena košulja preko jednostavne majice dobra je od doručka do kasne večere.',
    ],
    'measuring-yourself': [
      'Kako se izmjeriti u pet minuta',
      'Tri su mjere dovoljne da otprve naručite pravu veličinu.',
      'Trebaju Vam krojački metar i ogledalo.\n\n1. **Grudi**: oko najšireg dijela, metar neka je posvuda vodoravan.\n2. **Struk**: oko najužeg dijela, malo iznad pupka.\n3. **Bokovi**: oko najšireg dijela stražnjice, stopala skupljena.\n\nUsporedite ih s tablicom uz veličine svakog artikla ili s našom [tablicom veličina](/size-guides). Ako ste između dviju veličina, veća je udobnija.',
    ],
    'small-wardrobe': [
      'Deset komada za mali ormar',
      'Manje odjeće koja se sva slaže znači lakša jutra.',
      'Počnite od boja: dvije tamne, dvije svijetle i jedna koju obožavate.\n\n- dvoje hlače\n- tri gornja dijela\n- jedna košulja\n- jedan džemper\n- jedna jakna\n- jedan kaput\n- jedna haljina ili odijelo\n\nPrije nego što kupite bilo što drugo, upitajte se slaže li se s barem tri od ovih komada.',
    ],
    'denim-care': [
      'Da traperice dulje traju',
      'Perite ih rijetko, hladno i okrenute naopako.',
      'Indigo je samo na površini niti pa ga svako pranje malo odnese. Pričekajte deset dana nošenja, osim ako nema mrlje.\n\n## U perilici\n\nOkrenute naopako, **30 °C**, slabo centrifugiranje i bez omekšivača. Sušite ih na zraku: od vrućine elastične niti postaju lomljive.\n\n## Popravite na vrijeme\n\nTanko se mjesto lako zakrpa. Rupa ne.',
    ],
    'layers-for-autumn': [
      'Slojevi za dane koji počinju hladno',
      'Tri tanka sloja griju bolje od jednog debelog i mogu se skinuti.',
      'Prvi sloj odvodi vlagu s kože: pamuk za ured, fina vuna za dugu šetnju.\n\nDrugi čuva toplinu: kardigan ili flis.\n\nTreći štiti od vjetra i kiše. Uzmite ga broj veći da ostali stanu ispod njega.',
    ],
    'reading-a-label': [
      'Što Vam govori etiketa',
      'Vlakna, simboli za njegu i proizvođač: malen komad tkanine puno govori.',
      'Po zakonu su vlakna navedena prema udjelu. *98 % pamuk, 2 % elastan* znači traperice koje se malo rastežu.\n\n## Simboli\n\nPosuda s vodom znači pranje, a broj u njoj najvišu temperaturu. Trokut je za izbjeljivanje, kvadrat za sušenje, glačalo za glačanje, a krug za kemijsko čišćenje. Prekriženo znači ne.',
    ],
    'from-fibre-to-shirt': [
      'Od vlakna do košulje',
      'Što se događa s pamukom prije nego što završi u Vašem ormaru.',
      'Pamuk se bere, čisti i češlja dok sva vlakna ne legnu u istom smjeru. Zatim se prede: što je vlakno dulje, to je nit glađa.\n\nNit se tka ili plete, boji i pere. Tek se tada kroji, u naslagama do stotinu slojeva.\n\nKošulja ima dvadesetak dijelova. Izvježbana ih ruka sašije za pola sata.',
    ],
  },
  questions: {
    'order-track': ['Gdje je moja narudžba?', 'Otvorite [Prati narudžbu](/Track/Order) i upišite broj narudžbe te broj računa ili e-adresu.'],
    'order-change': ['Mogu li promijeniti narudžbu?', 'Dok nije zapakirana: pišite nam broj narudžbe i što treba biti drukčije.'],
    'order-cancel': [
      'Kako otkazati narudžbu?',
      'Otvorite je u svom korisničkom računu i odaberite **Otkaži narudžbu**. Ako je već zapakirana, radije je vratite.',
    ],
    'order-guest': ['Treba li mi korisnički račun?', 'Ne. Možete naručiti kao gost i pratiti narudžbu prema njezinu broju.'],
    'order-confirm': [
      'Nemam e-poruku s potvrdom. Što sad?',
      'Najprije pogledajte u mapu s neželjenom poštom. Ako je ni ondje nema, možda je u e-adresi pogreška: pišite nam.',
    ],
    'order-invoice': ['Gdje mogu naći račun?', 'Stiže s potvrdom e-poštom i nalazi se uz narudžbu u Vašem korisničkom računu.'],
    'order-gift': ['Mogu li narudžbu poslati kao dar?', 'Da: navedite drugu adresu dostave. Račun stiže e-poštom i nije u paketu.'],
    'order-phone': ['Mogu li naručiti telefonom?', 'Da. Naši ljudi zaprime narudžbu i šalju Vam potvrdu e-poštom.'],
    'delivery-time': ['Koliko traje dostava?', 'Obično **3 do 6 radnih dana**. Dani za Vašu državu navedeni su na blagajni.'],
    'delivery-cost': ['Koliko stoji dostava?', 'Trošak je naveden na blagajni prije nego što naručite. Iznad određenog iznosa dostava je besplatna.'],
    'delivery-abroad': ['Dostavljate li u druge države?', 'Odaberite svoju državu na dnu stranice. Svaka država ima svoju trgovinu i cijene.'],
    'delivery-miss': ['Što ako nikoga nema kod kuće?', 'Dostavljač pokušava ponovno ili ostavlja paket na mjestu za preuzimanje i javlja Vam gdje.'],
    'delivery-late': [
      'Moj paket kasni. Što mogu učiniti?',
      'Otvorite poveznicu za praćenje u našoj e-poruci. Ako se tri dana ništa ne pomakne, pišite nam.',
    ],
    'delivery-part': ['Zašto je stigao samo dio?', 'Ponekad jednu narudžbu šaljemo u dva paketa. Drugi stiže poslije i ne stoji Vas ništa više.'],
    'delivery-pickup': ['Mogu li osobno preuzeti narudžbu?', 'Gdje je dostupno, među načinima dostave je i **osobno preuzimanje**.'],
    'delivery-address': ['Mogu li promijeniti adresu dostave?', 'Dok paket nije poslan. Pišite nam što prije.'],
    'return-how': ['Kako nešto vratiti?', 'Otvorite [Vrati artikl](/guest/return), odaberite što vraćate i zašto, ispišite listić i predajte paket.'],
    'return-time': ['Koliko vremena imam?', '**100 dana** od primitka paketa.'],
    'return-state': ['U kakvom stanju mora biti?', 'Nenošeno i s etiketama. Kod kuće možete slobodno isprobati.'],
    'return-cost': ['Koliko stoji povrat?', 'Koliko stoji u Vašoj državi, piše u obrascu za povrat prije nego što ga pošaljete.'],
    'return-money': ['Kada dobivam novac natrag?', 'U roku od 14 dana nakon što paket stigne k nama, istim putem kojim ste platili.'],
    'return-exchange': ['Mogu li zamijeniti za drugu veličinu?', 'Da: u obrascu za povrat odaberite **drugu veličinu**. Čuvamo je za Vas.'],
    'return-damaged': ['Nešto je stiglo oštećeno', 'Žao nam je. U obrascu za povrat kao razlog odaberite **oštećeno**; ne stoji Vas ništa.'],
    'return-hygiene': [
      'Postoji li nešto što se ne može vratiti?',
      'Donje rublje i kupaće kostime iz higijenskih razloga primamo samo s neoštećenom zaštitom.',
    ],
    'size-find': ['Kako pronaći svoju veličinu?', 'Pretraživačem veličina uz veličine svakog artikla ili našom [tablicom veličina](/size-guides).'],
    'size-between': ['Između dviju sam veličina', 'Uzmite veću ako volite široko, a manju ako volite uz tijelo.'],
    'size-brands': ['Jesu li svi brendovi jednako krojeni?', 'Ne. Svaki artikl ima svoju tablicu, a recenzije govore je li model manji ili veći.'],
    'size-kids': ['Kako funkcioniraju dječje veličine?', 'Prema visini u centimetrima: dijete visoko 112 cm nosi 116.'],
    'size-shrink': ['Hoće li se skupiti?', 'Ako se pere prema etiketi, jedva. Pamuk i vuna skupljaju se od vruće vode i sušilice.'],
    'size-out': ['Moja je veličina rasprodana', 'Odaberite je i ostavite e-adresu: pišemo jednom, kada ponovno bude dostupna.'],
    'size-jeans': ['Što znače dva broja na trapericama?', 'Prvi je opseg struka u inčima, drugi duljina nogavice.'],
    'size-units': ['Mogu li mjere vidjeti u inčima?', 'Da, tablice prikazuju centimetre ili inče.'],
    'pay-how': ['Kako mogu platiti?', 'Načini plaćanja za Vašu državu navedeni su na blagajni: karticom, a često i pouzećem.'],
    'pay-safe': [
      'Je li plaćanje karticom sigurno?',
      'Da. Plaćate na stranici našeg partnera za plaćanje; broj Vaše kartice nikada ne dolazi do nas.',
    ],
    'pay-cash': [
      'Mogu li platiti kada paket stigne?',
      'U mnogim državama da. Može se dodati mala naknada, koja je prikazana prije nego što naručite.',
    ],
    'pay-failed': [
      'Moje plaćanje nije uspjelo',
      'Ništa nije naplaćeno. Pokušajte ponovno ili odaberite drugi način plaćanja; Vaša je košarica sačuvana.',
    ],
    'pay-coupon': ['Kako iskoristiti kupon?', 'Upišite ga u polje u košarici i pritisnite **Primijeni**.'],
    'pay-coupon-no': [
      'Zašto moj kupon ne vrijedi?',
      'Možda je istekao, traži veći iznos narudžbe ili je već iskorišten. Što je od toga, piše u košarici.',
    ],
    'pay-vat': ['Uključuju li cijene PDV?', 'Da. Iznos na kraju je iznos koji plaćate.'],
    'pay-currency': ['U kojoj valuti plaćam?', 'U valuti države u čijoj ste trgovini.'],
  },
  pages: {
    'about-us': [
      'O nama',
      'Tko stoji iza ove trgovine.',
      'Mali smo tim i prodajemo odjeću koju bismo i sami nosili.\n\n## Do čega nam je stalo\n\nDobre tkanine, poštene cijene i odgovori ljudi. Uz svaki artikl piše od čega je, tko ga je napravio i kako ga njegovati.',
    ],
    'delivery-information': [
      'Dostava',
      'Kako i kada stiže Vaš paket.',
      'Vaš paket šaljemo u roku od jednog radnog dana i obično je kod Vas za **3 do 6 radnih dana**.\n\n## Praćenje\n\nČim krene, e-poštom dobivate poveznicu. Možete pogledati i [Prati narudžbu](/Track/Order).',
    ],
    'returns-information': [
      'Povrati',
      '100 dana da se predomislite.',
      'Isprobajte kod kuće. Što ne pristaje, vratite u roku od **100 dana**, nenošeno i s etiketama.\n\n1. Otvorite [Vrati artikl](/guest/return).\n2. Odaberite što vraćate.\n3. Predajte paket.\n\nNovac je kod Vas u roku od 14 dana nakon što paket stigne k nama.',
    ],
    contact: [
      'Kontakt',
      'Kako doći do nas.',
      'Odgovori na većinu pitanja nalaze se u [centru za pomoć](/helpcenter).\n\nZa sve ostalo odgovorite na bilo koju našu e-poruku: čita je čovjek, obično u roku od jednog radnog dana.',
    ],
  },
};
