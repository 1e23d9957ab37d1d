const dias = (cuantos: number) => (cuantos === 1 ? '1 día' : `${cuantos} días`)

export const texts = {
  listo: 'Listo para ir sin señal',
  faltan: (cuantas: number) =>
    cuantas === 1
      ? 'Falta 1 cosa para usarla sin señal'
      : `Faltan ${cuantas} cosas para usarla sin señal`,
  sinSenal: (desde: string) => `Sin señal desde ${desde}`,
  preparando: 'Preparando todo…',
  van: (van: number, de: number) => `Van ${van} de ${de}`,
  guardado: (cuando: string) => `Guardado ${cuando}`,
  hasta: (dia: string) => `Credencial hasta el ${dia}`,
  venceEn: (cuantos: number) => `Credencial: vence en ${dias(cuantos)}`,
  sinVerificar: (dia: string) => `Sin verificar desde ${dia}`,
  falta: 'Falta la credencial sin señal',
  noSeOfrece: 'Sirve la tarjeta con el DNI',
  ficha: 'Datos guardados',
  sinFicha: 'Faltan sus datos',
  sinRecetas: 'Sin recetas vigentes',
  recetas: (cuantas: number, pdf: number) =>
    [
      cuantas === 1 ? '1 receta' : `${cuantas} recetas`,
      ...(pdf > 0 ? [cuantas === 1 ? 'su PDF' : `${pdf} PDF`] : []),
    ].join(' y '),
  faltanPdf: (cuantos: number) =>
    cuantos === 1 ? 'Falta el PDF de 1 receta' : `Falta el PDF de ${cuantos} recetas`,
  faltaElLector: 'Falta guardar lo que muestra los PDF. Con señal, abrí uno y queda guardado.',
  faltaLaAplicacion:
    'Falta guardar una parte de la aplicación. Con señal se guarda sola: dejala abierta un momento.',
  noAbreSinSenal: 'En este navegador la aplicación no abre sin señal: no la cierres.',
  conservado: 'El navegador prometió conservarlo.',
  noConservado:
    'El navegador podría borrarlo si falta lugar. Con la aplicación instalada no lo borra.',
  actualizar: 'Actualizar antes de viajar',
  instalar: 'Instalar la aplicación',
  detener: 'Detener',
  seActualizaSolo: 'Cuando vuelva la señal se actualiza solo.',
}
