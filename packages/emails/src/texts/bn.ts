import type { MailTexts } from '../mail-texts.ts';
import { accountBn } from './account-bn.ts';

const digits = new Intl.NumberFormat('bn-BD');

export const bn: MailTexts = {
  account: accountBn,
  order: {
    subject: (shop, orderNumber) => `${shop}-এ আপনার অর্ডার ${orderNumber}`,
    heading: { confirmed: 'আপনার অর্ডারের জন্য ধন্যবাদ', received: 'আমরা আপনার অর্ডার পেয়েছি' },
    greeting: (firstName) => `প্রিয় ${firstName},`,
    intro: {
      paid: 'আপনার পেমেন্ট পাওয়া গেছে এবং আমরা আপনার পার্সেল প্রস্তুত করছি।',
      cashOnDelivery: 'আমরা আপনার পার্সেল প্রস্তুত করছি। পার্সেল হাতে পাওয়ার সময় মূল্য পরিশোধ করবেন।',
      desk: 'আমরা আপনার অর্ডার পেয়েছি এবং প্যাক করার আগে নিশ্চিত করতে আপনাকে ফোন করব। পার্সেল হাতে পাওয়ার সময় মূল্য পরিশোধ করবেন।',
    },
    orderNumber: 'অর্ডার নম্বর',
    invoiceNumber: 'ইনভয়েস নম্বর',
    placedOn: 'তারিখ',
    yourOrder: 'আপনার অর্ডার',
    quantity: (pieces) => `পরিমাণ: ${digits.format(pieces)}`,
    color: 'রং',
    size: 'সাইজ',
    goods: 'পণ্য',
    delivery: 'ডেলিভারি',
    free: 'বিনামূল্যে',
    cashOnDelivery: 'ক্যাশ অন ডেলিভারি',
    rounding: 'রাউন্ডিং',
    total: 'সর্বমোট',
    vat: (rate) => `${rate} ভ্যাট অন্তর্ভুক্ত`,
    estimate: (from, until) => `সম্ভাব্য ডেলিভারি: ${from} থেকে ${until}`,
    pickup: (day) => `${day} থেকে সংগ্রহ করা যাবে, কর্মদিবসে ১০:০০–১৫:০০`,
    shippingAddress: 'ডেলিভারির ঠিকানা',
    billingAddress: 'বিলিং ঠিকানা',
    contact: 'যোগাযোগ',
    shippingMethod: 'ডেলিভারির ধরন',
    paymentMethod: 'পেমেন্টের ধরন',
    shippingMethods: { courier: 'কুরিয়ার', express: 'এক্সপ্রেস', locker: 'পার্সেল লকার', pickup: 'নিজে সংগ্রহ' },
    paymentMethods: { card: 'কার্ড', cod: 'ক্যাশ অন ডেলিভারি' },
    track: 'অর্ডার ট্র্যাক করুন',
    trackHint: {
      withInvoice: 'এর জন্য উপরের অর্ডার নম্বর ও ইনভয়েস নম্বর লাগবে।',
      withEmail: 'এর জন্য অর্ডার নম্বর ও আপনার ই-মেইল ঠিকানা লাগবে।',
    },
    footer: (shop) => `${shop}-এ অর্ডার করেছেন বলে আপনি এই বার্তাটি পেয়েছেন।`,
  },
  stockNotice: {
    subject: (product) => `আবার পাওয়া যাচ্ছে: ${product}`,
    heading: 'এটি আবার পাওয়া যাচ্ছে',
    intro: (shop) => `এই পণ্যটি আবার পাওয়া গেলে জানাতে আপনি ${shop}-কে বলেছিলেন। এখন এটি পাওয়া যাচ্ছে।`,
    color: 'রং',
    size: 'সাইজ',
    hurry: 'আমরা এটি আপনার জন্য আলাদা করে রাখতে পারি না: যিনি আগে অর্ডার করবেন, তিনিই পাবেন।',
    button: 'পণ্যটি দেখুন',
    footer: (shop) => `এ বিষয়ে ${shop} আপনাকে শুধু এই একটি বার্তাই পাঠাবে। আপনার ঠিকানা শুধু এর জন্যই রাখা হয়েছিল এবং ৩০ দিনের মধ্যে মুছে ফেলা হবে।`,
  },
};
