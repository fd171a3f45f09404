import type { AccountTexts } from '../account-texts.ts';

export const accountDe: AccountTexts = {
  greeting: (firstName) => (firstName ? `Guten Tag ${firstName},` : 'Guten Tag,'),
  letters: {
    welcome: ({ shop }) => ({
      subject: `Willkommen bei ${shop}`,
      heading: 'Willkommen',
      lines: [
        'Ihr Konto ist eingerichtet.',
        'Bitte bestätigen Sie, dass diese E-Mail-Adresse Ihnen gehört. Bestellungen, die Sie damit als Gast aufgegeben haben, erscheinen dann ebenfalls in Ihrem Konto.',
      ],
      button: 'E-Mail-Adresse bestätigen',
      note: 'Der Link gilt einmal und 7 Tage lang. Haben Sie sich nicht selbst registriert, klicken Sie ihn bitte nicht an; mehr ist nicht nötig.',
    }),
    confirmEmail: ({ shop }) => ({
      subject: 'Bitte bestätigen Sie Ihre E-Mail-Adresse',
      heading: 'Gehört diese E-Mail-Adresse Ihnen?',
      lines: [
        `bitte bestätigen Sie, dass diese Adresse Ihnen und zu Ihrem Konto bei ${shop} gehört. Bestellungen, die Sie damit als Gast aufgegeben haben, erscheinen dann ebenfalls dort.`,
      ],
      button: 'E-Mail-Adresse bestätigen',
      note: 'Der Link gilt einmal und 7 Tage lang. Betrifft Sie das nicht, müssen Sie nichts tun.',
    }),
    resetPassword: ({ shop }) => ({
      subject: `Ein neues Passwort für ${shop}`,
      heading: 'Neues Passwort wählen',
      lines: ['jemand, vermutlich Sie selbst, hat ein neues Passwort für Ihr Konto angefordert.'],
      button: 'Neues Passwort wählen',
      note: 'Der Link gilt einmal und eine Stunde lang. Waren Sie es nicht, müssen Sie nichts tun: Ihr Passwort bleibt, wie es ist.',
    }),
    passwordChanged: ({ shop }) => ({
      subject: `Ihr Passwort bei ${shop} wurde geändert`,
      heading: 'Ihr Passwort wurde geändert',
      lines: [
        'das Passwort Ihres Kontos wurde soeben geändert. Auf allen anderen Geräten wurde das Konto abgemeldet.',
        'Waren Sie es selbst, ist nichts weiter zu tun. Wenn nicht, wählen Sie bitte sofort ein neues Passwort.',
      ],
      button: 'Das war ich nicht: neues Passwort wählen',
      note: '',
    }),
    newDevice: ({ shop }) => ({
      subject: `Neue Anmeldung bei Ihrem Konto bei ${shop}`,
      heading: 'Eine neue Anmeldung',
      lines: ['soeben hat sich jemand mit einem Browser bei Ihrem Konto angemeldet, den wir dort noch nicht kennen.'],
      button: 'Das war ich nicht: neues Passwort wählen',
      note: 'Waren Sie es selbst, ist nichts weiter zu tun. Ein neues Passwort meldet alle Geräte ab.',
    }),
    passkeyAdded: ({ shop }) => ({
      subject: `Ein Passkey wurde zu Ihrem Konto bei ${shop} hinzugefügt`,
      heading: 'Ein neuer Passkey',
      lines: ['soeben wurde Ihrem Konto ein Passkey hinzugefügt. Wer ihn besitzt, kann sich ohne Passwort anmelden.'],
      button: 'Meine Passkeys ansehen',
      note: 'Waren Sie es selbst, ist nichts weiter zu tun. Wenn nicht, entfernen Sie ihn dort und ändern Sie Ihr Passwort.',
    }),
    leaveEmail: ({ newEmail }) => ({
      subject: 'Möchten Sie Ihre E-Mail-Adresse ändern?',
      heading: 'Änderung Ihrer E-Mail-Adresse',
      lines: [
        `Ihr Konto soll die E-Mail-Adresse ${newEmail} bekommen.`,
        'Das geschieht, sobald beide Postfächer, dieses und das neue, zugestimmt haben.',
      ],
      button: 'Der Änderung zustimmen',
      note: 'Der Link gilt einmal und 24 Stunden lang. Haben Sie das nicht veranlasst, klicken Sie ihn nicht an und ändern Sie Ihr Passwort: Jemand anderes ist bei Ihrem Konto angemeldet.',
    }),
    takeEmail: ({ shop }) => ({
      subject: 'Bitte bestätigen Sie Ihre neue E-Mail-Adresse',
      heading: 'Ihre neue E-Mail-Adresse',
      lines: [
        `ein Konto bei ${shop} soll diese E-Mail-Adresse bekommen.`,
        'Das geschieht, sobald beide Postfächer, das alte und dieses, zugestimmt haben.',
      ],
      button: 'E-Mail-Adresse bestätigen',
      note: 'Der Link gilt einmal und 24 Stunden lang. Betrifft Sie das nicht, müssen Sie nichts tun.',
    }),
    takenEmail: ({ shop }) => ({
      subject: `Sie haben bereits ein Konto bei ${shop}`,
      heading: 'Zu dieser Adresse gibt es ein Konto',
      lines: [
        'jemand, vielleicht Sie selbst, wollte diese E-Mail-Adresse für ein anderes Konto verwenden. Sie hat schon ein eigenes, deshalb wurde nichts geändert.',
        'Waren Sie es, melden Sie sich bitte mit dieser Adresse an.',
      ],
      button: 'Anmelden',
      note: 'Betrifft Sie das nicht, müssen Sie nichts tun.',
    }),
    emailChanged: ({ shop, newEmail, writeTo }) => ({
      subject: 'Die E-Mail-Adresse Ihres Kontos wurde geändert',
      heading: 'Ihre E-Mail-Adresse wurde geändert',
      lines: [
        `Ihr Konto bei ${shop} gehört jetzt zu ${newEmail}, wie beide Postfächer es bestätigt haben. An diese Adresse schreiben wir dazu nicht mehr.`,
        `Haben Sie nicht zugestimmt, schreiben Sie uns bitte sofort: ${writeTo}`,
      ],
      button: null,
      note: '',
    }),
    dataReady: ({ shop }) => ({
      subject: 'Ihre Daten liegen bereit',
      heading: 'Ihre Daten liegen bereit',
      lines: [`alles, was ${shop} über Sie gespeichert hat, steht jetzt in einer Datei. Sie können sie in Ihrem Konto abholen.`],
      button: 'Daten abholen',
      note: 'Wir bewahren die Datei 7 Tage auf, danach wird sie gelöscht. Wenn Sie nicht darum gebeten haben, ändern Sie Ihr Passwort: Dann ist jemand anderes in Ihrem Konto angemeldet.',
    }),
    accountDeleted: ({ shop, writeTo }) => ({
      subject: `Ihr Konto bei ${shop} ist gelöscht`,
      heading: 'Ihr Konto ist gelöscht',
      lines: [
        'wie gewünscht haben wir Ihr Konto gelöscht: Profil, Adressen, Merkliste, Warenkorb, Passkeys und Dateien. Ihre Bestellungen bleiben, wie das Gesetz es verlangt, in unseren Büchern, aber ohne Namen, Adresse, E-Mail und Telefonnummer.',
        `Dies ist die letzte Nachricht an diese Adresse. Wenn Sie eine Frage haben, schreiben Sie uns: ${writeTo}`,
      ],
      button: null,
      note: '',
    }),
    invited: ({ shop }) => ({
      subject: `Ihr Zugang zur Verwaltung von ${shop}`,
      heading: 'Ihr Zugang zur Verwaltung',
      lines: [
        `${shop} hat Ihnen einen Zugang zur Verwaltung des Shops eingerichtet oder ihn erneuert.`,
        'Wählen Sie zuerst ein Passwort. Bei der ersten Anmeldung richten Sie dann einen zweiten Faktor ein: Halten Sie ein Telefon mit einer Authenticator-App bereit.',
      ],
      button: 'Passwort wählen',
      note: 'Der Link gilt einmal und 7 Tage lang. Betrifft Sie das nicht, müssen Sie nichts tun.',
    }),
  },
  signIn: { when: 'Wann', browser: 'Browser', network: 'Aus dem Netz', unknown: 'unbekannt' },
  footer: (shop) => `${shop} sendet diese Nachricht, weil sie die Sicherheit eines Kontos betrifft. Sie lässt sich nicht abbestellen.`,
};
