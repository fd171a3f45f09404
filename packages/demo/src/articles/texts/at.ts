import type { ArticleTexts } from '../types.ts';
import { de } from './de.ts';

export const at: ArticleTexts = {
  ...de,
  articles: {
    ...de.articles,
    'washing-wool': [
      'Wolle waschen ohne Angst',
      'Ein Pullover braucht weniger Wäsche, als man denkt, und keine Putzerei.',
      'Wolle reinigt sich ein wenig selbst, wenn sie an der frischen Luft hängt. Nach einem Tag genügt oft eine Nacht über dem Sessel beim Fenster.\n\n## Wenn es doch sein muss\n\nKühles Wasser, höchstens **30 °C**, und ein mildes Wollwaschmittel. Den Pullover umdrehen, Innenseite nach außen, und zehn Minuten einweichen. Nicht reiben: Davon verfilzt er.\n\n## Trocknen\n\nDas Wasser im Handtuch ausdrücken und den Pullover flach hinlegen. Nass aufgehängt, wird er eine Größe länger.',
    ],
    'small-wardrobe': [
      'Zehn Teile für einen kleinen Kleiderkasten',
      'Wenige Stücke, die alle zusammenpassen, machen den Morgen leichter.',
      'Beginnen Sie mit den Farben: zwei dunkle, zwei helle und eine, die Sie lieben.\n\n- zwei Hosen\n- drei Oberteile\n- ein Hemd oder eine Bluse\n- ein Pullover\n- eine Jacke\n- ein Mantel\n- ein Kleid oder Anzug\n\nBevor etwas Neues dazukommt: Passt es zu mindestens drei dieser Teile?',
    ],
    'denim-care': [
      'So halten Jeans länger',
      'Selten, kalt und umgedreht waschen.',
      'Indigo liegt nur außen auf dem Garn, darum nimmt jede Wäsche etwas mit. Warten Sie zehn Tragetage, wenn kein Fleck drängt.\n\n## In der Maschine\n\nUmgedreht, **30 °C**, wenig schleudern, kein Weichspüler. An der Luft trocknen: Hitze macht das Elastan brüchig.\n\n## Früh flicken\n\nEine dünne Stelle ist schnell gestopft. Ein Loch nicht.',
    ],
    'layers-for-autumn': [
      'Schichten für Tage, die kalt beginnen',
      'Drei dünne Schichten wärmen besser als eine dicke und lassen sich ablegen.',
      'Die erste Schicht nimmt Feuchtigkeit von der Haut: Baumwolle fürs Büro, feine Wolle für den langen Spaziergang.\n\nDie zweite hält warm: eine Strickweste oder Fleece.\n\nDie dritte hält Wind und Regen ab. Nehmen Sie sie eine Größe größer, damit die anderen darunterpassen.',
    ],
    'reading-a-label': [
      'Was auf dem Etikett steht',
      'Fasern, Pflegesymbole und Hersteller: ein kleines Stück Stoff sagt viel.',
      'Die Fasern stehen dort von Gesetzes wegen nach ihrem Anteil. *98 % Baumwolle, 2 % Elastan* heißt: Die Jeans gibt etwas nach.\n\n## Die Symbole\n\nDer Waschtrog steht fürs Waschen, die Zahl darin ist die höchste Temperatur. Das Dreieck steht fürs Bleichen, das Quadrat fürs Trocknen, das Bügeleisen fürs Bügeln, der Kreis für die Putzerei. Durchgestrichen heißt nein.',
    ],
    'from-fibre-to-shirt': [
      'Von der Faser zum Hemd',
      'Was mit Baumwolle geschieht, bevor sie in Ihrem Kasten hängt.',
      'Baumwolle wird gepflückt, gereinigt und gekämmt, bis alle Fasern in eine Richtung liegen. Dann wird sie gesponnen: je länger die Faser, desto glatter das Garn.\n\nDas Garn wird gewebt oder gestrickt, gefärbt und gewaschen. Erst dann wird zugeschnitten, in Stapeln von bis zu hundert Lagen.\n\nEin Hemd hat rund zwanzig Teile. Sie zusammenzunähen, dauert für geübte Hände eine halbe Stunde.',
    ],
  },
  questions: {
    ...de.questions,
    'order-confirm': [
      'Ich habe keine Bestätigung bekommen. Was nun?',
      'Schauen Sie zuerst im Spam-Ordner nach. Ist sie dort auch nicht, stimmt vielleicht die E-Mail-Adresse nicht: Schreiben Sie uns.',
    ],
    'delivery-time': ['Wie lange dauert die Lieferung?', 'Meist **3 bis 6 Werktage**. Die Tage für Ihr Land stehen an der Kassa.'],
    'delivery-cost': ['Was kostet die Lieferung?', 'Die Kosten stehen an der Kassa, bevor Sie bestellen. Ab einem gewissen Betrag ist sie gratis.'],
    'delivery-miss': [
      'Was, wenn niemand zu Hause ist?',
      'Der Paketdienst kommt nochmals oder gibt das Paket an einer Abholstelle ab und sagt Ihnen, wo.',
    ],
    'return-hygiene': ['Gibt es etwas, das nicht zurückkann?', 'Unterwäsche und Bademode nehmen wir aus Gründen der Hygiene nur versiegelt zurück.'],
    'size-shrink': [
      'Geht es beim Waschen ein?',
      'Gewaschen wie auf dem Etikett, kaum. Baumwolle und Wolle gehen in heißem Wasser und im Trockner ein.',
    ],
    'pay-how': ['Wie kann ich bezahlen?', 'Die Zahlungsarten Ihres Landes stehen an der Kassa: mit Karte und oft bar bei Lieferung.'],
    'pay-failed': [
      'Meine Zahlung ist fehlgeschlagen',
      'Es wurde nichts abgebucht. Versuchen Sie es nochmals oder wählen Sie eine andere Zahlungsart; Ihr Warenkorb bleibt erhalten.',
    ],
  },
  pages: {
    ...de.pages,
    'delivery-information': [
      'Lieferung',
      'Wie und wann Ihr Paket kommt.',
      'Ihr Paket verlässt uns binnen eines Werktags und ist meist in **3 bis 6 Werktagen** bei Ihnen.\n\n## Sendungsverfolgung\n\nSobald es unterwegs ist, bekommen Sie einen Link per E-Mail. Oder schauen Sie unter [Bestellung verfolgen](/Track/Order) nach.',
    ],
  },
};
