/**
 * The wording of the harmonised notice in the languages with the codes bg to hu: Implementing Regulation (EU) 2025/1960, Annex I. It must not be changed. docs/law.md
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

export const noticesAToH: Readonly<Record<string, Notice>> = {
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
};
