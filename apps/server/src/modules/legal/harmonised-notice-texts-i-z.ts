import type { Notice } from './harmonised-notice-texts-a-h.ts';

/** The wording of the harmonised notice in the languages with the codes it to sl. */
export const noticesIToZ: Readonly<Record<string, Notice>> = {
  it: {
    title: 'GARANZIA LEGALE',
    lead: '**Garanzia legale minima di due anni** per i beni venduti nell’Unione europea.',
    claims: 'I consumatori possono far valere i loro diritti nell’ambito della garanzia legale di conformità, ad esempio se i beni:',
    claimReasons: ['non corrispondono alla descrizione;', 'non funzionano come previsto.'],
    liability:
      '**I venditori sono responsabili** di qualsiasi difetto di conformità esistente al momento della consegna dei beni e che si manifesta entro il periodo della garanzia legale. In tal caso i venditori sono tenuti a offrire:',
    remedies: ['la **riparazione o sostituzione gratuita**;', 'in alcuni casi, una **riduzione del prezzo** o il **rimborso integrale**.'],
    period:
      'Alcuni paesi prevedono un periodo di garanzia legale più lungo. Per i beni di seconda mano può valere un periodo più breve, ma non inferiore a un anno.',
    more: 'Per saperne di più sui propri diritti in un determinato paese, scansionare il codice QR qui sotto o chiedere informazioni al venditore.',
    whatToDo: 'Cosa fare se si ricevono beni non conformi:',
    steps: [
      'contattare quanto prima il venditore per segnalare il problema;',
      'fornire la prova dell’acquisto, ad esempio una ricevuta, una fattura o un estratto conto bancario.',
    ],
    commercial:
      'I venditori e i produttori possono anche offrire garanzie commerciali, che si applicano indipendentemente dalla garanzia legale. Ad esempio, questa etichetta GARAN rappresenta una **garanzia commerciale di durabilità** offerta dal produttore senza costi aggiuntivi, che copre il bene nel suo complesso.',
  },
  lt: {
    title: 'TEISINĖ GARANTIJA',
    lead: 'Europos Sąjungoje parduodamoms prekėms taikoma **mažiausiai dvejų metų teisinės garantijos apsauga**.',
    claims: 'Vartotojai gali reikalauti savo teisių pagal teisinę atitikties garantiją, pavyzdžiui, jei prekės:',
    claimReasons: ['neatitinka aprašymo;', 'neveikia kaip numatyta.'],
    liability:
      '**Pardavėjai atsako** už bet kokį neatitikimą, kuris egzistavo prekių pristatymo metu ir kuris paaiškėja per teisinės garantijos laikotarpį. Tokiu atveju pardavėjai privalo pasiūlyti:',
    remedies: [
      'prekę **nemokamai sutaisyti** arba **nemokamai pakeisti**;',
      'kai kuriais atvejais – **sumažinti kainą** arba **grąžinti visą sumokėtą sumą**.',
    ],
    period:
      'Kai kuriose šalyse teisinės garantijos laikotarpis yra ilgesnis. Naudotoms prekėms gali būti taikomas trumpesnis laikotarpis, tačiau jis negali būti trumpesnis kaip vieni metai.',
    more: 'Norėdami gauti daugiau informacijos apie savo teises konkrečioje šalyje, nuskenuokite toliau pateiktą QR kodą arba teiraukitės pardavėjo.',
    whatToDo: 'Ką daryti, jei gavote reikalavimų neatitinkančias prekes:',
    steps: [
      'kuo greičiau susisiekite su pardavėju ir praneškite apie problemą;',
      'pateikite pirkimo įrodymą, pavyzdžiui, kvitą, sąskaitą faktūrą arba banko išrašą.',
    ],
    commercial:
      'Pardavėjai ir gamintojai taip pat gali teikti komercines garantijas, kurios taikomos nepriklausomai nuo teisinės garantijos. Pavyzdžiui, šiuo GARAN ženklu gamintojas gali pažymėti **komercinę patvarumo garantiją**, kurią jis suteikia be papildomo mokesčio ir kuri taikoma visai prekei.',
  },
  pl: {
    title: 'PRAWNY OBOWIĄZEK ZAPEWNIENIA ZGODNOŚCI TOWARU Z UMOWĄ',
    lead: 'Towary sprzedawane w Unii Europejskiej objęte są **prawnym obowiązkiem zapewnienia ich zgodności z umową przez okres co najmniej dwóch lat**.',
    claims:
      'Konsumenci mogą dochodzić swoich praw na podstawie tego prawnego obowiązku zapewnienia zgodności towaru z umową, na przykład jeżeli towar:',
    claimReasons: ['jest niezgodny z opisem', 'funkcjonuje niezgodnie z przeznaczeniem.'],
    liability:
      '**Sprzedawcy odpowiadają** za wszelkie niezgodności towaru z umową, które istnieją w momencie dostawy towaru i które ujawnią się w czasie trwania prawnego obowiązku zapewnienia zgodności z umową. W takiej sytuacji sprzedawcy są zobowiązani zaoferować:',
    remedies: ['**bezpłatną naprawę** lub **bezpłatną wymianę** towaru', 'w niektórych przypadkach **obniżenie ceny** lub jej **całkowity zwrot**.'],
    period:
      'W niektórych krajach obowiązuje dłuższy okres prawnego obowiązku zapewnienia zgodności towaru z umową. Krótszy okres może obowiązywać w przypadku towarów używanych, jednak nie może on być krótszy niż rok.',
    more: 'Aby uzyskać więcej informacji na temat przysługujących Ci praw w danym kraju, zeskanuj poniższy kod QR lub zwróć się do sprzedawcy.',
    whatToDo: 'Co zrobić, jeżeli otrzymany towar jest niezgodny z umową?',
    steps: [
      'Jak najszybciej skontaktuj się ze sprzedawcą, by zgłosić ewentualny problem.',
      'Przedstaw dowód potwierdzający zakup, taki jak pokwitowanie, faktura lub wyciąg bankowy.',
    ],
    commercial:
      'Sprzedawcy i producenci mogą również oferować gwarancje handlowe, które są stosowane niezależnie od prawnego obowiązku zapewnienia zgodności towaru z umową. Na przykład etykieta GARAN oznacza **handlową gwarancję trwałości**, którą producent oferuje bez dodatkowych kosztów na cały towar.',
  },
  pt: {
    title: 'GARANTIA LEGAL',
    lead: '**Proteção da garantia legal mínima de dois anos** para os bens vendidos na União Europeia.',
    claims: 'Os consumidores podem invocar os seus direitos ao abrigo da garantia legal de conformidade, por exemplo, se os bens:',
    claimReasons: ['não corresponderem à descrição;', 'não funcionarem como previsto.'],
    liability:
      '**Os vendedores são responsáveis** por qualquer falta de conformidade que exista no momento em que os bens forem entregues e se manifeste no período de garantia legal. Os vendedores nessa situação estão obrigados a oferecer:',
    remedies: ['**reparação gratuita** ou **substituição gratuita**;', 'em alguns casos, **redução do preço** ou **reembolso integral**.'],
    period:
      'Alguns países têm um período de garantia legal mais longo. Para os bens em segunda mão, pode aplicar-se um período mais curto, mas não inferior a um ano.',
    more: 'Para mais informações sobre os seus direitos num determinado país, digitalize o código QR abaixo ou consulte o vendedor.',
    whatToDo: 'O que fazer se receber bens não conformes:',
    steps: [
      'Contactar o vendedor o mais rapidamente possível para expor o problema;',
      'Apresentar uma prova de compra, como um recibo, uma fatura ou um extrato bancário.',
    ],
    commercial:
      'Os vendedores e os produtores também podem oferecer garantias comerciais, que se aplicam independentemente da garantia legal. Por exemplo, pode ver este rótulo GARAN, que representa uma **garantia comercial de durabilidade** oferecida pelo produtor sem custos adicionais e cobrindo a totalidade do bem.',
  },
  ro: {
    title: 'GARANȚIA LEGALĂ',
    lead: '**Protecția oferită de garanția legală minimă de doi ani** pentru bunurile vândute în Uniunea Europeană',
    claims: 'Consumatorii își pot exercita drepturile în baza garanției legale de conformitate, de exemplu în cazul în care bunurile:',
    claimReasons: ['nu corespund descrierii;', 'nu funcționează astfel cum a fost prevăzut.'],
    liability:
      '**Vânzătorii sunt răspunzători** pentru orice neconformitate care exista în momentul livrării bunurilor și care este constatată în timpul perioadei de garanție legală. Vânzătorii care se află într-o astfel de situație au obligația să ofere:',
    remedies: [
      '**repararea gratuită** sau **înlocuirea gratuită** a bunului în cauză;',
      'în unele cazuri, **o reducere de preț** sau **rambursarea integrală**.',
    ],
    period:
      'În unele țări, perioada de garanție legală este mai lungă. Pentru bunurile de ocazie, se poate aplica o perioadă mai scurtă, însă aceasta nu poate fi mai mică de un an.',
    more: 'Pentru mai multe informații cu privire la drepturile pe care le aveți într-o anumită țară, scanați codul QR de mai jos sau adresați-vă vânzătorului.',
    whatToDo: 'Ce puteți face dacă bunurile primite sunt neconforme:',
    steps: [
      'contactați-l cât mai curând posibil pe vânzător pentru a-i semnala problema;',
      'furnizați o dovadă care să ateste achiziționarea bunului, de exemplu o chitanță, o factură sau un extras de cont.',
    ],
    commercial:
      'Vânzătorii și producătorii pot oferi și garanții comerciale, care se aplică independent de garanția legală. De exemplu, puteți vedea această etichetă GARAN, care reprezintă o **garanție comercială de durabilitate** oferită fără costuri suplimentare de către producător și care acoperă întregul bun.',
  },
  sk: {
    title: 'ZÁKONNÁ ZÁRUKA',
    lead: '**Minimálne dvojročná zákonná záruka** na tovar predávaný v Európskej únii.',
    claims: 'Spotrebitelia si môžu uplatniť svoje práva na základe zákonnej záruky súladu, napríklad ak tovar:',
    claimReasons: ['nezodpovedá opisu,', 'nefunguje tak, ako má.'],
    liability:
      '**Predajcovia sú zodpovední** za akýkoľvek nesúlad, ktorý existoval v čase dodania tovaru a ktorý sa prejaví v zákonnej záručnej lehote. Predajcovia sú v takejto situácii povinní ponúknuť:',
    remedies: ['**bezplatnú opravu** alebo **bezplatnú výmenu**,', 'v niektorých prípadoch **zníženú cenu** alebo **úplné vrátenie peňazí**.'],
    period:
      'Niektoré krajiny majú dlhšiu zákonnú záručnú lehotu. Na použitý tovar sa môže uplatňovať kratšia lehota, nie však kratšia než jeden rok.',
    more: 'Ak sa chcete dozvedieť viac o svojich právach v konkrétnej krajine, naskenujte kód QR uvedený nižšie alebo sa opýtajte predajcu.',
    whatToDo: 'Čo robiť, ak dostanete tovar, ktorý nie je v súlade so zmluvou:',
    steps: [
      'čo najskôr kontaktujte predajcu a nahláste chybu;',
      'poskytnite doklad o kúpe, ako napríklad potvrdenie o zaplatení, faktúru alebo výpis z bankového účtu.',
    ],
    commercial:
      'Predajcovia a výrobcovia môžu ponúkať aj obchodné záruky, ktoré sa uplatňujú nezávisle od zákonnej záruky. Môžete si napríklad všimnúť toto označenie GARAN. Predstavuje **obchodnú záruku životnosti**, ktorú ponúka výrobca bez dodatočných nákladov a ktorá sa vzťahuje na celý tovar.',
  },
  sl: {
    title: 'ZAKONSKO JAMSTVO',
    lead: '**Najmanj dveletno zakonsko jamstvo** za blago, ki se prodaja v Evropski uniji.',
    claims: 'Potrošnik lahko uveljavlja svoje pravice na podlagi zakonskega jamstva za skladnost, na primer če blago:',
    claimReasons: ['ne ustreza opisu,', 'ne deluje, kot je predvideno.'],
    liability:
      '**Prodajalec je odgovoren** za vsako neskladnost, ki je obstajala ob dobavi blaga in ki se pokaže v zakonskem jamčevalnem roku. V takem primeru mora prodajalec ponuditi:',
    remedies: [
      '**brezplačno popravilo** ali **brezplačno zamenjavo**,',
      'v nekaterih primerih **znižanje kupnine** ali **celotno vračilo plačanega zneska**.',
    ],
    period:
      'Nekatere države imajo daljši zakonski jamčevalni rok. Za rabljeno blago se lahko uporablja krajši rok, vendar ne sme biti krajši od enega leta.',
    more: 'Za več informacij o svojih pravicah v posamezni državi skenirajte spodnjo kodo QR ali se obrnite na prodajalca.',
    whatToDo: 'Kaj storiti, če prejmete neskladno blago:',
    steps: [
      'Čim prej stopite v stik s prodajalcem in ga seznanite s težavo',
      'Predložite dokazilo o nakupu, kot je potrdilo o plačilu, račun ali bančni izpisek.',
    ],
    commercial:
      'Prodajalec in proizvajalec lahko ponudita tudi tržne garancije, ki se uporabljajo neodvisno od zakonskega jamstva. Opazite lahko na primer to oznako GARAN, ki predstavlja **tržno garancijo trajnosti**, ki jo proizvajalec ponuja brez dodatnih stroškov in ki zajema celotno blago.',
  },
};
