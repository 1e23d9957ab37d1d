import { is } from 'superstruct'

import { Afiliado } from '#contract/afiliados.ts'
import type { Receptor } from '#contract/encargo/cuerpo.ts'
import { device } from '#live/telefono/device.ts'
import { useLive } from '#live/telefono/useLive.ts'
import { afiliadoActual } from '#model/afiliados.ts'
import { documento, nombreCompleto } from '#model/personas.ts'

import type { Escrito } from './preparar.ts'

/**
 * Name and document of the person who receives, to begin with: those of the signed-in person, or of the last loan.
 * Undefined until they are read.
 */
export function usePropios(antes: Receptor | undefined): Escrito | undefined {
  return useLive(async () => {
    const { value } = (await device.lectura.copias.get(afiliadoActual.key({}))) ?? {}
    if (is(value, Afiliado)) return { nombre: nombreCompleto(value), documento: documento(value) }
    return { nombre: antes?.nombre ?? '', documento: antes ? String(antes.documento) : '' }
  })
}
