import type { AffiliateTexts } from '../affiliate-texts.ts';

export const affiliateDe: AffiliateTexts = {
  letters: {
    applied: ({ shop }) => ({
      subject: `Ihre Bewerbung für das Partnerprogramm von ${shop}`,
      heading: 'Wir haben Ihre Bewerbung',
      lines: [
        `vielen Dank, dass Sie mit ${shop} verkaufen möchten. Wir sehen uns Ihre Bewerbung an und schreiben Ihnen, sobald darüber entschieden ist.`,
        'Bis dahin müssen Sie nichts tun.',
      ],
      button: 'Bewerbung ansehen',
    }),
    approved: ({ shop, code }) => ({
      subject: `Willkommen im Partnerprogramm von ${shop}`,
      heading: 'Sie sind dabei',
      lines: [
        `Ihre Bewerbung ist angenommen. Ihr Code lautet ${code}; für jeden Kauf über einen Ihrer Links oder mit Ihrem Code erhalten Sie ab jetzt eine Provision.`,
        'Erstellen Sie zuerst einen Link: Wählen Sie irgendeine Seite oder einen Artikel, und das Portal zeigt, was Sie daran verdienen. Teilen Sie ihn dort, wo Ihr Publikum ist, und sagen Sie dazu, dass Sie daran verdienen.',
        'Tragen Sie zuletzt in Ihrem Profil ein, wohin wir Ihr Geld schicken sollen. Im Portal sehen Sie jeden Klick, jede Bestellung und jede Provision.',
      ],
      button: 'Ersten Link erstellen',
    }),
    rejected: ({ shop }) => ({
      subject: `Ihre Bewerbung für das Partnerprogramm von ${shop}`,
      heading: 'Wir können Ihre Bewerbung nicht annehmen',
      lines: ['wir haben Ihre Bewerbung geprüft und können Sie derzeit nicht in das Programm aufnehmen.'],
      button: 'Bewerbung ansehen',
    }),
    suspended: ({ shop }) => ({
      subject: `Ihr Konto im Partnerprogramm von ${shop} ist gesperrt`,
      heading: 'Ihr Konto ist gesperrt',
      lines: [
        'für Bestellungen ab jetzt erhalten Sie keine Provision. Was Sie vorher verdient haben, bleibt in Ihrem Konto, und Sie sehen es weiterhin im Portal.',
        'Wenn Sie das für einen Irrtum halten, antworten Sie einfach auf diese Nachricht.',
      ],
      button: 'Portal öffnen',
    }),
    resumed: ({ shop, code }) => ({
      subject: `Ihr Konto im Partnerprogramm von ${shop} ist wieder aktiv`,
      heading: 'Sie verdienen wieder',
      lines: [
        `Ihr Konto ist wieder aktiv: Für Bestellungen über Ihre Links oder mit Ihrem Code ${code} erhalten Sie ab jetzt wieder eine Provision.`,
      ],
      button: 'Portal öffnen',
    }),
    commissionRefused: ({ orderNumber, amount }) => ({
      subject: `Zu Ihrer Provision für die Bestellung ${orderNumber}`,
      heading: 'Eine Provision wurde abgelehnt',
      lines: [
        `wir haben die Provision von ${amount} für die Bestellung ${orderNumber} geprüft und können sie nicht freigeben. Sie wird von Ihren ausstehenden Provisionen abgezogen; sonst ändert sich nichts.`,
        'Wenn Sie das anders sehen, antworten Sie einfach auf diese Nachricht.',
      ],
      button: 'Provisionen ansehen',
    }),
    payoutSent: ({ payoutNumber, amount }) => ({
      subject: `${amount} sind unterwegs zu Ihnen`,
      heading: 'Ihr Geld ist unterwegs',
      lines: [
        `wir haben ${amount} ausgezahlt. Je nach Bank kommt das Geld in den nächsten Werktagen an, mit dem Verwendungszweck ${payoutNumber}.`,
        'Die Abrechnung mit jeder einzelnen Provision finden Sie im Portal.',
      ],
      button: 'Auszahlungen ansehen',
    }),
    payoutFailed: ({ payoutNumber, amount }) => ({
      subject: `Ihre Auszahlung ${payoutNumber} ist nicht angekommen`,
      heading: 'Eine Auszahlung ist fehlgeschlagen',
      lines: [
        `die Auszahlung von ${amount} war nicht möglich. Der Betrag ist wieder in Ihrem Guthaben und kommt mit der nächsten Auszahlung.`,
        'Bitte prüfen Sie in Ihrem Profil, wohin wir Ihr Geld schicken.',
      ],
      button: 'Kontodaten prüfen',
    }),
    payoutAccountChanged: ({ day }) => ({
      subject: 'Das Konto für Ihre Auszahlungen wurde geändert',
      heading: 'Ihr Auszahlungskonto wurde geändert',
      lines: [
        `in Ihrem Profil wurde soeben das Konto geändert, auf das wir Ihre Provisionen auszahlen. Zur Sicherheit zahlen wir bis zum ${day} nichts aus.`,
        'Wenn Sie es waren, müssen Sie nichts tun. Wenn nicht, ändern Sie jetzt Ihr Passwort, berichtigen Sie das Konto in Ihrem Profil und antworten Sie auf diese Nachricht.',
      ],
      button: 'Kontodaten prüfen',
    }),
    leaving: ({ shop }) => ({
      subject: `Bevor Ihr Konto bei ${shop} gelöscht wird`,
      heading: 'Zuerst rechnen wir ab',
      lines: [
        'Sie möchten, dass wir Ihr Konto löschen. Im Partnerprogramm ist noch etwas offen, deshalb kommt das zuerst: Für Bestellungen ab jetzt erhalten Sie keine Provision. Über ausstehende Provisionen wird wie üblich entschieden. Danach zahlen wir aus, was übrig ist, auch wenn es wenig ist.',
        'Bitte prüfen Sie, ob in Ihrem Profil steht, wohin wir Ihr Geld überweisen sollen. Wenn etwas an uns zurückgehen muss oder Sie auf den Rest verzichten möchten, antworten Sie einfach auf diese Nachricht.',
        'Bis dahin verwenden wir Ihre Daten nur dafür und löschen Ihr Konto, sobald alles abgerechnet ist. Wenn Sie doch bleiben möchten, sagen Sie es in Ihrem Konto unter Datenschutz.',
      ],
      button: 'Kontodaten prüfen',
    }),
  },
  reason: 'Begründung',
  footer: (shop) => `Sie erhalten diese Nachricht, weil Sie am Partnerprogramm von ${shop} teilnehmen oder sich dafür beworben haben.`,
};
