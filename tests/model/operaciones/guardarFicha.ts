import { type Books, REFUSED, no } from '../providerEffects.ts'
import { notificaciones } from './descartarNotificacion.ts'
import { words } from './notas.ts'
import type { OperacionDelModelo, Write } from './operacion.ts'

/** Content of a member's address or contacts, with its version. */
type Guardado = { version: number; actual: object }

const guardados = new WeakMap<Books, Map<string, Guardado>>()

/** A save of the named version; each member's address, and each member's contacts, count as one thing. */
function save(of: {
  books: Books
  what: string
  version: number | undefined
  value: string
  actual: object
}): ReturnType<Write> {
  const { books, what, version, value, actual } = of
  if (value.startsWith('RECHAZAR')) return REFUSED
  const all = guardados.get(books) ?? new Map<string, Guardado>()
  guardados.set(books, all)
  const before = all.get(what) ?? { version: 1, actual: {} }
  if (version !== undefined && version !== before.version)
    return no(412, 'Se cambió desde otro teléfono.', {
      actual: { ...before.actual, version: before.version },
    })
  const saved = { version: before.version + 1, actual }
  all.set(what, saved)
  return { answer: { status: 'success', ...actual, version: saved.version }, value }
}

const LUGAR = {
  provincia: { idProvincia: 1, descripcion: 'La Pampa' },
  departamento: { idDepartamento: 1, descripcion: 'Capital' },
  localidad: { idLocalidad: 1, descripcion: 'Santa Rosa' },
  calle: { idCalle: 1, descripcion: 'Alsina' },
}
const casaCon = (valor: string) => ({
  ...LUGAR,
  itemsDomicilioPersonaFisica: [{ codigoTipoNumeracion: 6, valor }],
})

type Domicilio = { despues: ReturnType<typeof casaCon> }

/** An address, each time of another member: two saves of one are one (tests/unit/model/guardarFicha.test.ts). */
export const guardarDomicilio: OperacionDelModelo<'domicilio.guardar'> = {
  type: 'domicilio.guardar',
  action: { name: 'save an address', weight: 3 },
  lista: notificaciones,
  sinCopia: true,
  path: '/v1/domicilio/guardar-domicilio',
  value: ({ despues }: Domicilio) => despues.itemsDomicilioPersonaFisica[0]?.valor ?? '',
  reworded: (payload, valor) => ({ ...payload, despues: casaCon(valor) }),
  // No phone of a run has a record of this member: the overlay is covered by a unit test.
  checkShown: () => undefined,

  line(run, _phone, random, uid) {
    const value = words(run, uid, random)
    const idAfiliado = 10_000 + run.counts.words
    return {
      payload: { idAfiliado, propia: false, antes: null, despues: casaCon(value), version: 1 },
      value,
      about: idAfiliado,
      seen: 1,
    }
  },

  writes: {
    '/v1/domicilio/guardar-domicilio': (books, { body, uid, version }) => {
      const { domicilio } = body as {
        domicilio: {
          afiliado: { idAfiliado: number }
          itemsDomicilioPersonaFisica: { valor: string }[]
        }
      }
      const value = domicilio.itemsDomicilioPersonaFisica[0]?.valor ?? ''
      const what = `${uid} domicilio ${domicilio.afiliado.idAfiliado}`
      return save({ books, what, version, value, actual: { domicilio: casaCon(value) } })
    },
  },
}

type Contactos = { despues: { tipo: number; valor: string }[] }

/** A list of contacts, each time of another member. */
export const guardarContactos: OperacionDelModelo<'contactos.guardar'> = {
  type: 'contactos.guardar',
  action: { name: 'save a list of contacts', weight: 3 },
  lista: notificaciones,
  sinCopia: true,
  path: '/v1/contacto/guardar-contactos',
  value: ({ despues }: Contactos) => despues[0]?.valor ?? '',
  reworded: (payload, valor) => ({ ...payload, despues: [{ tipo: 2, idTipo: 102, valor }] }),
  checkShown: () => undefined,

  line(run, _phone, random, uid) {
    const value = words(run, uid, random)
    const idAfiliado = 10_000 + run.counts.words
    const despues = [{ tipo: 2, idTipo: 102, valor: value }]
    return {
      payload: { idAfiliado, propia: false, antes: [], despues, version: 1 },
      value,
      about: idAfiliado,
      seen: 1,
    }
  },

  writes: {
    '/v1/contacto/guardar-contactos': (books, { body, uid, version }) => {
      const { idAfiliado, contactos } = body as {
        idAfiliado: number
        contactos: { descripcion: string }[]
      }
      const value = contactos[0]?.descripcion ?? ''
      const actual = {
        contactos: [
          {
            idHistorialContactoPersonaFisica: 1,
            idTipoContacto: 102,
            codigoTipoContacto: '2',
            descripcion: value,
          },
        ],
      }
      return save({ books, what: `${uid} contactos ${idAfiliado}`, version, value, actual })
    },
  },
}
