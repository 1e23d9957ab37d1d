import { formatDocumento as conPuntos } from '#formato/numeros.ts'

export const texts = {
  ver: 'Ver',
  descargar: 'Descargar',
  descargarIgual: 'Descargar igual',
  compartir: 'Compartir',
  imprimir: 'Imprimir',
  enUnaPagina: 'Ver en una página',
  enviar: 'Enviar por correo',
  conTamano: (hacer: string, tamano: string, aproximado: boolean) =>
    `${hacer} (${aproximado ? 'unos ' : ''}${tamano})`,
  guardado: (aparato: string) => `PDF guardado en este ${aparato}`,
  guardadoSinLector: 'PDF guardado. Abrilo una vez con señal para poder verlo después sin señal.',

  sinBajar: 'Sin bajar todavía',
  pesa: (tamano: string) => `Pesa ${tamano}`,
  porQuePregunta: (datos: boolean, ahorra: boolean) =>
    [
      ...(datos ? ['estás usando los datos del teléfono'] : []),
      ...(ahorra ? ['tenés prendido el ahorro de datos'] : []),
    ]
      .join(' y ')
      .replace(/^./, (letra) => letra.toUpperCase()) + '.',
  bajarYVer: 'Bajar y ver',
  bajarConWifi: 'Bajar cuando haya Wi-Fi',
  conWifi: 'Lo traemos cuando haya Wi-Fi, mientras esta página esté abierta.',
  correoNoGasta: 'Enviarlo por correo no gasta tus datos: lo manda la obra social.',

  abriendo: 'Abriendo…',
  trayendo: 'Trayendo el documento…',
  hojas: 'Páginas del documento',
  hoja: (n: number, de: number) => `Página ${n} de ${conPuntos(de)}`,
  hastaAca: (tope: number, de: number) =>
    `Acá se ven las primeras ${tope} páginas de ${conPuntos(de)}.`,
  elRestoDescargando: 'Para ver las demás, descargá el documento.',
  hojaSinVer: 'Esta página no se pudo mostrar acá.',
  hojaDescargando: 'Descargá el documento para verla con otra aplicación.',
  muchasParaImprimir: (de: number) =>
    `Tiene ${conPuntos(de)} páginas, demasiadas para imprimir desde acá. Descargá el documento e imprimilo con otra aplicación.`,
  noSeImprimio:
    'No se pudo preparar para imprimir. Descargá el documento e imprimilo con otra aplicación.',
  agrandar: 'Agrandar',
  paginaEntera: 'Página entera',
  alejar: 'Alejar',
  acercar: 'Acercar',
  cerrar: 'Cerrar el documento',

  noSeAbrio: 'No se pudo abrir',
  danado: 'Este documento llegó dañado',
  danadoDetalle: 'No lo guardamos. Traelo de nuevo, o descargá el archivo tal como llegó.',
  traerDeNuevo: 'Traer de nuevo',
  noEsta: (aparato: string) => `Todavía no está en este ${aparato}`,
  noEstaDetalle: 'Cuando haya señal se trae solo, mientras esta página esté abierta.',
  sinLector: 'No se pudo mostrar acá',
  sinLectorDetalle: 'El documento está guardado, pero este navegador no lo puede dibujar.',
  sinLectorDescargalo: 'El documento está bien: descargalo para verlo con otra aplicación.',
  yaNoEsta: (aparato: string) =>
    `Este documento ya no está en este ${aparato}. Cuando haya señal, abrilo en Recetas, Órdenes o Autorizaciones y queda guardado otra vez.`,
  reintentar: 'Reintentar',
  noSeCompartio: 'Ya está listo. Tocá Compartir otra vez.',
}
