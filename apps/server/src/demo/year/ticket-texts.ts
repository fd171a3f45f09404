import type { TicketTopic } from '#contracts/tickets';

/** Messages of customers, in the language of their country. */
export const ticketTexts: readonly { country: string; topic: TicketTopic; text: string }[] = [
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
  { country: 'PL', topic: 'order', text: 'Dzień dobry, czy mogę jeszcze zmienić rozmiar w zamówieniu? Zamówiłam dziś rano.' },
  { country: 'PL', topic: 'delivery', text: 'Paczkomat był przepełniony i paczka pojechała do innego punktu. Gdzie ją teraz znajdę?' },
  { country: 'IT', topic: 'product', text: 'Buongiorno, quando tornerà disponibile la giacca blu nella taglia M?' },
  { country: 'IT', topic: 'return', text: 'La camicia è arrivata con un bottone mancante. Preferirei un bottone di ricambio piuttosto che un reso.' },
  { country: 'ES', topic: 'order', text: 'Hola, he hecho dos veces el mismo pedido por error. ¿Pueden anular el segundo?' },
  { country: 'GR', topic: 'payment', text: 'Καλησπέρα, χρεώθηκε η κάρτα μου αλλά δεν έλαβα επιβεβαίωση. Μπορείτε να το ελέγξετε;' },
  { country: 'CZ', topic: 'delivery', text: 'Dobrý den, může kurýr zavolat před doručením? Zvonek nefunguje.' },
  { country: 'HU', topic: 'return', text: 'Jó napot! A visszaküldött csomag három napja megérkezett, de a visszatérítést még nem kaptam meg.' },
  { country: 'RO', topic: 'product', text: 'Bună ziua, din ce țară este bumbacul folosit la tricouri?' },
  { country: 'BD', topic: 'order', text: 'Can I pay by bKash on delivery? I ordered with cash but will not be at home.' },
  { country: 'BD', topic: 'other', text: 'Do you have a shop in Dhaka where I can try things on?' },
  { country: 'HR', topic: 'return', text: 'Poštovani, mogu li robu vratiti osobno u Ljubljani?' },
  { country: 'PT', topic: 'delivery', text: 'Bom dia, a encomenda consta como entregue, mas não recebi nada.' },
  { country: 'LT', topic: 'product', text: 'Laba diena, ar šis megztinis tinka alergiškiems vilnai?' },
  { country: 'SK', topic: 'order', text: 'Dobrý deň, zabudla som zadať zľavový kód. Dá sa ešte uplatniť?' },
  { country: 'BG', topic: 'payment', text: 'Здравейте, може ли фактурата да бъде издадена на фирма?' },
];
