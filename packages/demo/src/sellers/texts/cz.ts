import type { SellerStories } from '../types.ts';

export const cz: SellerStories = {
  'filatura-conti':
    'Můj dědeček koupil v roce 1961 dva pletací stroje a postavil je do kuchyně. Dnes je nás čtrnáct v hale nad Biellou a oba stroje stále běží.\n\nPleteme z **merina a jehněčí vlny**, z příze, která se přede v našem údolí. Svetr upleteme vcelku, ručně ho ketlujeme a vypereme v měkké vodě, než si ho kdo oblékne. Proto nekouše a nevytahá se.\n\nKdyby se někdy rozešel šev, pošlete nám ho. Co jsme udělali, to také spravíme.',
  'nordlicht-leinen':
    'Pěstujeme **len** na břehu Severního moře, kde dost prší. Od semínka k látce to trvá rok a uspěchat se to nedá.\n\nVlákno leží na poli, dokud ho neuvolní rosa, pak se přede v Sasku a my ho tkáme v Husumu. Stříháme jednoduše a volně, protože len potřebuje vzduch.\n\nZ toho, co při stříhání odpadne, jsou ubrousky. Do koše nepřijde nic.',
  'meghna-cotton':
    'Na břehu řeky Meghny tká doma osmdesát rodin. Každá má svůj stav, své hodiny a svou značku, kterou najdete uvnitř lemu.\n\nMetr látky platíme dřív, než je utkaný, aby si nikdo nemusel půjčovat na přízi. **Bavlna** se barví bez chloru a voda odtéká z naší barvírny čistší, než přitekla.\n\nRučně tkaná látka není nikdy úplně stejnoměrná. Myslíme si, že to je na ní to nejlepší.',
  'thalassa-knits':
    'Tři sestry, jeden ostrov, šest strojů. Pleteme lehké kousky na teplé večery a rády bychom je posílaly dál, než dopluje nejbližší trajekt.',
};
