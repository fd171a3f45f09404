import type { LegalTexts } from '../shape.ts';

export const ro: LegalTexts = {
  heading: 'Informații legale',
  missing: 'de completat de vânzător',
  notice: [
    'Garanție legală: {law.guaranteeYears|2=2 ani|3=3 ani}',
    'Dacă produsul cumpărat este defect sau nu corespunde descrierii, îl reparăm sau îl înlocuim gratuit, ori primiți o reducere de preț sau banii înapoi.',
  ],
  pages: {
    imprint: [
      'Date de identificare',
      'Cine administrează acest magazin și cum ne contactați.',
      `## Cine vinde aici

- Vânzător: {seller.name}
- Adresă: {seller.address}
- Reprezentat de: {seller.represented}
- Registru și număr: {seller.register}
- Cod de TVA: {seller.vat}

## Cum ne contactați

- E-mail: [{seller.email}](mailto:{seller.email})
- Telefon: {seller.phone}
- Mesaj: [scrieți-ne](/helpcenter/contact)

Răspunde pentru cele scrise aici: {seller.name}, la adresa de mai sus.

## Dacă nu ajungem la o înțelegere

Spuneți-ne mai întâi nouă: cele mai multe lucruri se rezolvă cu un singur mesaj. Dacă nu se rezolvă, vă puteți adresa acestui organism din țara dumneavoastră:

- {consumer.body}
- {consumer.web}

{#union}
Dacă locuiți în altă țară a Uniunii Europene, rețeaua [Centrelor Europene ale Consumatorilor](https://www.eccnet.eu) vă ajută gratuit. Nu suntem nici obligați, nici dispuși să participăm la proceduri în fața unei entități de soluționare alternativă a litigiilor cu consumatorii, cu excepția cazului în care legea țării dumneavoastră ne obligă.
{/union}`,
    ],
    privacy: [
      'Politica de confidențialitate',
      'Ce date avem despre dumneavoastră, de ce, cât timp și ce puteți cere.',
      `## Cine este responsabil

{seller.name}, {seller.address}. Pentru datele dumneavoastră ne scrieți la [{seller.email}](mailto:{seller.email}).

Legea aplicabilă: {law.data}.

## Când vizitați magazinul

Serverul nostru are nevoie de adresa dumneavoastră de internet ca să răspundă browserului și să respingă atacurile. Ca să vedem cât de des se deschid linkurile și paginile, numărăm clicurile. Nu păstrăm nici adresa de internet, nici numele browserului, ci doar o valoare calculată din ele cu o cheie secretă, care este distrusă în fiecare zi. Clicurile se șterg după 90 de zile. Temeiul este interesul nostru legitim de a avea un magazin sigur, care devine mai bun (art. 6 alin. (1) lit. f) din GDPR).

## Cookie-uri

Fără acestea magazinul nu poate funcționa:

- autentificarea, timp de 30 de zile
- coșul, până când este uitat după 120 de zile fără nicio modificare
- limba și țara pe care le-ați ales
- alegerea privind cookie-urile, timp de 180 de zile

Tot restul vine numai după ce ați acceptat (art. 6 alin. (1) lit. a) din GDPR), iar până atunci nu se încarcă nimic de la alte companii:

- **Statistici**: ce pagini se deschid și ce se pune în coșuri.
- **Publicitate**: prin ce anunț sau partener ați venit; se păstrează 30 de zile.

Vă puteți răzgândi oricând în [setările cookie](/consent). Dovada alegerii se păstrează trei ani, ca să o putem demonstra.

## Când comandați

Avem nevoie de nume, adresă, e-mail și telefon pentru a încheia și a executa contractul cu dumneavoastră (art. 6 alin. (1) lit. b) din GDPR). Transmitem ce este necesar, și nimic altceva:

- curierului care vă aduce coletul
- furnizorului de servicii de plată pe pagina căruia plătiți: {payment.providers}. Numărul cardului nu ajunge niciodată la noi.
- furnizorului care ne trimite e-mailurile
- furnizorului pe serverele căruia funcționează magazinul

Facturile și documentele aferente se păstrează atât cât cer legislația fiscală și cea comercială (art. 6 alin. (1) lit. c) din GDPR).

## Contul, retururile, recenziile și mesajele

- Contul și lista de dorințe se păstrează până când ștergeți contul.
- Mesajele către noi se șterg la doi ani după încheierea subiectului.
- Recenziile se publică sub numele ales de dumneavoastră. Când ștergeți contul, numele și textul se elimină, iar stelele rămân.
- Un coș abandonat vă poate fi amintit o singură dată prin e-mail, dacă ați dat adresa; în fiecare astfel de e-mail puteți refuza.

## Newsletter

Vă scriem numai după ce ați confirmat adresa prin linkul pe care vi l-am trimis. Fiecare newsletter conține un link prin care vă dezabonați într-un singur pas. O adresă neconfirmată se șterge după 30 de zile.

## Roata norocului

Cine învârte roata dă o adresă de e-mail, de care este legat premiul. Păstrăm adresa și numărăm învârtirile pe vizitator și pe conexiune, ca nimeni să nu învârtă mai des decât alții. Învârtirile se șterg după 13 luni.

## Afiliați și vânzători

Partenerii care ne recomandă află că o comandă a venit prin ei și cât câștigă din ea, niciodată cine sunteți. Cine se înscrie ca afiliat sau ca vânzător ne dă datele firmei, de contact și de plată, de care avem nevoie pentru contract și contabilitate.

## Transferul în alte țări

{#union}
Dacă un furnizor prelucrează date în afara Spațiului Economic European, acest lucru se face numai pe baza unei decizii a Comisiei Europene privind caracterul adecvat al nivelului de protecție sau a clauzelor sale contractuale standard (art. 44–49 din GDPR).
{/union}
{#outside}
Compania și serverele noastre se pot afla în altă țară decât dumneavoastră. Și acolo datele sunt protejate așa cum este descris aici.
{/outside}

## Drepturile dumneavoastră

- să aflați ce date avem despre dumneavoastră și să primiți o copie
- să cereți corectarea, ștergerea sau restricționarea lor
- să le luați cu dumneavoastră într-un format care poate fi citit automat
- să vă opuneți la ceea ce facem în temeiul unui interes legitim
- să vă retrageți consimțământul, cu efect pentru viitor

Dacă aveți cont, vă puteți descărca datele și le puteți șterge chiar dumneavoastră în [Confidențialitate](/user/privacy). Altfel, este de ajuns un mesaj. Nu luăm nicio decizie despre dumneavoastră exclusiv prin mijloace automate.

## Plângeri

Puteți depune o plângere la autoritatea pentru protecția datelor:

- {data.authority}
- {data.address}
- {data.web}

*Versiunea din {revised}*`,
    ],
    terms: [
      'Termeni și condiții',
      'Ce se aplică fiecărei comenzi din acest magazin.',
      `## 1. Cine încheie contractul

Acești termeni se aplică comenzilor făcute de consumatori în magazinul {shop.name}, cu livrare în această țară: {country.name}. Contractul dumneavoastră este cu {seller.name}, {seller.address}. Și produsele altor vânzători le vindem tot noi, în nume propriu.

## 2. Cum se încheie contractul

Ce este prezentat în magazin este o invitație de a comanda. Puneți produse în coș, introduceți adresa, livrarea și plata și puteți corecta totul înainte de ultimul pas. Cu butonul „{button}” trimiteți o comandă fermă. Primiți un e-mail care confirmă că a ajuns. Contractul este încheiat când confirmăm comanda prin e-mail; la plata online, cel târziu când ați plătit.

Contractul se poate încheia în limba în care citiți magazinul. Păstrăm textul lui; îl găsiți în cont și în e-mail.

## 3. Prețuri și plată

Toate prețurile sunt prețuri finale în moneda afișată și includ TVA. Livrarea și eventuala taxă ramburs sunt afișate înainte de a comanda. Plătiți prin metodele oferite la finalizarea comenzii. O comandă care nu este plătită la timp se anulează și nu datorați nimic.

{#union}
Dacă anunțăm o reducere, prețul tăiat este cel mai mic din cele 30 de zile dinaintea ei.
{/union}

## 4. Livrare

Livrăm numai în această țară: {country.name}. Dacă la finalizarea comenzii nu scrie altceva, coletul ajunge în 3–6 zile lucrătoare. Dacă ceva nu poate fi livrat, vă anunțăm imediat și vă restituim ce ați plătit. Riscul trece la dumneavoastră când dumneavoastră sau o persoană desemnată de dumneavoastră intră în posesia produselor.

Produsele rămân ale noastre până la plată.

## 5. Retragere și retururi

{#union}
Vă puteți retrage din contract în termen de {withdrawal.days} zile, fără să indicați un motiv: vedeți [Dreptul de retragere](/right-of-withdrawal).
{/union}

În plus, puteți returna produsele nepurtate, cu etichete, în {return.days} de zile de la livrare și primiți banii înapoi: vedeți [Returnează un produs](/guest/return). Produsele sigilate din motive de igienă se pot returna numai sigilate. Acest lucru nu vă limitează drepturile legale.

## 6. Dacă ceva este defect

{#union}
Se aplică garanția legală de conformitate ({law.guarantee}): vedeți [Garanția legală](/legal-guarantee).
{/union}
{#outside}
Aveți drepturile pe care vi le dă legea ({law.guarantee}): vedeți [Garanția legală](/legal-guarantee).
{/outside}

## 7. Cupoane și premii

Un cupon este valabil pentru perioada, țările și sumele menționate la el, câte unul pentru fiecare comandă. Nu se plătește în numerar. Cupoanele câștigate ca premii sunt valabile pentru adresa de e-mail care le-a câștigat.

## 8. Recenzii

Un produs poate fi recenzat numai de cine l-a cumpărat. Verificăm acest lucru prin comandă, publicăm deopotrivă laudele și criticile și lăsăm deoparte numai ce încalcă legea sau nu privește cumpărătura nimănui.

## 9. Răspundere

Răspundem nelimitat pentru intenție și culpă gravă, pentru vătămarea vieții, a integrității corporale sau a sănătății și acolo unde o prevede legea privind răspunderea pentru produse. În rest, răspundem pentru încălcarea obligațiilor pe care se întemeiază contractul, în limita prejudiciului previzibil. Drepturile dumneavoastră imperative rămân neatinse.

## 10. Lege și litigii

{#union}
Se aplică legea țării în care vânzătorul își are sediul; vă păstrați protecția imperativă a țării în care locuiți. Ne puteți da în judecată acolo unde locuiți.
{/union}
{#outside}
Pentru consumatori se aplică legea țării în care livrăm.
{/outside}

Dacă o parte din acești termeni nu este valabilă, legea îi ia locul, iar restul rămâne valabil. Vedeți și [Date de identificare](/imprint) și [Politica de confidențialitate](/privacy).

*Versiunea din {revised}*`,
    ],
    withdrawal: [
      'Dreptul de retragere',
      'Cum vă retrageți din comandă, cu formular.',
      `{#union}
## Dreptul dumneavoastră

Aveți dreptul de a vă retrage din prezentul contract, fără a preciza motivele, în termen de {withdrawal.days} zile ({law.withdrawal}).

Perioada de retragere expiră după {withdrawal.days} zile de la data la care dumneavoastră sau o parte terță, alta decât transportatorul, indicată de dumneavoastră, intră în posesia fizică a produselor; la mai multe produse dintr-o comandă, a ultimului dintre ele.

Pentru a vă exercita dreptul de retragere, trebuie să ne informați ({seller.name}, {seller.address}, e-mail {seller.email}, telefon {seller.phone}) cu privire la decizia dumneavoastră printr-o declarație neechivocă. Cel mai simplu este butonul [Retragere din contract](/withdrawal); primiți imediat prin e-mail o confirmare cu data și ora. Puteți folosi și formularul de mai jos sau scrie o scrisoare ori un e-mail. Pentru a respecta termenul, este suficient să trimiteți declarația înainte de expirarea perioadei de retragere.

## Consecințele retragerii

Dacă vă retrageți, vă rambursăm orice sumă pe care am primit-o de la dumneavoastră, inclusiv costurile livrării (cu excepția costurilor suplimentare ale unei livrări mai scumpe decât cea mai ieftină livrare standard a noastră), fără întârzieri nejustificate și nu mai târziu de 14 zile de la data la care suntem informați cu privire la retragere. Folosim aceeași modalitate de plată ca dumneavoastră, cu excepția cazului în care convenim altfel cu dumneavoastră; nu vi se percep comisioane. Putem amâna rambursarea până când primim produsele înapoi sau până când ne dovediți că le-ați trimis, luându-se în considerare data cea mai apropiată.

Trimiteți-ne sau predați-ne produsele fără întârzieri nejustificate, nu mai târziu de 14 zile de la data la care ne comunicați retragerea. {return.paidBy|customer=Costul direct al returnării îl suportați dumneavoastră.|shop=Costul returnării îl suportăm noi.} Răspundeți numai pentru diminuarea valorii care rezultă din manipulări ce nu erau necesare pentru a vedea cum sunt produsele și dacă vi se potrivesc.

## Când nu există drept de retragere

Nu există pentru produsele confecționate după dorințele dumneavoastră și pentru produsele sigilate care, din motive de protecție a sănătății sau de igienă, nu pot fi returnate după ce le-ați desigilat, de exemplu lenjeria intimă sau costumele de baie.

## Model de formular de retragere

*(Completați și trimiteți prezentul formular numai dacă doriți să vă retrageți din contract.)*

- Către {seller.name}, {seller.address}, {seller.email}:
- Vă informez/Vă informăm (\\*) prin prezenta cu privire la retragerea mea/noastră (\\*) din contractul meu/nostru (\\*) referitor la vânzarea următoarelor produse (\\*):
- Comandate la data de (\\*) / primite la data de (\\*):
- Numele consumatorului/consumatorilor:
- Adresa consumatorului/consumatorilor:
- Semnătura consumatorului/consumatorilor (numai în cazul în care acest formular este notificat pe hârtie):
- Data:

(\\*) A se tăia mențiunea necorespunzătoare.
{/union}
{#outside}
Legea acestei țări ({country.name}) nu dă un drept general de retragere, fără motiv, dintr-o cumpărătură la distanță. Noi vi-l dăm totuși:

- În {withdrawal.days} zile de la livrare vă puteți retrage cu butonul [Retragere din contract](/withdrawal).
- În {return.days} de zile de la livrare puteți [returna produsele nepurtate](/guest/return), cu etichete.

Primiți banii înapoi pe calea pe care ați plătit sau într-un cont pe care îl indicați.
{/outside}

*Versiunea din {revised}*`,
    ],
    guarantee: [
      'Garanția legală',
      'Drepturile dumneavoastră când produsele sunt defecte sau nu corespund descrierii.',
      `{#union}
## {law.guaranteeYears|2=Doi ani|3=Trei ani} de garanție legală de conformitate

Prin lege ({law.guarantee}) răspundem pentru produsele care sunt defecte, nu arată sau nu funcționează cum sunt descrise ori cărora le lipsește ceva ce ține de ele, dacă neconformitatea apare în {law.guaranteeYears|2=doi ani|3=trei ani} de la livrare. În primele {law.burdenMonths|12=12 luni|24=24 de luni} se prezumă că neconformitatea a existat de la început; nu trebuie să dovediți acest lucru.

## Ce puteți cere

1. Mai întâi repararea sau înlocuirea, la alegerea dumneavoastră, gratuit, într-un termen rezonabil și fără inconveniente semnificative pentru dumneavoastră. Putem refuza ce este imposibil sau presupune costuri disproporționate.
2. Dacă acest lucru nu reușește, durează prea mult sau este refuzat ori dacă neconformitatea este gravă: o reducere a prețului sau banii înapoi în schimbul produselor. O neconformitate minoră nu pune capăt contractului.

Costurile de expediere, preluare și remediere le suportăm noi.

## Cum procedați

Scrieți-ne prin [pagina de contact](/helpcenter/contact) sau la {seller.email}, cu numărul comenzii, câteva cuvinte și, dacă se poate, o fotografie. Vă rugăm să o faceți curând după ce observați defectul.

## Ce nu este

Garanția legală nu acoperă uzura normală și nici daunele cauzate de folosirea sau îngrijirea contrară etichetei. Nu costă nimic și nicio garanție a producătorului, dacă există, nu o limitează. Dreptul de retragere există alături de ea.
{/union}
{#outside}
Produsele trebuie să corespundă descrierii și să fie potrivite scopului lor ({law.guarantee}). Dacă nu sunt așa, scrieți-ne prin [pagina de contact](/helpcenter/contact) sau la {seller.email}, cu numărul comenzii și, dacă se poate, o fotografie: le reparăm sau le înlocuim ori vă restituim ce ați plătit. În plus, puteți returna produsele nepurtate în {return.days} de zile.

Reclamații primește și:

- {consumer.body}
- {consumer.web}
{/outside}

*Versiunea din {revised}*`,
    ],
    accessibility: [
      'Accesibilitate',
      'Cum poate fi folosit acest magazin de toată lumea și ce faceți acolo unde nu se poate.',
      `## Ce urmărim

Oricine ar trebui să poată cumpăra aici. Magazinul este construit după Ghidul pentru accesibilitatea conținutului web (WCAG) 2.2, nivelul AA, și după standardul european EN 301 549.

- Legea: {law.accessibility}

## În ce constă serviciul

Un magazin online: căutați și filtrați, vedeți produse, comandați, plătiți, urmăriți un colet, returnați, vă retrageți din contract și vă administrați contul. Toate acestea merg cu tastatura, cu un cititor de ecran, la o mărire de 400 la sută, pe verticală și pe orizontală și fără mișcare pentru cine a cerut dispozitivului mai puțină. Imaginile au descrieri, formularele își numesc erorile și nimic nu expiră fără avertisment.

## Cum este testat

La fiecare modificare, un test automat verifică paginile magazinului în mai multe limbi, iar parcursuri întregi se fac numai cu tastatura. Această declarație se bazează pe evaluarea noastră proprie.

## Limite cunoscute

- Imaginile și textele furnizate de vânzători pot fi descrise mai puțin bine decât ale noastre.
- Paginile pe care plătiți aparțin furnizorilor de servicii de plată.
- Ce nu a tradus încă nimeni apare în engleză și este marcat astfel pentru cititoarele de ecran.

## Spuneți-ne

Dacă ceva vă stă în cale, scrieți-ne prin [pagina de contact](/helpcenter/contact) sau la {seller.email} ori sunați la {seller.phone}. Răspundem în câteva zile lucrătoare și vă trimitem același conținut pe altă cale, dacă aveți nevoie.

{#union}
Dacă răspunsul nostru nu vă mulțumește, vă puteți adresa autorității care supraveghează aplicarea acestei legi:

- {accessibility.body}
- {accessibility.web}
{/union}

*Versiunea din {revised}*`,
    ],
  },
};
