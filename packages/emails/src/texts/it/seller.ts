import type { SellerTexts } from '../seller-texts.ts';

export const sellerIt: SellerTexts = {
  letters: {
    received: ({ shop }) => ({
      subject: `La tua candidatura per vendere su ${shop}`,
      heading: 'Abbiamo ricevuto la tua candidatura',
      lines: [
        `grazie per voler vendere su ${shop}. Leggiamo di persona ogni candidatura e ti scriviamo appena è stato deciso, di norma entro cinque giorni lavorativi.`,
        'Fino ad allora non devi fare nulla. Se qualcosa cambia, rispondi semplicemente a questo messaggio.',
      ],
      button: 'Chi vende con noi',
    }),
    again: ({ shop, company }) => ({
      subject: `La tua candidatura per vendere su ${shop}`,
      heading: 'Hai già inviato una candidatura',
      lines: [
        `qualcuno, probabilmente tu, ha appena compilato di nuovo il modulo per i venditori con questo indirizzo. Con questo indirizzo è già registrata ${company}, quindi non abbiamo aggiunto nulla di quanto inviato ora.`,
        'Se vuoi cambiare qualcosa, o se non eri tu, rispondi semplicemente a questo messaggio.',
      ],
      button: 'Chi vende con noi',
    }),
    approved: ({ shop, company }) => ({
      subject: `Ti diamo il benvenuto: ${company} vende su ${shop}`,
      heading: 'Sei dei nostri',
      lines: [
        `siamo felici di avere con noi ${company}. Sta per arrivarti un secondo messaggio: il suo link conferma la tua casella di posta e apre il tuo spazio nell’area di gestione, dove aggiungi i tuoi articoli, vedi i tuoi ordini e scrivi la tua storia.`,
        'Da ora la tua storia è nella pagina dei nostri venditori. Ogni articolo viene esaminato una volta prima di andare in vendita.',
      ],
      button: 'Vedi la tua storia',
    }),
    rejected: ({ shop, company }) => ({
      subject: `La tua candidatura per vendere su ${shop}`,
      heading: 'Non possiamo accettare la tua candidatura',
      lines: [
        `abbiamo esaminato la candidatura di ${company} e così com’è non possiamo accettarla.`,
        'Se le cose cambiano, puoi candidarti di nuovo: ci fa piacere.',
      ],
      button: 'Chi vende con noi',
    }),
    suspended: ({ shop, company }) => ({
      subject: `${company} è sospesa su ${shop}`,
      heading: 'Il tuo spazio è sospeso',
      lines: [
        'per il momento non puoi accedere all’area di gestione e la tua storia non viene mostrata. Gli ordini già fatti vengono consegnati e liquidati come concordato.',
        'Se pensi che sia un errore, rispondi semplicemente a questo messaggio.',
      ],
      button: 'Chi vende con noi',
    }),
    resumed: ({ shop, company }) => ({
      subject: `${company} vende di nuovo su ${shop}`,
      heading: 'Sei di nuovo dei nostri',
      lines: ['il tuo spazio è di nuovo aperto: puoi accedere all’area di gestione come prima, e la tua storia viene mostrata.'],
      button: 'Vedi la tua storia',
    }),
  },
  reason: 'Motivo',
  footer: (shop) => `Ricevi questo messaggio perché questo indirizzo è stato indicato in una candidatura per vendere su ${shop}.`,
};
