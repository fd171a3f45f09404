import type { SellerStories } from '../types.ts';

export const ro: SellerStories = {
  'filatura-conti':
    'Bunicul meu a cumpărat în 1961 două mașini de tricotat și le-a pus în bucătărie. Astăzi suntem paisprezece într-o hală deasupra orașului Biella, iar cele două mașini încă merg.\n\nTricotăm **lână merinos și lână de miel** din fire toarse chiar în valea noastră. Un pulover se tricotează dintr-odată, se încheie de mână, ochi cu ochi, și se spală în apă moale înainte să îl poarte cineva. De aceea nu înțeapă și nu se lungește.\n\nDacă se desface vreodată o cusătură, trimiteți-ni-l. Ce am făcut noi, tot noi reparăm.',
  'nordlicht-leinen':
    'Cultivăm **in** pe malul Mării Nordului, unde plouă destul. De la sămânță la țesătură ne trebuie un an, iar lucrul acesta nu poate fi grăbit.\n\nFibra stă pe câmp până când o desprinde roua, este toarsă în Saxonia și țesută de noi la Husum. Croim simplu și larg, fiindcă inul are nevoie de aer.\n\nDin ce rămâne la croit facem șervete de masă. La gunoi nu ajunge nimic.',
  'meghna-cotton':
    'Pe malul râului Meghna, optzeci de familii țes acasă. Fiecare are războiul ei de țesut, orele ei și semnul ei, pe care îl găsiți pe dosul tivului.\n\nPlătim metrul înainte să fie țesut, ca nimeni să nu se împrumute pentru fire. **Bumbacul** se vopsește fără clor, iar apa iese din vopsitoria noastră mai curată decât a venit.\n\nO țesătură lucrată manual nu este niciodată perfect uniformă. Credem că tocmai asta o face frumoasă.',
  'thalassa-knits':
    'Trei surori, o insulă, șase mașini. Tricotăm piese ușoare pentru serile calde și am vrea să le trimitem mai departe decât ajunge următorul feribot.',
};
