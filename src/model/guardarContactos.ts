import { type Infer, array, boolean, is, number, object, optional, string, type } from 'superstruct'

import type { FichaDeAfiliado } from '#contract/afiliados.ts'
import { busquedas } from '#contract/busquedas.ts'
import type { Call } from '#contract/call.ts'
import { Contacto, type ContactoAGuardar, contacto } from '#contract/contacto.ts'
import { TIPOS_DE_CONTACTO, idDeTipo, tipoDeContacto } from '#contract/formatoDeContacto.ts'
import { operation, over } from '#local/operation.ts'

import { ficha, pedirFicha } from './afiliados.ts'
import { sinOtraVersion, versionEn } from './versiones.ts'

/**
 * A contact in a list being edited; a new one has no id yet. `tipo`: code of its kind; `idTipo`: the provider's id for
 * that kind.
 */
export type Uno = Infer<typeof Uno>
const Uno = object({
  id: optional(number()),
  tipo: number(),
  idTipo: optional(number()),
  valor: string(),
})

export type CambioDeContactos = Infer<typeof CambioDeContactos>
const CambioDeContactos = object({
  idAfiliado: number(),
  propia: boolean(),
  antes: array(Uno),
  despues: array(Uno),
  version: optional(number()),
})

const activos = ({ contactoPersonaFisica }: Pick<FichaDeAfiliado, 'contactoPersonaFisica'>) =>
  (contactoPersonaFisica ?? []).filter(({ activo }) => activo !== false)

const unoDe = (de: Contacto): Uno => ({
  ...(de.idHistorialContactoPersonaFisica > 0 && { id: de.idHistorialContactoPersonaFisica }),
  tipo: tipoDeContacto(de),
  ...(de.idTipoContacto != null && { idTipo: de.idTipoContacto }),
  valor: de.descripcion,
})

/** Contacts of a record, of an answer, or of the provider's value in a conflict. */
export function contactosEn(value: unknown): Uno[] {
  if (is(value, type({ contactos: array(Contacto) })))
    return activos({ contactoPersonaFisica: value.contactos }).map(unoDe)
  return is(value, type({ contactoPersonaFisica: array(Contacto) }))
    ? activos(value).map(unoDe)
    : []
}

export const esIgual = (uno: Uno, otro: Uno) =>
  uno.tipo === otro.tipo && uno.valor.toLowerCase() === otro.valor.toLowerCase()

/** True if both lists are equal, in any order. */
export const sonLosMismos = (unos: readonly Uno[], otros: readonly Uno[]): boolean =>
  unos.length === otros.length && unos.every((uno) => otros.some((otro) => esIgual(uno, otro)))

export const guardarContactos = operation<CambioDeContactos>({
  type: 'contactos.guardar',
  name: 'Contactos',
  payload: CambioDeContactos,
  group: ({ idAfiliado }) => `contactos/${idAfiliado}`,
  steps: [
    (call, cambio) =>
      sinOtraVersion(cambio, {
        hay: () => pedirFicha(call, cambio),
        esLoDeAntes: (hay) => sonLosMismos(contactosEn(hay), cambio.antes),
        yaEsta: (hay) => sonLosMismos(contactosEn(hay), cambio.despues),
        guardar: async () =>
          call(
            contacto.guardarContactos,
            { idAfiliado: cambio.idAfiliado, contactos: await aGuardar(call, cambio.despues) },
            { version: cambio.version },
          ),
      }),
  ],
  arrived: async (call, cambio) =>
    sonLosMismos(contactosEn(await pedirFicha(call, cambio)), cambio.despues),
  joined: (antes, { despues }) => ({ ...antes, despues }),
  version: {
    of: versionEn,
    over: (cambio, theirs) => {
      const hay = contactosEn(theirs)
      return {
        ...cambio,
        antes: hay,
        // Contacts that the provider has keep their id: with a new id they would have to be confirmed again.
        despues: cambio.despues.map((uno) => hay.find((otro) => esIgual(uno, otro)) ?? uno),
        version: versionEn(theirs) ?? cambio.version,
      }
    },
    holds: ({ despues }, theirs) => sonLosMismos(despues, contactosEn(theirs)),
    describeTheirs: (theirs) =>
      contactosEn(theirs)
        .map(({ valor }) => valor)
        .join(', '),
  },
  overlays: [
    over(
      ficha,
      ({ idAfiliado, propia }: CambioDeContactos) => ({ idAfiliado, propia }),
      (guardada, { despues, version }) => ({
        ...guardada,
        contactoPersonaFisica: despues.map(
          (uno, n) =>
            activos(guardada).find((otro) => esIgual(unoDe(otro), uno)) ?? sinConfirmar(uno, n),
        ),
        // This list hides contacts that a newer copy has: an edit of it must not count as based on that copy.
        ...(version !== undefined && { versiones: { ...guardada.versiones, contactos: version } }),
      }),
    ),
  ],
  describe: ({ antes, despues }) => enPalabras(antes, despues),
  refresh: ({ idAfiliado, propia }) => [{ resource: ficha, params: { idAfiliado, propia } }],
})

/** Adds the provider's numbers of the kinds; fetches their list if this phone had none when the change was made. */
async function aGuardar(call: Call, despues: readonly Uno[]): Promise<ContactoAGuardar[]> {
  const faltan = despues.some(({ idTipo }) => idTipo === undefined)
  const tipos = faltan ? await call(busquedas.tiposDeContacto, {}) : []
  return despues.map(({ id, tipo, idTipo, valor }) => ({
    idHistorialContactoPersonaFisica: id,
    idTipoContacto: idTipo ?? idDeTipo(tipos, tipo) ?? tipo,
    descripcion: valor,
  }))
}

/** A new contact has a negative id, which hosts never use. */
const sinConfirmar = (uno: Uno, n: number): Contacto => ({
  idHistorialContactoPersonaFisica: uno.id ?? -1 - n,
  idTipoContacto: uno.idTipo ?? null,
  codigoTipoContacto: String(uno.tipo),
  descripcion: uno.valor,
  activo: true,
  confirmado: false,
})

const NOMBRES: Record<number, string> = {
  [TIPOS_DE_CONTACTO.telefono]: 'teléfono',
  [TIPOS_DE_CONTACTO.email]: 'correo',
  [TIPOS_DE_CONTACTO.celular]: 'celular',
}

function enPalabras(antes: Uno[], despues: Uno[]): string {
  const nuevos = despues.filter((uno) => !antes.some((otro) => esIgual(uno, otro)))
  const idos = antes.filter((uno) => !despues.some((otro) => esIgual(uno, otro)))
  const [uno] = nuevos
  const [ido] = idos
  if (nuevos.length > 1 || idos.length > 1)
    return `Contactos: ${Math.max(nuevos.length, idos.length)} cambios`
  if (uno) return `Contactos: ${NOMBRES[uno.tipo] ?? 'contacto'} ${ido ? 'cambiado' : 'nuevo'}`
  return ido ? `Contactos: borrar ${NOMBRES[ido.tipo] ?? 'contacto'}` : 'Contactos'
}
