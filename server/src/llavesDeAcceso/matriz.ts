import { eq } from 'drizzle-orm'

import { NOBODY, type Row } from '../http/matriz.ts'
import { llavesDeAcceso } from './tables.ts'

const prueba = { id: 'unknown', clientDataJSON: 'unknown' }

export const matriz = {
  'llavesDeAcceso.desafioDeIngreso': { own: () => ({}) },
  'llavesDeAcceso.ingresar': {
    closed: { ...prueba, authenticatorData: '', signature: '', userHandle: '' },
  },
  'llavesDeAcceso.lista': { own: () => ({}) },
  // Names no person: the passkey is added to the asker's account. Without its proof nothing is added.
  'llavesDeAcceso.agregar': { closed: { ...prueba, attestationObject: 'unknown' } },
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
} satisfies Record<string, Row>
