/** Each extension in words, with the difference for members if a host does not offer it. */
export type Palabras = { es: string; sin: string }

export const DE_CAPACIDADES: Readonly<Record<string, Palabras>> = {
  idempotencia: {
    es: 'Un pedido repetido con la misma Idempotency-Key tiene un solo efecto.',
    sin: 'Si se corta la señal mientras se envía un cambio, la aplicación no puede saber si llegó: mira, y si no lo ve le pregunta a la persona antes de enviarlo otra vez.',
  },
  versiones: {
    es: 'Un guardado dice desde qué versión se hizo (If-Match), y 412 si hay otra.',
    sin: 'Si dos teléfonos cambian el mismo dato, queda el último y nadie se entera del otro.',
  },
  'token-renovado': {
    es: 'Las respuestas traen un token nuevo antes de que venza el anterior (X-Portal-Token).',
    sin: 'La persona tiene que volver a entrar cada vez que vence el token, aunque use la aplicación todos los días.',
  },
  sesiones: {
    es: 'Las sesiones se ven y se cierran de a una, y salir las termina en el servidor.',
    sin: 'Nadie puede cerrar desde otro lado la sesión de un teléfono perdido, ni ver dónde quedó abierta.',
  },
  'llaves-de-acceso': {
    es: 'Se entra con una llave de acceso (WebAuthn) en lugar de la contraseña.',
    sin: 'Para entrar hace falta la contraseña: no alcanza con la huella o el PIN del teléfono.',
  },
  etag: {
    es: 'Las respuestas traen una marca, y lo que no cambió no se manda otra vez.',
    sin: 'Cada actualización baja todas las listas enteras: más datos y más espera con mala señal.',
  },
  epoca: {
    es: 'Las respuestas dicen de qué vida de la base vienen (X-Portal-Epoca): otra, si volvió de un respaldo.',
    sin: 'Si la base vuelve de un respaldo, el teléfono no vuelve a enviar los cambios que el respaldo no tiene.',
  },
  pedido: {
    es: 'Cada pedido lleva un número que queda en el registro del servidor (X-Request-Id).',
    sin: 'Cuando una persona reclama, mesa de ayuda no encuentra su pedido en el registro.',
  },
  hora: {
    es: 'La cabecera Date dice la hora exacta del servidor.',
    sin: 'Nada, si la cabecera Date llega igual. Si no llega, un teléfono con la hora mal puesta muestra mal lo que vence.',
  },
  'codigos-por-correo': {
    es: 'Los códigos se mandan solo por correo: un teléfono no se confirma.',
    sin: 'La aplicación ofrece confirmar también un teléfono, y la obra social tiene que mandarle el código.',
  },
  lugares: {
    es: 'Farmacias y delegaciones traen dónde quedan y su horario.',
    sin: 'No se ve cuáles están abiertas ni cuál queda más cerca: la pantalla dice que se llame antes de ir.',
  },
  comprobacion: {
    es: 'El teléfono resuelve solo una cuenta que frena a los robots, sin terceros.',
    sin: 'Los pedidos sin sesión van sin esa comprobación.',
  },
  pases: {
    es: 'El servidor firma credenciales para la llave de cada teléfono.',
    sin: 'Sin señal la credencial se ve, pero no se puede comprobar; y la impresa no sirve por sí sola.',
  },
  'lista-por-tramos': {
    es: 'La lista de pases anulados viene en partes firmadas, que no cambian más.',
    sin: 'Cada teléfono baja la lista entera una vez por día, y la lista trae solo los pases anulados más nuevos.',
  },
  encargos: {
    es: 'El servidor conoce los préstamos de credenciales a otro teléfono: los muestra, los termina y los renueva.',
    sin: 'Un préstamo a otro teléfono no se puede terminar antes de su día.',
  },
  avisos: {
    es: 'El servidor avisa al teléfono con la aplicación cerrada.',
    sin: 'No llegan avisos: la persona se entera de una respuesta cuando abre la aplicación, o un rato después si está instalada.',
  },
  'recetas-firmadas': {
    es: 'Las recetas activas vienen firmadas.',
    sin: 'Las recetas no tienen su QR, y sin señal una farmacia no las puede comprobar.',
  },
  'comparar-pdf': {
    es: 'Dice si un PDF es la hoja que se entregó de una receta.',
    sin: 'Una hoja impresa se compara con su código a ojo.',
  },
  partes: {
    es: 'Los archivos de una solicitud se reciben en partes.',
    sin: 'Si se corta la señal mientras sube una foto, empieza otra vez desde cero.',
  },
  tamanos: {
    es: 'Dice cuánto pesa un documento antes de bajarlo.',
    sin: 'El botón de un documento dice más o menos cuánto pesaba el último parecido, o no dice nada.',
  },
}
