import { producto } from '#contract/producto.ts'

export const texts = {
  abriendo: 'Abriendo…',
  tituloDe: (pantalla: string) => `${pantalla} · ${producto.nombre}`,
  cerrarMenu: 'Cerrar menú',
  mostrador: 'Modo mostrador',
  actualizar: 'Actualizar',
  noExiste: 'Esta dirección no existe',
  noExisteDetalle: 'Puede estar mal escrita o haber cambiado. Todo lo tuyo sigue en su lugar.',
  irAInicio: 'Ir a Inicio',
  noAbre: 'No pudimos abrir la aplicación',
  noAbreDetalle:
    'Puede ser la señal, o que el navegador no deje guardar nada. Lo que hiciste antes no se perdió. Probá de nuevo; si sigue igual, cerrá el navegador y volvé a abrirlo.',
  otraVentana: 'Cerrá las otras ventanas de la aplicación',
  otraVentanaDetalle:
    'Hay una versión nueva, y una ventana que quedó abierta con la anterior no la deja seguir. Cuando la cierres, esto sigue solo.',
  masNueva: 'Hay una versión nueva',
  masNuevaDetalle:
    'Lo guardado acá es de una versión más nueva que la que se abrió. Nada se perdió: actualizá para verlo y enviarlo; si sigue igual, probá más tarde.',
  viejo: 'Este navegador es muy viejo',
  viejoDetalle:
    'Actualizalo y volvé a abrir la aplicación: hace falta Chrome 114, Safari 17 o Firefox 125, o más nuevo. Si acá no se puede actualizar, abrila en otro navegador.',
  ingresaParaRecibir: 'Ingresá y compartí el archivo de nuevo: sin ingresar no se guarda.',
  prestadoNoRecibe: 'El archivo no se guardó: está prestado.',
  sinGuardar: 'Acá no se puede guardar nada',
  sinGuardarDetalle:
    'Esta dirección no es segura (https) o el navegador no deja guardar datos. Para usar la aplicación sin señal, abrila desde su dirección segura y con los datos de sitios permitidos.',
  abriendoLoGuardado: 'Abriendo lo guardado…',
  abriendoDemora: 'Está tardando más de lo normal',
  abriendoDetalle: (aparato: string) =>
    `Lo guardado en este ${aparato} está ocupado. Nada se perdió: seguimos probando y se abre solo. Si tenés la aplicación abierta en otra ventana, cerrala. Si sigue igual, cerrá también esta y volvé a abrirla.`,
  reparar: 'Reparar la aplicación',
  fallo: 'No pudimos abrir esta pantalla',
  falloDetalle: 'Lo tuyo sigue guardado. Probá de nuevo o volvé a Inicio.',
  noEstaAca: (aparato: string) => `Esta pantalla no está en este ${aparato} todavía`,
  conSenal: 'Con señal se trae.',
  probarDeNuevo: 'Probar de nuevo',
  faltaUnaParte: 'No pudimos bajar una parte de la aplicación. Seguimos probando.',
}
