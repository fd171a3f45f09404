import type { MailTexts } from '../mail-texts.ts';
import { accountPl } from './account.ts';
import { affiliatePl } from './affiliate.ts';
import { newsletterPl } from './newsletter.ts';
import { orderAccessPl } from './order-access.ts';
import { orderUpdatePl } from './order-update.ts';
import { returnPl } from './return.ts';
import { wheelPl } from './wheel.ts';
import { sellerPl } from './seller.ts';
import { ticketPl } from './ticket.ts';

export const pl: MailTexts = {
  account: accountPl,
  affiliate: affiliatePl,
  newsletter: newsletterPl,
  returns: returnPl,
  seller: sellerPl,
  ticket: ticketPl,
  orderAccess: orderAccessPl,
  orderNews: orderUpdatePl,
  wheel: wheelPl,
  order: {
    subject: (shop, orderNumber) => `Twoje zamówienie ${orderNumber} w ${shop}`,
    heading: { confirmed: 'Dziękujemy za zamówienie', received: 'Mamy Twoje zamówienie' },
    greeting: (firstName) => `Dzień dobry, ${firstName}!`,
    intro: {
      paid: 'Twoja płatność dotarła i przygotowujemy paczkę.',
      cashOnDelivery: 'Przygotowujemy Twoją paczkę. Płacisz przy odbiorze.',
      desk: 'Otrzymaliśmy Twoje zamówienie i zadzwonimy, aby je potwierdzić, zanim je spakujemy. Płacisz przy odbiorze.',
      pay: 'Przyjęliśmy Twoje zamówienie przez telefon. Opłać je przyciskiem poniżej w ciągu pół godziny: do tego czasu wszystko jest dla Ciebie odłożone.',
    },
    edited: {
      subject: (shop, orderNumber) => `Twoje zamówienie ${orderNumber} w ${shop} zostało zmienione`,
      heading: 'Twoje zamówienie zostało zmienione',
      intro: 'Zgodnie z Twoim życzeniem zmieniliśmy zamówienie. Tak wygląda teraz; ta wiadomość zastępuje poprzednią.',
    },
    pay: 'Zapłać teraz',
    orderNumber: 'Numer zamówienia',
    invoiceNumber: 'Numer faktury',
    placedOn: 'Data',
    yourOrder: 'Twoje zamówienie',
    quantity: (pieces) => `Ilość: ${pieces}`,
    color: 'Kolor',
    size: 'Rozmiar',
    goods: 'Produkty',
    discount: (code) => (code ? `Rabat ${code}` : 'Rabat'),
    delivery: 'Dostawa',
    free: 'bezpłatnie',
    cashOnDelivery: 'Opłata za pobranie',
    rounding: 'Zaokrąglenie',
    total: 'Razem do zapłaty',
    vat: (rate) => `W tym VAT ${rate}`,
    estimate: (from, until) => `Przewidywana dostawa: ${from} – ${until}`,
    pickup: (day) => `Odbiór możliwy od: ${day}, w dni robocze 10:00–15:00`,
    shippingAddress: 'Adres dostawy',
    billingAddress: 'Adres rozliczeniowy',
    contact: 'Kontakt',
    shippingMethod: 'Dostawa',
    paymentMethod: 'Płatność',
    shippingMethods: { courier: 'Kurier', express: 'Ekspres', locker: 'Automat paczkowy', pickup: 'Odbiór osobisty' },
    paymentMethods: { card: 'Karta', cod: 'Płatność przy odbiorze' },
    track: 'Śledź zamówienie',
    trackHint: {
      withInvoice: 'Link jest ważny przez ograniczony czas. Później potrzebujesz numeru zamówienia i numeru faktury podanych powyżej.',
      withEmail: 'Link jest ważny przez ograniczony czas. Później potrzebujesz numeru zamówienia i swojego adresu e-mail.',
    },
    footer: (shop) => `Otrzymujesz tę wiadomość w związku z zamówieniem złożonym w ${shop}.`,
  },
  stockNotice: {
    subject: (product) => `Znów dostępne: ${product}`,
    heading: 'Produkt wrócił',
    intro: (shop) => `Na Twoją prośbę ${shop} informuje: ten produkt jest znów dostępny.`,
    color: 'Kolor',
    size: 'Rozmiar',
    hurry: 'Nie możemy go odłożyć: kto pierwszy zamówi, ten go dostanie.',
    button: 'Zobacz produkt',
    footer: (shop) =>
      `To jedyna wiadomość, którą ${shop} wysyła Ci w tej sprawie. Twój adres przechowywaliśmy tylko w tym celu i usuniemy go w ciągu 30 dni.`,
  },
  cartReminder: {
    subject: (shop) => `Nadal w Twoim koszyku w ${shop}`,
    heading: 'Coś zostało w Twoim koszyku',
    greeting: (firstName) => (firstName ? `Dzień dobry, ${firstName}!` : 'Dzień dobry!'),
    intro: 'Przypominamy na Twoją prośbę. To nadal czeka w Twoim koszyku, w dzisiejszych cenach:',
    quantity: (pieces) => `Ilość: ${pieces}`,
    color: 'Kolor',
    size: 'Rozmiar',
    notHeld: 'Nie możemy tego odłożyć: dostępność i ceny mogą się zmienić, zanim złożysz zamówienie.',
    button: 'Wróć do koszyka',
    elsewhere: 'Link działa przez siedem dni. Na innym urządzeniu przeniesie produkty, ale nic z tego, co było wpisane w formularzu.',
    stop: 'Nie chcę więcej takich przypomnień',
    footer: (shop) => `${shop} wysyła tę wiadomość tylko raz, zgodnie z Twoim wyborem w kasie.`,
  },
  wishNotice: {
    subject: (shop) => `Nowości z Twojej listy życzeń w ${shop}`,
    heading: 'Nowości z Twojej listy życzeń',
    intro: 'Zmieniło się coś, co jest na Twojej liście.',
    cheaper: (price, before) => `Teraz ${price}. W chwili zapisania było ${before}.`,
    back: (price) => `Znów dostępne, ${price}.`,
    backAndCheaper: (price, before) => `Znów dostępne, teraz ${price}. W chwili zapisania było ${before}.`,
    button: 'Przejdź do listy życzeń',
    stop: 'Zrezygnuj z tych wiadomości',
    footer: (shop) =>
      `Otrzymujesz tę wiadomość, najwyżej raz dziennie, ponieważ ${shop} na Twoją prośbę informuje o liście życzeń. Możesz tam w każdej chwili zrezygnować.`,
  },
  orderCancelled: {
    subject: (shop, orderNumber) => `Twoje zamówienie ${orderNumber} w ${shop} jest anulowane`,
    heading: 'Twoje zamówienie jest anulowane',
    intro: (orderNumber) => `Zamówienie ${orderNumber} jest anulowane i nie zostanie wysłane.`,
    refund: (total) => `Zwracamy ${total} na kartę użytą do płatności. Pieniądze docierają zwykle w ciągu kilku dni roboczych.`,
    nothingPaid: 'Nic nie zostało zapłacone i nic nie trzeba płacić.',
    button: 'Zobacz zamówienie',
  },
  orderUnpaid: {
    subject: (shop, orderNumber) => `Twoje zamówienie ${orderNumber} w ${shop} nie zostało opłacone`,
    heading: 'Twoja płatność nie dotarła',
    intro: (orderNumber) => `Zamówienie ${orderNumber} nie zostało opłacone na czas, więc je anulowaliśmy. Nic nie pobrano.`,
    late: 'Jeśli płatność jest jeszcze w drodze, wyślemy zamówienie, o ile wszystko jest dostępne, a w przeciwnym razie zwrócimy pieniądze.',
    button: 'Kup ponownie',
  },
};
