import { NOT_THERE, REFUSED } from '../providerEffects.ts'
import { words } from './notas.ts'
import type { OperacionDelModelo } from './operacion.ts'
import { pickSolicitud, solicitudOf, solicitudes } from './solicitudes.ts'

/** Object and address of a mail. */
type Mandado = { id: number; correo: string }

/** A prescription goes to an address by mail. The random test has no list of them: their ids are those of the requests. */
const porCorreo = <Type extends string>(
  type: Type,
  name: string,
  path: string,
  asked: (body: unknown) => Mandado,
): OperacionDelModelo<Type> => ({
  type,
  action: { name, weight: 1 },
  lista: solicitudes,
  sinCopia: true,
  path,
  value: ({ correo }: { correo: string }) => correo,
  reworded: (payload, correo) => ({ ...payload, correo }),
  checkShown: () => undefined,

  line(run, phone, random, uid) {
    const id = pickSolicitud(run, phone, random)?.idSolicitudCobertura
    if (id === undefined) return undefined
    const correo = words(run, uid, random)
    return { payload: { id, numero: String(id), correo }, value: correo, about: id, seen: 0 }
  },

  writes: {
    [path]: (books, { body, uid }) => {
      const { id, correo } = asked(body)
      if (correo.startsWith('RECHAZAR')) return REFUSED
      return solicitudOf(books, uid, id) ? { answer: {}, value: correo } : NOT_THERE
    },
  },
})

export const enviarReceta = porCorreo(
  'receta.enviar',
  'mail a prescription',
  '/v1/receta-electronica/enviar',
  (body) => {
    const { idsRecetas, correo } = body as { idsRecetas: number[]; correo: string }
    return { id: idsRecetas[0] ?? 0, correo }
  },
)

export const enviarPrescripcion = porCorreo(
  'prescripcion.enviar',
  'mail a practice prescription',
  '/v1/prescripciones-electronicas/email',
  (body) => {
    const asked = body as { idPrescripcionElectronica: number; correo: string }
    return { id: asked.idPrescripcionElectronica, correo: asked.correo }
  },
)
