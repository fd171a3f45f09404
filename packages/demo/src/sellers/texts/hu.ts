import type { SellerStories } from '../types.ts';

export const hu: SellerStories = {
  'filatura-conti':
    'A nagyapám 1961-ben vett két kötőgépet, és a konyhában állította fel őket. Ma tizennégyen dolgozunk egy csarnokban Biella fölött, és a két gép még mindig jár.\n\n**Merinó- és báránygyapjúból** kötünk, a fonalat a saját völgyünkben fonják. Egy pulóver egy menetben készül, kézzel, szemenként dolgozzuk össze, és lágy vízben mossuk ki, mielőtt bárki felvenné. Ezért nem szúr, és nem nyúlik meg.\n\nHa egyszer kibomlik egy varrás, küldje el nekünk. Amit mi készítettünk, azt meg is javítjuk.',
  'nordlicht-leinen':
    '**Lent** termesztünk az Északi-tenger partján, ahol elég eső esik. A magtól az anyagig egy év telik el, és ezt nem lehet siettetni.\n\nA rost a földeken pihen, amíg a harmat fel nem lazítja, aztán Szászországban megfonják, mi pedig Husumban megszőjük. Egyszerűre és bőre szabjuk a ruháinkat, mert a lennek levegő kell.\n\nAmi a szabásnál leesik, abból szalvéta lesz. A kukába semmi sem kerül.',
  'meghna-cotton':
    'A Meghna partján nyolcvan család sző otthon. Mindegyiknek megvan a maga szövőszéke, a maga munkaideje és a maga jele, amelyet a szegély belső oldalán talál meg.\n\nAz anyag méterét még a szövés előtt kifizetjük, hogy senkinek se kelljen kölcsönkérnie fonalra. A **pamutot** klór nélkül festjük, és a víz tisztábban hagyja el a festőműhelyünket, mint ahogy érkezett.\n\nA kézzel szőtt anyag sosem teljesen egyenletes. Szerintünk ez benne a legjobb.',
  'thalassa-knits':
    'Három nővér, egy sziget, hat gép. Könnyű darabokat kötünk meleg estékre, és szeretnénk messzebbre küldeni őket, mint ameddig a következő komp elér.',
};
