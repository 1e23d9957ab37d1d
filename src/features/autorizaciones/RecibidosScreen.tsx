import { Attach24Regular } from '@fluentui/react-icons/svg/attach'
import { useSearchParams } from 'wouter'

import { Esqueleto } from '#ui/Esqueleto.tsx'
import { Panel } from '#ui/Panel.tsx'
import { Titulo } from '#ui/Titulo.tsx'
import { showToast } from '#ui/toasts.ts'
import { useAhora } from '#ui/useAhora.ts'
import { Vacio } from '#ui/Vacio.tsx'
import { Volver } from '#ui/Volver.tsx'

import { ElegirPapeles } from './ElegirPapeles.tsx'

import './autorizaciones.css'
import { esListo } from './ListaDeRecibidos.tsx'
import { ListosParaUsar } from './ListosParaUsar.tsx'
import { noSirve } from './noEntra.ts'
import { NoEntraron } from './NoEntraron.tsx'
import { texts as deNueva } from './nuevaTexts.ts'
import { useConRecibidos, useRecibidos } from './papeles.ts'
import { texts } from './recibidosTexts.ts'
import { useEmpezadas } from './useEmpezadas.ts'
import { useLanzados } from './useLanzados.ts'

/** Some shares arrive twice, the second time empty. An empty delivery within this time after a full one is ignored. */
const OTRA_VEZ = 60_000

/** Files from other applications. Each stays here until it is part of a request, or deleted. */
export function RecibidosScreen() {
  const [busqueda, setBusqueda] = useSearchParams()
  const { recibir, borrar } = useConRecibidos()
  const todos = useRecibidos()
  const empezadas = useEmpezadas()
  const now = useAhora(60_000)

  async function tomar(files: readonly File[]) {
    const outcome = await recibir(files)
    if (outcome.kept) setBusqueda({ fue: outcome.value }, { replace: true })
    else showToast(outcome.message, { tipo: 'error' })
  }
  useLanzados((files) => void tomar(files))

  if (!todos) return <Esqueleto texto={texts.leyendo} />
  // Hides files that an open form is preparing: they belong to that form.
  const formularios = new Set(empezadas.map(({ formulario }) => formulario))
  const rows = todos.filter(
    ({ elegido, destino }) => !elegido || !formularios.has(destino?.formulario ?? ''),
  )
  const listos = rows.filter(esListo)
  const fue = busqueda.get('fue') ?? ''
  const reciente = rows.some(({ at }) => now - at < OTRA_VEZ)
  const aviso = fue === 'nada' && reciente ? undefined : enPalabras(fue)
  return (
    <div className="pila">
      <Volver a="/autorizaciones">{deNueva.autorizaciones}</Volver>
      <Titulo>{texts.titulo}</Titulo>
      {aviso !== undefined && (
        <Panel tono="aviso" alerta>
          <p>{aviso}</p>
        </Panel>
      )}
      <div role="alert">
        <NoEntraron
          cuales={rows.flatMap(({ id, name, porQue }) =>
            porQue === undefined ? [] : [{ id, nombre: name, porQue: noSirve(porQue, name) }],
          )}
          onCerrar={(id) => void borrar([id])}
        />
      </div>
      {listos.length === 0 ? (
        <Vacio icono={<Attach24Regular />} titulo={texts.vacio}>
          <p>{texts.vacioDetalle}</p>
        </Vacio>
      ) : (
        <ListosParaUsar listos={listos} empezadas={empezadas} />
      )}
      <ElegirPapeles lleno={false} onElegir={(files) => void tomar(files)} />
    </div>
  )
}

const enPalabras = (fue: string): string | undefined =>
  new Map<string, string>(Object.entries(texts.fue)).get(fue)
