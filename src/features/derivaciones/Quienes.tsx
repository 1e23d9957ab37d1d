import { useEffect } from 'react'
import { type Control, type UseFormSetValue, useController } from 'react-hook-form'

import type { Afiliado } from '#contract/afiliados.ts'
import { nombreCompleto, relacion } from '#model/personas.ts'
import { Opciones } from '#ui/Opciones.tsx'
import { useLatest } from '#ui/useLatest.ts'

import type { Campos } from './campos.ts'
import { texts } from './texts.ts'

type Props = {
  control: Control<Campos>
  poner: UseFormSetValue<Campos>
  familia: readonly Afiliado[]
}

/** Choice of the travellers. A single member is chosen already. */
export function Quienes({ control, poner, familia }: Props) {
  const { field, fieldState } = useController({ control, name: 'afiliados' })
  const { value, onChange, ref } = field
  const [uno] = familia
  const solo = familia.length === 1 ? uno?.afiliado.idAfiliado : undefined
  const nadie = value.length === 0
  const elegir = useLatest(poner)
  useEffect(() => {
    if (solo !== undefined && nadie) elegir.current('afiliados', [String(solo)])
  }, [solo, nadie, elegir])
  return (
    <Opciones
      leyenda={texts.quienes}
      varias
      clase="viajeros"
      opciones={familia.map((integrante) => ({
        valor: String(integrante.afiliado.idAfiliado),
        texto: `${nombreCompleto(integrante)} · ${relacion(integrante)}`,
      }))}
      elegidas={value}
      onElegir={onChange}
      falta={fieldState.error?.message}
      primera={ref}
    />
  )
}
