import type { ReturnTexts } from '../return-texts.ts';
import { returnDe } from '../de/return.ts';

export const returnAt: ReturnTexts = {
  ...returnDe,
  letters: {
    ...returnDe.letters,
    requested: ({ orderNumber, returnNumber }) => ({
      subject: `Ihre Rücksendung ${returnNumber} ist angemeldet`,
      heading: 'Wir haben Ihre Anmeldung',
      lines: [
        `Sie möchten etwas aus der Bestellung ${orderNumber} zurückschicken. Wir schauen es uns an und schreiben Ihnen innerhalb von zwei Werktagen.`,
        'Bitte schicken Sie vorher noch nichts ab: Zuerst bekommen Sie den Begleitschein für das Paket.',
      ],
      button: 'Rücksendung ansehen',
    }),
    approved: ({ returnNumber }) => ({
      subject: `Bitte senden Sie Ihre Rücksendung ${returnNumber} ab`,
      heading: 'Sie können es jetzt abschicken',
      lines: [
        'Ihre Rücksendung ist freigegeben. Öffnen Sie die Seite der Rücksendung, drucken Sie den Begleitschein aus und legen Sie ihn ins Paket. Kein Drucker? Schreiben Sie die Rücksendenummer auf einen Zettel und legen Sie ihn bei.',
        'Heben Sie den Beleg auf, den Sie bei der Abgabe bekommen.',
      ],
      button: 'Begleitschein öffnen',
    }),
    withdrawal: ({ shop, orderNumber, at }) => ({
      subject: `Rücktritt von Ihrer Bestellung ${orderNumber} bei ${shop}`,
      heading: 'Ihr Rücktritt ist bei uns eingelangt',
      lines: [
        `am ${at} sind Sie vom Vertrag über die Bestellung ${orderNumber} für die folgenden Artikel zurückgetreten. Diese Nachricht ist unsere Eingangsbestätigung; bitte bewahren Sie sie auf.`,
        'Was Sie schon erhalten haben, schicken Sie bitte innerhalb von 14 Tagen zurück. Sie bekommen alles zurück, was Sie dafür bezahlt haben; beim Rücktritt von der ganzen Bestellung auch die Kosten der Standardlieferung.',
      ],
      button: 'Rücktritt anschauen',
    }),
  },
  sendTo: 'Schicken Sie es an',
};
