import type { LegalTexts } from '../shape.ts';

export const it: LegalTexts = {
  heading: 'Informazioni legali',
  missing: 'da completare a cura del venditore',
  notice: [
    'Garanzia legale: {law.guaranteeYears|2=2 anni|3=3 anni}',
    'Se ciò che hai acquistato è difettoso o non conforme alla descrizione, lo ripariamo o lo sostituiamo gratuitamente, oppure ottieni una riduzione del prezzo o il rimborso.',
  ],
  pages: {
    imprint: [
      'Note legali',
      'Chi gestisce questo negozio e come contattarci.',
      `## Chi vende qui

- Venditore: {seller.name}
- Indirizzo: {seller.address}
- Rappresentante legale: {seller.represented}
- Registro e numero: {seller.register}
- Partita IVA: {seller.vat}

## Come contattarci

- E-mail: [{seller.email}](mailto:{seller.email})
- Telefono: {seller.phone}
- Messaggio: [scrivici](/helpcenter/contact)

Responsabile dei contenuti: {seller.name}, all’indirizzo indicato sopra.

## Se non troviamo un accordo

Rivolgiti prima a noi: quasi tutto si risolve con un messaggio. Altrimenti, nel tuo paese puoi rivolgerti a questo organismo:

- {consumer.body}
- {consumer.web}

{#union}
Se vivi in un altro paese dell’Unione europea, la rete dei [Centri europei dei consumatori](https://www.eccnet.eu) ti assiste gratuitamente. Non siamo obbligati né disposti a partecipare a procedure davanti a un organismo di risoluzione alternativa delle controversie dei consumatori, salvo che la legge del tuo paese ce lo imponga.
{/union}`,
    ],
    privacy: [
      'Informativa sulla privacy',
      'Quali dati abbiamo su di te, perché, per quanto tempo e che cosa puoi chiedere.',
      `## Titolare del trattamento

{seller.name}, {seller.address}. Per i tuoi dati puoi contattarci qui: [{seller.email}](mailto:{seller.email}).

Normativa applicabile: {law.data}.

## Quando navighi

Il nostro server ha bisogno del tuo indirizzo IP per rispondere al tuo browser e respingere gli attacchi. Per vedere quante volte vengono aperti link e pagine, contiamo i clic. Non conserviamo né il tuo indirizzo IP né il nome del tuo browser, ma solo un valore calcolato a partire da essi con una chiave segreta che viene distrutta ogni giorno. I clic sono cancellati dopo 90 giorni. La base giuridica è il nostro legittimo interesse a un negozio sicuro e che migliora (art. 6, par. 1, lett. f) GDPR).

## Cookie

Senza questi il negozio non può funzionare:

- il tuo accesso, per 30 giorni
- il tuo carrello, finché non viene dimenticato dopo 120 giorni senza modifiche
- la lingua e il paese che hai scelto
- la tua scelta sui cookie, per 180 giorni

Tutto il resto arriva solo dopo il tuo consenso (art. 6, par. 1, lett. a) GDPR); prima non viene caricato nulla di altre aziende:

- **Statistiche**: quali pagine vengono aperte e che cosa viene messo nei carrelli.
- **Pubblicità**: da quale annuncio o partner provieni; dato conservato per 30 giorni.

Puoi cambiare idea in qualsiasi momento nelle [Impostazioni dei cookie](/consent). La registrazione della tua scelta è conservata per tre anni, così da poterla dimostrare.

## Quando ordini

Nome, indirizzo, e-mail e telefono ci servono per concludere ed eseguire il contratto con te (art. 6, par. 1, lett. b) GDPR). Trasmettiamo ciò che è necessario, e nient’altro, a questi destinatari:

- il corriere che ti porta il pacco
- il fornitore dei servizi di pagamento sulla cui pagina paghi: {payment.providers}. Il numero della tua carta non arriva mai a noi.
- il fornitore che invia le nostre e-mail
- il fornitore sui cui server funziona il negozio

Le fatture e i relativi documenti sono conservati per il tempo richiesto dalla normativa fiscale e commerciale (art. 6, par. 1, lett. c) GDPR).

## Il tuo account, resi, recensioni e messaggi

- Il tuo account e i tuoi preferiti sono conservati finché non elimini l’account.
- I messaggi che ci invii sono cancellati due anni dopo la chiusura della questione.
- Le recensioni sono pubblicate con il nome che scegli. Quando elimini l’account, nome e testo vengono rimossi e le stelle restano.
- Un carrello lasciato in sospeso può esserti ricordato una volta via e-mail, se hai dato il tuo indirizzo; ogni e-mail di questo tipo ti permette di dire di no.

## Newsletter

Ti scriviamo solo dopo che hai confermato il tuo indirizzo con il link che ti abbiamo inviato. Ogni newsletter contiene un link con cui annulli l’iscrizione in un solo passaggio. Un indirizzo mai confermato è cancellato dopo 30 giorni.

## Gira la ruota

Chi gira la ruota indica un indirizzo e-mail, a cui è legato il premio. Conserviamo l’indirizzo e contiamo i giri per visitatore e connessione, perché nessuno giri più spesso degli altri. I giri sono cancellati dopo 13 mesi.

## Affiliati e venditori

I partner che ci consigliano vengono a sapere che un ordine è arrivato tramite loro e quanto ci guadagnano, mai chi sei. Chi si candida come affiliato o venditore ci fornisce dati aziendali, di contatto e di pagamento, che ci servono per il contratto e la contabilità.

## Trasferimenti in altri paesi

{#union}
Se un fornitore tratta dati al di fuori dello Spazio economico europeo, ciò avviene solo in base a una decisione di adeguatezza della Commissione europea o alle sue clausole contrattuali tipo (artt. 44-49 GDPR).
{/union}
{#outside}
La nostra azienda e i nostri server possono trovarsi in un paese diverso dal tuo. Anche lì i tuoi dati sono protetti come descritto qui.
{/outside}

## I tuoi diritti

- sapere quali dati abbiamo su di te e riceverne una copia
- farli rettificare, cancellare o farne limitare il trattamento
- portarli con te in un formato leggibile da dispositivo automatico
- opporti a ciò che facciamo in base a un legittimo interesse
- revocare un consenso, con effetto per il futuro

Con un account puoi scaricare i tuoi dati ed eliminarli direttamente in [Privacy](/user/privacy). Altrimenti basta un messaggio. Non prendiamo decisioni su di te basate unicamente su mezzi automatizzati.

## Reclami

Puoi presentare reclamo all’autorità per la protezione dei dati:

- {data.authority}
- {data.address}
- {data.web}

*Versione: {revised}*`,
    ],
    terms: [
      'Termini e condizioni',
      'Che cosa vale per ogni ordine in questo negozio.',
      `## 1. Chi conclude il contratto

Queste condizioni valgono per gli ordini dei consumatori nel negozio {shop.name}, con consegna in questo paese: {country.name}. Il tuo contratto è con {seller.name}, {seller.address}. Anche i prodotti di altri venditori sono venduti da noi, a nostro nome.

## 2. Come si conclude il contratto

Ciò che è esposto nel negozio è un invito a ordinare. Metti i prodotti nel carrello, indichi indirizzo, consegna e pagamento e puoi correggere tutto prima dell’ultimo passaggio. Con il pulsante «{button}» fai un ordine vincolante. Ricevi un’e-mail che conferma che è arrivato. Il contratto è concluso quando confermiamo l’ordine via e-mail; in caso di pagamento online, al più tardi quando hai pagato.

Il contratto può essere concluso nella lingua in cui leggi il negozio. Ne conserviamo il testo; lo trovi nel tuo account e nell’e-mail.

## 3. Prezzi e pagamento

Tutti i prezzi sono prezzi finali nella valuta indicata, IVA inclusa. La spedizione e l’eventuale supplemento per il contrassegno sono indicati prima dell’ordine. Paghi con i metodi offerti alla cassa. Un ordine non pagato in tempo viene annullato e non devi nulla.

{#union}
Se annunciamo una riduzione, il prezzo barrato è il più basso dei 30 giorni precedenti.
{/union}

## 4. Consegna

Consegniamo solo in questo paese: {country.name}. Se alla cassa non è indicato altro, il tuo pacco arriva entro 3–6 giorni lavorativi. Se qualcosa non può essere consegnato, te lo diciamo subito e ti rimborsiamo quanto hai pagato. Il rischio passa a te quando ricevi i prodotti, tu o una persona da te indicata.

I prodotti restano nostri finché non sono pagati.

## 5. Recesso e resi

{#union}
Puoi recedere dal contratto entro {withdrawal.days} giorni senza indicarne il motivo: vedi [Diritto di recesso](/right-of-withdrawal).
{/union}

Oltre a ciò, puoi rendere i prodotti non indossati e con le etichette entro {return.days} giorni dalla consegna e riavere i tuoi soldi: vedi [Restituisci un articolo](/guest/return). I prodotti sigillati per motivi igienici si possono rendere solo sigillati. Questo non limita i tuoi diritti di legge.

## 6. Se qualcosa è difettoso

{#union}
Si applica la garanzia legale ({law.guarantee}): vedi [Garanzia legale](/legal-guarantee).
{/union}
{#outside}
Hai i diritti che la legge ti riconosce ({law.guarantee}): vedi [Garanzia legale](/legal-guarantee).
{/outside}

## 7. Buoni sconto e premi

Un buono sconto vale per il periodo, i paesi e gli importi indicati con esso, uno per ogni ordine. Non è convertibile in denaro. I buoni sconto vinti come premio valgono per l’indirizzo e-mail che li ha vinti.

## 8. Recensioni

Solo chi ha acquistato un prodotto può recensirlo. Lo verifichiamo in base all’ordine, pubblichiamo allo stesso modo lodi e critiche ed escludiamo solo ciò che viola la legge o non riguarda alcun acquisto.

## 9. Responsabilità

Rispondiamo senza limiti per dolo e colpa grave, per danni alla vita, al corpo o alla salute e nei casi previsti dalla legge sulla responsabilità per danno da prodotti difettosi. Negli altri casi rispondiamo della violazione degli obblighi su cui si fonda il contratto, fino al danno prevedibile. Restano salvi i tuoi diritti inderogabili.

## 10. Legge applicabile e controversie

{#union}
Si applica la legge del paese in cui il venditore ha sede; resta salva per te la tutela inderogabile del paese in cui vivi. Puoi citarci in giudizio nel luogo in cui vivi.
{/union}
{#outside}
Ai consumatori si applica la legge del paese in cui consegniamo.
{/outside}

Se una parte di queste condizioni non è valida, al suo posto vale la legge e il resto rimane valido. Vedi anche [Note legali](/imprint) e [Informativa sulla privacy](/privacy).

*Versione: {revised}*`,
    ],
    withdrawal: [
      'Diritto di recesso',
      'Come recedere dal tuo ordine, con il relativo modulo.',
      `{#union}
## Il tuo diritto

Hai il diritto di recedere dal presente contratto, senza indicarne le ragioni, entro {withdrawal.days} giorni ({law.withdrawal}).

Il periodo di recesso scade dopo {withdrawal.days} giorni dal giorno in cui acquisisci il possesso fisico dei beni, tu o un terzo, diverso dal vettore e da te designato; se un ordine comprende più beni, dell’ultimo di essi.

Per esercitare il diritto di recesso, devi informarci ({seller.name}, {seller.address}, e-mail {seller.email}, telefono {seller.phone}) della tua decisione tramite una dichiarazione esplicita. Il modo più semplice è il pulsante [Recedere dal contratto](/withdrawal); ricevi subito via e-mail una conferma con data e ora. Puoi anche usare il modulo qui sotto oppure scrivere una lettera o un’e-mail. Per rispettare il termine di recesso, è sufficiente che tu invii la dichiarazione prima della scadenza del periodo di recesso.

## Effetti del recesso

Se recedi, ti rimborsiamo tutti i pagamenti che abbiamo ricevuto da te, compresi i costi di consegna (ad eccezione dei costi supplementari di un tipo di consegna più costoso della nostra consegna standard più economica), senza indebito ritardo e al più tardi entro 14 giorni dal giorno in cui siamo informati del tuo recesso. Usiamo lo stesso mezzo di pagamento che hai usato tu, salvo diverso accordo con te; non dovrai sostenere alcun costo. Possiamo sospendere il rimborso fino al ricevimento dei beni oppure finché non dimostri di averli rispediti, se precedente.

Rispedisci i beni o consegnaceli senza indebito ritardo e al più tardi entro 14 giorni dal giorno in cui ci comunichi il recesso. {return.paidBy|customer=I costi diretti della restituzione sono a tuo carico.|shop=I costi della restituzione sono a nostro carico.} Sei responsabile di una diminuzione del valore dei beni solo se risulta da una manipolazione che non era necessaria per stabilirne la natura, le caratteristiche e la vestibilità.

## Quando il diritto di recesso non c’è

Non c’è per i beni confezionati secondo i tuoi desideri e per i beni sigillati che, per motivi di salute o igiene, non si possono rendere dopo che hai aperto il sigillo, ad esempio intimo o costumi da bagno.

## Modulo di recesso tipo

*(Compilare e restituire il presente modulo solo se si desidera recedere dal contratto.)*

- Destinatario {seller.name}, {seller.address}, {seller.email}:
- Con la presente io/noi (\\*) notifico/notifichiamo (\\*) il recesso dal mio/nostro (\\*) contratto di vendita dei seguenti beni (\\*):
- Ordinati il (\\*) / ricevuti il (\\*):
- Nome del/dei consumatore(i):
- Indirizzo del/dei consumatore(i):
- Firma del/dei consumatore(i) (solo se il presente modulo è notificato in versione cartacea):
- Data:

(\\*) Cancellare la dicitura inutile.
{/union}
{#outside}
La legge di questo paese ({country.name}) non riconosce un diritto generale di recedere senza motivo da un acquisto a distanza. Noi te lo riconosciamo comunque:

- Entro {withdrawal.days} giorni dalla consegna puoi recedere con il pulsante [Recedere dal contratto](/withdrawal).
- Entro {return.days} giorni dalla consegna puoi [rendere i prodotti non indossati](/guest/return) con le loro etichette.

Ricevi il rimborso con lo stesso metodo con cui hai pagato o su un conto che ci indichi.
{/outside}

*Versione: {revised}*`,
    ],
    guarantee: [
      'Garanzia legale',
      'I tuoi diritti quando i prodotti sono difettosi o non conformi alla descrizione.',
      `{#union}
## {law.guaranteeYears|2=Due anni|3=Tre anni} di garanzia legale

Per legge ({law.guarantee}) rispondiamo dei prodotti che sono difettosi, che non hanno l’aspetto o il funzionamento descritto o a cui manca qualcosa che ne fa parte, se il difetto si manifesta entro {law.guaranteeYears|2=due anni|3=tre anni} dalla consegna. Nei primi {law.burdenMonths} mesi si presume che il difetto esistesse fin dall’inizio; non devi dimostrarlo.

## Che cosa puoi chiedere

1. Prima la riparazione o la sostituzione, a tua scelta, senza spese, entro un termine ragionevole e senza notevoli inconvenienti per te. Possiamo rifiutare ciò che è impossibile o ha costi sproporzionati.
2. Se non riesce, richiede troppo tempo o viene rifiutata, oppure se il difetto è grave: una riduzione del prezzo, o il rimborso contro la restituzione del prodotto. Un difetto di lieve entità non pone fine al contratto.

I costi di spedizione, ritiro e ripristino sono a nostro carico.

## Come procedere

Scrivici tramite [la pagina dei contatti](/helpcenter/contact) o a {seller.email}, con il numero d’ordine, due parole e se possibile una foto. Fallo, per favore, poco dopo aver notato il difetto.

## Che cosa non è

La garanzia legale non copre la normale usura, né i danni dovuti a un uso o a una cura contrari all’etichetta. Non costa nulla e nessuna garanzia del produttore, se c’è, la limita. Il diritto di recesso si aggiunge a essa.
{/union}
{#outside}
I prodotti devono essere conformi alla descrizione e idonei al loro scopo ({law.guarantee}). Se non lo sono, scrivici tramite [la pagina dei contatti](/helpcenter/contact) o a {seller.email} con il numero d’ordine e se possibile una foto: li ripariamo o sostituiamo, oppure ti rimborsiamo quanto hai pagato. Inoltre puoi rendere i prodotti non indossati entro {return.days} giorni.

I reclami sono accolti anche da:

- {consumer.body}
- {consumer.web}
{/outside}

*Versione: {revised}*`,
    ],
    accessibility: [
      'Accessibilità',
      'Come questo negozio può essere usato da tutti, e che cosa fare dove non è possibile.',
      `## Il nostro obiettivo

Tutti devono poter fare acquisti qui. Il negozio è realizzato secondo le linee guida per l’accessibilità dei contenuti web (WCAG) 2.2, livello AA, e la norma europea EN 301 549.

- La legge: {law.accessibility}

## Il servizio

Un negozio online: cercare e filtrare, guardare i prodotti, ordinare, pagare, seguire un pacco, rendere, recedere e gestire un account. Tutto funziona con la tastiera, con uno screen reader, ingrandito al 400 per cento, in verticale e in orizzontale, e senza movimento per chi ne ha chiesto di meno al proprio dispositivo. Le immagini hanno una descrizione, i moduli indicano i propri errori e nulla scade senza preavviso.

## Come viene verificato

A ogni modifica, un test automatico esamina le pagine del negozio in diverse lingue, e interi percorsi vengono compiuti con la sola tastiera. Questa dichiarazione si basa su una nostra autovalutazione.

## Limiti noti

- Immagini e testi forniti dai venditori possono essere descritti meno bene dei nostri.
- Le pagine su cui paghi appartengono ai fornitori dei servizi di pagamento.
- Ciò che nessuno ha ancora tradotto è mostrato in inglese e contrassegnato come tale per gli screen reader.

## Diccelo

Se qualcosa ti ostacola, scrivici tramite [la pagina dei contatti](/helpcenter/contact) o a {seller.email}, oppure chiama {seller.phone}. Rispondiamo entro pochi giorni lavorativi e, se ti serve, ti inviamo lo stesso contenuto in un altro modo.

{#union}
Se la nostra risposta non ti soddisfa, puoi rivolgerti all’autorità che vigila su questa legge:

- {accessibility.body}
- {accessibility.web}
{/union}

*Versione: {revised}*`,
    ],
  },
};
