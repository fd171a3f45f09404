import type { MailTexts } from '../mail-texts.ts';
import { accountBg } from './account.ts';
import { affiliateBg } from './affiliate.ts';
import { newsletterBg } from './newsletter.ts';
import { orderAccessBg } from './order-access.ts';
import { orderUpdateBg } from './order-update.ts';
import { returnBg } from './return.ts';
import { wheelBg } from './wheel.ts';
import { sellerBg } from './seller.ts';
import { ticketBg } from './ticket.ts';

export const bg: MailTexts = {
  account: accountBg,
  affiliate: affiliateBg,
  newsletter: newsletterBg,
  returns: returnBg,
  seller: sellerBg,
  ticket: ticketBg,
  orderAccess: orderAccessBg,
  orderNews: orderUpdateBg,
  wheel: wheelBg,
  order: {
    subject: (shop, orderNumber) => `Вашата поръчка ${orderNumber} от ${shop}`,
    heading: { confirmed: 'Благодарим за поръчката', received: 'Получихме поръчката Ви' },
    greeting: (firstName) => `Здравейте, ${firstName}!`,
    intro: {
      paid: 'Плащането Ви пристигна и подготвяме пакета Ви.',
      cashOnDelivery: 'Подготвяме пакета Ви. Плащате при получаването му.',
      desk: 'Получихме поръчката Ви и ще Ви се обадим за потвърждение, преди да я опаковаме. Плащате при получаване.',
      pay: 'Приехме поръчката Ви по телефона. Моля, платете я с бутона по-долу до половин час: дотогава пазим всичко за Вас.',
    },
    edited: {
      subject: (shop, orderNumber) => `Поръчката Ви ${orderNumber} от ${shop} е променена`,
      heading: 'Поръчката Ви е променена',
      intro: 'Променихме поръчката Ви, както пожелахте. Ето как изглежда сега; това съобщение замества написаното преди.',
    },
    pay: 'Плати сега',
    orderNumber: 'Номер на поръчката',
    invoiceNumber: 'Номер на фактурата',
    placedOn: 'Дата',
    yourOrder: 'Вашата поръчка',
    quantity: (pieces) => `Количество: ${pieces}`,
    color: 'Цвят',
    size: 'Размер',
    goods: 'Артикули',
    discount: (code) => (code ? `Отстъпка ${code}` : 'Отстъпка'),
    delivery: 'Доставка',
    free: 'безплатно',
    cashOnDelivery: 'Наложен платеж',
    rounding: 'Закръгляване',
    total: 'Обща сума',
    vat: (rate) => `Включва ${rate} ДДС`,
    estimate: (from, until) => `Очаквана доставка: ${from} – ${until}`,
    pickup: (day) => `Готово за вземане от: ${day}, в работни дни 10:00 – 15:00 ч.`,
    shippingAddress: 'Адрес за доставка',
    billingAddress: 'Адрес за фактура',
    contact: 'Контакти',
    shippingMethod: 'Доставка',
    paymentMethod: 'Плащане',
    shippingMethods: { courier: 'Куриер', express: 'Експресна доставка', locker: 'Автомат за пратки', pickup: 'Лично вземане' },
    paymentMethods: { card: 'Карта', cod: 'Наложен платеж' },
    track: 'Проследи поръчката',
    trackHint: {
      withInvoice: 'Връзката е валидна ограничено време. След това са нужни номерът на поръчката и номерът на фактурата по-горе.',
      withEmail: 'Връзката е валидна ограничено време. След това са нужни номерът на поръчката и имейлът Ви.',
    },
    footer: (shop) => `Получавате това съобщение, защото направихте поръчка в ${shop}.`,
  },
  stockNotice: {
    subject: (product) => `Отново налично: ${product}`,
    heading: 'Отново е налично',
    intro: (shop) => `Помолихте ${shop} да Ви съобщи, когато този артикул отново е наличен. Вече е.`,
    color: 'Цвят',
    size: 'Размер',
    hurry: 'Не можем да го запазим за Вас: получава го който поръча пръв.',
    button: 'Виж артикула',
    footer: (shop) =>
      `Това е единственото съобщение, което ${shop} Ви изпраща за това. Адресът Ви е запазен само за него и ще бъде изтрит до 30 дни.`,
  },
  cartReminder: {
    subject: (shop) => `Още в кошницата Ви в ${shop}`,
    heading: 'Оставихте нещо в кошницата си',
    greeting: (firstName) => (firstName ? `Здравейте, ${firstName}!` : 'Здравейте!'),
    intro: 'Помолихте ни да Ви напомним. Това още е в кошницата Ви, на днешните цени:',
    quantity: (pieces) => `Количество: ${pieces}`,
    color: 'Цвят',
    size: 'Размер',
    notHeld: 'Не можем да го запазим: наличността и цените може да се променят, докато поръчате.',
    button: 'Към моята кошница',
    elsewhere: 'Линкът важи седем дни. На друго устройство той носи артикулите, но нищо от въведеното от Вас.',
    stop: 'Без повече такива напомняния',
    footer: (shop) => `${shop} Ви изпраща това съобщение веднъж, защото го отбелязахте на касата.`,
  },
  wishNotice: {
    subject: (shop) => `Новини за любимите Ви в ${shop}`,
    heading: 'Новини за любимите Ви',
    intro: 'Нещо, което запазихте, се промени.',
    cheaper: (price, before) => `Сега ${price}. Когато го запазихте, беше ${before}.`,
    back: (price) => `Отново налично, ${price}.`,
    backAndCheaper: (price, before) => `Отново налично, сега ${price}. Когато го запазихте, беше ${before}.`,
    button: 'Към моите любими',
    stop: 'Спри тези съобщения',
    footer: (shop) =>
      `Получавате това съобщение най-много веднъж на ден, защото помолихте ${shop} за новини за любимите си. Можете да ги спрете там по всяко време.`,
  },
  orderCancelled: {
    subject: (shop, orderNumber) => `Поръчката Ви ${orderNumber} от ${shop} е отменена`,
    heading: 'Поръчката Ви е отменена',
    intro: (orderNumber) => `Поръчка ${orderNumber} е отменена и няма да бъде изпратена.`,
    refund: (total) => `Връщаме ${total} по картата, с която сте платили. Обикновено пристигат до няколко работни дни.`,
    nothingPaid: 'Не сте платили нищо и не дължите нищо.',
    button: 'Виж поръчката',
  },
  orderUnpaid: {
    subject: (shop, orderNumber) => `Поръчката Ви ${orderNumber} от ${shop} не е платена`,
    heading: 'Плащането Ви не пристигна',
    intro: (orderNumber) => `Поръчка ${orderNumber} не беше платена навреме, затова я отменихме. Нищо не е удържано.`,
    late: 'Ако все пак има плащане на път, изпращаме поръчката, стига всичко да е налично, а в противен случай връщаме парите.',
    button: 'Купи отново',
  },
};
