import type { SellerStories } from '../types.ts';

export const lt: SellerStories = {
  'filatura-conti':
    'Mano senelis 1961 metais nusipirko dvi mezgimo mašinas ir pastatė jas virtuvėje. Šiandien ceche virš Biellos mūsų keturiolika, o tos dvi mašinos tebedirba.\n\nMezgame iš **merinosų ir ėriukų vilnos** siūlų, verpiamų mūsų pačių slėnyje. Megztinis numezgamas vienu kartu, rankomis suketliuojamas ir išskalbiamas minkštame vandenyje, kol dar niekas jo nevilkėjo. Todėl jis nekanda ir neišsitampo.\n\nJei kada nors iširtų siūlė, atsiųskite jį mums. Ką padarėme, tą ir pataisome.',
  'nordlicht-leinen':
    '**Linus** auginame Šiaurės jūros pakrantėje, kur lietaus pakanka. Nuo sėklos iki audinio praeina metai, ir paskubinti to neįmanoma.\n\nPluoštas guli lauke, kol jį atpalaiduoja rasa, tada verpiamas Saksonijoje, o Husume jį audžiame mes. Mūsų sukirpimai paprasti ir laisvi, nes linui reikia oro.\n\nIš to, kas lieka sukirpus, siuvame servetėles. Į šiukšlių dėžę nekeliauja niekas.',
  'meghna-cotton':
    'Meghnos pakrantėje savo namuose audžia aštuoniasdešimt šeimų. Kiekviena turi savo stakles, savo valandas ir savo ženklą, kurį rasite vidinėje palankos pusėje.\n\nUž metrą sumokame dar prieš jį išaudžiant, kad niekam nereikėtų skolintis siūlams. **Medvilnė** dažoma be chloro, o vanduo iš mūsų dažyklos išteka švaresnis, nei atitekėjo.\n\nRankomis austas audinys niekada nebūna visiškai vienodas. Manome, kad tai jame ir yra geriausia.',
  'thalassa-knits':
    'Trys seserys, viena sala, šešios mašinos. Mezgame lengvus drabužius šiltiems vakarams ir norėtume juos siųsti toliau, nei plaukia artimiausias keltas.',
};
