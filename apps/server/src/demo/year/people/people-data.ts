/** Data from which customers of a country are created. Lists are separated by commas; `Novák/Nováková` is a family name with its feminine form. */
export interface CountryPeople {
  /** ISO 3166-1 alpha-2. */
  country: string;
  /** Relative share of the orders. */
  weight: number;
  /** Percentage of orders with cash on delivery. */
  cash: number;
  women: string;
  men: string;
  families: string;
  /** `#` is the house number. */
  streets: string;
  /** `code|city` or `code|city|state`. */
  cities: string;
  /** National format; each `#` is a digit. Subscriber numbers begin with 00, which is not assigned. */
  phone: string;
}

export const peopleByCountry: readonly CountryPeople[] = [
  {
    ...{ country: 'SI', weight: 9, cash: 35, phone: '041 00# ###' },
    women: 'Ana,Maja,Eva,Nina,Tina,Katja,Petra,Sara,Urška,Mojca,Špela,Barbara',
    men: 'Luka,Marko,Matej,Rok,Jan,Andrej,Miha,Gregor,Tomaž,Žiga',
    families: 'Novak,Horvat,Kovačič,Krajnc,Zupančič,Potočnik,Mlakar,Kos,Golob,Turk,Kralj,Božič,Vidmar,Hribar',
    streets: 'Slovenska cesta #,Celovška cesta #,Prešernova ulica #,Koroška cesta #,Cankarjeva ulica #,Ljubljanska cesta #,Partizanska cesta #',
    cities: '1000|Ljubljana,2000|Maribor,3000|Celje,4000|Kranj,6000|Koper,8000|Novo mesto,3320|Velenje,5000|Nova Gorica',
  },
  {
    ...{ country: 'BD', weight: 7, cash: 62, phone: '01712-00####' },
    women: 'Nusrat,Farhana,Tasnim,Sumaiya,Nadia,Sadia,Rumana,Ishrat,Tania,Maliha',
    men: 'Rafi,Tanvir,Imran,Sakib,Arif,Mahmud,Fahim,Nayeem,Shahriar,Rashed',
    families: 'Rahman,Islam,Hossain,Ahmed,Chowdhury,Akter,Karim,Khan,Haque,Sarker,Uddin,Das',
    streets: 'House #; Road 7,House #; Road 11,House #; Road 27,# Mirpur Road,# Green Road,# Elephant Road,# Agrabad Access Road',
    cities: '1209|Dhaka,1212|Dhaka,1230|Dhaka,1216|Dhaka,4100|Chattogram,3100|Sylhet,6000|Rajshahi,9100|Khulna',
  },
  {
    ...{ country: 'GR', weight: 6, cash: 48, phone: '694 00# ####' },
    women: 'Μαρία,Ελένη,Αικατερίνη,Σοφία,Βασιλική,Γεωργία,Ιωάννα,Δήμητρα,Χριστίνα,Άννα',
    men: 'Γιώργος,Δημήτρης,Κώστας,Νίκος,Γιάννης,Παναγιώτης,Βασίλης,Χρήστος,Μιχάλης',
    families:
      'Παπαδόπουλος/Παπαδοπούλου,Βασιλείου,Νικολάου,Γεωργίου,Παππάς/Παππά,Καραγιάννης/Καραγιάννη,Οικονόμου,Μακρής/Μακρή,Αθανασίου,Αντωνίου,Δημητρίου',
    streets: 'Ερμού #,Πατησίων #,Σόλωνος #,Τσιμισκή #,Εγνατία #,Αγίου Ανδρέου #,25ης Αυγούστου #',
    cities: '105 63|Αθήνα,115 27|Αθήνα,546 24|Θεσσαλονίκη,262 21|Πάτρα,712 02|Ηράκλειο,382 21|Βόλος,413 34|Λάρισα',
  },
  {
    ...{ country: 'SK', weight: 5, cash: 40, phone: '0905 00# ###' },
    women: 'Zuzana,Katarína,Mária,Jana,Lucia,Martina,Veronika,Michaela,Eva,Monika',
    men: 'Peter,Martin,Jozef,Tomáš,Michal,Lukáš,Marek,Juraj,Ján',
    families:
      'Horváth/Horváthová,Kováč/Kováčová,Varga/Vargová,Tóth/Tóthová,Nagy/Nagyová,Baláž/Balážová,Molnár/Molnárová,Hudák/Hudáková,Polák/Poláková',
    streets: 'Obchodná #,Hlavná #,Štúrova #,Hviezdoslavova #,Námestie slobody #,Mlynská #,Záhradnícka #',
    cities: '811 06|Bratislava,821 08|Bratislava,040 01|Košice,080 01|Prešov,010 01|Žilina,949 01|Nitra,974 01|Banská Bystrica',
  },
  {
    ...{ country: 'RO', weight: 7, cash: 55, phone: '0722 00# ###' },
    women: 'Maria,Elena,Ioana,Andreea,Ana,Cristina,Alexandra,Gabriela,Raluca,Diana',
    men: 'Andrei,Alexandru,Mihai,Ion,Cristian,Ștefan,Vlad,Radu,Bogdan,Florin',
    families: 'Popescu,Ionescu,Popa,Radu,Dumitru,Stan,Stoica,Gheorghe,Matei,Ciobanu,Rusu,Munteanu',
    streets: 'Strada Lipscani #,Calea Victoriei #,Bulevardul Unirii #,Strada Eroilor #,Strada Republicii #,Strada Mihai Eminescu #',
    cities:
      '030167|București|București,010061|București|București,400001|Cluj-Napoca|Cluj,300001|Timișoara|Timiș,700028|Iași|Iași,500007|Brașov|Brașov,900178|Constanța|Constanța',
  },
  {
    ...{ country: 'PT', weight: 5, cash: 16, phone: '912 00# ###' },
    women: 'Maria,Ana,Inês,Beatriz,Catarina,Joana,Mariana,Sofia,Carolina,Rita',
    men: 'João,Pedro,Tiago,Miguel,Rui,Diogo,André,Gonçalo,Nuno,Ricardo',
    families: 'Silva,Santos,Ferreira,Pereira,Oliveira,Costa,Rodrigues,Martins,Sousa,Fernandes,Gonçalves,Almeida',
    streets: 'Rua Augusta #,Rua de Santa Catarina #,Avenida da Liberdade #,Rua do Carmo #,Rua da Boavista #,Rua Direita #',
    cities: '1100-148|Lisboa,1250-096|Lisboa,4000-322|Porto,4700-030|Braga,3000-150|Coimbra,8000-151|Faro,2900-330|Setúbal',
  },
  {
    ...{ country: 'PL', weight: 11, cash: 28, phone: '501 00# ###' },
    women: 'Anna,Katarzyna,Agnieszka,Magdalena,Joanna,Aleksandra,Zuzanna,Julia,Karolina,Natalia,Małgorzata',
    men: 'Piotr,Krzysztof,Tomasz,Paweł,Michał,Marcin,Jakub,Łukasz,Mateusz,Wojciech',
    families:
      'Nowak,Kowalski/Kowalska,Wiśniewski/Wiśniewska,Wójcik,Kamiński/Kamińska,Lewandowski/Lewandowska,Zieliński/Zielińska,Szymański/Szymańska,Woźniak,Mazur,Krawczyk',
    streets: 'ul. Marszałkowska #,ul. Piotrkowska #,ul. Długa #,ul. Mickiewicza #,ul. Słowackiego #,ul. Kościuszki #,ul. Ogrodowa #',
    cities: '00-590|Warszawa,02-548|Warszawa,31-147|Kraków,50-082|Wrocław,61-808|Poznań,80-831|Gdańsk,90-102|Łódź,40-004|Katowice',
  },
  {
    ...{ country: 'LT', weight: 4, cash: 20, phone: '612 00###' },
    women: 'Eglė,Rūta,Gabija,Ieva,Austėja,Jurgita,Monika,Inga,Laura,Greta',
    men: 'Mantas,Tomas,Lukas,Darius,Andrius,Paulius,Jonas,Vytautas,Marius',
    families:
      'Kazlauskas/Kazlauskienė,Petrauskas/Petrauskaitė,Jankauskas/Jankauskienė,Stankevičius/Stankevičiūtė,Butkus/Butkutė,Žukauskas/Žukauskaitė,Urbonas/Urbonaitė',
    streets: 'Gedimino pr. #,Vilniaus g. #,Laisvės al. #,Tilžės g. #,Savanorių pr. #,Žalgirio g. #',
    cities: '01103|Vilnius,09308|Vilnius,44240|Kaunas,91226|Klaipėda,76233|Šiauliai,35185|Panevėžys',
  },
  {
    ...{ country: 'IT', weight: 9, cash: 22, phone: '347 00# ####' },
    women: 'Giulia,Francesca,Chiara,Sara,Martina,Elena,Alessia,Valentina,Federica,Silvia,Paola',
    men: 'Marco,Alessandro,Andrea,Luca,Matteo,Lorenzo,Francesco,Davide,Simone,Stefano',
    families: 'Rossi,Russo,Ferrari,Esposito,Bianchi,Romano,Colombo,Ricci,Marino,Greco,Bruno,Gallo,Conti,Fontana',
    streets: 'Via Roma #,Via Garibaldi #,Corso Italia #,Via Mazzini #,Via Dante #,Via Cavour #,Viale Europa #',
    cities: '00184|Roma|RM,20121|Milano|MI,10123|Torino|TO,40125|Bologna|BO,50122|Firenze|FI,80134|Napoli|NA,37121|Verona|VR,34121|Trieste|TS',
  },
  {
    ...{ country: 'ES', weight: 8, cash: 12, phone: '612 00# ###' },
    women: 'María,Carmen,Lucía,Laura,Marta,Paula,Cristina,Elena,Sara,Ana,Nuria',
    men: 'Antonio,Javier,David,Daniel,Carlos,Pablo,Sergio,Alejandro,Álvaro,Jorge',
    families:
      'García López,Martínez Ruiz,Fernández Gil,González Vega,Sánchez Mora,Pérez Navarro,Romero Díaz,Torres Ramos,Jiménez Ortiz,Moreno Castro',
    streets: 'Calle Mayor #,Calle de Alcalá #,Gran Vía #,Calle San Fernando #,Avenida de la Constitución #,Calle Real #,Carrer de Balmes #',
    cities:
      '28013|Madrid|Madrid,28006|Madrid|Madrid,08007|Barcelona|Barcelona,46002|Valencia|Valencia,41001|Sevilla|Sevilla,50001|Zaragoza|Zaragoza,48001|Bilbao|Bizkaia,29015|Málaga|Málaga',
  },
  {
    ...{ country: 'DE', weight: 16, cash: 6, phone: '0151 2000####' },
    women: 'Anna,Lena,Julia,Katharina,Sabine,Stefanie,Claudia,Hannah,Laura,Miriam,Aylin,Birgit,Greta',
    men: 'Thomas,Michael,Stefan,Jan,Lukas,Felix,Jonas,Tobias,Florian,Markus,Emre,Paul',
    families: 'Müller,Schmidt,Schneider,Fischer,Weber,Meyer,Wagner,Becker,Hoffmann,Koch,Richter,Wolf,Neumann,Zimmermann,Krüger,Yılmaz',
    streets: 'Hauptstraße #,Bahnhofstraße #,Gartenstraße #,Lindenstraße #,Schillerstraße #,Goethestraße #,Bergstraße #,Ringstraße #',
    cities:
      '10115|Berlin,12047|Berlin,20099|Hamburg,80331|München,50667|Köln,60311|Frankfurt am Main,70173|Stuttgart,04109|Leipzig,01067|Dresden,79098|Freiburg im Breisgau',
  },
  {
    ...{ country: 'CZ', weight: 7, cash: 34, phone: '602 00# ###' },
    women: 'Jana,Eva,Lucie,Tereza,Kateřina,Lenka,Veronika,Petra,Markéta,Barbora',
    men: 'Jan,Petr,Tomáš,Jakub,Martin,Pavel,Lukáš,Ondřej,David,Vojtěch',
    families:
      'Novák/Nováková,Svoboda/Svobodová,Novotný/Novotná,Dvořák/Dvořáková,Černý/Černá,Procházka/Procházková,Kučera/Kučerová,Veselý/Veselá,Horák/Horáková',
    streets: 'Vinohradská #,Národní #,Husova #,Masarykova #,Palackého #,Jiráskova #,Komenského #',
    cities: '110 00|Praha,130 00|Praha,602 00|Brno,702 00|Ostrava,301 00|Plzeň,779 00|Olomouc,460 01|Liberec',
  },
  {
    ...{ country: 'HR', weight: 6, cash: 33, phone: '091 00# ####' },
    women: 'Ana,Ivana,Marija,Petra,Lucija,Martina,Maja,Iva,Nikolina,Mirjana',
    men: 'Ivan,Marko,Luka,Josip,Ante,Tomislav,Filip,Matej,Hrvoje,Domagoj',
    families: 'Horvat,Kovačević,Babić,Marić,Jurić,Novak,Knežević,Vuković,Marković,Perić,Matić,Tomić',
    streets: 'Ilica #,Vukovarska ulica #,Trg bana Jelačića #,Zagrebačka cesta #,Ulica kralja Tomislava #,Splitska ulica #',
    cities: '10000|Zagreb,21000|Split,51000|Rijeka,31000|Osijek,23000|Zadar,52100|Pula,42000|Varaždin',
  },
  {
    ...{ country: 'BG', weight: 5, cash: 58, phone: '0888 00####' },
    women: 'Мария,Елена,Ивана,Десислава,Виктория,Гергана,Теодора,Надежда,Цветелина',
    men: 'Георги,Иван,Димитър,Николай,Петър,Александър,Христо,Стефан,Мартин',
    families:
      'Иванов/Иванова,Георгиев/Георгиева,Димитров/Димитрова,Петров/Петрова,Николов/Николова,Стоянов/Стоянова,Тодоров/Тодорова,Ангелов/Ангелова',
    streets: 'ул. Граф Игнатиев #,бул. Витоша #,ул. Раковски #,ул. Пиротска #,бул. България #,ул. Цар Симеон #',
    cities: '1000|София,1404|София,4000|Пловдив,9000|Варна,8000|Бургас,7000|Русе,6000|Стара Загора',
  },
  {
    ...{ country: 'AT', weight: 7, cash: 8, phone: '0664 200####' },
    women: 'Anna,Sophie,Katharina,Lisa,Magdalena,Eva,Johanna,Theresa,Barbara,Elisabeth',
    men: 'Lukas,Tobias,David,Florian,Maximilian,Andreas,Thomas,Stefan,Jakob,Matthias',
    families: 'Gruber,Huber,Bauer,Wagner,Pichler,Steiner,Moser,Mayer,Hofer,Leitner,Berger,Fuchs,Eder',
    streets: 'Mariahilfer Straße #,Landstraßer Hauptstraße #,Neubaugasse #,Annenstraße #,Linzer Straße #,Salzburger Straße #',
    cities: '1070|Wien,1030|Wien,1180|Wien,8020|Graz,4020|Linz,5020|Salzburg,6020|Innsbruck,9020|Klagenfurt am Wörthersee',
  },
  {
    ...{ country: 'HU', weight: 7, cash: 44, phone: '06 20 200 ####' },
    women: 'Anna,Katalin,Éva,Zsófia,Eszter,Judit,Réka,Nóra,Dóra,Ildikó',
    men: 'László,István,Gábor,Péter,Balázs,Zoltán,Ádám,Bence,Tamás,Attila',
    families: 'Nagy,Kovács,Tóth,Szabó,Horváth,Varga,Kiss,Molnár,Németh,Farkas,Balogh,Papp',
    streets: 'Petőfi Sándor utca #,Kossuth Lajos utca #,Rákóczi út #,Váci utca #,Fő utca #,Széchenyi utca #',
    cities: '1051|Budapest,1092|Budapest,1114|Budapest,4024|Debrecen,6720|Szeged,7621|Pécs,9021|Győr',
  },
];
