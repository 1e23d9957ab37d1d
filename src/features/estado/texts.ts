import { producto } from '#contract/producto.ts'
import { tamano } from '#formato/tamano.ts'

const MB = 1024 * 1024

const enEspera = (cuantos: number) =>
  cuantos === 1 ? '1 espera para enviarse' : `${cuantos} esperan para enviarse`
const paraDecidir = (cuantos: number) =>
  cuantos === 1 ? '1 necesita que decidas' : `${cuantos} necesitan que decidas`

export const texts = {
  ayuda: 'Ayuda',
  titulo: 'Estado de la aplicación',
  mirando: 'Mirando cómo está todo…',
  enOrden: 'Todo en orden',
  paraMirar: (cuantas: number) =>
    cuantas === 1 ? 'Hay 1 cosa para mirar' : `Hay ${cuantas} cosas para mirar`,
  revisado: (cuando: string) => `Revisado ${cuando}`,

  nueva: 'Hay una versión nueva. Se carga en un momento, sin perder nada.',
  actualizar: 'Actualizar',
  noPrometido:
    'El navegador no prometió conservar lo guardado. Con la aplicación instalada lo cuida mejor.',
  instalar: 'Instalarla',
  noAbre: (aparato: string) =>
    `La aplicación todavía no está entera en este ${aparato}. Dejala abierta un momento con señal.`,
  sinTrabajador:
    'En este navegador la aplicación no abre sin señal. Abrila en otro, o no la cierres.',
  sinLugar: (aparato: string) => `Queda poco lugar en el ${aparato}. Borrá algo que no uses.`,
  noGuarda: 'Este navegador no deja guardar. Abrí la aplicación en otro, o fuera del modo privado.',
  relojMal: (aparato: string) =>
    `La hora del ${aparato} está mal. Ponela en automática: la credencial sin señal la necesita.`,
  decidir: (cuantos: number) =>
    cuantos === 1 ? 'Hay 1 cambio para decidir.' : `Hay ${cuantos} cambios para decidir.`,
  verPendientes: 'Ver pendientes',
  sesionVencida: 'Tu sesión venció. Ingresá de nuevo para enviar y actualizar.',
  ingresar: 'Ingresar',

  este: (aparato: string) => `Este ${aparato}`,
  version: 'Versión',
  alDia: 'Al día',
  hayNueva: 'Hay una nueva',
  senal: 'Señal',
  hay: 'Sí',
  noHay: 'No',
  contesta: 'La obra social contesta',
  sinSenalDesde: (cuando: string) => `Desde ${cuando}. Ves lo guardado`,
  cautivo: 'Esta red pide iniciar sesión',
  guardado: 'Guardado',
  libres: (cuanto: string) => `Quedan ${cuanto} libres`,
  sinMedir: 'El navegador no dice cuánto lugar queda',
  documentos: 'Documentos',
  documentosGuardados: (hay: number, de: number, cuanto: string) =>
    `${hay} de ${de} documentos guardados, ${cuanto}`,
  ningunDocumento: 'Ninguno para guardar',
  compartido: (aparato: string) => `Este ${aparato} es compartido: no los guarda`,
  conservar: 'Conservar lo guardado',
  prometido: 'El navegador lo prometió',
  sinPromesa: 'El navegador no lo prometió',
  abrirSinSenal: 'Abrir sin señal',
  entera: 'Está toda guardada',
  faltaUnaParte: 'Falta guardar una parte',
  cerrada: 'Enviar con la aplicación cerrada',
  puede: 'Este navegador puede',
  noPuede: 'Este navegador envía con la aplicación abierta',
  hora: 'Hora',
  diferencia: 'Diferencia con la obra social',
  segundos: (cuantos: number) =>
    cuantos < 120 ? `${cuantos} s` : `${Math.round(cuantos / 60)} min`,
  pendientes: 'Pendientes',
  nadaPendiente: 'Nada para enviar',
  loPendiente: (espera: number, decide: number) =>
    [espera > 0 ? enEspera(espera) : '', decide > 0 ? paraDecidir(decide) : '']
      .filter(Boolean)
      .join(', '),

  actualizacion: 'Última actualización',
  nunca: 'Todavía no',
  fallo: (cuando: string) => `No se pudo ${cuando}`,

  ahorro: 'Ahorro de datos',
  ahorroDetalle: 'Los PDF se bajan solos con Wi-Fi. Sin Wi-Fi, cuando los pedís.',
  ahorroSolo: (aparato: string) => `Lo prendimos porque tu ${aparato} ya ahorra datos.`,
  datosUsados: 'Datos usados',
  gasto: (aparato: string) => `Lo que gastó ${producto.nombre} en este ${aparato}.`,
  mesAnterior: 'Mes anterior',
  mesSiguiente: 'Mes siguiente',
  nadaEseMes: 'Todavía no hay nada de este mes.',
  cuanto: (bytes: number) =>
    bytes < 0.1 * MB ? tamano(bytes) : `${(bytes / MB).toFixed(1).replace('.', ',')}\u00A0MB`,
  bajados: 'bajados',
  enviados: 'enviados',
  clases: {
    documentos: 'Documentos (PDF)',
    fotos: 'Fotos que enviaste',
    listas: 'Recetas y listas',
    datos: 'Credencial y datos',
    versiones: 'Versiones de la aplicación',
  },
  queSeCuenta: (aparato: string) =>
    `Con Wi-Fi también cuenta. De las versiones de la aplicación se cuenta lo que se guarda para abrirla sin señal. Se cuenta en este ${aparato} y no sale de acá.`,

  mesa: 'Si llamás a la mesa de ayuda',
  mesaDetalle:
    'Dales este código y, si te lo piden, el texto. No tiene nombres, documentos ni recetas.',
  codigo: 'Código',
  copiarCodigo: 'Copiar el código',
  compartirTexto: 'Compartir el texto',
  copiarTexto: 'Copiar el texto',
  verlo: 'Verlo antes',
  loQueSeManda: 'El texto para la mesa de ayuda',
  descargar: 'Descargar',
  cerrar: 'Cerrar',
  archivo: 'estado-de-la-aplicacion.txt',
  copiado: 'Copiado.',
  noSeCopio: 'Este navegador no deja copiar. Tocá Verlo antes y copialo a mano.',

  licencias: 'Programas de otros',
  licenciasDetalle: 'Con estos programas libres está hecha la aplicación. Gracias a sus autores.',
  verLicencias: 'Ver las licencias',
  trayendoLicencias: 'Trayendo la lista…',
  licenciasNoVinieron: 'La lista no llegó. Con señal, probá de nuevo.',
  reintentar: 'Reintentar',
  textosCompletos: 'Leer los textos completos (con señal)',
  como: { bien: 'bien', mirar: 'para mirar', falta: 'falta' },
}
