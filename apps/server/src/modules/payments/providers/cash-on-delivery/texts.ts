import type { MethodTexts } from '../provider-kind.ts';

export const texts: MethodTexts = {
  en: { name: 'Cash on delivery', detail: 'You pay when your parcel is handed to you.' },
  bn: { name: 'ক্যাশ অন ডেলিভারি', detail: 'পার্সেল হাতে পেয়ে মূল্য দেবেন।' },
  de: { name: 'Nachnahme', detail: 'Sie zahlen, wenn Ihnen das Paket übergeben wird.' },
  bg: { name: 'Наложен платеж', detail: 'Плащате при получаване на пакета.' },
  cz: { name: 'Dobírka', detail: 'Platíte při převzetí balíku.' },
  el: { name: 'Αντικαταβολή', detail: 'Πληρώνετε όταν σας παραδοθεί το δέμα.' },
  es: { name: 'Contra reembolso', detail: 'Pagas cuando te entreguen el paquete.' },
  hr: { name: 'Plaćanje pouzećem', detail: 'Plaćate pri preuzimanju paketa.' },
  hu: { name: 'Utánvét', detail: 'A csomag átvételekor fizet.' },
  it: { name: 'Contrassegno', detail: 'Paghi quando ti viene consegnato il pacco.' },
  lt: { name: 'Mokėjimas pristatant', detail: 'Mokate, kai jums įteikiama siunta.' },
  pl: { name: 'Płatność przy odbiorze', detail: 'Płacisz przy odbiorze paczki.' },
  pt: { name: 'Pagamento na entrega', detail: 'Paga quando a encomenda lhe for entregue.' },
  ro: { name: 'Plata ramburs', detail: 'Plătiți când primiți coletul.' },
  sk: { name: 'Dobierka', detail: 'Platíte pri prevzatí balíka.' },
  sl: { name: 'Plačilo po povzetju', detail: 'Plačate ob prevzemu paketa.' },
  at: { name: 'Nachnahme', detail: 'Sie zahlen, wenn Ihnen das Paket übergeben wird.' },
};
