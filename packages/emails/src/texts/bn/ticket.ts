import type { TicketTexts } from '../ticket-texts.ts';

export const ticketBn: TicketTexts = {
  letters: {
    received: ({ shop, number }) => ({
      subject: `আপনার বার্তা আমরা পেয়েছি (${number})`,
      heading: 'আপনার বার্তা পৌঁছেছে',
      lines: [
        `${shop}-কে লেখার জন্য ধন্যবাদ। আমরা ইমেইলে উত্তর দিই, সাধারণত এক কর্মদিবসের মধ্যে। আরও কিছু জানাতে চাইলে এই বার্তার উত্তর দিন; আপনার টিকিট নম্বর ${number}।`,
      ],
    }),
    toShop: ({ shop, number, topic }) => ({
      subject: `[${number}] ${topic}`,
      heading: 'সাহায্য কেন্দ্র থেকে একটি বার্তা',
      lines: [`কেউ ${shop}-এর ফরমে লিখেছেন। এই বার্তার উত্তর সরাসরি ক্রেতার কাছে যাবে।`],
    }),
  },
  topics: {
    order: 'একটি অর্ডার',
    delivery: 'ডেলিভারি',
    return: 'একটি ফেরত',
    payment: 'পেমেন্ট',
    product: 'একটি পণ্য বা সাইজ',
    other: 'অন্য কিছু',
  },
  number: 'টিকিট নম্বর',
  topic: 'বিষয়',
  from: 'প্রেরক',
  orderNumber: 'অর্ডার নম্বর',
  message: 'বার্তা',
  footer: (shop) => `সাহায্য কেন্দ্রের ফরমে এই ঠিকানা দিয়ে কেউ ${shop}-কে লিখেছেন বলে আপনি এই বার্তা পাচ্ছেন।`,
};
