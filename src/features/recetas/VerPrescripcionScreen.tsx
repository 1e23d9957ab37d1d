import { ClipboardTask24Regular } from '@fluentui/react-icons/svg/clipboard-task'
import { useSearchParams } from 'wouter'

import { useRefresh, useResource } from '#live/copias/useResource.ts'
import { sinRed } from '#live/proveedor/failure.ts'
import { prescripcion as una, prescripcionesDe } from '#model/prescripciones.ts'
import { useDeLaFamilia } from '#piezas/familia/useDeLaFamilia.ts'
import { useFamilia } from '#piezas/familia/useFamilia.ts'
import { NoEsta } from '#piezas/NoEsta.tsx'
import { NoSeActualizo } from '#ui/NoSeActualizo.tsx'
import { SinDatos } from '#ui/SinDatos.tsx'
import { Titulo } from '#ui/Titulo.tsx'
import { Volver } from '#ui/Volver.tsx'

import './recetas.css'

import { PrescripcionAbierta } from './PrescripcionAbierta.tsx'
import { texts } from './texts.ts'

/**
 * One practice prescription, by the id in the address (PRES-14). Until its detail is fetched, the list's data are
 * shown.
 */
export function VerPrescripcionScreen() {
  const [params] = useSearchParams()
  const id = params.get('id') ?? ''
  return (
    <>
      <Volver a="/prescripcion">{texts.prescripciones}</Volver>
      {/^\d{1,15}$/.test(id) ? <Una key={id} id={Number(id)} /> : <Ninguna />}
    </>
  )
}

const Ninguna = () => (
  <NoEsta
    icono={<ClipboardTask24Regular />}
    titulo={texts.noEstaPrescripcion}
    detalle={texts.noEstaDetalle}
    href="/prescripcion"
    ver={texts.practicas}
  />
)

function Una({ id }: { id: number }) {
  const copia = useResource(una, { id })
  const refresh = useRefresh(una, { id })
  const { integrantes } = useFamilia()
  const listas = useDeLaFamilia(prescripcionesDe, integrantes)
  const enLista = listas
    ?.flatMap(({ filas, savedAt }) => filas.map((fila) => ({ fila, savedAt })))
    .find(({ fila }) => fila.prescripcionElectronica.idPrescripcionElectronica === id)
  const reintentar = () => void refresh()
  if (copia.state === 'ready')
    return (
      <PrescripcionAbierta prescripcion={copia.value} savedAt={copia.savedAt}>
        <NoSeActualizo falla={copia.failure} savedAt={copia.savedAt} onReintentar={reintentar} />
      </PrescripcionAbierta>
    )
  if (enLista)
    return (
      <PrescripcionAbierta prescripcion={enLista.fila} savedAt={enLista.savedAt}>
        {copia.state === 'absent' && copia.failure && !sinRed(copia.failure) && (
          <SinDatos
            falla={copia.failure}
            trayendo={texts.trayendoPrescripcion}
            onReintentar={reintentar}
          />
        )}
      </PrescripcionAbierta>
    )
  const leyendo = copia.state === 'loading' || listas === undefined
  if (!leyendo && copia.failure?.status === 404) return <Ninguna />
  return (
    <>
      <div className="titulo apilado">
        <Titulo>{texts.prescripcionN(String(id))}</Titulo>
      </div>
      {!leyendo && (
        <SinDatos
          falla={copia.failure}
          trayendo={texts.trayendoPrescripcion}
          onReintentar={reintentar}
        />
      )}
    </>
  )
}
