import { tuNumero } from './ingreso.ts'
import { ANCHO_DE_IMAGEN, manualEnImagenes } from './manualEnImagenes.ts'

/**
 * A sentence of the manual. `con`: true only of hosts with this extension; for the others `sin` is said in its place, or
 * nothing.
 */
type Oracion = string | { con: string; dice: string; sin?: string }

/** Picture of the product; `dice`: its description, for people who cannot see it, with the marked part. */
type Imagen = { archivo: keyof typeof manualEnImagenes; dice: string }

/**
 * User manual by task, not by menu: help screen, search and the provider's PDF all read it. Text between asterisks is
 * exactly as on the screen.
 */
export type Capitulo = {
  id: string
  titulo: string
  /** Other words for the task, for the search. */
  palabras: string
  /** Purpose, before the steps. */
  intro: string
  pasos: readonly Oracion[]
  /** Picture below a step, by the step's number from 0. */
  imagenes?: Readonly<Record<number, Imagen>>
  /** Further hints. */
  notas?: readonly Oracion[]
}

/** True if the host announces this extension. */
export type Ofrece = (capacidad: string) => boolean

/** Sentences that are true of this host. */
export const oracionesDe = (oraciones: readonly Oracion[] = [], ofrece: Ofrece): string[] =>
  oraciones.flatMap((una) => {
    if (typeof una === 'string') return una
    return ofrece(una.con) ? una.dice : (una.sin ?? [])
  })

/** The day of its last change, yyyy-mm-dd: the PDF is dated by it. */
export const MANUAL_AL = '2026-11-28'

export const manual: readonly Capitulo[] = [
  {
    id: 'credencial',
    titulo: 'Mostrar la credencial',
    palabras: 'carnet tarjeta qr mostrador prestar teléfono imprimir',
    intro: 'La credencial se muestra en la pantalla, con señal o sin señal.',
    pasos: [
      'Tocá *Credencial*, abajo. También está en *Inicio*, en la tarjeta de cada integrante: *Mostrar credencial*. En una computadora se abre solo desde *Inicio*.',
      'Mostrá la pantalla. Quien te atiende escanea el código y compara tu DNI.',
      {
        con: 'pases',
        dice: 'Si el código venció, tocá *Generar otro*. Sin señal la firma tu teléfono: dice *Se renueva solo* y no hay que hacer nada.',
        sin: 'Si el código venció, tocá *Generar otro*. Sin señal no hay código: mostrá los datos junto con el DNI.',
      },
    ],
    imagenes: {
      0: {
        archivo: 'credencial-abajo',
        dice: 'La barra de abajo, con Credencial marcada.',
      },
      1: {
        archivo: 'credencial-abierta',
        dice: 'La credencial abierta, con el código QR marcado.',
      },
    },
    notas: [
      'Para tenerla en grande en el mostrador, en *Inicio* tocá *Modo mostrador*. Si vas a soltar el teléfono, tocá *Prestar el teléfono*: no se ve otra cosa hasta que lo vuelvas a tomar.',
      {
        con: 'pases',
        dice: 'En una computadora podés imprimir las tarjetas desde *Grupo Familiar*. Sirven por un año.',
      },
      'Para comprobar la credencial de otra persona, abrí en el menú *Comprobar una credencial*.',
    ],
  },
  {
    id: 'recetas',
    titulo: 'Ver y enviar una receta',
    palabras: 'remedio medicamento farmacia crónica prescripción estudio práctica',
    intro: 'Las recetas de tu familia quedan guardadas con su PDF: se ven también sin señal.',
    pasos: [
      'Tocá *Recetas*, abajo. En una computadora, abrí *Recetas* en el menú.',
      'Arriba está la última: *Ver receta* la abre. Para las demás, elegí *Plan ambulatorio* para los remedios que te recetaron, o *Planes especiales y crónicos* para los de todos los meses.',
      'Tocá una receta para abrirla. *Ver receta* muestra el PDF, con el código que lee la farmacia.',
      'Para mandarla, tocá *Enviar por correo* y escribí a qué dirección. Solo se puede mientras está activa.',
    ],
    imagenes: {
      1: {
        archivo: 'plan-ambulatorio',
        dice: 'La pantalla de recetas, con Plan ambulatorio marcado.',
      },
      2: {
        archivo: 'ver-receta',
        dice: 'Una receta abierta, con el botón Ver receta marcado.',
      },
    },
    notas: [
      'Si no hay señal, el correo queda en *Pendientes* y sale solo.',
      'Los estudios, los análisis y las sesiones están en *Prescripciones*.',
    ],
  },
  {
    id: 'autorizaciones',
    titulo: 'Pedir una autorización',
    palabras: 'solicitud cobertura orden médica foto archivo auditoría trámite',
    intro: 'Se pide con una foto de la orden médica. Podés hacerlo sin señal: se envía después.',
    pasos: [
      'En el menú abrí *Autorizaciones* y tocá *Nueva solicitud de autorización*, el botón redondo con el signo más.',
      'Elegí para quién es y qué tipo de cobertura, y tocá *Siguiente*.',
      'Mirá que la orden médica tenga lo que dice la lista. Si le falta algo, la van a observar.',
      'Sumá las fotos o el PDF. Son hasta 4 archivos y 4 MB; a las fotos las achicamos.',
      'Revisá lo que se envía y tocá *Guardar y enviar*. La auditoría puede tardar hasta 48 horas hábiles.',
    ],
    imagenes: {
      0: {
        archivo: 'nueva-solicitud',
        dice: 'La lista de solicitudes, con el botón redondo del signo más marcado, abajo a la derecha.',
      },
    },
    notas: [
      'Si no terminaste, *Salir y guardar borrador*: la seguís otro día, con sus archivos.',
      'La respuesta aparece en la misma lista y en las notificaciones, arriba, en la campana.',
    ],
  },
  {
    id: 'ordenes',
    titulo: 'Hacer una orden',
    palabras: 'consulta turno médico consultorio qr bono cupo costo',
    intro: 'La orden usa el cupo del mes. Antes de hacerla ves cuánto hay que pagar.',
    pasos: [
      'En el consultorio: en *Inicio* tocá *Orden Electrónica* y apuntá la cámara al código QR. Se hace desde el teléfono.',
      'Para llevarla en papel: *Orden Impresa*. Elegí para quién es, el profesional y la práctica.',
      'Tocá *Verificar Costo* para ver cuánto se paga, o *Generar* para hacerla.',
      'Mirá los datos y tocá *Confirmar*. La orden queda guardada y se abre sin señal desde *Consultar Órdenes*.',
    ],
    imagenes: {
      0: {
        archivo: 'leer-el-qr',
        dice: 'La pantalla de inicio, con Orden Electrónica marcada.',
      },
    },
    notas: [
      'Hacer una orden necesita señal. Si se corta en el medio no la pidas de nuevo: lo averiguamos y te lo mostramos. No se genera dos veces.',
      'Cuánto queda del mes y del año está en *Órdenes*, *Consultar Cupo*. Si perdiste el papel, *Reimprimir Orden*.',
    ],
  },
  {
    id: 'sin-senal',
    titulo: 'Usarla sin señal',
    palabras: 'offline conexión internet datos guardado viaje wifi instalar',
    intro: 'La aplicación guarda lo tuyo en el teléfono. Sin señal ves lo guardado, con su fecha.',
    pasos: [
      'Antes de viajar, en *Inicio* bajá hasta *Listo para ir sin señal* y tocá *Actualizar antes de viajar*.',
      'Sin señal aparece arriba una franja gris, o amarilla si algo espera para enviarse. Podés ver la credencial, las recetas, las autorizaciones, las órdenes ya hechas, las delegaciones y las farmacias de tu localidad.',
      'Lo que cambies sin señal queda en *Pendientes* y se envía solo.',
      'Cuando vuelve la señal todo se actualiza: no hay que hacer nada.',
    ],
    imagenes: {
      0: {
        archivo: 'listo-para-salir',
        dice: 'El final de Listo para ir sin señal, con el botón Actualizar antes de viajar marcado.',
      },
    },
    notas: [
      'Instalá la aplicación: así el teléfono no borra lo guardado cuando le falta lugar. En el menú, *Instalar la aplicación* o *Instalar en iPhone*.',
      {
        con: 'pases',
        dice: 'Sin señal, la credencial sirve por 7 días. Con abrir la aplicación un momento con señal se renueva.',
        sin: 'Sin señal, la credencial muestra tus datos, sin código. Mostralos junto con el DNI.',
      },
      'Necesitan señal: ingresar, hacer una orden, generar el cupón de cápita y las búsquedas nuevas.',
    ],
  },
  {
    id: 'pendientes',
    titulo: 'Qué son los pendientes',
    palabras: 'envío enviar cola cambio sin enviar recibo conflicto descartar',
    intro: 'Son los cambios que hiciste y que todavía no llegaron a la obra social.',
    pasos: [
      'En el menú abrí *Pendientes*. El número al lado dice cuántos hay.',
      'Los que dicen *En espera* se envían solos y en orden. Si querés probar ya, tocá *Enviar ahora*.',
      'Los que dicen *Necesitan que decidas* te esperan a vos: leé el motivo y corregí, elegí cuál queda, o descartá.',
      'Cuando llegan quedan en *Enviados* durante 30 días, con su recibo.',
    ],
    imagenes: {
      1: {
        archivo: 'pendiente',
        dice: 'Un cambio sin enviar, con En espera marcado.',
      },
    },
    notas: [
      'Ningún cambio se envía dos veces, aunque se corte la señal.',
      'En algunos navegadores los pendientes salen con la aplicación abierta, no cerrada. *Estado de la aplicación* te dice cómo es en el tuyo.',
    ],
  },
  {
    id: 'familia',
    titulo: 'Los datos de la familia',
    palabras: 'domicilio contacto correo celular dirección perfil grupo familiar integrante',
    intro: 'Cada uno ve los datos de su grupo y cambia los suyos.',
    pasos: [
      'En el menú abrí *Grupo Familiar* y tocá a la persona para ver su ficha.',
      'Para cambiar tu domicilio o tus contactos, tocá el círculo con tus iniciales, arriba, y después *Perfil*.',
      'En la tarjeta *Domicilio* o *Contactos* tocá *Editar*, cambiá lo que haga falta y guardá.',
      'Un correo o un celular nuevo se confirma con un código, cuando el cambio ya llegó.',
    ],
    imagenes: {
      2: {
        archivo: 'editar-domicilio',
        dice: 'El perfil, con el botón Editar de Domicilio marcado.',
      },
    },
    notas: [
      'Lo que escribís no se pierde si se cierra la aplicación: al volver está como lo dejaste.',
      {
        con: 'versiones',
        dice: 'Si la obra social cambió lo mismo que vos, te mostramos los dos y elegís cuál queda.',
      },
    ],
  },
  {
    id: 'prestar',
    titulo: 'Que otra persona vaya por vos',
    palabras: 'prestar prestada recibir credencial cuidador hija vecino retirar remedios mamá papá',
    intro: 'Una hija, un vecino o quien te cuida puede ir en tu lugar.',
    pasos: [
      {
        con: 'pases',
        dice: 'En *Grupo Familiar* tocá *Prestar o recibir una credencial* y después *Prestar a otra persona*. Elegí la de quién, qué más y por cuánto tiempo.',
        sin: 'Para que retire tus remedios, abrí la receta y tocá *Enviar por correo*, o dale la hoja impresa.',
      },
      {
        con: 'pases',
        dice: 'En el otro teléfono, la persona toca *Recibir una credencial prestada*, pone su nombre y su documento, y muestra su código. No necesita cuenta: tu pantalla dice qué dirección abrir.',
      },
      {
        con: 'pases',
        dice: 'Escaneá ese código. Si en las dos pantallas está el mismo número, tocá *Es igual: prestar*.',
      },
      {
        con: 'pases',
        dice: 'La otra persona toca *Ya lo escaneó: abrir la cámara* y apunta al código que se mueve en tu pantalla. Cuando le dice que ya la tiene, tocá *Ya lo tiene*.',
      },
      {
        con: 'pases',
        dice: 'En el mostrador abre *Credenciales prestadas*, toca *Mostrar* y muestra también su DNI. Las recetas están abajo, cada una con su código.',
      },
    ],
    notas: [
      {
        con: 'pases',
        dice: 'Nada de esto necesita señal, si el otro teléfono abrió antes una vez *Credenciales prestadas*.',
      },
      {
        con: 'encargos',
        dice: 'Para que deje de servir antes de tiempo, en *Prestar la credencial* tocá *Terminar*. Sin señal queda en *Pendientes*.',
      },
      {
        con: 'pases',
        dice: 'Quien la recibe no puede hacer nada más en tu nombre, ni prestarla a otra persona. Se borra sola cuando termina, y deja de servir si salís de tu cuenta.',
      },
    ],
  },
  {
    id: 'lugares',
    titulo: 'Encontrar dónde ir',
    palabras: 'farmacia médico especialista sanatorio delegación oficina teléfono mapa dirección',
    intro: 'Lo que ya buscaste y lo de tu localidad se encuentra también sin señal.',
    pasos: [
      'En el menú abrí *Prestadores* y elegí *Profesionales*, *Establecimientos* o *Farmacias*.',
      'Las farmacias de tu localidad ya están ahí. Para buscar otra cosa, completá al menos un dato y tocá *Buscar*.',
      'Tocá un resultado para ver la dirección y llamar, abrir el mapa o escribir un correo.',
      'Las oficinas de la obra social están en *Delegaciones*: escribí la localidad o el nombre.',
      'Donde ves *Más cerca*, tocalo y la lista se ordena por distancia. Tu ubicación no sale del teléfono.',
    ],
    imagenes: {
      0: {
        archivo: 'farmacias',
        dice: 'La pantalla Prestadores, con Farmacias marcada.',
      },
    },
  },
  {
    id: 'tramites',
    titulo: 'Reintegros, aportes y otros trámites',
    palabras: 'dinero plata consumo cápita cupón derivación carta viaje planilla',
    intro: 'Están en el menú, en *Mi afiliación*.',
    pasos: [
      '*Reintegros*: se abren los tuyos. Para ver los de otra persona o de otro año, tocá *Cambiar*.',
      '*Aportes*: se abren los tuyos, de los últimos meses. Para ver los de otra persona, tocá *Cambiar*.',
      '*Consumo prestacional*: se abre lo tuyo de los últimos 90 días. Para elegir de quién y qué días, tocá *Cambiar*.',
      '*Derivaciones*: si viajás a otra provincia, agregá una. La carta se hace cuando llega a la obra social, y queda guardada.',
      '*Cápita*: si pagás una cuota, tocá *Generar cupón* y copiá el código para pagarlo.',
    ],
    notas: ['*Derivaciones* o *Cápita*: en tu menú está la que te corresponde.'],
  },
  {
    id: 'aparato',
    titulo: 'Cambiar de teléfono',
    palabras: 'perdí robaron nuevo sesión cerrar aparato borrar salir compartido',
    intro: 'Lo guardado no pasa de un teléfono a otro: se trae de nuevo al ingresar.',
    pasos: [
      'En el teléfono viejo mirá *Pendientes*: si hay algo sin enviar, esperá a que salga.',
      'En el teléfono nuevo abrí la aplicación con señal e ingresá con tu usuario y tu contraseña.',
      'En el viejo tocá el círculo con tus iniciales y *Salir*. Así se borra lo guardado.',
      {
        con: 'sesiones',
        dice: 'Si lo perdiste, desde otro aparato abrí *Perfil*, *Dónde está abierta tu cuenta*, y cerrá esa sesión.',
        sin: 'Si lo perdiste, ingresá desde otro aparato y cambiá tu contraseña.',
      },
    ],
    imagenes: {
      2: {
        archivo: 'salir',
        dice: 'El menú del círculo con las iniciales, con Salir marcado.',
      },
    },
    notas: [
      'Qué se guarda y cómo borrarlo está en *Perfil*, *Lo guardado en este teléfono*.',
      'Si lo usan varios, al ingresar marcá *Este teléfono es compartido*: lo guardado se borra después de 30 minutos sin uso.',
    ],
  },
  {
    id: 'cuenta',
    titulo: 'Tu cuenta y tu contraseña',
    palabras:
      'clave pin olvidé usuario ingresar crear cuenta recuperar sesión venció huella passkey',
    get intro() {
      return `Se ingresa con ${tuNumero()} y la contraseña.`
    },
    pasos: [
      'Si no tenés cuenta, en la pantalla de ingreso tocá *Crear mi cuenta*. Te pide tus datos y un código.',
      'Si no te acordás la contraseña, ahí mismo tocá *Olvidé mi contraseña*. Te mandamos un correo para poner una nueva.',
      'Para cambiarla, tocá el círculo con tus iniciales y *Cambiar mi Contraseña*.',
      {
        con: 'llaves-de-acceso',
        dice: 'Para ingresar con tu huella o tu cara, sin escribirla, abrí *Perfil*, *Llaves de acceso*, y tocá *Agregar una llave*. Si cambiás la contraseña, agregala de nuevo.',
      },
      'Si dice que tu sesión venció, ingresá de nuevo: lo guardado y lo pendiente siguen ahí.',
    ],
    imagenes: {
      1: {
        archivo: 'olvide-mi-contrasenia',
        dice: 'La pantalla de ingreso, con Olvidé mi contraseña marcado.',
      },
    },
    notas: ['Si ya no tenés ni ese celular ni ese correo, acercate a tu delegación con el DNI.'],
  },
  {
    id: 'candado',
    titulo: 'Poner un candado',
    palabras:
      'pin huella cara bloquear cerrar proteger privacidad datos médicos olvidé robo perdí celular',
    intro:
      'Con el candado, lo guardado en tu teléfono se abre solo con un PIN que elegís vos. Anda igual con señal y sin señal.',
    pasos: [
      'Abrí *Perfil* y tocá *Candado*. Escribí un PIN de seis números, dos veces, y tocá *Poner el candado*.',
      'En *Se cierra solo* elegí después de cuánto tiempo sin uso se cierra. Para cerrarlo enseguida tocá *Cerrar ahora*.',
      'Si tu teléfono puede, tocá *Usar huella o cara*: lo abrís también así, y el PIN sigue sirviendo.',
      'Cuando abrís la aplicación o recargás la página, poné el PIN y tocá *Abrir*, o tocá *Abrir con huella o cara*.',
      'Si no te acordás el PIN y usás huella o cara, abrilo así y elegí otro en *Cambiar el PIN*. Si no, tocá *Olvidé el PIN* e ingresá de nuevo con tu contraseña. Se borra lo guardado y vuelve con señal. Lo que falta enviar queda. Con diez PIN mal puestos seguidos pasa lo mismo.',
    ],
    notas: [
      'Cuida de quien agarra tu teléfono con el candado cerrado, y de quien copia lo guardado: no lee nombres, remedios, diagnósticos ni documentos.',
      'No cuida de un laboratorio, que puede probar todos los PIN, ni de quien agarra tu teléfono con el candado abierto. Si se abre también con huella o cara, lo abre quien puede desbloquear tu teléfono.',
      'Con el candado cerrado lo que hiciste se envía, lo nuevo llega, y los avisos no nombran a nadie. La credencial y el modo mostrador piden el PIN, salvo que en *Candado* elijas *Mostrarlos sin PIN*: ahí dice qué se vería.',
      'Si perdiste el teléfono, cerrá también su sesión desde otro: está en *Perfil*, *Dónde está abierta tu cuenta*.',
    ],
  },
]

/** Folder of the manual's pictures among the files of the portal. */
export const CARPETA_DEL_MANUAL = '/manual'

/** Picture of this step with its address; undefined if there is none. */
export function imagenDePaso({ imagenes }: Capitulo, paso: number) {
  const imagen = imagenes?.[paso]
  if (!imagen) return undefined
  const { archivo, dice } = imagen
  const { alto, huella } = manualEnImagenes[archivo]
  const direccion = `${CARPETA_DEL_MANUAL}/${archivo}.png`
  return {
    archivo: `${archivo}.png`,
    src: `${direccion}?v=${huella}`,
    dice,
    ancho: ANCHO_DE_IMAGEN,
    alto,
  }
}

export const capituloDe = (id: string): Capitulo | undefined =>
  manual.find((capitulo) => capitulo.id === id)

/** Parts of a sentence: every second one is exactly as on the screen. */
export const partesDePaso = (texto: string): string[] => texto.split('*')

/** The sentence without asterisks, for speech. */
export const sinMarcas = (texto: string): string => texto.replaceAll('*', '')
