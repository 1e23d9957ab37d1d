import { Add24Regular } from '@fluentui/react-icons/svg/add'

import type { DerivacionTransitoria } from '#contract/derivaciones.ts'
import { useCambios } from '#live/cambios/useCambios.ts'
import { usePuedeGuardar } from '#live/telefono/device.ts'
import { guardarDerivacion, transitorias } from '#model/derivaciones.ts'
import { conGuardadas } from '#model/derivacionesGuardadas.ts'
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

/**
 * Temporary referrals for journeys: travellers, destination, dates, and the letter that entitles them to care there
 * (DERI-01).
 */
export function DerivacionesScreen() {
  const { value: lista, savedAt, edad, aviso } = useCopia(transitorias, {}, texts.trayendo)
  const guardadas = useSinLista()
  const value = lista ?? guardadas
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
      {lista && <EnPapel savedAt={savedAt} />}
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

/** Saved referrals, for a phone that has never received the list. Their own answers have the data. */
function useSinLista(): DerivacionTransitoria[] | undefined {
  const cambios = useCambios(guardarDerivacion)
  const payloads = (cambios ?? []).map(({ payload }) => payload)
  const suyas = conGuardadas([], payloads, cambios ?? [])
  return suyas.length > 0 ? suyas : undefined
}

/** Link to a new referral (DERI-02). */
function Agregar() {
  return (
    <EnlaceBoton tono="primario" href={NUEVA} icono={<Add24Regular />}>
      {texts.agregar}
    </EnlaceBoton>
  )
}
