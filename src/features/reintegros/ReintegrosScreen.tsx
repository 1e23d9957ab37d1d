import { reintegros } from '#contract/reintegros.ts'
import { useGuardadas } from '#live/useGuardadas.ts'
import { useResource } from '#live/useResource.ts'
import { grupoFamiliar } from '#model/afiliados.ts'
import { nombreEntre } from '#model/personas.ts'
import { reintegrosDe } from '#model/reintegros.ts'
import { BusquedaPlegada } from '#piezas/Busqueda.tsx'
import { FormularioDeBusqueda } from '#piezas/busqueda/FormularioDeBusqueda.tsx'
import { TituloDeLista } from '#piezas/busqueda/TituloDeLista.tsx'
import { useBusqueda } from '#piezas/busqueda/useBusqueda.ts'
import { YaBuscaste } from '#piezas/busqueda/YaBuscaste.tsx'
import { SelectorDeAfiliado } from '#piezas/SelectorDeAfiliado.tsx'
import { Campo } from '#ui/Campo.tsx'

import { faltaDeAnio } from './anio.ts'
import { Reintegros } from './Reintegros.tsx'
import { texts } from './texts.ts'

type Criterios = { idAfiliado: number | undefined; anio: string }

const VACIOS: Criterios = { idAfiliado: undefined, anio: '' }
const estaBien = ({ idAfiliado, anio }: Criterios) =>
  idAfiliado !== undefined && faltaDeAnio(anio) === undefined

/** REIN-01: what was paid back to somebody of the family, of one year or of all. */
export function ReintegrosScreen() {
  const busqueda = useBusqueda(VACIOS, estaBien)
  const grupo = useResource(grupoFamiliar, {})
  const guardadas = useGuardadas(reintegrosDe)
  const { criterios, cambiar, buscada, seDice } = busqueda

  const enPalabras = ({ idAfiliado, anio }: Criterios) => {
    const familia = grupo.state === 'ready' ? grupo.value : []
    const quien = familia.find(({ afiliado }) => afiliado.idAfiliado === idAfiliado)
    return quien && `${nombreEntre(quien, familia)} · ${anio || texts.todosLosAnios}`
  }

  if (buscada?.idAfiliado !== undefined)
    return (
      <Reintegros
        params={{
          idAfiliado: buscada.idAfiliado,
          anio: buscada.anio ? Number(buscada.anio) : null,
        }}
        plegada={<BusquedaPlegada criterio={enPalabras(buscada) ?? ''} onAbrir={busqueda.otra} />}
        onCambiar={busqueda.otra}
      />
    )
  return (
    <>
      <TituloDeLista>{texts.titulo}</TituloDeLista>
      <FormularioDeBusqueda busqueda={busqueda} etiqueta={texts.titulo} trae={reintegros.buscar}>
        <SelectorDeAfiliado
          elegido={criterios.idAfiliado}
          onElegir={(idAfiliado) => cambiar({ idAfiliado })}
          falta={seDice('idAfiliado') && criterios.idAfiliado === undefined}
        />
        <Campo
          etiqueta={texts.anio}
          ayuda={texts.anioAyuda}
          inputMode="numeric"
          autoComplete="off"
          enterKeyHint="search"
          valor={criterios.anio}
          error={seDice('anio') ? faltaDeAnio(criterios.anio) : undefined}
          onBlur={() => busqueda.dejar('anio')}
          onCambiar={(anio) => cambiar({ anio: anio.slice(0, 4) })}
        />
      </FormularioDeBusqueda>
      <YaBuscaste
        guardadas={guardadas}
        enPalabras={({ idAfiliado, anio }) => enPalabras({ idAfiliado, anio: String(anio ?? '') })}
        cuantos={(filas) => texts.reintegros(filas.length)}
        onAbrir={({ idAfiliado, anio }) => busqueda.abrir({ idAfiliado, anio: String(anio ?? '') })}
      />
    </>
  )
}
