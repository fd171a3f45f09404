import type { TicketTopic } from '#contracts/tickets';

/** Messages of customers with the replies of staff, in the language of their country. Those without a reply are still open. */
export const ticketTexts: readonly { country: string; topic: TicketTopic; text: string; reply?: string }[] = [
  {
    country: 'SI',
    topic: 'delivery',
    text: 'Pozdravljeni, paket naj bi prišel včeraj, sledenje pa se že dva dni ni spremenilo. Ali lahko preverite, kje je?',
  },
  { country: 'SI', topic: 'return', text: 'Majico bi rada zamenjala za eno številko večjo. Ali moram oddati vračilo in naročiti znova?' },
  { country: 'DE', topic: 'return', text: 'Guten Tag, ich habe die Hose vor einer Woche zurückgeschickt. Wann ist mit der Erstattung zu rechnen?' },
  { country: 'DE', topic: 'product', text: 'Läuft der Pullover beim Waschen ein? Auf dem Etikett steht 30 Grad, online lese ich Handwäsche.' },
  {
    country: 'DE',
    topic: 'payment',
    text: 'Können Sie die Rechnung auf meine Firma umschreiben? Die Umsatzsteuer-ID habe ich leider vergessen anzugeben.',
  },
  { country: 'AT', topic: 'delivery', text: 'Können Sie das Paket an eine andere Adresse umleiten? Ich bin diese Woche nicht in Wien.' },
  {
    country: 'PL',
    topic: 'order',
    text: 'Dzień dobry, czy mogę jeszcze zmienić rozmiar w zamówieniu? Zamówiłam dziś rano.',
    reply: 'Dzień dobry, zamówienie nie zostało jeszcze spakowane, więc zmieniliśmy rozmiar. Otrzyma Pani nowe potwierdzenie.',
  },
  {
    country: 'PL',
    topic: 'delivery',
    text: 'Paczkomat był przepełniony i paczka pojechała do innego punktu. Gdzie ją teraz znajdę?',
    reply: 'Dzień dobry, paczka czeka w punkcie podanym w ostatniej wiadomości przewoźnika, jeszcze przez trzy dni.',
  },
  {
    country: 'IT',
    topic: 'product',
    text: 'Buongiorno, quando tornerà disponibile la giacca blu nella taglia M?',
    reply: 'Buongiorno, la taglia M torna tra circa due settimane. Nella pagina del prodotto può chiedere un avviso via email.',
  },
  {
    country: 'IT',
    topic: 'return',
    text: 'La camicia è arrivata con un bottone mancante. Preferirei un bottone di ricambio piuttosto che un reso.',
    reply: 'Ci dispiace. Le spediamo oggi due bottoni di ricambio, senza costi per Lei.',
  },
  {
    country: 'ES',
    topic: 'order',
    text: 'Hola, he hecho dos veces el mismo pedido por error. ¿Pueden anular el segundo?',
    reply: 'Hola, hemos anulado el segundo pedido. El importe vuelve a tu tarjeta en pocos días.',
  },
  {
    country: 'GR',
    topic: 'payment',
    text: 'Καλησπέρα, χρεώθηκε η κάρτα μου αλλά δεν έλαβα επιβεβαίωση. Μπορείτε να το ελέγξετε;',
    reply: 'Καλησπέρα, η πληρωμή σας ολοκληρώθηκε. Σας στείλαμε ξανά την επιβεβαίωση.',
  },
  {
    country: 'CZ',
    topic: 'delivery',
    text: 'Dobrý den, může kurýr zavolat před doručením? Zvonek nefunguje.',
    reply: 'Dobrý den, kurýrovi jsme poznámku předali. Zavolá před doručením.',
  },
  {
    country: 'HU',
    topic: 'return',
    text: 'Jó napot! A visszaküldött csomag három napja megérkezett, de a visszatérítést még nem kaptam meg.',
    reply: 'Jó napot! A visszatérítést ma elindítottuk, két-három munkanapon belül megérkezik.',
  },
  {
    country: 'RO',
    topic: 'product',
    text: 'Bună ziua, din ce țară este bumbacul folosit la tricouri?',
    reply: 'Bună ziua, bumbacul provine din Turcia, iar tricourile sunt cusute în Portugalia.',
  },
  {
    country: 'BD',
    topic: 'order',
    text: 'Can I pay by bKash on delivery? I ordered with cash but will not be at home.',
    reply: 'Yes. We have noted that a neighbour will pay by bKash when the parcel is delivered.',
  },
  {
    country: 'BD',
    topic: 'other',
    text: 'Do you have a shop in Dhaka where I can try things on?',
    reply: 'Not yet, sorry. You can return anything that does not fit within 14 days.',
  },
  {
    country: 'HR',
    topic: 'return',
    text: 'Poštovani, mogu li robu vratiti osobno u Ljubljani?',
    reply: 'Poštovani, povrat u Ljubljani nije moguć, ali povrat paketom iz Hrvatske je besplatan.',
  },
  {
    country: 'PT',
    topic: 'delivery',
    text: 'Bom dia, a encomenda consta como entregue, mas não recebi nada.',
    reply: 'Bom dia, pedimos à transportadora que verifique a entrega e damos-lhe notícias até amanhã.',
  },
  {
    country: 'LT',
    topic: 'product',
    text: 'Laba diena, ar šis megztinis tinka alergiškiems vilnai?',
    reply: 'Laba diena, megztinyje yra 30 % vilnos, todėl alergiškiems jos nerekomenduojame.',
  },
  {
    country: 'SK',
    topic: 'order',
    text: 'Dobrý deň, zabudla som zadať zľavový kód. Dá sa ešte uplatniť?',
    reply: 'Dobrý deň, zľavu sme uplatnili dodatočne a rozdiel vám vrátime na kartu.',
  },
  {
    country: 'BG',
    topic: 'payment',
    text: 'Здравейте, може ли фактурата да бъде издадена на фирма?',
    reply: 'Здравейте, да. Изпратете ни името и ЕИК на фирмата и ще издадем нова фактура.',
  },
];

/** Canned answers by language code; null: for all languages. */
export const cannedAnswerTexts: readonly { language: string | null; name: string; text: string }[] = [
  {
    language: 'en',
    name: 'Where is my parcel',
    text: 'Hello {name},\n\nYour order {orderNumber} is with the courier. The link in your shipping email shows where the parcel is.\n\nBest regards',
  },
  {
    language: 'en',
    name: 'How to return',
    text: 'Hello {name},\n\nYou can register a return on the page of your order {orderNumber}. We refund you when the parcel has arrived.\n\nBest regards',
  },
  {
    language: 'de',
    name: 'Wo ist mein Paket',
    text: 'Guten Tag {name},\n\nIhre Bestellung {orderNumber} ist unterwegs. Der Link in der Versandmail zeigt, wo das Paket gerade ist.\n\nFreundliche Grüße',
  },
  {
    language: 'sl',
    name: 'Kje je paket',
    text: 'Pozdravljeni, {name},\n\nvaše naročilo {orderNumber} je pri dostavni službi. Povezava v sporočilu o odpremi kaže, kje je paket.\n\nLep pozdrav',
  },
];
