import type { SellerStories } from '../types.ts';

export const it: SellerStories = {
  'filatura-conti':
    'Nel 1961 mio nonno comprò due macchine per maglieria e le mise in cucina. Oggi siamo in quattordici, in un capannone sopra Biella, e quelle due macchine funzionano ancora.\n\nLavoriamo **merino e lambswool** con un filato prodotto nella nostra valle. Ogni maglione nasce in un’unica lavorazione, viene rimagliato a mano e lavato in acqua dolce prima che qualcuno lo indossi. Per questo non pizzica e non si allunga.\n\nSe un giorno si apre una cucitura, mandacelo. Quello che abbiamo fatto, lo ripariamo.',
  'nordlicht-leinen':
    'Coltiviamo **lino** ai margini del Mare del Nord, dove piove abbastanza. Dal seme al tessuto ci vuole un anno, e non c’è modo di far prima.\n\nLa fibra resta sul campo finché la rugiada non la scioglie, viene filata in Sassonia e la tessiamo noi a Husum. I nostri tagli sono semplici e ampi, perché il lino ha bisogno d’aria.\n\nI ritagli diventano tovaglioli. Nella spazzatura non finisce nulla.',
  'meghna-cotton':
    'Sulla riva del Meghna ottanta famiglie tessono in casa. Ognuna ha il suo telaio, i suoi orari e il suo segno, che trovi all’interno dell’orlo.\n\nPaghiamo ogni metro prima che sia tessuto, così nessuno deve indebitarsi per il filo. Il **cotone** è tinto senza cloro, e l’acqua esce dalla nostra tintoria più pulita di come è entrata.\n\nUna stoffa tessuta a mano non è mai del tutto uniforme. Per noi è il suo lato più bello.',
  'thalassa-knits':
    'Tre sorelle, un’isola, sei macchine. Facciamo maglie leggere per le sere calde e vorremmo mandarle più lontano di dove arriva il prossimo traghetto.',
};
