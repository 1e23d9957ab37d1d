import { Info20Regular } from '@fluentui/react-icons/svg/info'
import { useEffect, useState } from 'react'

import { MAX_PAPELES, type Papel, type PasoConPapeles } from '#model/papeles/papel.ts'

import { ElegirPapeles } from './ElegirPapeles.tsx'
import { Juntar } from './Juntar.tsx'
import { ListaDePapeles, esperarPor } from './ListaDePapeles.tsx'
import { NoEntraron } from './NoEntraron.tsx'
import { texts } from './nuevaTexts.ts'
import type { Preparador } from './preparador.ts'
import { Recortar } from './Recortar.tsx'
import type { EnCurso } from './useNueva.ts'
import { usePapeles } from './usePapeles.ts'
import { useSoltados } from './useSoltados.ts'

type Props = {
  formulario: string
  cuales: PasoConPapeles
  detalle: string | undefined
  enCurso: EnCurso
  preparador: Preparador
  /** The panel that joins photos into a PDF is open, in place of the list. */
  juntando: boolean
  onJuntar: (juntando: boolean) => void
  /** Called with the reason to wait while a file is being prepared; undefined once all are ready. */
  onAchicando: (porQue: string | undefined) => void
}

/** A step with files (WIZ-04, WIZ-09 to WIZ-13). */
export function PasoPapeles({ detalle, onAchicando, onJuntar, ...de }: Props) {
  const papeles = usePapeles(de)
  const [recortando, setRecortando] = useState<Papel>()
  const [recortada, setRecortada] = useState<string>()
  const cuantos = papeles.papeles.length + papeles.enCamino.length
  const lleno = cuantos >= MAX_PAPELES
  useSoltados(lleno && !de.juntando ? undefined : papeles.agregar)
  const porQue = esperarPor(papeles.enCamino)
  useEffect(() => {
    onAchicando(porQue)
    return () => onAchicando(undefined)
  }, [porQue, onAchicando])
  if (de.juntando)
    return (
      <Juntar
        papeles={papeles}
        preparador={de.preparador}
        siNo={texts.comoSeLlama[de.cuales]}
        onCerrar={() => onJuntar(false)}
      />
    )
  return (
    <>
      {detalle && <p>{detalle}</p>}
      <ElegirPapeles lleno={lleno} onElegir={papeles.agregar} />
      <div role="alert">
        <NoEntraron cuales={papeles.noEntraron} onCerrar={papeles.cerrarAviso} />
      </div>
      {(cuantos > 0 || papeles.quitado) && (
        <ListaDePapeles
          {...papeles}
          onJuntar={() => onJuntar(true)}
          onRecortar={setRecortando}
          recortada={recortada}
        />
      )}
      {recortando && (
        <Recortar
          key={recortando.id}
          papel={recortando}
          papeles={papeles}
          preparador={de.preparador}
          onCerrar={(hoja) => {
            setRecortando(undefined)
            setRecortada(hoja)
          }}
        />
      )}
      <p className="cabeza tenue">
        <Info20Regular />
        <span>{texts.aceptados}</span>
      </p>
    </>
  )
}
