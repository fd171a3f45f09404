/**
 * The wording of the harmonised notice in each language: Implementing Regulation (EU) 2025/1960, Annex I. It must not be changed. docs/law.md
 * names the sources. The emphasis was read in English; in the other languages it is on the corresponding words.
 */
export interface Notice {
  title: string;
  /** Words between `**` are emphasised. */
  lead: string;
  claims: string;
  claimReasons: readonly string[];
  liability: string;
  remedies: readonly string[];
  period: string;
  more: string;
  whatToDo: string;
  steps: readonly string[];
  commercial: string;
}

export const notices: Readonly<Record<string, Notice>> = {
  en: {
    title: 'LEGAL GUARANTEE',
    lead: '**Minimum two-year legal guarantee protection** for goods sold in the European Union.',
    claims: 'Consumers can claim their rights under the legal guarantee of conformity, for example if goods:',
    claimReasons: ['do not match the description;', 'do not function as intended.'],
    liability:
      '**Sellers are liable** for any lack of conformity which existed when the goods were delivered, and which becomes apparent within the legal guarantee period. Sellers in such a situation are required to offer:',
    remedies: ['**free repair** or **free replacement**;', 'in some cases, a **price reduction** or **full reimbursement**.'],
    period: 'Some countries have a longer legal guarantee period. For second-hand goods, a shorter period may apply, but not less than one year.',
    more: 'For more information on your rights in a specific country, scan the QR code below or ask the seller.',
    whatToDo: 'What to do if you receive non-conforming goods:',
    steps: [
      'Contact the seller as soon as possible to report the issue;',
      'Provide proof of purchase, such as a receipt, invoice, or bank statement.',
    ],
    commercial:
      'Sellers and producers may also offer commercial guarantees, which apply independently from the legal guarantee. For example, you may see this GARAN label representing a **commercial guarantee of durability** offered by the producer at no additional cost and covering the entire good.',
  },
  de: {
    title: 'GESETZLICHE GEWÄHRLEISTUNG',
    lead: '**Mindestens zwei Jahre gesetzliche Gewährleistung der Vertragsmäßigkeit** für Waren, die in der Europäischen Union verkauft werden.',
    claims:
      'Verbraucherinnen und Verbraucher können ihre Rechte im Rahmen des gesetzlichen Gewährleistungsrechts geltend machen, z. B. wenn die Waren',
    claimReasons: ['nicht der Beschreibung entsprechen,', 'nicht bestimmungsgemäß funktionieren.'],
    liability:
      '**Verkäufer haften** für jede Vertragswidrigkeit, die zum Zeitpunkt der Lieferung der Waren bestand und innerhalb des Zeitraums der gesetzlichen Gewährleistung erkennbar wird. Verkäufer müssen in solchen Fällen Folgendes anbieten:',
    remedies: [
      '**kostenlose Nachbesserung** oder **kostenlose Ersatzlieferung**,',
      'in bestimmten Fällen eine **Preisminderung** oder eine **vollständige Erstattung des Kaufpreises**.',
    ],
    period:
      'In einigen Ländern gilt ein längerer Zeitraum für die gesetzliche Gewährleistung. Für gebrauchte Waren kann ein kürzerer Zeitraum gelten, jedoch nicht weniger als ein Jahr.',
    more: 'Für weitere Informationen zu Ihren Rechten in einem bestimmten Land scannen Sie den nachstehenden QR-Code oder fragen Sie den Verkäufer.',
    whatToDo: 'Was ist zu tun, wenn Sie vertragswidrige Waren erhalten?',
    steps: [
      'Melden Sie dem Verkäufer das Problem so bald wie möglich.',
      'Legen Sie einen Kaufnachweis vor, z. B. die Quittung, Rechnung oder einen Kontoauszug.',
    ],
    commercial:
      'Verkäufer und Hersteller können auch gewerbliche Garantien gewähren, die unabhängig von der gesetzlichen Gewährleistung gelten. Diese GARAN-Kennzeichnung zeigt beispielsweise, dass der Hersteller eine **gewerbliche Haltbarkeitsgarantie** ohne zusätzliche Kosten gewährt, die die gesamte Ware abdeckt.',
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
  es: {
    title: 'GARANTÍA LEGAL',
    lead: '**Garantía legal mínima de dos años** para los bienes vendidos en la Unión Europea.',
    claims: 'Los consumidores pueden hacer valer los derechos que les otorga la garantía legal de conformidad, por ejemplo, si los bienes:',
    claimReasons: ['no coinciden con la descripción;', 'no funcionan según lo previsto.'],
    liability:
      '**Los vendedores son responsables** de cualquier falta de conformidad que existiera en el momento de la entrega de los bienes y que se ponga de manifiesto dentro del período de garantía legal. Los vendedores que se encuentren en tal situación están obligados a ofrecer:',
    remedies: ['la **reparación o sustitución gratuitas**;', 'en algunos casos, una **reducción del precio** o un **reembolso total**.'],
    period:
      'Algunos países tienen un período de garantía legal más largo. En el caso de los bienes de segunda mano, dicho período puede ser más corto, pero nunca inferior a un año.',
    more: 'Para obtener más información sobre sus derechos en un país específico, escanee el código QR que figura a continuación o consulte al vendedor.',
    whatToDo: 'Qué hacer si recibe bienes no conformes:',
    steps: [
      'Póngase en contacto con el vendedor lo antes posible para notificar el problema.',
      'Aporte pruebas de la compra, como un recibo, una factura o un extracto bancario.',
    ],
    commercial:
      'Los vendedores y los productores también pueden ofrecer garantías comerciales, que se aplican independientemente de la garantía legal. Por ejemplo, la etiqueta GARAN representa una **garantía comercial de durabilidad** ofrecida por el productor sin coste adicional y que cubre la totalidad del bien.',
  },
  hu: {
    title: 'JOGSZABÁLYI SZAVATOSSÁG',
    lead: '**Legalább kétéves szavatosság** az Európai Unióban értékesített áruk esetében',
    claims:
      'A fogyasztók érvényesíthetik a megfelelőség szavatolására vonatkozó jogszabályi kötelezettség alapján őket megillető jogokat, például akkor, ha az általuk megvásárolt termék:',
    claimReasons: ['nem felel meg a leírásnak;', 'nem rendeltetésszerűen működik.'],
    liability:
      '**Az eladó felelős** minden olyan hibáért, amely az áru átadásakor fennállt, és amely a szavatossági időn belül válik nyilvánvalóvá. Ilyen esetben az eladónak fel kell ajánlania a következőket:',
    remedies: ['**ingyenes javítás** vagy **ingyenes csere**;', 'egyes esetekben **árcsökkentés** vagy **teljes árvisszatérítés**.'],
    period:
      'Egyes országokban hosszabb a jogszabályban előírt szavatossági idő. Használt cikkek esetében rövidebb időszak alkalmazható, de annak legalább egy évnek kell lennie.',
    more: 'Ha szeretne többet megtudni arról, hogy milyen jogok illetik meg egy adott országban, olvassa be az alábbi QR-kódot, vagy kérdezze meg az eladót.',
    whatToDo: 'Teendők abban az esetben, ha... Ön olyan árut vett át, amely nem megfelelő:',
    steps: [
      'A lehető leghamarabb vegye fel a kapcsolatot az eladóval, és közölje vele a hibát.',
      'Mutassa be a vásárlást igazoló dokumentumot, amely lehet például nyugta, számla vagy bankszámlakivonat.',
    ],
    commercial:
      'Az eladók és a gyártók a jogszabályban előírt szavatosságtól függetlenül kereskedelmi jótállást is kínálhatnak. Például ez a GARAN címke a gyártó által többletköltségek nélkül kínált, **tartósságra vonatkozó kereskedelmi jótállást** jelöl, mely a termék egészére kiterjed.',
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
  cz: {
    title: 'ZÁKONNÁ ZÁRUKA',
    lead: '**Ochrana poskytovaná minimálně dvouletou zákonnou zárukou** na zboží prodávané v Evropské unii.',
    claims: 'Spotřebitelé mohou uplatnit svá práva vyplývající ze zákonné záruky za soulad zboží se smlouvou, například pokud zboží:',
    claimReasons: ['neodpovídá popisu,', 'nefunguje tak, jak by mělo.'],
    liability:
      '**Prodávající odpovídají** za jakýkoli nesoulad zboží se smlouvou, který existoval v době jeho dodání a projeví se během zákonné záruční doby. Prodávající jsou v takové situaci povinni nabídnout:',
    remedies: ['**bezplatnou opravu** nebo **bezplatnou výměnu**,', 'v některých případech **slevu** nebo **vrácení celé kupní ceny**.'],
    period: 'V některých zemích je zákonná záruka delší. Na použité zboží se může vztahovat kratší záruční doba, nejméně však jeden rok.',
    more: 'Další informace o svých právech v konkrétní zemi zjistíte, když naskenujete tento QR kód nebo se zeptáte prodávajícího.',
    whatToDo: 'Co dělat, pokud dostanete nevyhovující zboží?',
    steps: [
      'Co nejdříve prodávajícího kontaktujte a problém mu nahlaste.',
      'Předložte doklad o koupi, např. účtenku, fakturu nebo výpis z bankovního účtu.',
    ],
    commercial:
      'Prodávající a výrobci mohou nabízet také obchodní záruky, které platí nezávisle na zákonné záruce. Používá se např. tato značka GARAN, jež představuje **obchodní záruku na trvanlivost**, kterou výrobce nabízí bez dodatečných nákladů a která se vztahuje na celé zboží.',
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
  bg: {
    title: 'ЗАКОНОВА ГАРАНЦИЯ',
    lead: '**Минимална двугодишна защита на законовата гаранция** за стоки, продавани в Европейския съюз.',
    claims: 'Потребителите могат да предявят правата си съгласно законовата гаранция за съответствие, например ако стоките:',
    claimReasons: ['не съответстват на описанието;', 'не функционират по предназначение.'],
    liability:
      '**Продавачите носят отговорност** за всяка липса на съответствие, която е съществувала при доставката на стоките и която се установи в рамките на срока на законовата гаранция. В този случай продавачите са длъжни да предложат:',
    remedies: [
      '**безплатен ремонт** или **безплатна замяна**;',
      'в някои случаи **намаление на цената** или **пълно възстановяване на платената сума**.',
    ],
    period:
      'Някои държави имат по-дълъг срок на законовата гаранция. За стоки втора употреба може да важи по-кратък срок, но не по-кратък от една година.',
    more: 'За повече информация относно вашите права в определена държава, сканирайте QR кода по-долу или попитайте продавача.',
    whatToDo: 'Какво да направите, ако получите несъответстващи стоки?',
    steps: [
      'Свържете се с продавача във възможно най-кратък срок, за да съобщите за проблема.',
      'Представете доказателство за извършената покупка, като например касова бележка, фактура или банково извлечение.',
    ],
    commercial:
      'Продавачите и производителите могат също така да предлагат търговски гаранции, които се прилагат независимо от законовата гаранция. Например може да срещнете етикета „GARAN“, който представлява **търговска гаранция за трайност**, предлагана от производителя без допълнителни разходи и която се прилага за цялата стока.',
  },
  hr: {
    title: 'ZAKONSKO JAMSTVO',
    lead: 'Roba koja se prodaje u Europskoj uniji zaštićena je **zakonskim jamstvom od najmanje dvije godine**.',
    claims: 'Potrošači mogu ostvariti svoja prava na temelju zakonskog jamstva usklađenosti ako roba na primjer:',
    claimReasons: ['ne odgovara opisu;', 'ne funkcionira kako je predviđeno.'],
    liability:
      '**Prodavatelji su odgovorni** za svaku neusklađenost koja je postojala u trenutku isporuke robe i koja postane očita dok vrijedi zakonsko jamstvo pa u tom slučaju moraju ponuditi:',
    remedies: [
      '**besplatan popravak** ili **besplatnu zamjenu**;',
      'u nekim slučajevima **sniženje cijene** ili **potpuni povrat plaćenog iznosa**.',
    ],
    period:
      'U nekim je zemljama predviđeno dulje trajanje zakonskog jamstva. Za rabljenu robu može se odrediti kraće trajanje, ali minimum je godina dana.',
    more: 'Ako želite saznati više o svojim pravima u pojedinim zemljama, skenirajte QR kod ili se obratite prodavatelju.',
    whatToDo: 'Što učiniti ako ste primili neusklađenu robu:',
    steps: ['Što prije prijavite problem prodavatelju.', 'Predočite dokaz o kupnji, npr. potvrdu, račun ili bankovni izvod.'],
    commercial:
      'Prodavatelji i proizvođači mogu ponuditi i komercijalno jamstvo, koje se primjenjuje neovisno o zakonskom jamstvu. Na primjer, vaš proizvod može nositi ovu oznaku GARAN, što znači da proizvođač za cijeli proizvod nudi **komercijalno jamstvo trajnosti** bez dodatnih troškova.',
  },
  el: {
    title: 'ΝΟΜΙΜΗ ΕΓΓΥΗΣΗ',
    lead: '**Ελάχιστη νόμιμη εγγύηση δύο ετών** για τα αγαθά που πωλούνται στην Ευρωπαϊκή Ένωση.',
    claims: 'Οι καταναλωτές μπορούν να ασκήσουν τα δικαιώματά τους βάσει της νόμιμης εγγύησης συμμόρφωσης, για παράδειγμα εάν τα αγαθά:',
    claimReasons: ['δεν ανταποκρίνονται στην περιγραφή·', 'δεν λειτουργούν όπως προβλέπεται.'],
    liability:
      '**Οι πωλητές ευθύνονται** για κάθε έλλειψη συμμόρφωσης που υφίσταται κατά την παράδοση των αγαθών και καθίσταται εμφανής εντός της περιόδου της νόμιμης εγγύησης. Οι πωλητές σε τέτοιες περιπτώσεις υποχρεούνται να προσφέρουν:',
    remedies: [
      '**δωρεάν επισκευή** ή **δωρεάν αντικατάσταση**·',
      'σε ορισμένες περιπτώσεις, **μείωση του τιμήματος** ή **πλήρη επιστροφή του τιμήματος**.',
    ],
    period:
      'Ορισμένες χώρες έχουν πιο μακρά περίοδο νόμιμης εγγύησης. Για τα μεταχειρισμένα αγαθά μπορεί να προβλέπεται συντομότερη περίοδος, αλλά όχι μικρότερη του ενός έτους.',
    more: 'Για περισσότερες πληροφορίες σχετικά με τα δικαιώματά σας σε μια ορισμένη χώρα, σαρώστε τον παρακάτω κωδικό QR ή ρωτήστε τον πωλητή.',
    whatToDo: 'Τι πρέπει να κάνετε εάν παραλάβετε μη συμμορφούμενα αγαθά:',
    steps: [
      'επικοινωνήστε με τον πωλητή το συντομότερο δυνατόν για να αναφέρετε το πρόβλημα·',
      'προσκομίστε παραστατικό αγοράς, όπως απόδειξη, τιμολόγιο ή αντίγραφο κίνησης τραπεζικού λογαριασμού.',
    ],
    commercial:
      'Οι πωλητές και οι παραγωγοί μπορούν επίσης να προσφέρουν εμπορικές εγγυήσεις, οι οποίες ισχύουν ανεξάρτητα από τη νόμιμη εγγύηση. Για παράδειγμα, μπορεί να δείτε το σήμα GARAN, που δηλώνει **εμπορική εγγύηση όσον αφορά την ανθεκτικότητα** η οποία προσφέρεται από τον παραγωγό χωρίς πρόσθετο κόστος και καλύπτει ολόκληρο το αγαθό.',
  },
};
