import type { ArticleTexts } from '../types.ts';

export const it: ArticleTexts = {
  topics: {
    care: 'Cura',
    style: 'Stile',
    making: 'Come nasce',
    orders: 'Ordini',
    delivery: 'Consegna',
    returns: 'Resi',
    sizes: 'Taglie',
    payment: 'Pagamento',
  },
  articles: {
    'washing-wool': [
      'Lavare la lana senza paura',
      'Un maglione va lavato meno di quanto pensi, e non serve la lavanderia.',
      'La lana si pulisce un po’ da sola ogni volta che prende aria. Dopo un giorno addosso, spesso basta una notte su una sedia vicino alla finestra.\n\n## Quando va lavata davvero\n\nUsa acqua fresca, al massimo **30 °C**, e un detersivo delicato per lana. Rovescia il maglione e lascialo in ammollo dieci minuti. Non strofinare: è così che infeltrisce.\n\n## L’asciugatura\n\nPremi via l’acqua in un asciugamano, poi stendi il maglione in piano. Appeso bagnato, si allunga di una taglia.',
    ],
    'linen-in-summer': [
      'Perché il lino è il tessuto dei giorni caldi',
      'Assorbe l’umidità, asciuga subito e con le pieghe è più bello.',
      'Le fibre di lino sono cave e rigide. Tengono il tessuto un po’ lontano dalla pelle, così l’aria passa.\n\n## Le pieghe ne fanno parte\n\nSe lo preferisci più liscio, stiralo da umido. Altrimenti appendilo bagnato e lascia fare alla gravità.\n\n## Con che cosa portarlo\n\nUna camicia di lino sopra una T-shirt semplice va bene dalla colazione a una cena tardi.',
    ],
    'measuring-yourself': [
      'Come prendere le misure in cinque minuti',
      'Bastano tre misure per ordinare la taglia giusta al primo colpo.',
      'Ti servono un metro da sarta e uno specchio.\n\n1. **Torace**: intorno al punto più ampio, con il metro ben orizzontale.\n2. **Vita**: intorno al punto più stretto, poco sopra l’ombelico.\n3. **Fianchi**: intorno al punto più ampio, a piedi uniti.\n\nConfrontale con la tabella accanto alle taglie di ogni articolo, o con la nostra [guida alle taglie](/size-guides). Tra due taglie, la più grande è più comoda.',
    ],
    'small-wardrobe': [
      'Dieci capi per un guardaroba piccolo',
      'Pochi capi che stanno bene tutti insieme rendono più facili le mattine.',
      'Comincia dai colori: due scuri, due chiari e uno che ami.\n\n- due paia di pantaloni\n- tre top o T-shirt\n- una camicia\n- un maglione\n- una giacca\n- un cappotto\n- un vestito o un completo\n\nPrima di comprare altro, chiediti se sta bene con almeno tre di questi.',
    ],
    'denim-care': [
      'Far durare i jeans',
      'Lavali di rado, a freddo e al rovescio.',
      'L’indaco resta sulla superficie del filo, quindi ogni lavaggio ne porta via un po’. Aspetta dieci giorni di uso, a meno che non ci sia una macchia.\n\n## In lavatrice\n\nAl rovescio, **30 °C**, centrifuga lenta e niente ammorbidente. Asciugali all’aria: il calore rende fragili i fili elastici.\n\n## Ripara presto\n\nUn punto consumato si rammenda facilmente. Un buco no.',
    ],
    'layers-for-autumn': [
      'Strati per i giorni che cominciano freddi',
      'Tre strati sottili scaldano più di uno spesso, e si possono togliere.',
      'Il primo strato assorbe l’umidità della pelle: cotone per l’ufficio, lana fine per una lunga passeggiata.\n\nIl secondo trattiene il calore: un cardigan o un pile.\n\nIl terzo ferma vento e pioggia. Prendilo di una taglia in più, così gli altri ci stanno sotto.',
    ],
    'reading-a-label': [
      'Che cosa dice l’etichetta',
      'Fibre, simboli di lavaggio e produttore: un pezzetto di stoffa racconta molto.',
      'Per legge le fibre sono elencate in ordine di percentuale. *98 % cotone, 2 % elastan* vuol dire jeans che cedono un po’.\n\n## I simboli\n\nLa vaschetta indica il lavaggio e il numero la temperatura massima. Il triangolo è il candeggio, il quadrato l’asciugatura, il ferro la stiratura e il cerchio il lavaggio a secco. Una croce sopra vuol dire no.',
    ],
    'from-fibre-to-shirt': [
      'Dalla fibra alla camicia',
      'Che cosa succede al cotone prima di arrivare nel tuo armadio.',
      'Il cotone viene raccolto, pulito e pettinato finché tutte le fibre vanno nello stesso verso. Poi viene filato: più lunga è la fibra, più liscio è il filo.\n\nIl filo viene tessuto o lavorato a maglia, tinto e lavato. Solo allora si taglia, in pile fino a cento strati.\n\nUna camicia ha circa venti parti. Cucirle insieme richiede mezz’ora a una mano esperta.',
    ],
  },
  questions: {
    'order-track': [
      'Dov’è il mio ordine?',
      'Apri [Segui un ordine](/Track/Order) e inserisci il numero d’ordine con il numero di fattura o l’e-mail.',
    ],
    'order-change': ['Posso modificare il mio ordine?', 'Finché non è imballato: scrivici il numero d’ordine e che cosa va cambiato.'],
    'order-cancel': ['Come annullo un ordine?', 'Aprilo nel tuo account e premi **Annulla l’ordine**. Se è già imballato, rispediscilo come reso.'],
    'order-guest': ['Mi serve un account?', 'No. Puoi ordinare come ospite e seguire l’ordine con il suo numero.'],
    'order-confirm': [
      'Non ho ricevuto l’e-mail di conferma. Che cosa faccio?',
      'Guarda prima nella cartella dello spam. Se non è nemmeno lì, forse c’è un errore nell’indirizzo e-mail: scrivici.',
    ],
    'order-invoice': ['Dove trovo la fattura?', 'Arriva via e-mail con la conferma, ed è accanto all’ordine nel tuo account.'],
    'order-gift': [
      'Posso inviare un ordine come regalo?',
      'Sì: indica un altro indirizzo di consegna. La fattura arriva via e-mail e non è nel pacco.',
    ],
    'order-phone': ['Posso ordinare per telefono?', 'Sì. Prendiamo noi il tuo ordine e ti inviamo la conferma via e-mail.'],
    'delivery-time': [
      'Quanto ci vuole per la consegna?',
      'Di solito **da 3 a 6 giorni lavorativi**. I giorni per il tuo paese sono indicati alla cassa.',
    ],
    'delivery-cost': ['Quanto costa la consegna?', 'Il costo è indicato alla cassa prima di ordinare. Oltre un certo importo è gratuita.'],
    'delivery-abroad': ['Consegnate in altri paesi?', 'Scegli il tuo paese in fondo alla pagina. Ogni paese ha il suo negozio e i suoi prezzi.'],
    'delivery-miss': ['E se non c’è nessuno in casa?', 'Il corriere riprova o lascia il pacco in un punto di ritiro, e ti dice quale.'],
    'delivery-late': [
      'Il mio pacco è in ritardo. Che cosa posso fare?',
      'Apri il link di tracciamento nella nostra e-mail. Se non si muove nulla da tre giorni, scrivici.',
    ],
    'delivery-part': ['Perché è arrivata solo una parte?', 'A volte spediamo un ordine in due pacchi. L’altro arriva dopo e non costa nulla in più.'],
    'delivery-pickup': ['Posso ritirare il mio ordine?', 'Dove è previsto, trovi **ritiro di persona** tra le modalità di consegna.'],
    'delivery-address': ['Posso cambiare l’indirizzo di consegna?', 'Finché il pacco non è partito. Scrivici appena puoi.'],
    'return-how': [
      'Come faccio un reso?',
      'Apri [Restituisci un articolo](/guest/return), scegli che cosa rendi e perché, stampa il modulo e consegna il pacco.',
    ],
    'return-time': ['Quanto tempo ho?', 'Hai **100 giorni** dall’arrivo del pacco.'],
    'return-state': ['In che stato deve essere?', 'Non indossato e con le etichette. Provarlo a casa va benissimo.'],
    'return-cost': ['Quanto costa un reso?', 'Il costo nel tuo paese è indicato nel modulo di reso prima dell’invio.'],
    'return-money': ['Quando ricevo il rimborso?', 'Entro 14 giorni dall’arrivo del pacco da noi, nello stesso modo in cui hai pagato.'],
    'return-exchange': ['Posso cambiare taglia?', 'Sì: scegli **un’altra taglia** nel modulo di reso. La mettiamo da parte per te.'],
    'return-damaged': ['Qualcosa è arrivato danneggiato', 'Ci dispiace. Scegli **danneggiato** come motivo nel modulo di reso; non ti costa nulla.'],
    'return-hygiene': ['C’è qualcosa che non si può rendere?', 'Intimo e costumi da bagno solo sigillati, per motivi igienici.'],
    'size-find': [
      'Come trovo la mia taglia?',
      'Con il trova-taglia accanto alle taglie di ogni articolo, o con la nostra [guida alle taglie](/size-guides).',
    ],
    'size-between': ['Sono tra due taglie', 'Prendi la più grande se ti piace comodo, la più piccola se ti piace aderente.'],
    'size-brands': [
      'Tutti i marchi vestono allo stesso modo?',
      'No. Ogni articolo ha la sua tabella, e le recensioni dicono se veste piccolo o grande.',
    ],
    'size-kids': ['Come funzionano le taglie dei bambini?', 'In base all’altezza in centimetri: un bambino alto 112 cm porta la 116.'],
    'size-shrink': [
      'Si restringe?',
      'Lavato come dice l’etichetta, quasi per niente. Sono l’acqua calda e l’asciugatrice a restringere cotone e lana.',
    ],
    'size-out': ['La mia taglia è esaurita', 'Sceglila e lascia la tua e-mail: ti scriviamo una volta sola quando torna.'],
    'size-jeans': ['Che cosa indicano i due numeri dei jeans?', 'Il primo è il girovita in pollici, il secondo la lunghezza della gamba.'],
    'size-units': ['Posso vedere le misure in pollici?', 'Sì, le tabelle mostrano centimetri o pollici.'],
    'pay-how': ['Come posso pagare?', 'I metodi di pagamento del tuo paese sono indicati alla cassa: con carta, e spesso in contanti alla consegna.'],
    'pay-safe': ['È sicuro pagare con carta?', 'Sì. Paghi sulla pagina del nostro partner di pagamento; il numero della carta non ci arriva mai.'],
    'pay-cash': ['Posso pagare alla consegna?', 'In molti paesi sì. Può aggiungersi un piccolo supplemento, indicato prima dell’ordine.'],
    'pay-failed': [
      'Il mio pagamento non è riuscito',
      'Non è stato addebitato nulla. Riprova o scegli un altro metodo di pagamento; il carrello resta com’è.',
    ],
    'pay-coupon': ['Come uso un buono sconto?', 'Scrivi il codice nel campo del carrello e premi **Applica**.'],
    'pay-coupon-no': [
      'Perché il mio buono sconto non funziona?',
      'Può essere scaduto, richiedere un ordine più alto o essere già stato usato. Il carrello te lo dice.',
    ],
    'pay-vat': ['I prezzi includono l’IVA?', 'Sì. Quello che vedi alla fine è quello che paghi.'],
    'pay-currency': ['In quale valuta pago?', 'In quella del paese del negozio in cui ti trovi.'],
  },
  pages: {
    'about-us': [
      'Chi siamo',
      'Chi fa questo negozio.',
      'Siamo una piccola squadra che vende abiti che indosseremmo noi stessi.\n\n## Che cosa ci sta a cuore\n\nTessuti buoni, prezzi onesti e risposte di persone vere. Di ogni articolo diciamo di che cosa è fatto, chi l’ha fatto e come prendersene cura.',
    ],
    'delivery-information': [
      'Consegna',
      'Come e quando arriva il tuo pacco.',
      'Il tuo pacco parte entro un giorno lavorativo e di solito arriva in **3–6 giorni lavorativi**.\n\n## Tracciamento\n\nRicevi un link via e-mail appena è in viaggio, oppure guarda in [Segui un ordine](/Track/Order).',
    ],
    'returns-information': [
      'Resi',
      '100 giorni per ripensarci.',
      'Prova tutto a casa. Quello che non va bene si rende entro **100 giorni**, non indossato e con le etichette.\n\n1. Apri [Restituisci un articolo](/guest/return).\n2. Scegli che cosa rendi.\n3. Consegna il pacco.\n\nIl rimborso arriva entro 14 giorni da quando riceviamo il pacco.',
    ],
    contact: [
      'Contatti',
      'Come raggiungerci.',
      'Le risposte alla maggior parte delle domande sono nel [centro assistenza](/helpcenter).\n\nPer tutto il resto, rispondi a una delle nostre e-mail: la legge una persona, di solito entro un giorno lavorativo.',
    ],
  },
};
