import { useEffect, useState } from 'react'

import { type Anuncio, leerAnuncio } from '#contract/encargo/anuncio.ts'
import { leerEscaneado } from '#contract/pase/escaneado.ts'
import { reportBug } from '#local/bases/open.ts'
import type { Leer } from '#piezas/camara/cuadros.ts'
import { DeLaFoto } from '#piezas/camara/DeLaFoto.tsx'
import { ElegirFoto } from '#piezas/camara/ElegirFoto.tsx'
import { SIN_CAMARA, texts as deCamara } from '#piezas/camara/texts.ts'
import { useCamara } from '#piezas/camara/useCamara.ts'
import { useFoto } from '#piezas/camara/useFoto.ts'
import { Mirilla, type SinCamara } from '#piezas/encargo/Mirilla.tsx'
import { Panel } from '#ui/Panel.tsx'
import { useLatest } from '#ui/useLatest.ts'

import { texts } from './texts.ts'

type Props = {
  leer: Leer
  /** Address of the receiver's page. */
  lugar: string
  /** Text of a code that was read before. */
  traido: string | undefined
  onAnuncio: (anuncio: Anuncio) => void
}

type Rechazo = 'ajeno' | 'credencial' | 'roto'

const RECHAZO: Record<Rechazo, readonly [titulo: string, detalle: string]> = {
  ajeno: [texts.ajeno, texts.ajenoDetalle],
  credencial: [texts.esCredencial, texts.ajenoDetalle],
  roto: [texts.roto, texts.rotoDetalle],
}

const SIN: SinCamara = { ...SIN_CAMARA, 'sin-lector': [deCamara.sinLector, texts.sinLector] }

/** Second step: the receiver's code, by camera or by photo. */
export function Escanear({ leer, lugar, traido, onAnuncio }: Props) {
  const [rechazo, setRechazo] = useState<Rechazo>()
  async function alLeer(text: string) {
    const anuncio = await leerAnuncio(text)
    if (anuncio) onAnuncio(anuncio)
    else setRechazo(porQueNo(text))
  }
  const onTexto = (text: string) => void alLeer(text).catch(reportBug)
  const camara = useCamara(leer, onTexto)
  const foto = useFoto(leer, onTexto)
  const { abrir, cerrar } = camara
  const alLlegar = useLatest(onAnuncio)

  useEffect(() => {
    if (traido === undefined) return void abrir()
    let left = false
    void leerAnuncio(traido)
      .then((anuncio) => {
        if (left) return
        if (anuncio) alLlegar.current(anuncio)
        else setRechazo('roto')
      })
      .catch(reportBug)
    return () => {
      left = true
    }
  }, [traido, abrir, alLlegar])

  const [titulo, detalle] = rechazo ? RECHAZO[rechazo] : []
  return (
    <>
      <p>{texts.escanearDetalle(lugar)}</p>
      {titulo !== undefined && (
        <Panel tono="aviso" titulo={titulo} alerta>
          <p>{detalle}</p>
        </Panel>
      )}
      <Mirilla camara={camara} apunta={texts.apunta} sin={SIN}>
        <ElegirFoto
          principal={false}
          entrada={foto.entrada}
          onFoto={(file) => {
            cerrar()
            setRechazo(undefined)
            foto.elegir(file)
          }}
        />
      </Mirilla>
      <DeLaFoto foto={foto.estado} sinLector={texts.sinLector} onDejar={foto.dejar} />
    </>
  )
}

function porQueNo(text: string): Rechazo {
  if (leerEscaneado(text)) return 'credencial'
  return /\/prestar#\d/.test(text) ? 'roto' : 'ajeno'
}
