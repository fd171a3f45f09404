import type { ReturnTexts } from '../return-texts.ts';

export const returnIt: ReturnTexts = {
  letters: {
    requested: ({ orderNumber, returnNumber }) => ({
      subject: `Abbiamo ricevuto la richiesta di reso ${returnNumber}`,
      heading: 'Abbiamo ricevuto la tua richiesta di reso',
      lines: [
        `vuoi rendere qualcosa dell’ordine ${orderNumber}. Esaminiamo la richiesta e ti scriviamo entro due giorni lavorativi.`,
        'Prima di allora non spedire nulla: riceverai prima il modulo per il pacco.',
      ],
      button: 'Vedi il reso',
    }),
    approved: ({ returnNumber }) => ({
      subject: `Puoi spedire il reso ${returnNumber}`,
      heading: 'Ora puoi spedirlo',
      lines: [
        'il tuo reso è approvato. Apri la sua pagina, stampa il modulo e mettilo nel pacco. Non hai una stampante? Scrivi il numero del reso su un foglio e metti quello.',
        'Conserva la ricevuta che ti danno quando consegni il pacco.',
      ],
      button: 'Apri il modulo per il pacco',
    }),
    rejected: ({ returnNumber }) => ({
      subject: `Il tuo reso ${returnNumber}`,
      heading: 'Non possiamo accettare il reso',
      lines: [
        'abbiamo esaminato il tuo reso e non possiamo accettare gli articoli qui sotto. Se la vedi diversamente, rispondi semplicemente a questo messaggio.',
      ],
      button: 'Vedi il reso',
    }),
    received: ({ returnNumber }) => ({
      subject: `Il tuo reso ${returnNumber} è arrivato`,
      heading: 'Il tuo pacco è arrivato',
      lines: ['gli articoli qui sotto sono tornati da noi. Ora li controlliamo; il rimborso, o l’altra taglia, segue entro pochi giorni lavorativi.'],
      button: 'Vedi il reso',
    }),
    withdrawal: ({ shop, orderNumber, at }) => ({
      subject: `Hai esercitato il recesso dal tuo ordine ${orderNumber} su ${shop}`,
      heading: 'Abbiamo ricevuto il tuo recesso',
      lines: [
        `il ${at} hai dichiarato di recedere dal contratto relativo all’ordine ${orderNumber}, per gli articoli qui sotto. Questo messaggio è la nostra conferma di ricevimento; conservalo.`,
        'Quello che hai già ricevuto va rispedito entro 14 giorni. Ti rimborsiamo tutto ciò che hai pagato per questi articoli; se recedi dall’intero ordine, anche la consegna standard.',
      ],
      button: 'Vedi il recesso',
    }),
  },
  returnNumber: 'Numero del reso',
  pieces: 'Articoli',
  notSent: 'Quello che non era ancora imballato non sarà spedito.',
  sendTo: 'Spediscilo a',
  reason: 'Motivo',
  footer: (shop) => `Ricevi questo messaggio per via di un reso del tuo ordine su ${shop}.`,
};
