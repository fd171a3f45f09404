import type { CampaignTexts } from '../types.ts';

export const it: CampaignTexts = {
  'wool-weeks': [
    'Settimane della lana',
    'Quattro settimane di capi caldi, con il 15 % di sconto per chi usa il codice.',
    'La lana tiene caldo da asciutta e da bagnata, e ogni notte su una sedia si pulisce un po’ da sola.\n\n## Come funziona\n\n1. Metti nel carrello quello che ti piace.\n2. Premi il pulsante qui, oppure inserisci il codice nel carrello.\n3. Lo sconto si applica subito. Un codice per ordine.\n\nChi ordina in queste settimane partecipa anche alla nostra estrazione: **dieci riparazioni** da The Mending Table, per quello che hai consumato a forza di indossarlo.',
    'Un cappotto beige, un vestito rosso e un maglione color panna appesi a uno stender',
  ],
  'winter-sale': [
    'Saldi invernali',
    'Quando cambia la stagione, quello che resta trova una nuova casa.',
    'Tutto quello che resta dell’inverno, a prezzi pensati per liberare gli scaffali.\n\nAnche quello che ordini qui si rende entro 100 giorni, come tutto il resto.',
    'Maglioni piegati in due pile accanto a un telo di stoffa blu scuro',
  ],
  'linen-days': [
    'Giorni del lino',
    'Due settimane di capi leggeri.',
    'Camicie, vestiti e pantaloni di lino per la parte più calda dell’anno.',
    'Jeans, un berretto, un maglione e una camicia a righe su un tavolo',
  ],
};
