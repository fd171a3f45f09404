import type { ArticleTexts } from '../types.ts';

export const es: ArticleTexts = {
  topics: {
    care: 'Cuidados',
    style: 'Estilo',
    making: 'Cómo se hace',
    orders: 'Pedidos',
    delivery: 'Entrega',
    returns: 'Devoluciones',
    sizes: 'Tallas',
    payment: 'Pago',
  },
  articles: {
    'washing-wool': [
      'Lavar la lana sin miedo',
      'Un jersey necesita menos lavados de lo que crees, y ninguna tintorería.',
      'La lana se limpia un poco sola cada vez que se airea. Después de un día puesta, suele bastar una noche en una silla junto a la ventana.\n\n## Cuando sí hay que lavarla\n\nUsa agua fresca, como máximo a **30 °C**, y un detergente suave para lana. Dale la vuelta al jersey y déjalo en remojo diez minutos. No frotes: es lo que la apelmaza.\n\n## El secado\n\nEscurre el agua presionando con una toalla y deja el jersey en horizontal. Si lo cuelgas mojado, crece una talla.',
    ],
    'linen-in-summer': [
      'Por qué el lino es el tejido de los días de calor',
      'Absorbe la humedad, se seca enseguida y con arrugas queda mejor.',
      'Las fibras de lino son huecas y rígidas. Mantienen el tejido algo separado de la piel, y así pasa el aire.\n\n## Las arrugas forman parte de él\n\nSi te gusta más liso, plánchalo húmedo. Si no, cuélgalo mojado y deja que la gravedad haga el trabajo.\n\n## Con qué llevarlo\n\nUna camisa de lino sobre una camiseta lisa funciona desde el desayuno hasta una cena tardía.',
    ],
    'measuring-yourself': [
      'Cómo tomarte las medidas en cinco minutos',
      'Tres medidas bastan para acertar con la talla a la primera.',
      'Necesitas una cinta métrica y un espejo.\n\n1. **Pecho**: alrededor de la parte más ancha, con la cinta bien horizontal.\n2. **Cintura**: alrededor de la parte más estrecha, un poco por encima del ombligo.\n3. **Caderas**: alrededor de la parte más ancha, con los pies juntos.\n\nCompáralas con la tabla que hay junto a las tallas de cada artículo, o con nuestra [guía de tallas](/size-guides). Entre dos tallas, la grande es más cómoda.',
    ],
    'small-wardrobe': [
      'Diez prendas para un armario pequeño',
      'Menos ropa, pero que combine entre sí, hace más fáciles las mañanas.',
      'Empieza por los colores: dos oscuros, dos claros y uno que te encante.\n\n- dos pantalones\n- tres camisetas o tops\n- una camisa\n- un jersey\n- una chaqueta\n- un abrigo\n- un vestido o un traje\n\nAntes de comprar nada más, pregúntate si combina con al menos tres de ellas.',
    ],
    'denim-care': [
      'Para que los vaqueros duren',
      'Lávalos poco, en frío y del revés.',
      'El índigo está en la superficie del hilo, así que cada lavado se lleva un poco. Espera a diez días de uso, salvo que haya una mancha.\n\n## En la lavadora\n\nDel revés, a **30 °C**, con centrifugado suave y sin suavizante. Sécalos al aire: el calor vuelve quebradizos los hilos elásticos.\n\n## Repara pronto\n\nUna zona gastada se zurce con facilidad. Un agujero, no.',
    ],
    'layers-for-autumn': [
      'Capas para los días que empiezan fríos',
      'Tres capas finas abrigan más que una gruesa, y se pueden quitar.',
      'La primera capa recoge la humedad de la piel: algodón para la oficina, lana fina para un paseo largo.\n\nLa segunda conserva el calor: un cárdigan o un forro polar.\n\nLa tercera para el viento y la lluvia. Elígela una talla más grande, para que las demás quepan debajo.',
    ],
    'reading-a-label': [
      'Lo que te dice la etiqueta',
      'Fibras, símbolos de cuidado y fabricante: un trocito de tela cuenta mucho.',
      'Por ley, las fibras figuran por orden de proporción. *98 % algodón, 2 % elastano* significa que los vaqueros ceden un poco.\n\n## Los símbolos\n\nEl barreño es para el lavado y su número, la temperatura máxima. El triángulo es para la lejía, el cuadrado para el secado, la plancha para planchar y el círculo para la limpieza en seco. Tachado quiere decir que no.',
    ],
    'from-fibre-to-shirt': [
      'De la fibra a la camisa',
      'Lo que le pasa al algodón antes de colgar en tu armario.',
      'El algodón se recoge, se limpia y se peina hasta que todas las fibras van en la misma dirección. Después se hila: cuanto más larga la fibra, más liso el hilo.\n\nEl hilo se teje, se tiñe y se lava. Solo entonces se corta, en pilas de hasta cien capas.\n\nUna camisa tiene unas veinte piezas. Coserlas le lleva media hora a una mano experta.',
    ],
  },
  questions: {
    'order-track': [
      '¿Dónde está mi pedido?',
      'Abre [Seguir un pedido](/Track/Order) y escribe el número de pedido con el número de factura o el correo.',
    ],
    'order-change': ['¿Puedo modificar mi pedido?', 'Hasta que se prepare: escríbenos el número de pedido y lo que debe cambiar.'],
    'order-cancel': [
      '¿Cómo cancelo un pedido?',
      'Ábrelo en tu cuenta y pulsa **Cancelar este pedido**. Si ya está preparado, devuélvelo cuando llegue.',
    ],
    'order-guest': ['¿Necesito una cuenta?', 'No. Puedes comprar como invitado y seguir el pedido con su número.'],
    'order-confirm': [
      'No he recibido el correo de confirmación. ¿Qué hago?',
      'Mira primero en la carpeta de spam. Si tampoco está allí, quizá haya un error en la dirección de correo: escríbenos.',
    ],
    'order-invoice': ['¿Dónde encuentro mi factura?', 'Llega por correo con la confirmación, y está junto al pedido en tu cuenta.'],
    'order-gift': [
      '¿Puedo enviar un pedido como regalo?',
      'Sí: indica otra dirección de entrega. La factura llega por correo electrónico y no va en el paquete.',
    ],
    'order-phone': ['¿Puedo hacer un pedido por teléfono?', 'Sí. Anotamos tu pedido y te enviamos la confirmación por correo electrónico.'],
    'delivery-time': ['¿Cuánto tarda la entrega?', 'Normalmente **de 3 a 6 días laborables**. Los días para tu país aparecen al tramitar el pedido.'],
    'delivery-cost': [
      '¿Cuánto cuesta el envío?',
      'El coste aparece al tramitar el pedido, antes de confirmarlo. A partir de cierto importe es gratis.',
    ],
    'delivery-abroad': ['¿Entregáis en otros países?', 'Elige tu país al final de la página. Cada país tiene su propia tienda y sus precios.'],
    'delivery-miss': [
      '¿Y si no hay nadie en casa?',
      'El transportista vuelve a intentarlo o deja el paquete en un punto de recogida, y te dice dónde.',
    ],
    'delivery-late': [
      'Mi paquete se retrasa. ¿Qué puedo hacer?',
      'Abre el enlace de seguimiento de nuestro correo. Si nada se ha movido en tres días, escríbenos.',
    ],
    'delivery-part': [
      '¿Por qué ha llegado solo una parte?',
      'A veces enviamos un pedido en dos paquetes. El otro llega después y no te cuesta nada más.',
    ],
    'delivery-pickup': ['¿Puedo recoger mi pedido?', 'Donde está disponible, verás **recogida en persona** entre las formas de entrega.'],
    'delivery-address': ['¿Puedo cambiar la dirección de entrega?', 'Mientras el paquete no haya salido. Escríbenos lo antes posible.'],
    'return-how': [
      '¿Cómo devuelvo algo?',
      'Abre [Devolver un artículo](/guest/return), elige qué devuelves y por qué, imprime la nota y entrega el paquete.',
    ],
    'return-time': ['¿Cuánto tiempo tengo?', 'Tienes **100 días** desde que llegó el paquete.'],
    'return-state': ['¿En qué estado debe estar?', 'Sin usar y con sus etiquetas. Probártelo en casa está bien.'],
    'return-cost': ['¿Cuánto cuesta una devolución?', 'Lo que cuesta en tu país aparece en el formulario de devolución antes de enviarlo.'],
    'return-money': ['¿Cuándo me devolvéis el dinero?', 'En los 14 días siguientes a recibir el paquete, por el mismo medio con el que pagaste.'],
    'return-exchange': ['¿Puedo cambiarlo por otra talla?', 'Sí: elige **otra talla** en el formulario de devolución. Te la guardamos.'],
    'return-damaged': ['Algo ha llegado dañado', 'Lo sentimos. Elige **dañado** como motivo en el formulario de devolución; no te cuesta nada.'],
    'return-hygiene': [
      '¿Hay algo que no se pueda devolver?',
      'La ropa interior y la ropa de baño solo con el precinto intacto, por motivos de higiene.',
    ],
    'size-find': [
      '¿Cómo encuentro mi talla?',
      'Con el buscador de tallas junto a las tallas de cada artículo, o con nuestra [guía de tallas](/size-guides).',
    ],
    'size-between': ['Estoy entre dos tallas', 'Elige la grande si te gusta holgado, la pequeña si te gusta ceñido.'],
    'size-brands': ['¿Todas las marcas tallan igual?', 'No. Cada artículo tiene su propia tabla, y las opiniones dicen si talla pequeño o grande.'],
    'size-kids': ['¿Cómo funcionan las tallas infantiles?', 'Por la altura en centímetros: un niño de 112 cm lleva la 116.'],
    'size-shrink': ['¿Encoge?', 'Lavado como dice la etiqueta, apenas. Lo que encoge el algodón y la lana es el agua caliente y la secadora.'],
    'size-out': ['Mi talla está agotada', 'Elígela y deja tu correo: te escribimos una vez, cuando vuelva.'],
    'size-jeans': ['¿Qué significan los dos números de los vaqueros?', 'El primero es la cintura en pulgadas, el segundo el largo de la pierna.'],
    'size-units': ['¿Puedo ver las medidas en pulgadas?', 'Sí, las tablas muestran centímetros o pulgadas.'],
    'pay-how': [
      '¿Cómo puedo pagar?',
      'Las formas de pago de tu país aparecen al tramitar el pedido: con tarjeta y, a menudo, en efectivo contra reembolso.',
    ],
    'pay-safe': [
      '¿Es seguro pagar con tarjeta?',
      'Sí. Pagas en la página de nuestro socio de pagos; el número de tu tarjeta nunca llega a nosotros.',
    ],
    'pay-cash': [
      '¿Puedo pagar al recibir el paquete?',
      'En muchos países, sí. Puede añadirse un pequeño recargo, que verás antes de hacer el pedido.',
    ],
    'pay-failed': ['Mi pago ha fallado', 'No se ha cobrado nada. Inténtalo de nuevo o elige otra forma de pago; tu cesta se conserva.'],
    'pay-coupon': ['¿Cómo uso un cupón?', 'Escríbelo en el campo de la cesta y pulsa **Aplicar**.'],
    'pay-coupon-no': [
      '¿Por qué no funciona mi cupón?',
      'Puede que haya caducado, que exija un pedido mayor o que ya se haya usado. La cesta te lo dice.',
    ],
    'pay-vat': ['¿Los precios incluyen el IVA?', 'Sí. Lo que ves al final es lo que pagas.'],
    'pay-currency': ['¿En qué divisa pago?', 'En la del país de la tienda en la que estás.'],
  },
  pages: {
    'about-us': [
      'Sobre nosotros',
      'Quién hace esta tienda.',
      'Somos un equipo pequeño que vende ropa que nosotros mismos nos pondríamos.\n\n## Lo que nos importa\n\nBuenos tejidos, precios honestos y respuestas de personas. En cada artículo decimos de qué está hecho, quién lo hizo y cómo cuidarlo.',
    ],
    'delivery-information': [
      'Entrega',
      'Cómo y cuándo llega tu paquete.',
      'Tu paquete sale en un día laborable y suele llegarte en **3-6 días laborables**.\n\n## Seguimiento\n\nRecibes un enlace por correo en cuanto está en camino, o míralo en [Seguir un pedido](/Track/Order).',
    ],
    'returns-information': [
      'Devoluciones',
      '100 días para pensártelo.',
      'Pruébatelo en casa. Lo que no te quede bien se devuelve en **100 días**, sin usar y con sus etiquetas.\n\n1. Abre [Devolver un artículo](/guest/return).\n2. Elige qué devuelves.\n3. Entrega el paquete.\n\nTendrás tu dinero en los 14 días siguientes a que lo recibamos.',
    ],
    contact: [
      'Contacto',
      'Cómo contactar con nosotros.',
      'Las respuestas a la mayoría de las preguntas están en el [centro de ayuda](/helpcenter).\n\nPara todo lo demás, responde a cualquiera de nuestros correos: lo lee una persona, normalmente en un día laborable.',
    ],
  },
};
