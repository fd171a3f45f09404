import type { SellerStories } from '../types.ts';

export const pl: SellerStories = {
  'filatura-conti':
    'Mój dziadek kupił w 1961 roku dwie maszyny dziewiarskie i postawił je w kuchni. Dziś jest nas czternaścioro w hali powyżej Bielli, a obie maszyny wciąż pracują.\n\nRobimy swetry z **merynosa i wełny jagnięcej**, z przędzy, która powstaje w naszej dolinie. Każdy dziany jest w jednym ciągu, ręcznie kettlowany i prany w miękkiej wodzie, zanim ktokolwiek go założy. Dlatego nie gryzie i się nie wyciąga.\n\nJeśli kiedyś puści szew, przyślij nam sweter. Co zrobiliśmy, to i naprawimy.',
  'nordlicht-leinen':
    'Uprawiamy **len** nad Morzem Północnym, gdzie deszczu nie brakuje. Od nasiona do tkaniny mija rok i nie da się tego przyspieszyć.\n\nŁodygi leżą na polu, aż rosa uwolni z nich włókno. Przędzie się je w Saksonii, a my tkamy je w Husum. Kroimy prosto i szeroko, bo len potrzebuje powietrza.\n\nZ tego, co zostaje po krojeniu, szyjemy serwetki. Do kosza nie trafia nic.',
  'meghna-cotton':
    'Na brzegu Meghny osiemdziesiąt rodzin tka w domu. Każda ma własne krosno, własne godziny i własny znak, który znajdziesz po wewnętrznej stronie obrąbka.\n\nZa metr tkaniny płacimy, zanim powstanie, żeby nikt nie musiał pożyczać na przędzę. **Bawełnę** farbujemy bez chloru, a woda opuszcza naszą farbiarnię czystsza, niż do niej wpłynęła.\n\nRęcznie tkany materiał nigdy nie jest całkiem równy. Uważamy, że to w nim najlepsze.',
  'thalassa-knits':
    'Trzy siostry, jedna wyspa, sześć maszyn. Robimy lekkie dzianiny na ciepłe wieczory i chciałybyśmy wysyłać je dalej, niż dopływa najbliższy prom.',
};
