import {
  type Infer,
  array,
  boolean,
  is,
  nullable,
  number,
  object,
  optional,
  type,
} from 'superstruct'

import type { FichaDeAfiliado } from '#contract/afiliados.ts'
import { Calle, Departamento, Localidad, Provincia } from '#contract/busquedas.ts'
import type { Call } from '#contract/call.ts'
import { ItemDeDomicilio, domicilio } from '#contract/domicilio.ts'
import { operation, over } from '#local/operation.ts'

import { ficha, pedirFicha } from './afiliados.ts'
import { lineasDeDomicilio } from './domicilio.ts'
import { sinOtraVersion, versionEn } from './versiones.ts'

/** An address in the form: street and parts of the door. */
export type Domicilio = Infer<typeof Domicilio>
export const Domicilio = type({
  provincia: Provincia,
  departamento: Departamento,
  localidad: Localidad,
  calle: Calle,
  itemsDomicilioPersonaFisica: array(ItemDeDomicilio),
})

export type CambioDeDomicilio = Infer<typeof CambioDeDomicilio>
const CambioDeDomicilio = object({
  idAfiliado: number(),
  propia: boolean(),
  idDomicilioPersonaFisica: optional(number()),
  /** Address that it was edited from; null if there was none. */
  antes: nullable(Domicilio),
  despues: Domicilio,
  version: optional(number()),
})

type Partes = Pick<FichaDeAfiliado, keyof Domicilio>

/** Address of a record, of an answer, or of the provider's value in a conflict; null if incomplete. */
export function domicilioDe(value: unknown): Domicilio | null {
  const inside = is(value, type({ domicilio: Domicilio })) ? value.domicilio : value
  if (!is(inside, Domicilio)) return null
  const { provincia, departamento, localidad, calle, itemsDomicilioPersonaFisica } = inside
  return { provincia, departamento, localidad, calle, itemsDomicilioPersonaFisica }
}

/** The parts with content, as the provider stores them. */
export const dichos = (items: readonly ItemDeDomicilio[]): ItemDeDomicilio[] =>
  items
    .map(({ codigoTipoNumeracion, valor }) => ({ codigoTipoNumeracion, valor: valor.trim() }))
    .filter(({ valor }) => valor !== '')
    .toSorted((a, b) => a.codigoTipoNumeracion - b.codigoTipoNumeracion)

/** True if both are the same address. */
export function esElMismo(uno: Domicilio | null, otro: Domicilio | null): boolean {
  const partes = (de: Domicilio | null) =>
    de && JSON.stringify([de.calle.idCalle, dichos(de.itemsDomicilioPersonaFisica)])
  return partes(uno) === partes(otro)
}

export const guardarDomicilio = operation<CambioDeDomicilio>({
  type: 'domicilio.guardar',
  name: 'Cambio de domicilio',
  payload: CambioDeDomicilio,
  group: ({ idAfiliado }) => `domicilio/${idAfiliado}`,
  steps: [
    (call, cambio) =>
      sinOtraVersion(cambio, {
        hay: () => pedirFicha(call, cambio),
        esLoDeAntes: (hay) => esElMismo(domicilioDe(hay), cambio.antes),
        yaEsta: (hay) => esElMismo(domicilioDe(hay), cambio.despues),
        guardar: () => guardar(call, cambio),
      }),
  ],
  arrived: async (call, cambio) =>
    esElMismo(domicilioDe(await pedirFicha(call, cambio)), cambio.despues),
  joined: (antes, { despues }) => ({ ...antes, despues }),
  version: {
    of: versionEn,
    over: (cambio, theirs) => ({
      ...cambio,
      antes: domicilioDe(theirs),
      version: versionEn(theirs) ?? cambio.version,
    }),
    holds: ({ despues }, theirs) => esElMismo(despues, domicilioDe(theirs)),
    describeTheirs: (theirs) => renglon(domicilioDe(theirs)),
  },
  overlays: [
    over(
      ficha,
      ({ idAfiliado, propia }: CambioDeDomicilio) => ({ idAfiliado, propia }),
      (guardada, { despues, version }) => ({
        ...guardada,
        ...despues,
        itemsDomicilioPersonaFisica: dichos(despues.itemsDomicilioPersonaFisica),
        // This address hides parts that a newer copy has: an edit of it must not count as based on that copy.
        ...(version !== undefined && { versiones: { ...guardada.versiones, domicilio: version } }),
      }),
    ),
  ],
  describe: () => 'Cambio de domicilio',
  refresh: ({ idAfiliado, propia }) => [{ resource: ficha, params: { idAfiliado, propia } }],
})

const guardar = (
  call: Call,
  { idAfiliado, idDomicilioPersonaFisica, despues, version }: CambioDeDomicilio,
) =>
  call(
    domicilio.guardarDomicilio,
    {
      domicilio: {
        afiliado: { idAfiliado },
        calle: { idCalle: despues.calle.idCalle },
        domicilioPersonaFisica: { idDomicilioPersonaFisica },
        itemsDomicilioPersonaFisica: dichos(despues.itemsDomicilioPersonaFisica),
      },
    },
    { version },
  )

const renglon = (de: Partes | null) => (de ? lineasDeDomicilio(de).join(', ') : 'Sin domicilio')
