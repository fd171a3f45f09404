import type { SellerStories } from '../types.ts';
import { de } from './de.ts';

export const at: SellerStories = {
  ...de,
  'filatura-conti':
    'Mein Großvater hat 1961 zwei Strickmaschinen gekauft und in die Küche gestellt. Heute sind wir zu vierzehnt in einer Halle oberhalb von Biella, und die beiden Maschinen laufen noch immer.\n\nWir stricken **Merino und Lambswool** aus Garn, das in unserem Tal gesponnen wird. Ein Pullover entsteht in einem Zug, wird von Hand gekettelt und in weichem Wasser gewaschen, bevor ihn jemand anzieht. Deshalb kratzt er nicht und geht nicht aus der Form.\n\nGeht einmal eine Naht auf, schicken Sie ihn uns. Was wir gemacht haben, richten wir auch wieder.',
  'nordlicht-leinen':
    'Wir bauen **Flachs** am Rand der Nordsee an, wo es genug regnet. Vom Samen bis zum Stoff brauchen wir ein Jahr, und schneller geht es nicht.\n\nDie Faser liegt auf dem Feld, bis der Tau sie gelöst hat, wird in Sachsen gesponnen und von uns in Husum gewebt. Wir schneiden schlicht und weit, denn Leinen braucht Luft.\n\nAus dem, was beim Zuschneiden abfällt, werden Servietten. Weggeworfen wird nichts.',
  'meghna-cotton':
    'Am Ufer der Meghna weben achtzig Familien daheim. Jede hat ihren eigenen Webstuhl, ihre eigenen Stunden und ihr eigenes Zeichen, das Sie innen am Saum finden.\n\nWir zahlen den Meter, bevor er gewebt ist, damit sich niemand für Garn Geld ausborgen muss. Die **Baumwolle** wird ohne Chlor gefärbt, und das Wasser verlässt unsere Färberei sauberer, als es gekommen ist.\n\nVon Hand gewebter Stoff ist nie ganz gleichmäßig. Wir finden, das ist das Beste an ihm.',
};
