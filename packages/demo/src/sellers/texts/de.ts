import type { SellerStories } from '../types.ts';

export const de: SellerStories = {
  'filatura-conti':
    'Mein Großvater kaufte 1961 zwei Strickmaschinen und stellte sie in die Küche. Heute sind wir zu vierzehnt in einer Halle oberhalb von Biella, und die beiden Maschinen laufen noch.\n\nWir stricken **Merino und Lambswool** aus Garn, das in unserem Tal gesponnen wird. Ein Pullover entsteht in einem Zug, wird von Hand gekettelt und in weichem Wasser gewaschen, bevor ihn jemand trägt. Deshalb kratzt er nicht und wird nicht länger.\n\nWenn sich einmal eine Naht öffnet, schicken Sie ihn uns. Was wir gemacht haben, flicken wir auch.',
  'nordlicht-leinen':
    'Wir bauen **Flachs** am Rand der Nordsee an, wo es genug regnet. Vom Samen bis zum Stoff brauchen wir ein Jahr, und schneller geht es nicht.\n\nDie Faser liegt auf dem Feld, bis der Tau sie gelöst hat, wird in Sachsen gesponnen und von uns in Husum gewebt. Wir schneiden schlicht und weit, denn Leinen braucht Luft.\n\nAus dem, was beim Zuschneiden abfällt, werden Servietten. In den Müll kommt nichts.',
  'meghna-cotton':
    'Am Ufer der Meghna weben achtzig Familien zu Hause. Jede hat ihren eigenen Webstuhl, ihre eigenen Stunden und ihr eigenes Zeichen, das Sie innen am Saum finden.\n\nWir bezahlen den Meter, bevor er gewebt ist, damit niemand für Garn Schulden machen muss. Die **Baumwolle** wird ohne Chlor gefärbt, und das Wasser verlässt unsere Färberei sauberer, als es kam.\n\nVon Hand gewebter Stoff ist nie ganz gleichmäßig. Wir finden, das ist das Beste an ihm.',
  'thalassa-knits':
    'Drei Schwestern, eine Insel, sechs Maschinen. Wir stricken Leichtes für warme Abende und möchten es weiter schicken, als die nächste Fähre fährt.',
};
