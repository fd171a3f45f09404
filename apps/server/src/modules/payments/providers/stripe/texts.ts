import type { MethodTexts } from '../provider-kind.ts';

export const texts: MethodTexts = {
  en: { name: 'Card', detail: "You pay on our payment partner's secure page." },
  bn: { name: 'কার্ড', detail: 'আমাদের পেমেন্ট পার্টনারের নিরাপদ পাতায় মূল্য পরিশোধ করবেন।' },
  de: { name: 'Karte', detail: 'Sie bezahlen auf der sicheren Seite unseres Zahlungspartners.' },
  bg: { name: 'Карта', detail: 'Плащате на защитената страница на нашия платежен партньор.' },
  cz: { name: 'Karta', detail: 'Platíte na zabezpečené stránce našeho platebního partnera.' },
  el: { name: 'Κάρτα', detail: 'Πληρώνετε στην ασφαλή σελίδα του συνεργάτη πληρωμών μας.' },
  es: { name: 'Tarjeta', detail: 'Pagas en la página segura de nuestro socio de pagos.' },
  hr: { name: 'Kartica', detail: 'Plaćate na sigurnoj stranici našeg partnera za plaćanje.' },
  hu: { name: 'Kártya', detail: 'Fizetési partnerünk biztonságos oldalán fizet.' },
  it: { name: 'Carta', detail: 'Paghi sulla pagina sicura del nostro partner di pagamento.' },
  lt: { name: 'Kortelė', detail: 'Mokate saugiame mūsų mokėjimo partnerio puslapyje.' },
  pl: { name: 'Karta', detail: 'Płacisz na bezpiecznej stronie naszego partnera płatności.' },
  pt: { name: 'Cartão', detail: 'Paga na página segura do nosso parceiro de pagamentos.' },
  ro: { name: 'Card', detail: 'Plătiți pe pagina securizată a partenerului nostru de plăți.' },
  sk: { name: 'Karta', detail: 'Platíte na zabezpečenej stránke nášho platobného partnera.' },
  sl: { name: 'Kartica', detail: 'Plačate na varni strani našega plačilnega partnerja.' },
  at: { name: 'Karte', detail: 'Sie bezahlen auf der sicheren Seite unseres Zahlungspartners.' },
};
