import { Add24Regular } from '@fluentui/react-icons/svg/add'

import { usePuedeGuardar } from '#live/device.ts'
import { transitorias } from '#model/derivaciones.ts'
import { BotonMas } from '#piezas/BotonMas.tsx'
import { BotonDeImprimir } from '#piezas/papel/BotonDeImprimir.tsx'
import { EnPapel } from '#piezas/papel/EnPapel.tsx'
import { useCopia } from '#piezas/useCopia.tsx'
import { EnlaceBoton } from '#ui/EnlaceBoton.tsx'
import { Titulo } from '#ui/Titulo.tsx'
import { MEDIANA, useMedia } from '#ui/useMedia.ts'

import './derivaciones.css'
import { Lista } from './Lista.tsx'
import { SinEnviar } from './SinEnviar.tsx'
import { texts } from './texts.ts'
import { usePorEnviar } from './usePorEnviar.ts'

const NUEVA = '/add-derivacion'

/** Journeys: who travels, where to, until when, and the letter that pays there (DERI-01). */
export function DerivacionesScreen() {
  const { value, savedAt, edad, aviso } = useCopia(transitorias, {}, texts.trayendo)
  const porEnviar = usePorEnviar()
  const ancha = useMedia(MEDIANA)
  const puedeGuardar = usePuedeGuardar()
  const editadas = new Set(porEnviar.map(({ payload }) => payload.clave))
  const hay = (value?.length ?? 0) + porEnviar.length > 0
  return (
    <>
      <div className="titulo con-boton">
        <div>
          <Titulo>{texts.titulo}</Titulo>
          {edad}
        </div>
        {ancha && (
          <div className="botones">
            {value && hay && <BotonDeImprimir />}
            {puedeGuardar && <Agregar />}
          </div>
        )}
      </div>
      {value && <EnPapel savedAt={savedAt} />}
      <div className="pila">
        {aviso}
        {porEnviar.map((cambio) => (
          <SinEnviar key={cambio.id} cambio={cambio} />
        ))}
        {value && (
          <Lista derivaciones={value} editadas={editadas} hay={hay}>
            {!ancha && puedeGuardar && <Agregar />}
          </Lista>
        )}
      </div>
      {!ancha && puedeGuardar && hay && <BotonMas href={NUEVA}>{texts.agregarUna}</BotonMas>}
    </>
  )
}

/** DERI-02. */
function Agregar() {
  return (
    <EnlaceBoton tono="primario" href={NUEVA} icono={<Add24Regular />}>
      {texts.agregar}
    </EnlaceBoton>
  )
}
