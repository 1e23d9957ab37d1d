export const texts = {
  ver: 'Ver',
  descargar: 'Descargar',
  descargarIgual: 'Descargar igual',
  compartir: 'Compartir',
  imprimir: 'Imprimir',
  enviar: 'Enviar por correo',
  conTamano: (hacer: string, tamano: string, aproximado: boolean) =>
    `${hacer} (${aproximado ? 'unos ' : ''}${tamano})`,
  guardado: (aparato: string) => `PDF guardado en este ${aparato}`,

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
  hoja: (n: number, de: number) => `Página ${n} de ${de}`,
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
  sinLectorDetalle: 'El documento está bien: descargalo para verlo con otra aplicación.',
  yaNoEsta: (aparato: string) =>
    `Este documento ya no está en este ${aparato}. Volvé a abrirlo desde donde lo viste.`,
  reintentar: 'Reintentar',
  noSeCompartio: 'Ya está listo. Tocá Compartir otra vez.',
}
