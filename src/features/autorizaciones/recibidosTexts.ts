export const texts = {
  titulo: 'Archivos recibidos',
  leyendo: 'Leyendo tus archivos…',
  intro: (aparato: string) =>
    `Quedan en este ${aparato} hasta que los uses o los borres. No se enviaron a nadie.`,
  vacio: 'Todavía no hay archivos',
  vacioDetalle:
    'En otra aplicación, como WhatsApp o la galería, tocá Compartir y elegí esta. También podés elegirlos desde acá.',
  usar: (nombre: string) => `Usar ${nombre}`,
  borrar: (nombre: string) => `Borrar ${nombre}`,
  borrarPregunta: (nombre: string) => `¿Borrar ${nombre}?`,
  borrarDetalle: 'Se borra de acá. En la aplicación que lo compartió no cambia nada.',
  siBorrar: 'Borrar',
  volver: 'Volver',
  cerrarAviso: (nombre: string) => `Cerrar el aviso de ${nombre}`,
  queHacer: 'Qué hacemos con ellos',
  nueva: 'Nueva solicitud',
  agregarA: (quien: string, paso: number) =>
    quien === ''
      ? `Agregar a la solicitud sin terminar, paso ${paso}`
      : `Agregar a la de ${quien}, paso ${paso}`,
  sinOrigen: 'No sabemos quién los mandó',
  sinOrigenDetalle: 'Pudo ser otra página. Usá solo los que compartiste vos.',
  sinOrigenPregunta: (cuantos: number) =>
    cuantos === 1 ? '¿Lo compartiste vos?' : '¿Los compartiste vos?',
  sinOrigenCuales: (nombres: string) =>
    `No sabemos quién mandó ${nombres}. Si no fuiste vos, no lo uses: va a la obra social con tu nombre.`,
  siUsar: 'Sí, usar',
  elegiUno: 'Elegí al menos un archivo.',
  hastaCuatro: 'En un paso entran hasta 4 archivos: elegí cuáles.',
  fue: {
    nada: 'No llegó ningún archivo. Algunas aplicaciones comparten sin mandarlo: compartilo de nuevo, o elegilo desde acá.',
    lleno:
      'No se guardó. Entran hasta 12 archivos, de 40 MB en total: borrá alguno, o compartí menos.',
    'lleno-sin-origen':
      'No se guardó: no sabemos quién lo mandó, y de esos entran hasta 6, de 20 MB en total. Borrá alguno, o elegilo desde acá.',
    'sin-lugar': 'No se guardó: no hay lugar. Borrá algo que no uses y compartilo de nuevo.',
    fallo: 'No se pudo guardar. Volvé a compartirlo.',
    prestado: 'No se guardó: estaba prestado. Compartilo de nuevo.',
  },
  hay: (cuantos: number) =>
    cuantos === 1 ? 'Tenés 1 archivo recibido' : `Tenés ${cuantos} archivos recibidos`,
  hayDetalle: 'Para una solicitud nueva, o una sin terminar.',
  esperan: (cuantos: number) =>
    cuantos === 1
      ? 'El archivo que recibiste te espera en el paso 2.'
      : `Los ${cuantos} archivos que recibiste te esperan en el paso 2.`,
}
