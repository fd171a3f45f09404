import type { ArticleTexts } from '../types.ts';

export const ro: ArticleTexts = {
  topics: {
    care: 'Îngrijire',
    style: 'Stil',
    making: 'Cum se face',
    orders: 'Comenzi',
    delivery: 'Livrare',
    returns: 'Retururi',
    sizes: 'Mărimi',
    payment: 'Plată',
  },
  articles: {
    'washing-wool': [
      'Cum spălăm lâna fără teamă',
      'Un pulover are nevoie de mai puține spălări decât se crede și de nicio curățătorie.',
      'Lâna se curăță puțin singură de fiecare dată când stă la aer curat. După o zi de purtat ajunge adesea o noapte pe un scaun lângă fereastră.\n\n## Când chiar trebuie spălată\n\nFolosiți apă rece, de cel mult **30 °C**, și un detergent delicat pentru lână. Întoarceți puloverul pe dos și lăsați-l la înmuiat zece minute. Nu frecați: frecarea o împâslește.\n\n## Uscarea\n\nStoarceți apa într-un prosop, apoi întindeți puloverul pe o suprafață plană. Atârnat ud, se lungește cu o mărime.',
    ],
    'linen-in-summer': [
      'De ce inul este țesătura zilelor fierbinți',
      'Absoarbe umezeala, se usucă imediat și arată mai bine șifonat.',
      'Fibrele de in sunt goale pe dinăuntru și rigide. Ele țin țesătura puțin departe de piele, așa că aerul circulă.\n\n## Cutele fac parte din farmec\n\nDacă vă place mai neted, călcați-l cât este umed. Dacă nu, atârnați-l ud și lăsați gravitația să lucreze.\n\n## Cu ce se poartă\n\nO cămașă de in peste un tricou simplu merge de la micul dejun până la o cină târzie.',
    ],
    'measuring-yourself': [
      'Cum vă măsurați în cinci minute',
      'Trei dimensiuni ajung ca să comandați din prima mărimea potrivită.',
      'Aveți nevoie de un centimetru de croitorie și de o oglindă.\n\n1. **Piept**: în jurul părții celei mai pline, cu centimetrul orizontal peste tot.\n2. **Talie**: în jurul părții celei mai înguste, puțin deasupra ombilicului.\n3. **Șolduri**: în jurul celei mai late părți, cu picioarele lipite.\n\nComparați-le cu tabelul de lângă mărimile fiecărui produs sau cu [ghidul nostru de mărimi](/size-guides). Între două mărimi, cea mai mare este mai comodă.',
    ],
    'small-wardrobe': [
      'Zece piese pentru o garderobă mică',
      'Mai puține haine, care se potrivesc toate între ele, înseamnă dimineți mai simple.',
      'Începeți cu culorile: două închise, două deschise și una pe care o iubiți.\n\n- două perechi de pantaloni\n- trei bluze sau tricouri\n- o cămașă\n- un pulover\n- o jachetă\n- un palton\n- o rochie sau un costum\n\nÎnainte să cumpărați altceva, întrebați-vă dacă merge cu cel puțin trei dintre acestea.',
    ],
    'denim-care': [
      'Cum să vă țină mai mult blugii',
      'Spălați-i rar, la rece și pe dos.',
      'Indigoul stă la suprafața firului, așa că fiecare spălare ia puțin din el. Dacă nu este nicio pată, așteptați zece zile de purtat.\n\n## La mașină\n\nPe dos, la **30 °C**, cu centrifugare lentă și fără balsam. Uscați-i la aer: căldura face firele elastice să se rupă.\n\n## Reparați din timp\n\nUn loc subțiat se țese ușor. O gaură, nu.',
    ],
    'layers-for-autumn': [
      'Straturi pentru zilele care încep cu frig',
      'Trei straturi subțiri încălzesc mai bine decât unul gros și se pot da jos.',
      'Primul strat preia umezeala de pe piele: bumbac la birou, lână fină la o plimbare lungă.\n\nAl doilea păstrează căldura: un cardigan sau un polar.\n\nAl treilea oprește vântul și ploaia. Alegeți-l cu o mărime mai mare, ca să încapă celelalte pe dedesubt.',
    ],
    'reading-a-label': [
      'Ce vă spune eticheta',
      'Fibre, simboluri de îngrijire și producătorul: o bucățică de material spune multe.',
      'Prin lege, fibrele apar în ordinea proporției lor. *98% bumbac, 2% elastan* înseamnă blugi care cedează puțin.\n\n## Simbolurile\n\nVasul este pentru spălare, iar numărul din el este temperatura maximă. Triunghiul este pentru înălbire, pătratul pentru uscare, fierul pentru călcare, iar cercul pentru curățare chimică. Tăiat înseamnă nu.',
    ],
    'from-fibre-to-shirt': [
      'De la fibră la cămașă',
      'Ce se întâmplă cu bumbacul înainte să ajungă în dulapul dumneavoastră.',
      'Bumbacul se culege, se curăță și se piaptănă până când toate fibrele stau în aceeași direcție. Apoi se toarce: cu cât fibra este mai lungă, cu atât firul este mai neted.\n\nFirul se țese sau se tricotează, se vopsește și se spală. Abia apoi se croiește, în teancuri de până la o sută de straturi.\n\nO cămașă are vreo douăzeci de părți. O mână exersată le coase într-o jumătate de oră.',
    ],
  },
  questions: {
    'order-track': [
      'Unde este comanda mea?',
      'Deschideți [Urmărește o comandă](/Track/Order) și introduceți numărul comenzii împreună cu numărul facturii sau cu adresa de e-mail.',
    ],
    'order-change': ['Îmi pot modifica comanda?', 'Până când este ambalată: scrieți-ne numărul comenzii și ce trebuie schimbat.'],
    'order-cancel': ['Cum anulez o comandă?', 'Deschideți-o în cont și apăsați **Anulează comanda**. Dacă este deja ambalată, returnați-o.'],
    'order-guest': ['Am nevoie de cont?', 'Nu. Puteți comanda ca vizitator și puteți urmări comanda după numărul ei.'],
    'order-confirm': [
      'Nu am primit e-mailul de confirmare. Ce fac?',
      'Verificați mai întâi dosarul spam. Dacă nu este nici acolo, poate s-a strecurat o greșeală în adresa de e-mail: scrieți-ne.',
    ],
    'order-invoice': ['Unde găsesc factura?', 'Vine prin e-mail odată cu confirmarea și se află lângă comandă, în cont.'],
    'order-gift': ['Pot trimite o comandă drept cadou?', 'Da: indicați altă adresă de livrare. Factura vine prin e-mail și nu este în colet.'],
    'order-phone': ['Pot comanda prin telefon?', 'Da. Colegii noștri preiau comanda și vă trimit confirmarea prin e-mail.'],
    'delivery-time': [
      'Cât durează livrarea?',
      'De obicei **3–6 zile lucrătoare**. Termenul pentru țara dumneavoastră apare la finalizarea comenzii.',
    ],
    'delivery-cost': [
      'Cât costă livrarea?',
      'Costul apare la finalizarea comenzii, înainte să comandați. Peste o anumită sumă, livrarea este gratuită.',
    ],
    'delivery-abroad': ['Livrați și în alte țări?', 'Alegeți țara la finalul paginii. Fiecare țară are magazinul și prețurile ei.'],
    'delivery-miss': [
      'Ce se întâmplă dacă nu este nimeni acasă?',
      'Curierul încearcă din nou sau lasă coletul la un punct de ridicare și vă spune unde.',
    ],
    'delivery-late': [
      'Coletul întârzie. Ce pot face?',
      'Deschideți linkul de urmărire din e-mailul nostru. Dacă timp de trei zile nu s-a mișcat nimic, scrieți-ne.',
    ],
    'delivery-part': ['De ce a ajuns doar o parte?', 'Uneori trimitem o comandă în două colete. Al doilea urmează și nu vă costă nimic în plus.'],
    'delivery-pickup': ['Pot ridica personal comanda?', 'Acolo unde este posibil, **ridicare personală** apare printre metodele de livrare.'],
    'delivery-address': ['Pot schimba adresa de livrare?', 'Cât timp coletul nu a plecat de la noi. Scrieți-ne cât mai repede.'],
    'return-how': [
      'Cum returnez ceva?',
      'Deschideți [Returnează un produs](/guest/return), alegeți ce se întoarce și de ce, tipăriți formularul și predați coletul.',
    ],
    'return-time': ['Cât timp am la dispoziție?', 'Aveți **100 de zile** de la primirea coletului.'],
    'return-state': ['În ce stare trebuie să fie?', 'Nepurtat și cu etichetele lui. Îl puteți proba acasă fără grijă.'],
    'return-cost': ['Cât costă un retur?', 'Costul pentru țara dumneavoastră apare în formularul de retur, înainte să îl trimiteți.'],
    'return-money': ['Când îmi primesc banii înapoi?', 'În 14 zile după ce coletul ajunge la noi, prin metoda cu care ați plătit.'],
    'return-exchange': ['Pot schimba cu altă mărime?', 'Da: alegeți **altă mărime** în formularul de retur. V-o punem deoparte.'],
    'return-damaged': ['Ceva a ajuns deteriorat', 'Ne pare rău. Alegeți **deteriorat** ca motiv în formularul de retur; nu vă costă nimic.'],
    'return-hygiene': [
      'Există ceva ce nu poate fi returnat?',
      'Lenjeria intimă și costumele de baie se pot returna doar sigilate, din motive de igienă.',
    ],
    'size-find': [
      'Cum îmi găsesc mărimea?',
      'Folosiți asistentul de mărimi de lângă mărimile fiecărui produs sau [ghidul nostru de mărimi](/size-guides).',
    ],
    'size-between': ['Sunt între două mărimi', 'Luați-o pe cea mai mare dacă vă place lejer sau pe cea mai mică dacă vă place pe corp.'],
    'size-brands': [
      'Au toate mărcile aceeași croială?',
      'Nu. Fiecare produs are propriul tabel, iar recenziile spun dacă are croiala mică sau mare.',
    ],
    'size-kids': ['Cum funcționează mărimile pentru copii?', 'După înălțimea în centimetri: un copil de 112 cm poartă 116.'],
    'size-shrink': ['Intră la apă?', 'Spălat după etichetă, aproape deloc. Apa fierbinte și uscătorul sunt cele care micșorează bumbacul și lâna.'],
    'size-out': ['Mărimea mea este epuizată', 'Alegeți-o și lăsați adresa de e-mail: vă scriem o singură dată, când revine.'],
    'size-jeans': ['Ce înseamnă cele două numere de la blugi?', 'Primul este talia în inchi, al doilea este lungimea piciorului.'],
    'size-units': ['Pot vedea dimensiunile în inchi?', 'Da, tabelele arată centimetri sau inchi.'],
    'pay-how': ['Cum pot plăti?', 'Metodele de plată din țara dumneavoastră apar la finalizarea comenzii: cu cardul și adesea în numerar, ramburs.'],
    'pay-safe': [
      'Este sigur să plătesc cu cardul?',
      'Da. Plătiți pe pagina partenerului nostru de plăți; numărul cardului nu ajunge niciodată la noi.',
    ],
    'pay-cash': ['Pot plăti la primirea coletului?', 'În multe țări, da. Se poate adăuga o mică taxă, afișată înainte să comandați.'],
    'pay-failed': ['Plata mea a eșuat', 'Nu s-a încasat nimic. Încercați din nou sau alegeți altă metodă de plată; coșul se păstrează.'],
    'pay-coupon': ['Cum folosesc un cupon?', 'Introduceți-l în câmpul din coș și apăsați **Aplică**.'],
    'pay-coupon-no': [
      'De ce nu funcționează cuponul?',
      'Poate a expirat, cere o comandă mai mare sau a fost deja folosit. În coș scrie care este motivul.',
    ],
    'pay-vat': ['Prețurile includ TVA?', 'Da. Plătiți exact cât scrie la final.'],
    'pay-currency': ['În ce monedă plătesc?', 'În moneda țării în al cărei magazin vă aflați.'],
  },
  pages: {
    'about-us': [
      'Despre noi',
      'Cine face acest magazin.',
      'Suntem o echipă mică și vindem haine pe care le-am purta și noi.\n\n## Ce contează pentru noi\n\nȚesături bune, prețuri cinstite și răspunsuri de la oameni. La fiecare produs scrie din ce este făcut, cine l-a făcut și cum se îngrijește.',
    ],
    'delivery-information': [
      'Livrare',
      'Cum și când vine coletul.',
      'Coletul pleacă de la noi într-o zi lucrătoare și este de obicei la dumneavoastră în **3–6 zile lucrătoare**.\n\n## Urmărire\n\nPrimiți un link prin e-mail imediat ce coletul este pe drum sau puteți verifica la [Urmărește o comandă](/Track/Order).',
    ],
    'returns-information': [
      'Retururi',
      '100 de zile să vă răzgândiți.',
      'Probați acasă. Ce nu se potrivește se întoarce în **100 de zile**, nepurtat și cu etichetele lui.\n\n1. Deschideți [Returnează un produs](/guest/return).\n2. Alegeți ce se întoarce.\n3. Predați coletul.\n\nBanii ajung la dumneavoastră în 14 zile după ce primim coletul.',
    ],
    contact: [
      'Contact',
      'Cum ne puteți contacta.',
      'Răspunsurile la cele mai multe întrebări sunt în [centrul de ajutor](/helpcenter).\n\nPentru orice altceva, răspundeți la oricare dintre e-mailurile noastre: le citește un om, de obicei într-o zi lucrătoare.',
    ],
  },
};
