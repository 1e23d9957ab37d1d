import { type ReactNode, useState } from 'react'

import { type RecetasAMostrar, queSirven } from '#model/mostrador/fila.ts'
import { botonDeQr, lugarDeQr } from '#model/mostrador/recetas.ts'

import { BotonDibujado } from './BotonDibujado.tsx'
import { type Firmada, QrDeReceta } from './QrDeReceta.tsx'

type De = { recetas: RecetasAMostrar | undefined; hoy: string; nombre: string; publicUrl: string }

/** Buttons for a member's signed prescriptions, by slot of the drawing, and the code that one of them opened. */
export function useQrDeReceta({ recetas, hoy, nombre, publicUrl }: De) {
  const [abierta, setAbierta] = useState<{ recetas: readonly Firmada[]; primera: number }>()
  const firmadas = queSirven(recetas?.activas ?? [], hoy).flatMap((una) =>
    una.firma ? [{ ...una, firma: una.firma }] : [],
  )
  const codigos: Record<string, ReactNode> = {}
  for (const [primera, { numero }] of firmadas.entries())
    codigos[lugarDeQr(numero)] = (
      <BotonDibujado
        arbol={botonDeQr(numero)}
        onClick={() => setAbierta({ recetas: firmadas, primera })}
      />
    )
  const codigo = abierta && (
    <QrDeReceta {...abierta} {...{ nombre, publicUrl }} onCerrar={() => setAbierta(undefined)} />
  )
  return { codigos, codigo }
}
