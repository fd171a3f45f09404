import type { PayoutTexts } from '../payout-texts.ts';

export const bn: PayoutTexts = {
  ...{
    statement: 'কমিশনের হিসাব',
    invoice: 'স্ব-প্রস্তুত চালান (self-billing)',
    number: 'নম্বর',
    issuedOn: 'তারিখ',
    period: 'সময়কাল',
    account: 'যেখানে পাঠানো হয়েছে',
  },
  ...{ merchant: 'সেবাগ্রহীতা', affiliate: 'সেবাদাতা', vatNumber: 'ভ্যাট নম্বর', taxNumber: 'কর নম্বর' },
  columns: ['বিবরণ', 'ভিত্তি', 'হার', 'পরিমাণ'],
  ...{ opening: 'প্রারম্ভিক স্থিতি', turnover: 'কমিশন ও সংশোধন', closing: 'সমাপনী স্থিতি', paidOut: 'পরিশোধিত', net: 'নিট', total: 'মোট' },
  vat: (rate) => `ভ্যাট ${rate}`,
  service: (period) => `সুপারিশ করা বিক্রয়ের কমিশন, ${period}`,
  kinds: {
    ...{ commission: 'কমিশন', reversal: 'ফেরত', approval: 'কমিশন', payout: 'পরিশোধ' },
    ...{ 'payout-failed': 'যে পরিশোধ পৌঁছায়নি', adjustment: 'সংশোধন' },
  },
  notes: {
    domestic: 'ভ্যাট কমিশনের সঙ্গে পরিশোধ করা হয়; তা জমা দেওয়া সেবাদাতার দায়িত্ব।',
    'reverse-charge': 'রিভার্স চার্জ: ভ্যাট দেওয়ার দায় সেবাগ্রহীতার (Directive 2006/112/EC, Art. 44, 196)।',
    outside: 'ইউরোপীয় ইউনিয়নের ভ্যাটের আওতার বাইরে: এক পক্ষ ইউনিয়নের বাইরে প্রতিষ্ঠিত।',
    'small-trader': 'ভ্যাট নেই: সেবাদাতা কোনো ভ্যাট নম্বর দেননি (ক্ষুদ্র ব্যবসা)।',
    private: 'ভ্যাট নেই: সেবাদাতা একজন ব্যক্তি।',
  },
  demonstration: 'প্রদর্শনী: কোনো বিক্রেতা নথিভুক্ত নেই।',
};
