import type { ReturnTexts } from '../return-texts.ts';

export const returnDe: ReturnTexts = {
  letters: {
    requested: ({ orderNumber, returnNumber }) => ({
      subject: `Ihre Rücksendung ${returnNumber} ist angemeldet`,
      heading: 'Wir haben Ihre Anmeldung',
      lines: [
        `Sie möchten etwas aus der Bestellung ${orderNumber} zurücksenden. Wir sehen es uns an und schreiben Ihnen innerhalb von zwei Werktagen.`,
        'Bitte schicken Sie vorher noch nichts ab: Zuerst bekommen Sie den Begleitschein für das Paket.',
      ],
      button: 'Rücksendung ansehen',
    }),
    approved: ({ returnNumber }) => ({
      subject: `Bitte senden Sie Ihre Rücksendung ${returnNumber} ab`,
      heading: 'Sie können es jetzt abschicken',
      lines: [
        'Ihre Rücksendung ist freigegeben. Öffnen Sie die Seite der Rücksendung, drucken Sie den Begleitschein aus und legen Sie ihn ins Paket. Kein Drucker? Schreiben Sie die Rücksendenummer auf einen Zettel und legen Sie diesen bei.',
        'Heben Sie den Beleg auf, den Sie bei der Abgabe bekommen.',
      ],
      button: 'Begleitschein öffnen',
    }),
    rejected: ({ returnNumber }) => ({
      subject: `Zu Ihrer Rücksendung ${returnNumber}`,
      heading: 'Das können wir nicht zurücknehmen',
      lines: [
        'wir haben Ihre Rücksendung geprüft und können die folgenden Artikel nicht annehmen. Wenn Sie das anders sehen, antworten Sie einfach auf diese Nachricht.',
      ],
      button: 'Rücksendung ansehen',
    }),
    received: ({ returnNumber }) => ({
      subject: `Ihre Rücksendung ${returnNumber} ist angekommen`,
      heading: 'Ihr Paket ist da',
      lines: ['die folgenden Artikel sind wieder bei uns. Wir prüfen sie jetzt; Ihr Geld oder die andere Größe kommt in den nächsten Werktagen.'],
      button: 'Rücksendung ansehen',
    }),
    withdrawal: ({ shop, orderNumber, at }) => ({
      subject: `Widerruf Ihrer Bestellung ${orderNumber} bei ${shop}`,
      heading: 'Ihr Widerruf ist eingegangen',
      lines: [
        `am ${at} haben Sie den Vertrag über die Bestellung ${orderNumber} für die folgenden Artikel widerrufen. Diese Nachricht ist unsere Eingangsbestätigung; bitte bewahren Sie sie auf.`,
        'Was Sie schon erhalten haben, senden Sie bitte innerhalb von 14 Tagen zurück. Sie bekommen alles zurück, was Sie dafür bezahlt haben; beim Widerruf der ganzen Bestellung auch die Kosten der Standardlieferung.',
      ],
      button: 'Widerruf ansehen',
    }),
  },
  returnNumber: 'Rücksendenummer',
  pieces: 'Artikel',
  notSent: 'Was noch nicht verpackt war, wird nicht mehr verschickt.',
  sendTo: 'Senden Sie es an',
  reason: 'Begründung',
  footer: (shop) => `Sie erhalten diese Nachricht wegen einer Rücksendung zu Ihrer Bestellung bei ${shop}.`,
};
