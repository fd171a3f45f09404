import type { SellerStories } from '../types.ts';

export const es: SellerStories = {
  'filatura-conti':
    'Mi abuelo compró dos máquinas de tejer en 1961 y las puso en la cocina. Hoy somos catorce en una nave por encima de Biella, y las dos máquinas siguen funcionando.\n\nTejemos **merino y lambswool** con hilo que se hila en nuestro propio valle. Cada jersey se teje de una vez, se remalla a mano y se lava en agua blanda antes de que nadie se lo ponga. Por eso no pica ni se da de sí.\n\nSi algún día se abre una costura, envíanoslo. Lo que hemos hecho, lo arreglamos.',
  'nordlicht-leinen':
    'Cultivamos **lino** a orillas del mar del Norte, donde llueve lo suficiente. De la semilla a la tela tardamos un año, y no hay manera de ir más deprisa.\n\nLa fibra descansa en el campo hasta que el rocío la suelta, se hila en Sajonia y la tejemos nosotros en Husum. Cortamos patrones sencillos y amplios, porque el lino necesita aire.\n\nCon los retales del corte hacemos servilletas. A la basura no va nada.',
  'meghna-cotton':
    'A orillas del Meghna, ochenta familias tejen en casa. Cada una tiene su telar, sus horas y su propia marca, que encontrarás por dentro del dobladillo.\n\nPagamos cada metro antes de que se teja, para que nadie tenga que endeudarse por el hilo. El **algodón** se tiñe sin cloro, y el agua sale de nuestra tintorería más limpia de lo que entró.\n\nUna tela tejida a mano nunca es del todo uniforme. Para nosotros, eso es lo mejor que tiene.',
  'thalassa-knits':
    'Tres hermanas, una isla, seis máquinas. Tejemos prendas ligeras para las noches cálidas y nos gustaría enviarlas más lejos de lo que llega el próximo ferri.',
};
