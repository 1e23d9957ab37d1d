import type { Area } from '#piezas/area.ts'

export const area: Area = {
  // Not in the specification: sign-in with a passkey.
  'llaves-de-acceso': {
    path: '/llaves-de-acceso',
    titulo: 'Llaves de acceso',
    archivo: 'LlavesDeAccesoScreen',
    exacta: true,
    con: 'llaves-de-acceso',
    busca: {
      lugar: 305,
      detalle: 'Ingresar con tu huella, tu cara o el PIN del teléfono',
      palabras: 'passkey contraseña seguridad biometría',
    },
    imagenes: [{ nombre: 'llaves-de-acceso', titulo: 'Llaves de acceso' }],
  },
}
