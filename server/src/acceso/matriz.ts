import { eq } from 'drizzle-orm'

import { NOBODY, type Row } from '../http/matriz.ts'
import { llavesDeAcceso } from '../llavesDeAcceso/puerta.ts'

const enlace = {
  contrasenia: 'demo1234',
  token: 'unknown',
  codigoverificacion: '000000',
  idcontacto: 1,
}
const cambio = {
  rolafiliado: true,
  passwordactual: 'demo1234',
  nuevapassword: 'demo1234',
  confirmarnuevapassword: 'demo1234',
}

export const matriz = {
  'acceso.ingresar': { own: () => ({ nombre: '27-28456789-2', password: 'demo1234' }) },
  'acceso.nuevaContrasenia': { closed: enlace },
  'acceso.recuperar': {
    closed: { nombreUsuario: '27284567892', idHistorialContactoPersonaFisica: '1' },
  },
  'acceso.cambiarPassword': { own: () => cambio },
  'contacto.correosDeUsuario': { closed: { nombreUsuario: '27284567892' } },
  'llavesDeAcceso.desafioDeAlta': { own: () => ({ contrasenia: 'demo1234' }) },
  'llavesDeAcceso.lista': { own: () => ({}) },
  // Names no person: the passkey is added to the asker's account. Without its proof nothing is added.
  'llavesDeAcceso.agregar': {
    closed: { id: 'unknown', clientDataJSON: 'unknown', attestationObject: 'unknown' },
  },
  'llavesDeAcceso.quitar': {
    names: async ({ db, uid }) => {
      const de = { uid, usuario: '', clavePublica: '', contador: 0, copiada: false }
      await db
        .insert(llavesDeAcceso)
        .values({ ...de, id: `matriz-${uid}`, dispositivo: '', creadaAt: 0 })
        .onConflictDoNothing()
      const [found] = await db.select().from(llavesDeAcceso).where(eq(llavesDeAcceso.uid, uid))
      return { idLlave: found?.idLlave ?? 0 }
    },
    missing: { idLlave: NOBODY },
  },
  'sesiones.confirmar': { own: () => ({ contrasenia: 'demo1234' }) },
} satisfies Record<string, Row>
