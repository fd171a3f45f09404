import type { MethodTexts } from '../provider-kind.ts';

export const texts: MethodTexts = {
  en: {
    name: 'Card, mobile banking or net banking',
    detail: 'bKash, Nagad, Rocket, cards and net banking: you pay on the secure page of SSLCommerz.',
  },
  bn: { name: 'কার্ড, মোবাইল ব্যাংকিং বা নেট ব্যাংকিং', detail: 'বিকাশ, নগদ, রকেট, কার্ড ও নেট ব্যাংকিং: SSLCommerz-এর নিরাপদ পাতায় মূল্য পরিশোধ করবেন।' },
  de: {
    name: 'Karte, Mobile Banking oder Online-Banking',
    detail: 'bKash, Nagad, Rocket, Karten und Online-Banking: Sie zahlen auf der sicheren Seite von SSLCommerz.',
  },
  bg: {
    name: 'Карта, мобилно или онлайн банкиране',
    detail: 'bKash, Nagad, Rocket, карти и онлайн банкиране: плащате на защитената страница на SSLCommerz.',
  },
  cz: {
    name: 'Karta, mobilní nebo internetové bankovnictví',
    detail: 'bKash, Nagad, Rocket, karty a internetové bankovnictví: platíte na zabezpečené stránce SSLCommerz.',
  },
  el: {
    name: 'Κάρτα, mobile banking ή e-banking',
    detail: 'bKash, Nagad, Rocket, κάρτες και e-banking: πληρώνετε στην ασφαλή σελίδα της SSLCommerz.',
  },
  es: {
    name: 'Tarjeta, pago por móvil o banca online',
    detail: 'bKash, Nagad, Rocket, tarjetas y banca online: pagas en la página segura de SSLCommerz.',
  },
  hr: {
    name: 'Kartica, mobilno ili internetsko bankarstvo',
    detail: 'bKash, Nagad, Rocket, kartice i internetsko bankarstvo: plaćate na sigurnoj stranici SSLCommerza.',
  },
  hu: { name: 'Kártya, mobilbank vagy netbank', detail: 'bKash, Nagad, Rocket, kártya és netbank: az SSLCommerz biztonságos oldalán fizet.' },
  it: {
    name: 'Carta, pagamento da cellulare o home banking',
    detail: 'bKash, Nagad, Rocket, carte e home banking: paghi sulla pagina sicura di SSLCommerz.',
  },
  lt: {
    name: 'Kortelė, mobilioji ar internetinė bankininkystė',
    detail: '„bKash“, „Nagad“, „Rocket“, kortelės ir internetinė bankininkystė: mokate saugiame SSLCommerz puslapyje.',
  },
  pl: {
    name: 'Karta, bankowość mobilna lub internetowa',
    detail: 'bKash, Nagad, Rocket, karty i bankowość internetowa: płacisz na bezpiecznej stronie SSLCommerz.',
  },
  pt: {
    name: 'Cartão, pagamento por telemóvel ou banca online',
    detail: 'bKash, Nagad, Rocket, cartões e banca online: paga na página segura da SSLCommerz.',
  },
  ro: {
    name: 'Card, plată mobilă sau internet banking',
    detail: 'bKash, Nagad, Rocket, carduri și internet banking: plătiți pe pagina securizată SSLCommerz.',
  },
  sk: {
    name: 'Karta, mobilné bankovníctvo alebo internetbanking',
    detail: 'bKash, Nagad, Rocket, karty a internetbanking: platíte na zabezpečenej stránke SSLCommerz.',
  },
  sl: {
    name: 'Kartica, mobilno ali spletno bančništvo',
    detail: 'bKash, Nagad, Rocket, kartice in spletno bančništvo: plačate na varni strani SSLCommerz.',
  },
  at: {
    name: 'Karte, Mobile Banking oder Online-Banking',
    detail: 'bKash, Nagad, Rocket, Karten und Online-Banking: Sie zahlen auf der sicheren Seite von SSLCommerz.',
  },
};
