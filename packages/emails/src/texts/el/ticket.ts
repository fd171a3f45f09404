import type { TicketTexts } from '../ticket-texts.ts';

export const ticketEl: TicketTexts = {
  letters: {
    received: ({ shop, number }) => ({
      subject: `Λάβαμε το μήνυμά σας (${number})`,
      heading: 'Το μήνυμά σας έφτασε',
      lines: [
        `ευχαριστούμε που γράψατε στο ${shop}. Απαντάμε με email, συνήθως μέσα σε μία εργάσιμη ημέρα. Αν θέλετε να προσθέσετε κάτι, απαντήστε απλώς σε αυτό το μήνυμα· ο αριθμός του αιτήματός σας είναι ${number}.`,
      ],
    }),
    toShop: ({ shop, number, topic }) => ({
      subject: `[${number}] ${topic}`,
      heading: 'Μήνυμα από το κέντρο βοήθειας',
      lines: [`Κάποιος έγραψε από τη φόρμα του ${shop}. Η απάντησή σας σε αυτό το μήνυμα πηγαίνει στον πελάτη.`],
    }),
  },
  topics: {
    order: 'Μια παραγγελία',
    delivery: 'Παράδοση',
    return: 'Μια επιστροφή',
    payment: 'Πληρωμή',
    product: 'Ένα προϊόν ή μέγεθος',
    other: 'Κάτι άλλο',
  },
  number: 'Αριθμός αιτήματος',
  topic: 'Θέμα',
  from: 'Από',
  orderNumber: 'Αριθμός παραγγελίας',
  message: 'Μήνυμα',
  footer: (shop) => `Λαμβάνετε αυτό το μήνυμα επειδή κάποιος έγραψε στο ${shop} από τη φόρμα του κέντρου βοήθειας με αυτή τη διεύθυνση.`,
};
