import type { AffiliateTexts } from '../affiliate-texts.ts';

export const affiliateIt: AffiliateTexts = {
  letters: {
    applied: ({ shop }) => ({
      subject: `La tua candidatura al programma di affiliazione di ${shop}`,
      heading: 'Abbiamo ricevuto la tua candidatura',
      lines: [
        `grazie per voler vendere con ${shop}. Esaminiamo la tua candidatura e ti scriviamo appena è stato deciso.`,
        'Fino ad allora non devi fare nulla.',
      ],
      button: 'Vedi la candidatura',
    }),
    approved: ({ shop, code }) => ({
      subject: `Ti diamo il benvenuto nel programma di affiliazione di ${shop}`,
      heading: 'Sei dei nostri',
      lines: [
        `la tua candidatura è stata accettata. Il tuo codice è ${code}; da ora, per ogni acquisto fatto tramite un tuo link o con il tuo codice, guadagni una commissione.`,
        'Per prima cosa crea un link: scegli una pagina o un articolo qualsiasi, e il portale mostra quanto ci guadagni. Poi condividilo dove sono i tuoi lettori, e di’ loro che ci guadagni.',
        'Infine indica nel tuo profilo dove inviare il tuo denaro. Nel portale vedi ogni clic, ogni ordine e ogni commissione.',
      ],
      button: 'Crea il tuo primo link',
    }),
    rejected: ({ shop }) => ({
      subject: `La tua candidatura al programma di affiliazione di ${shop}`,
      heading: 'Non possiamo accettare la tua candidatura',
      lines: ['abbiamo esaminato la tua candidatura e al momento non possiamo accoglierti nel programma.'],
      button: 'Vedi la candidatura',
    }),
    suspended: ({ shop }) => ({
      subject: `Il tuo account nel programma di affiliazione di ${shop} è sospeso`,
      heading: 'Il tuo account è sospeso',
      lines: [
        'gli ordini fatti da ora in poi non ti fanno guadagnare commissioni. Quello che hai guadagnato prima resta nel tuo account, e continui a vederlo nel portale.',
        'Se pensi che sia un errore, rispondi semplicemente a questo messaggio.',
      ],
      button: 'Apri il portale',
    }),
    resumed: ({ shop, code }) => ({
      subject: `Il tuo account nel programma di affiliazione di ${shop} è di nuovo attivo`,
      heading: 'Torni a guadagnare',
      lines: [
        `il tuo account è di nuovo attivo: da ora gli ordini che arrivano dai tuoi link, o con il tuo codice ${code}, ti fanno guadagnare una commissione.`,
      ],
      button: 'Apri il portale',
    }),
    commissionRefused: ({ orderNumber, amount }) => ({
      subject: `La tua commissione per l’ordine ${orderNumber}`,
      heading: 'Una commissione è stata rifiutata',
      lines: [
        `abbiamo esaminato la commissione di ${amount} per l’ordine ${orderNumber} e non possiamo approvarla. Viene detratta da quanto era in sospeso; non cambia altro.`,
        'Se la vedi diversamente, rispondi semplicemente a questo messaggio.',
      ],
      button: 'Vedi le tue commissioni',
    }),
    payoutSent: ({ payoutNumber, amount }) => ({
      subject: `${amount} in arrivo per te`,
      heading: 'Il tuo denaro è in arrivo',
      lines: [
        `abbiamo pagato ${amount}. A seconda della tua banca arriva in pochi giorni lavorativi, con il riferimento ${payoutNumber}.`,
        'L’estratto conto, con ogni singola commissione, è nel portale.',
      ],
      button: 'Vedi i tuoi pagamenti',
    }),
    payoutFailed: ({ payoutNumber, amount }) => ({
      subject: `Il tuo pagamento ${payoutNumber} non è arrivato`,
      heading: 'Un pagamento non è riuscito',
      lines: [
        `non è stato possibile versarti ${amount}. L’importo è tornato nel tuo saldo e farà parte del prossimo pagamento.`,
        'Controlla nel tuo profilo dove inviamo il tuo denaro.',
      ],
      button: 'Controlla i dati del conto',
    }),
    payoutAccountChanged: ({ day }) => ({
      subject: 'Il conto per i tuoi pagamenti è stato cambiato',
      heading: 'Il tuo conto per i pagamenti è stato cambiato',
      lines: [
        `nel tuo profilo è appena stato cambiato il conto su cui ti paghiamo le commissioni. Per sicurezza non paghiamo nulla fino al ${day}.`,
        'Se sei stato tu, non devi fare nulla. Altrimenti cambia subito la password, correggi il conto nel tuo profilo e rispondi a questo messaggio.',
      ],
      button: 'Controlla i dati del conto',
    }),
    leaving: ({ shop }) => ({
      subject: `Prima che il tuo account su ${shop} sia eliminato`,
      heading: 'Prima chiudiamo i conti con te',
      lines: [
        'ci hai chiesto di eliminare il tuo account. Nel programma di affiliazione c’è ancora qualcosa di aperto, quindi prima succede questo: gli ordini fatti da ora in poi non ti fanno guadagnare; sulle commissioni in sospeso si decide come sempre; poi paghiamo quello che resta, anche se è poco.',
        'Controlla che nel tuo profilo sia indicato dove inviare il denaro. Se qualcosa deve tornare a noi, o se vuoi rinunciare a quanto resta, rispondi semplicemente a questo messaggio.',
        'Fino ad allora usiamo i tuoi dati solo per questo, ed eliminiamo l’account appena è tutto in regola. Se invece vuoi restare, puoi dircelo nel tuo account alla voce Privacy.',
      ],
      button: 'Controlla i dati del conto',
    }),
  },
  reason: 'Motivo',
  footer: (shop) => `Ricevi questo messaggio perché partecipi al programma di affiliazione di ${shop} o hai inviato una candidatura.`,
};
