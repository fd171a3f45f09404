import type { MailTexts } from '../mail-texts.ts';
import { accountEl } from './account.ts';
import { affiliateEl } from './affiliate.ts';
import { newsletterEl } from './newsletter.ts';
import { orderAccessEl } from './order-access.ts';
import { orderUpdateEl } from './order-update.ts';
import { returnEl } from './return.ts';
import { wheelEl } from './wheel.ts';
import { sellerEl } from './seller.ts';
import { ticketEl } from './ticket.ts';

export const el: MailTexts = {
  account: accountEl,
  affiliate: affiliateEl,
  newsletter: newsletterEl,
  returns: returnEl,
  seller: sellerEl,
  ticket: ticketEl,
  orderAccess: orderAccessEl,
  orderNews: orderUpdateEl,
  wheel: wheelEl,
  order: {
    subject: (shop, orderNumber) => `Η παραγγελία σας ${orderNumber} στο ${shop}`,
    heading: { confirmed: 'Ευχαριστούμε για την παραγγελία σας', received: 'Λάβαμε την παραγγελία σας' },
    greeting: (firstName) => `Γεια σας ${firstName},`,
    intro: {
      paid: 'η πληρωμή σας ελήφθη και ετοιμάζουμε το δέμα σας.',
      cashOnDelivery: 'ετοιμάζουμε το δέμα σας. Πληρώνετε κατά την παράδοση.',
      desk: 'λάβαμε την παραγγελία σας και θα σας τηλεφωνήσουμε για επιβεβαίωση πριν τη συσκευάσουμε. Πληρώνετε κατά την παράδοση.',
      pay: 'καταχωρίσαμε την παραγγελία σας τηλεφωνικά. Πληρώστε την με το παρακάτω κουμπί μέσα σε μισή ώρα: ως τότε τα κρατάμε όλα για εσάς.',
    },
    edited: {
      subject: (shop, orderNumber) => `Η παραγγελία σας ${orderNumber} στο ${shop} άλλαξε`,
      heading: 'Η παραγγελία σας άλλαξε',
      intro: 'αλλάξαμε την παραγγελία σας όπως ζητήσατε. Έτσι είναι τώρα· το μήνυμα αυτό αντικαθιστά όσα σας είχαμε γράψει.',
    },
    pay: 'Πληρωμή τώρα',
    orderNumber: 'Αριθμός παραγγελίας',
    invoiceNumber: 'Αριθμός τιμολογίου',
    placedOn: 'Ημερομηνία',
    yourOrder: 'Η παραγγελία σας',
    quantity: (pieces) => `Ποσότητα: ${pieces}`,
    color: 'Χρώμα',
    size: 'Μέγεθος',
    goods: 'Προϊόντα',
    discount: (code) => (code ? `Έκπτωση ${code}` : 'Έκπτωση'),
    delivery: 'Αποστολή',
    free: 'δωρεάν',
    cashOnDelivery: 'Αντικαταβολή',
    rounding: 'Στρογγυλοποίηση',
    total: 'Σύνολο',
    vat: (rate) => `Περιλαμβάνει ΦΠΑ ${rate}`,
    estimate: (from, until) => `Εκτιμώμενη παράδοση: ${from} έως ${until}`,
    pickup: (day) => `Έτοιμη για παραλαβή από ${day}, καθημερινές 10:00–15:00`,
    shippingAddress: 'Διεύθυνση αποστολής',
    billingAddress: 'Διεύθυνση χρέωσης',
    contact: 'Επικοινωνία',
    shippingMethod: 'Τρόπος αποστολής',
    paymentMethod: 'Τρόπος πληρωμής',
    shippingMethods: { courier: 'Κούριερ', express: 'Express', locker: 'Θυρίδα παραλαβής', pickup: 'Παραλαβή από το κατάστημα' },
    paymentMethods: { card: 'Κάρτα', cod: 'Αντικαταβολή' },
    track: 'Παρακολούθηση παραγγελίας',
    trackHint: {
      withInvoice:
        'Ο σύνδεσμος ισχύει για περιορισμένο χρόνο. Μετά θα χρειαστείτε τον αριθμό παραγγελίας και τον αριθμό τιμολογίου που αναγράφονται παραπάνω.',
      withEmail: 'Ο σύνδεσμος ισχύει για περιορισμένο χρόνο. Μετά θα χρειαστείτε τον αριθμό παραγγελίας και το e-mail σας.',
    },
    footer: (shop) => `Λαμβάνετε αυτό το μήνυμα επειδή κάνατε μια παραγγελία στο ${shop}.`,
  },
  stockNotice: {
    subject: (product) => `Ξανά διαθέσιμο: ${product}`,
    heading: 'Είναι ξανά διαθέσιμο',
    intro: (shop) => `Ζητήσατε από το ${shop} να σας ειδοποιήσει όταν αυτό το προϊόν γίνει ξανά διαθέσιμο. Τώρα είναι.`,
    color: 'Χρώμα',
    size: 'Μέγεθος',
    hurry: 'Δεν μπορούμε να το κρατήσουμε για εσάς: το παίρνει όποιος παραγγείλει πρώτος.',
    button: 'Δείτε το προϊόν',
    footer: (shop) =>
      `Αυτό είναι το μόνο μήνυμα που σας στέλνει το ${shop} γι’ αυτό το θέμα. Η διεύθυνσή σας φυλάχθηκε μόνο γι’ αυτόν τον σκοπό και θα διαγραφεί εντός 30 ημερών.`,
  },
  cartReminder: {
    subject: (shop) => `Σας περιμένουν στο καλάθι σας στο ${shop}`,
    heading: 'Αφήσατε κάτι στο καλάθι σας',
    greeting: (firstName) => (firstName ? `Γεια σας ${firstName},` : 'Γεια σας,'),
    intro: 'μας ζητήσατε να σας το υπενθυμίσουμε. Αυτά βρίσκονται ακόμη στο καλάθι σας, με τις σημερινές τιμές:',
    quantity: (pieces) => `Ποσότητα: ${pieces}`,
    color: 'Χρώμα',
    size: 'Μέγεθος',
    notHeld: 'Δεν μπορούμε να τα κρατήσουμε: η διαθεσιμότητα και οι τιμές μπορεί να αλλάξουν μέχρι να παραγγείλετε.',
    button: 'Στο καλάθι μου',
    elsewhere: 'Ο σύνδεσμος ισχύει επτά ημέρες. Σε άλλη συσκευή φέρνει μαζί του τα είδη, όχι όμως όσα είχατε πληκτρολογήσει.',
    stop: 'Όχι άλλες τέτοιες υπενθυμίσεις',
    footer: (shop) => `Το ${shop} σας στέλνει αυτό το μήνυμα μία μόνο φορά, επειδή το επιλέξατε στο ταμείο.`,
  },
  wishNotice: {
    subject: (shop) => `Νέα από τα αγαπημένα σας στο ${shop}`,
    heading: 'Νέα από τα αγαπημένα σας',
    intro: 'Κάτι που αποθηκεύσατε έχει αλλάξει.',
    cheaper: (price, before) => `Τώρα ${price}. Όταν το αποθηκεύσατε, κόστιζε ${before}.`,
    back: (price) => `Ξανά διαθέσιμο, ${price}.`,
    backAndCheaper: (price, before) => `Ξανά διαθέσιμο, τώρα ${price}. Όταν το αποθηκεύσατε, κόστιζε ${before}.`,
    button: 'Στα αγαπημένα μου',
    stop: 'Διακοπή αυτών των μηνυμάτων',
    footer: (shop) =>
      `Λαμβάνετε αυτό το μήνυμα, το πολύ μία φορά την ημέρα, επειδή ζητήσατε από το ${shop} νέα για τα αγαπημένα σας. Μπορείτε να το διακόψετε εκεί όποτε θέλετε.`,
  },
  orderCancelled: {
    subject: (shop, orderNumber) => `Η παραγγελία σας ${orderNumber} στο ${shop} ακυρώθηκε`,
    heading: 'Η παραγγελία σας ακυρώθηκε',
    intro: (orderNumber) => `Η παραγγελία ${orderNumber} ακυρώθηκε και δεν θα αποσταλεί.`,
    refund: (total) => `Επιστρέφουμε ${total} στην κάρτα με την οποία πληρώσατε. Συνήθως φτάνουν μέσα σε λίγες εργάσιμες ημέρες.`,
    nothingPaid: 'Δεν έχετε πληρώσει τίποτα και δεν οφείλετε τίποτα.',
    button: 'Δείτε την παραγγελία',
  },
  orderUnpaid: {
    subject: (shop, orderNumber) => `Η παραγγελία σας ${orderNumber} στο ${shop} δεν πληρώθηκε`,
    heading: 'Η πληρωμή σας δεν έφτασε',
    intro: (orderNumber) => `Η παραγγελία ${orderNumber} δεν πληρώθηκε εγκαίρως και γι’ αυτό ακυρώθηκε. Δεν χρεωθήκατε τίποτα.`,
    late: 'Αν κάποια πληρωμή είναι ακόμη καθ’ οδόν, στέλνουμε την παραγγελία όσο υπάρχουν όλα σε απόθεμα· αλλιώς επιστρέφουμε τα χρήματα.',
    button: 'Αγορά ξανά',
  },
};
