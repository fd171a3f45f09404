import type { AccountTexts } from '../account-texts.ts';

export const accountIt: AccountTexts = {
  greeting: (firstName) => (firstName ? `Ciao ${firstName},` : 'Ciao,'),
  letters: {
    welcome: ({ shop }) => ({
      subject: `Ti diamo il benvenuto su ${shop}`,
      heading: 'Ti diamo il benvenuto',
      lines: [
        'il tuo account è pronto.',
        'Conferma che questo indirizzo e-mail è tuo. Così nel tuo account compariranno anche gli ordini che hai fatto con questo indirizzo come ospite.',
      ],
      button: 'Conferma l’indirizzo e-mail',
      note: 'Il link vale una sola volta, per 7 giorni. Se la registrazione non è tua, non aprirlo: non serve altro.',
    }),
    confirmEmail: ({ shop }) => ({
      subject: 'Conferma il tuo indirizzo e-mail',
      heading: 'Questo indirizzo e-mail è tuo?',
      lines: [
        `conferma che questo indirizzo appartiene a te e al tuo account su ${shop}. Lì compariranno anche gli ordini che hai fatto con questo indirizzo come ospite.`,
      ],
      button: 'Conferma l’indirizzo e-mail',
      note: 'Il link vale una sola volta, per 7 giorni. Se non ti riguarda, non devi fare nulla.',
    }),
    resetPassword: ({ shop }) => ({
      subject: `Una nuova password per ${shop}`,
      heading: 'Scegli una nuova password',
      lines: ['qualcuno, probabilmente tu, ha chiesto una nuova password per il tuo account.'],
      button: 'Scegli una nuova password',
      note: 'Il link vale una sola volta, per un’ora. Se la richiesta non è tua, non devi fare nulla: la password resta com’è.',
    }),
    passwordChanged: ({ shop }) => ({
      subject: `La tua password su ${shop} è cambiata`,
      heading: 'La tua password è cambiata',
      lines: [
        'la password del tuo account è appena stata cambiata. Su tutti gli altri dispositivi l’accesso è stato chiuso.',
        'Se la modifica è tua, non devi fare nulla. Altrimenti scegli subito una nuova password.',
      ],
      button: 'Non ero io: scegli una nuova password',
      note: '',
    }),
    newDevice: ({ shop }) => ({
      subject: `Nuovo accesso al tuo account su ${shop}`,
      heading: 'Un nuovo accesso',
      lines: ['qualcuno è appena entrato nel tuo account da un browser che non avevamo ancora visto.'],
      button: 'Non ero io: scegli una nuova password',
      note: 'Se l’accesso è tuo, non devi fare nulla. Una nuova password chiude l’accesso su tutti i dispositivi.',
    }),
    passkeyAdded: ({ shop }) => ({
      subject: `Una passkey è stata aggiunta al tuo account su ${shop}`,
      heading: 'Una nuova passkey',
      lines: ['una passkey è appena stata aggiunta al tuo account. Chi la possiede può accedere senza password.'],
      button: 'Vedi le mie passkey',
      note: 'Se l’hai aggiunta tu, non devi fare nulla. Altrimenti rimuovila e cambia la password.',
    }),
    leaveEmail: ({ newEmail }) => ({
      subject: 'Vuoi cambiare il tuo indirizzo e-mail?',
      heading: 'Cambio dell’indirizzo e-mail',
      lines: [
        `il tuo account sta per passare a ${newEmail}.`,
        'Accadrà quando entrambe le caselle di posta, questa e quella nuova, avranno confermato.',
      ],
      button: 'Conferma il cambio',
      note: 'Il link vale una sola volta, per 24 ore. Se la richiesta non è tua, non aprirlo e cambia la password: qualcun altro è entrato nel tuo account.',
    }),
    takeEmail: ({ shop }) => ({
      subject: 'Conferma il tuo nuovo indirizzo e-mail',
      heading: 'Il tuo nuovo indirizzo e-mail',
      lines: [
        `un account su ${shop} sta per passare a questo indirizzo.`,
        'Accadrà quando entrambe le caselle di posta, quella vecchia e questa, avranno confermato.',
      ],
      button: 'Conferma l’indirizzo e-mail',
      note: 'Il link vale una sola volta, per 24 ore. Se non ti riguarda, non devi fare nulla.',
    }),
    takenEmail: ({ shop }) => ({
      subject: `Hai già un account su ${shop}`,
      heading: 'Questo indirizzo ha già un account',
      lines: [
        'qualcuno, forse tu, voleva usare questo indirizzo e-mail per un altro account. L’indirizzo ne ha già uno, quindi non è cambiato nulla.',
        'Se la richiesta era tua, accedi con questo indirizzo.',
      ],
      button: 'Accedi',
      note: 'Se non ti riguarda, non devi fare nulla.',
    }),
    emailChanged: ({ shop, newEmail, writeTo }) => ({
      subject: 'L’indirizzo e-mail del tuo account è cambiato',
      heading: 'Il tuo indirizzo e-mail è cambiato',
      lines: [
        `il tuo account su ${shop} è passato a ${newEmail}, come hanno confermato entrambe le caselle di posta. Questo è l’ultimo messaggio al riguardo a questo indirizzo.`,
        `Se non hai confermato tu, scrivici subito: ${writeTo}`,
      ],
      button: null,
      note: '',
    }),
    dataReady: ({ shop }) => ({
      subject: 'I tuoi dati sono pronti',
      heading: 'I tuoi dati sono pronti',
      lines: [`tutti i dati che ${shop} ha su di te sono raccolti in un file. Puoi scaricarlo dal tuo account.`],
      button: 'Scarica i miei dati',
      note: 'Il file viene conservato per 7 giorni, poi eliminato. Se la richiesta non è tua, cambia la password: qualcun altro è entrato nel tuo account.',
    }),
    accountDeleted: ({ shop, writeTo }) => ({
      subject: `Il tuo account su ${shop} è eliminato`,
      heading: 'Il tuo account è eliminato',
      lines: [
        'come hai chiesto, il tuo account non c’è più: profilo, indirizzi, preferiti, carrello, passkey e file. I tuoi ordini restano nella nostra contabilità, come vuole la legge, ma senza nome, indirizzo, e-mail e telefono.',
        `Questo è l’ultimo messaggio che inviamo a questo indirizzo. Se hai una domanda, scrivici: ${writeTo}`,
      ],
      button: null,
      note: '',
    }),
    invited: ({ shop }) => ({
      subject: `Il tuo accesso all’area di gestione di ${shop}`,
      heading: 'Il tuo accesso all’area di gestione',
      lines: [
        `${shop} ti ha dato accesso alla sua area di gestione, o l’ha rinnovato.`,
        'Scegli prima una password. Al primo accesso imposti poi un secondo fattore: tieni a portata di mano un telefono con un’app di autenticazione.',
      ],
      button: 'Scegli una password',
      note: 'Il link vale una sola volta, per 7 giorni. Se non ti riguarda, non devi fare nulla.',
    }),
  },
  signIn: { when: 'Quando', browser: 'Browser', network: 'Dalla rete', unknown: 'sconosciuto' },
  footer: (shop) => `${shop} invia questo messaggio perché riguarda la sicurezza di un account. Non è possibile disattivarlo.`,
};
