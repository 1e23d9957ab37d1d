import { useState } from 'react'

import { useResource } from '#live/useResource.ts'
import { afiliadoActual, grupoFamiliar } from '#model/afiliados.ts'
import { nombreCompleto } from '#model/personas.ts'
import { TituloDeLista } from '#piezas/busqueda/TituloDeLista.tsx'
import { SelectorDeAfiliado } from '#piezas/SelectorDeAfiliado.tsx'

import { Aportes } from './Aportes.tsx'
import { texts } from './texts.ts'

/** APOR-01: choosing a person is the whole search; the signed-in one is chosen. */
export function AportesScreen() {
  const [tocado, setTocado] = useState<number>()
  const grupo = useResource(grupoFamiliar, {})
  const actual = useResource(afiliadoActual, {})
  const propio = actual.state === 'ready' ? actual.value.afiliado.idAfiliado : undefined
  const elegido = tocado ?? propio
  const familia = grupo.state === 'ready' ? grupo.value : []
  const quien = familia.find(({ afiliado }) => afiliado.idAfiliado === elegido)
  const selector = <SelectorDeAfiliado elegido={elegido} onElegir={setTocado} />
  if (elegido === undefined)
    return (
      <>
        <TituloDeLista>{texts.titulo}</TituloDeLista>
        <div className="pila">
          {selector}
          <p className="tenue">{texts.elegi}</p>
        </div>
      </>
    )
  return (
    <Aportes
      key={elegido}
      idAfiliado={elegido}
      quien={quien ? nombreCompleto(quien) : ''}
      selector={selector}
    />
  )
}
