import type { CampaignTexts } from '../types.ts';

export const es: CampaignTexts = {
  'wool-weeks': [
    'Semanas de la lana',
    'Cuatro semanas de prendas de abrigo, con un 15 % de descuento para quien use el código.',
    'La lana abriga seca y mojada, y cada noche en una silla se limpia un poco sola.\n\n## Cómo funciona\n\n1. Añade a la cesta lo que te guste.\n2. Pulsa el botón de aquí o escribe el código en la cesta.\n3. El descuento se aplica al momento. Un código por pedido.\n\nQuien haga un pedido en estas semanas participa también en nuestro sorteo: **diez arreglos** en The Mending Table, para lo que hayas gastado de tanto ponértelo.',
    'Un abrigo beis, un vestido rojo y un jersey color crema colgados en un perchero',
  ],
  'winter-sale': [
    'Rebajas de invierno',
    'Cuando cambia la temporada, lo que queda encuentra un nuevo hogar.',
    'Todo lo que queda del invierno, a precios para vaciar las estanterías.\n\nLo que pidas aquí también se puede devolver en 100 días, como todo lo demás.',
    'Jerséis doblados en dos montones junto a una tela azul oscuro',
  ],
  'linen-days': [
    'Días de lino',
    'Dos semanas de ropa ligera.',
    'Camisas, vestidos y pantalones de lino para la época de más calor.',
    'Unos vaqueros, una gorra, un jersey y una camisa de rayas sobre una mesa',
  ],
};
