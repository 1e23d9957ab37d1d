// Single constants and not one object: the first picture contains the texts that it shows, and no others.

export const sinSenal = 'Sin señal.'
export const paraEnviar = (cuantos: number) =>
  cuantos === 1 ? '1 cambio para enviar.' : `${cuantos} cambios para enviar.`
export const vesLoGuardado = 'Ves lo guardado.'
export const demorados = (cuantos: number) =>
  cuantos === 1
    ? '1 cambio no se pudo enviar todavía.'
    : `${cuantos} cambios no se pudieron enviar todavía.`
export const seguimosProbando = 'Seguimos probando.'
export const cautivo = 'Esta red pide iniciar sesión.'
export const vencida = 'Tu sesión venció.'
export const vencidaDetalle = 'Podés seguir viendo lo guardado; ingresá para enviar lo pendiente.'
export const noSeAcepto = (cuantos: number) =>
  cuantos === 1 ? 'No se aceptó 1 cambio.' : `No se aceptaron ${cuantos} cambios.`
export const paraDecidir = (cuantos: number) =>
  cuantos === 1 ? 'Hay 1 cambio para decidir.' : `Hay ${cuantos} cambios para decidir.`
export const conLaAplicacionAbierta = 'Se envía con la aplicación abierta.'

export const enviando = 'Enviando tus cambios…'
export const noAbreSinSenal = 'No cierres la aplicación: en este navegador no abre sin señal.'
export const noGuarda = 'Este navegador no deja guardar.'
export const noGuardaDetalle =
  'Con señal ves tus datos. Para hacer cambios, abrí la aplicación en otro navegador o fuera del modo privado.'
export const safariBorra = 'Safari puede borrar lo que no se envió.'
export const safariBorraDetalle =
  'Agregá la aplicación a la pantalla de inicio, o quedate hasta que se envíe.'
export const sinLugar = (aparato: string) => `Queda poco lugar en el ${aparato}.`
export const nadaDeLugar = (aparato: string) => `No hay lugar en el ${aparato}.`
export const nadaDeLugarDetalle =
  'Ves lo guardado. Para guardar y enviar, borrá algo que no uses y volvé a abrir la aplicación.'
export const sinLugarDetalle = 'Lo guardado sigue; lo nuevo se ve con señal.'
