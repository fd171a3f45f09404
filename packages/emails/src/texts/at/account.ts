import type { AccountTexts } from '../account-texts.ts';
import { accountDe } from '../de/account.ts';

export const accountAt: AccountTexts = {
  ...accountDe,
  letters: {
    ...accountDe.letters,
    passkeyAdded: ({ shop }) => ({
      subject: `Ein Passkey wurde zu Ihrem Konto bei ${shop} hinzugefügt`,
      heading: 'Ein neuer Passkey',
      lines: ['soeben wurde Ihrem Konto ein Passkey hinzugefügt. Wer ihn besitzt, kann sich ohne Passwort anmelden.'],
      button: 'Meine Passkeys anschauen',
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
      note: 'Der Link gilt einmal und 24 Stunden lang. Haben Sie das nicht veranlasst, klicken Sie ihn nicht an und ändern Sie Ihr Passwort: Jemand anderer ist bei Ihrem Konto angemeldet.',
    }),
    dataReady: ({ shop }) => ({
      subject: 'Ihre Daten liegen bereit',
      heading: 'Ihre Daten liegen bereit',
      lines: [`alles, was ${shop} über Sie gespeichert hat, steht jetzt in einer Datei. Sie können sie in Ihrem Konto abholen.`],
      button: 'Daten abholen',
      note: 'Wir bewahren die Datei 7 Tage auf, danach wird sie gelöscht. Wenn Sie nicht darum gebeten haben, ändern Sie Ihr Passwort: Dann ist jemand anderer in Ihrem Konto angemeldet.',
    }),
  },
};
