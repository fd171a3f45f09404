import type { NewsletterTexts } from '../newsletter-texts.ts';

export const newsletterEl: NewsletterTexts = {
  letters: {
    confirm: ({ shop }) => ({
      subject: `Επιβεβαιώστε την εγγραφή σας στο newsletter του ${shop}`,
      heading: 'Ένα κλικ ακόμη',
      lines: [
        `Κάποιος, ελπίζουμε εσείς, ζήτησε το newsletter του ${shop} με αυτή τη διεύθυνση email. Το στέλνουμε μόνο σε όσους το επιβεβαιώνουν οι ίδιοι.`,
      ],
      button: 'Ναι, θέλω το newsletter',
      note: 'Ο σύνδεσμος λειτουργεί μία φορά, για επτά ημέρες. Αν δεν το ζητήσατε εσείς, δεν χρειάζεται να κάνετε τίποτα: δεν θα λάβετε newsletter και θα διαγράψουμε τη διεύθυνση.',
    }),
    welcome: ({ shop }) => ({
      subject: `Εγγραφήκατε στο newsletter του ${shop}`,
      heading: 'Ευχαριστούμε, η εγγραφή σας ολοκληρώθηκε',
      lines: ['Από εδώ και πέρα θα σας γράφουμε όταν έρχεται κάτι νέο και όταν πέφτουν οι τιμές.'],
      button: 'Στο κατάστημα',
      note: 'Μπορείτε να το σταματήσετε όποτε θέλετε, με ένα κλικ κάτω από κάθε email και χωρίς σύνδεση.',
    }),
  },
  unsubscribe: 'Διαγραφή από το newsletter',
  footer: (shop) => `Λαμβάνετε αυτό το μήνυμα επειδή η διεύθυνση αυτή δηλώθηκε για το newsletter του ${shop}.`,
};
