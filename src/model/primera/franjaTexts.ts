/** Texts of the line under the bar that only the portal shows. */
export const franja = {
  enviando: 'Enviando tus cambios…',
  noAbreSinSenal: 'No cierres la aplicación: en este navegador no abre sin señal.',
  noGuarda: 'Este navegador no deja guardar.',
  noGuardaDetalle:
    'Con señal ves tus datos. Para hacer cambios, abrí la aplicación en otro navegador o fuera del modo privado.',
  safariBorra: 'Safari puede borrar lo que no se envió.',
  safariBorraDetalle: 'Agregá la aplicación a la pantalla de inicio, o quedate hasta que se envíe.',
  sinLugar: (aparato: string) => `Queda poco lugar en el ${aparato}.`,
  nadaDeLugar: (aparato: string) => `No hay lugar en el ${aparato}.`,
  nadaDeLugarDetalle:
    'Ves lo guardado. Para guardar y enviar, borrá algo que no uses y volvé a abrir la aplicación.',
  sinLugarDetalle: 'Lo guardado sigue; lo nuevo se ve con señal.',
}
