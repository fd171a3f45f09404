import type { ArticleTexts } from '../types.ts';

export const de: ArticleTexts = {
  topics: {
    care: 'Pflege',
    style: 'Stil',
    making: 'Wie es entsteht',
    orders: 'Bestellung',
    delivery: 'Lieferung',
    returns: 'Rückgabe',
    sizes: 'Größen',
    payment: 'Bezahlung',
  },
  articles: {
    'washing-wool': [
      'Wolle waschen ohne Angst',
      'Ein Pullover braucht weniger Wäsche, als man denkt, und keine Reinigung.',
      'Wolle reinigt sich ein wenig selbst, wenn sie an der frischen Luft hängt. Nach einem Tag genügt oft eine Nacht über dem Stuhl am Fenster.\n\n## Wenn es doch sein muss\n\nKühles Wasser, höchstens **30 °C**, und ein mildes Wollwaschmittel. Den Pullover auf links drehen und zehn Minuten einweichen. Nicht reiben: Davon verfilzt er.\n\n## Trocknen\n\nDas Wasser im Handtuch ausdrücken und den Pullover flach hinlegen. Nass aufgehängt, wird er eine Größe länger.',
    ],
    'linen-in-summer': [
      'Warum Leinen der Stoff für heiße Tage ist',
      'Es nimmt Feuchtigkeit auf, trocknet sofort und sieht mit Falten besser aus.',
      'Leinenfasern sind hohl und steif. Sie halten den Stoff etwas von der Haut weg, sodass Luft durchzieht.\n\n## Falten gehören dazu\n\nWer es glatter mag, bügelt feucht. Wer nicht, hängt es nass auf und überlässt der Schwerkraft die Arbeit.\n\n## Was dazu passt\n\nEin Leinenhemd über einem schlichten T-Shirt trägt man vom Frühstück bis zum späten Abendessen.',
    ],
    'measuring-yourself': [
      'In fünf Minuten richtig Maß nehmen',
      'Drei Maße genügen, um gleich die richtige Größe zu bestellen.',
      'Sie brauchen ein Maßband und einen Spiegel.\n\n1. **Brust**: um die stärkste Stelle, das Band überall waagerecht.\n2. **Taille**: um die schmalste Stelle, etwas über dem Nabel.\n3. **Hüfte**: um die stärkste Stelle des Gesäßes, Füße zusammen.\n\nVergleichen Sie mit der Tabelle neben den Größen des Artikels oder mit unserer [Größentabelle](/size-guides). Zwischen zwei Größen ist die größere bequemer.',
    ],
    'small-wardrobe': [
      'Zehn Teile für einen kleinen Kleiderschrank',
      'Wenige Stücke, die alle zusammenpassen, machen den Morgen leichter.',
      'Beginnen Sie mit den Farben: zwei dunkle, zwei helle und eine, die Sie lieben.\n\n- zwei Hosen\n- drei Oberteile\n- ein Hemd oder eine Bluse\n- ein Pullover\n- eine Jacke\n- ein Mantel\n- ein Kleid oder Anzug\n\nBevor etwas Neues dazukommt: Passt es zu mindestens drei dieser Teile?',
    ],
    'denim-care': [
      'So halten Jeans länger',
      'Selten, kalt und auf links waschen.',
      'Indigo liegt nur außen auf dem Garn, darum nimmt jede Wäsche etwas mit. Warten Sie zehn Tragetage, wenn kein Fleck drängt.\n\n## In der Maschine\n\nAuf links, **30 °C**, wenig schleudern, kein Weichspüler. An der Luft trocknen: Hitze macht das Elastan brüchig.\n\n## Früh flicken\n\nEine dünne Stelle ist schnell gestopft. Ein Loch nicht.',
    ],
    'layers-for-autumn': [
      'Schichten für Tage, die kalt beginnen',
      'Drei dünne Schichten wärmen besser als eine dicke und lassen sich ablegen.',
      'Die erste Schicht nimmt Feuchtigkeit von der Haut: Baumwolle fürs Büro, feine Wolle für den langen Spaziergang.\n\nDie zweite hält warm: eine Strickjacke oder Fleece.\n\nDie dritte hält Wind und Regen ab. Nehmen Sie sie eine Größe größer, damit die anderen darunterpassen.',
    ],
    'reading-a-label': [
      'Was auf dem Etikett steht',
      'Fasern, Pflegesymbole und Hersteller: ein kleines Stück Stoff sagt viel.',
      'Die Fasern stehen dort von Gesetzes wegen nach ihrem Anteil. *98 % Baumwolle, 2 % Elastan* heißt: Die Jeans gibt etwas nach.\n\n## Die Symbole\n\nDer Bottich steht fürs Waschen, die Zahl darin ist die höchste Temperatur. Das Dreieck steht fürs Bleichen, das Quadrat fürs Trocknen, das Bügeleisen fürs Bügeln, der Kreis für die Reinigung. Durchgestrichen heißt nein.',
    ],
    'from-fibre-to-shirt': [
      'Von der Faser zum Hemd',
      'Was mit Baumwolle geschieht, bevor sie in Ihrem Schrank hängt.',
      'Baumwolle wird gepflückt, gereinigt und gekämmt, bis alle Fasern in eine Richtung liegen. Dann wird sie gesponnen: je länger die Faser, desto glatter das Garn.\n\nDas Garn wird gewebt oder gestrickt, gefärbt und gewaschen. Erst dann wird zugeschnitten, in Stapeln von bis zu hundert Lagen.\n\nEin Hemd hat rund zwanzig Teile. Sie zusammenzunähen, dauert für geübte Hände eine halbe Stunde.',
    ],
  },
  questions: {
    'order-track': [
      'Wo ist meine Bestellung?',
      'Öffnen Sie [Bestellung verfolgen](/Track/Order) und geben Sie die Bestellnummer mit Rechnungsnummer oder E-Mail ein.',
    ],
    'order-change': [
      'Kann ich meine Bestellung ändern?',
      'Solange sie nicht gepackt ist: Schreiben Sie uns die Bestellnummer und was anders sein soll.',
    ],
    'order-cancel': [
      'Wie storniere ich eine Bestellung?',
      'Öffnen Sie sie in Ihrem Konto und wählen Sie **Bestellung stornieren**. Ist sie schon gepackt, schicken Sie sie einfach zurück.',
    ],
    'order-guest': ['Brauche ich ein Konto?', 'Nein. Sie können als Gast bestellen und die Bestellung mit ihrer Nummer verfolgen.'],
    'order-confirm': [
      'Ich habe keine Bestätigung bekommen. Was nun?',
      'Sehen Sie zuerst im Spam-Ordner nach. Ist sie dort auch nicht, stimmt vielleicht die E-Mail-Adresse nicht: Schreiben Sie uns.',
    ],
    'order-invoice': ['Wo finde ich meine Rechnung?', 'Sie kommt mit der Bestätigung per E-Mail und steht im Konto bei der Bestellung.'],
    'order-gift': [
      'Kann ich eine Bestellung verschenken?',
      'Ja: Geben Sie eine andere Lieferadresse an. Die Rechnung kommt per E-Mail und liegt nicht im Paket.',
    ],
    'order-phone': ['Kann ich telefonisch bestellen?', 'Ja. Wir nehmen Ihre Bestellung auf und schicken die Bestätigung per E-Mail.'],
    'delivery-time': ['Wie lange dauert die Lieferung?', 'Meist **3 bis 6 Werktage**. Die Tage für Ihr Land stehen an der Kasse.'],
    'delivery-cost': [
      'Was kostet die Lieferung?',
      'Die Kosten stehen an der Kasse, bevor Sie bestellen. Ab einem gewissen Betrag ist sie kostenlos.',
    ],
    'delivery-abroad': [
      'Liefern Sie in andere Länder?',
      'Wählen Sie Ihr Land am Ende der Seite. Jedes Land hat seinen eigenen Shop und eigene Preise.',
    ],
    'delivery-miss': [
      'Was, wenn niemand zu Hause ist?',
      'Der Paketdienst kommt noch einmal oder gibt das Paket an einer Abholstelle ab und sagt Ihnen, wo.',
    ],
    'delivery-late': [
      'Mein Paket ist verspätet. Was kann ich tun?',
      'Folgen Sie dem Link zur Sendungsverfolgung in unserer E-Mail. Hat sich drei Tage nichts bewegt, schreiben Sie uns.',
    ],
    'delivery-part': ['Warum kam nur ein Teil an?', 'Manchmal kommt eine Bestellung in zwei Paketen. Das zweite folgt und kostet nichts extra.'],
    'delivery-pickup': ['Kann ich meine Bestellung abholen?', 'Wo es angeboten wird, steht **Abholung im Geschäft** bei den Lieferarten.'],
    'delivery-address': ['Kann ich die Lieferadresse ändern?', 'Solange das Paket noch bei uns ist. Schreiben Sie uns so bald wie möglich.'],
    'return-how': [
      'Wie schicke ich etwas zurück?',
      'Öffnen Sie [Artikel zurückgeben](/guest/return), wählen Sie aus, was zurückkommt und warum, drucken Sie den Begleitschein und geben Sie das Paket ab.',
    ],
    'return-time': ['Wie lange habe ich Zeit?', '**100 Tage**, nachdem das Paket angekommen ist.'],
    'return-state': ['In welchem Zustand muss es sein?', 'Ungetragen und mit Etiketten. Zu Hause anprobieren dürfen Sie natürlich.'],
    'return-cost': ['Was kostet eine Rückgabe?', 'Was sie in Ihrem Land kostet, steht im Rückgabeformular, bevor Sie es absenden.'],
    'return-money': ['Wann bekomme ich mein Geld zurück?', 'Binnen 14 Tagen, nachdem das Paket bei uns ist, so wie Sie bezahlt haben.'],
    'return-exchange': [
      'Kann ich in eine andere Größe tauschen?',
      'Ja: Wählen Sie im Rückgabeformular **andere Größe**. Wir legen sie für Sie zurück.',
    ],
    'return-damaged': ['Etwas kam beschädigt an', 'Das tut uns leid. Wählen Sie im Rückgabeformular als Grund **beschädigt**; es kostet Sie nichts.'],
    'return-hygiene': ['Gibt es etwas, das nicht zurückkann?', 'Wäsche und Bademode nehmen wir aus Gründen der Hygiene nur versiegelt zurück.'],
    'size-find': ['Wie finde ich meine Größe?', 'Mit dem Größenfinder neben den Größen jedes Artikels oder unserer [Größentabelle](/size-guides).'],
    'size-between': ['Ich liege zwischen zwei Größen', 'Die größere, wenn Sie es locker mögen, die kleinere, wenn es eng sitzen soll.'],
    'size-brands': [
      'Fallen alle Marken gleich aus?',
      'Nein. Jeder Artikel hat seine eigene Tabelle, und Bewertungen sagen, ob er klein oder groß ausfällt.',
    ],
    'size-kids': ['Wie funktionieren Kindergrößen?', 'Nach Körpergröße in Zentimetern: Ein Kind von 112 cm trägt 116.'],
    'size-shrink': ['Läuft es ein?', 'Gewaschen wie auf dem Etikett, kaum. Heißes Wasser und der Trockner lassen Baumwolle und Wolle einlaufen.'],
    'size-out': ['Meine Größe ist ausverkauft', 'Wählen Sie sie und hinterlassen Sie Ihre E-Mail: Wir schreiben einmal, wenn sie wieder da ist.'],
    'size-jeans': ['Was bedeuten die zwei Zahlen bei Jeans?', 'Die erste ist die Bundweite in Zoll, die zweite die Beinlänge.'],
    'size-units': ['Gibt es die Maße auch in Zoll?', 'Ja, die Tabellen zeigen Zentimeter oder Zoll.'],
    'pay-how': ['Wie kann ich bezahlen?', 'Die Zahlungsarten Ihres Landes stehen an der Kasse: mit Karte und oft bar bei Lieferung.'],
    'pay-safe': ['Ist Kartenzahlung sicher?', 'Ja. Sie zahlen auf der Seite unseres Zahlungspartners; Ihre Kartennummer erreicht uns nie.'],
    'pay-cash': ['Kann ich bei Lieferung bezahlen?', 'In vielen Ländern ja. Eine kleine Gebühr kann dazukommen; sie steht da, bevor Sie bestellen.'],
    'pay-failed': [
      'Meine Zahlung ist fehlgeschlagen',
      'Es wurde nichts abgebucht. Versuchen Sie es noch einmal oder wählen Sie eine andere Zahlungsart; Ihr Warenkorb bleibt erhalten.',
    ],
    'pay-coupon': ['Wie löse ich einen Gutschein ein?', 'Tippen Sie ihn im Warenkorb in das Feld und drücken Sie **Anwenden**.'],
    'pay-coupon-no': [
      'Warum gilt mein Gutschein nicht?',
      'Er ist vielleicht abgelaufen, verlangt einen höheren Bestellwert oder wurde schon benutzt. Der Warenkorb sagt, was es ist.',
    ],
    'pay-vat': ['Enthalten die Preise die Mehrwertsteuer?', 'Ja. Was am Ende steht, ist, was Sie bezahlen.'],
    'pay-currency': ['In welcher Währung bezahle ich?', 'In der des Landes, in dessen Shop Sie sind.'],
  },
  pages: {
    'about-us': [
      'Über uns',
      'Wer diesen Shop macht.',
      'Wir sind ein kleines Team und verkaufen Kleidung, die wir selbst tragen würden.\n\n## Was uns wichtig ist\n\nGute Stoffe, ehrliche Preise und Antworten von Menschen. Bei jedem Artikel steht, woraus er ist, wer ihn gemacht hat und wie man ihn pflegt.',
    ],
    'delivery-information': [
      'Lieferung',
      'Wie und wann Ihr Paket kommt.',
      'Ihr Paket verlässt uns binnen eines Werktags und ist meist in **3 bis 6 Werktagen** bei Ihnen.\n\n## Sendungsverfolgung\n\nSobald es unterwegs ist, bekommen Sie einen Link per E-Mail. Oder sehen Sie unter [Bestellung verfolgen](/Track/Order) nach.',
    ],
    'returns-information': [
      'Rückgabe',
      '100 Tage Zeit, es sich zu überlegen.',
      'Probieren Sie zu Hause an. Was nicht passt, kommt innerhalb von **100 Tagen** zurück, ungetragen und mit Etiketten.\n\n1. Öffnen Sie [Artikel zurückgeben](/guest/return).\n2. Wählen Sie aus, was zurückkommt.\n3. Geben Sie das Paket ab.\n\nIhr Geld ist binnen 14 Tagen bei Ihnen, nachdem wir es haben.',
    ],
    contact: [
      'Kontakt',
      'So erreichen Sie uns.',
      'Antworten auf die meisten Fragen stehen in der [Hilfe](/helpcenter).\n\nFür alles andere antworten Sie auf eine unserer E-Mails: Ein Mensch liest sie, meist binnen eines Werktags.',
    ],
  },
};
