/** Texts of the live screen only. The others are in the first picture too (model/mostrador/texts.ts). */
export const texts = {
  segui: 'Seguí apretando…',
  faltan: (segundos: number) => (segundos === 1 ? 'Falta 1' : `Faltan ${segundos}`),
  queSeVe: 'De quién se ve la credencial',
  solo: (nombre: string) => `Solo ${nombre}`,
  todos: 'Toda la familia',
  paraVolver:
    'Para volver, mantené apretado 3 segundos el botón de abajo. Cualquiera que lo lea puede hacerlo: si querés que además pida tu contraseña, activalo en tu perfil.',
  paraVolverConClave:
    'Para volver, mantené apretado 3 segundos el botón de abajo y poné tu contraseña.',
  cancelar: 'Cancelar',
  prestar: 'Prestar',
  clave: 'Poné tu contraseña para volver',
  contrasenia: 'Contraseña/PIN',
  noEs: 'Esa no es tu contraseña.',
  espera: (segundos: number) =>
    `Demasiados intentos. Probá de nuevo en ${Math.floor(segundos / 60)}:${String(segundos % 60).padStart(2, '0')}.`,
  seguir: 'Continuar',
  mirando: 'Mirando…',
  olvide: 'La olvidé',
  olvideDetalle: (aparato: string) =>
    `Con señal podés cerrar tu sesión en este ${aparato} e ingresar de nuevo, con una contraseña nueva si hace falta. Lo que todavía no se envió te espera.`,
  cerrarSesion: 'Cerrar mi sesión',
  cerrando: 'Cerrando…',
  probarDeNuevo: 'Probar de nuevo',
  noEsta: 'Esta persona no está en tu grupo familiar',
  noEstaDetalle: 'Puede que la dirección esté mal, o que ya no sea parte del grupo.',
  verMia: 'Ver mi credencial',
  faltanDatos: 'Tus datos todavía no están en este teléfono',
  faltanDatosDetalle: 'Abrí la aplicación un momento con señal y quedan guardados.',
  irAInicio: 'Ir a Inicio',
  sinLector: (aparato: string) =>
    `El lector de PDF todavía no está en este ${aparato}. Con señal se trae solo.`,
  cerrarQr: 'Cerrar el QR de la receta',
  firmada: 'Firmada por la obra social',
  anterior: 'Receta anterior',
  siguiente: 'Receta siguiente',
  cual: (una: number, de: number) => `Receta ${una} de ${de}`,
}
