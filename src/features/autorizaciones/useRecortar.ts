import { useEffect, useState } from 'react'

import { quedanEn } from '#model/papeles/camino.ts'
import { A_MANO, type Esquinas } from '#model/papeles/enderezar.ts'
import type { Papel } from '#model/papeles/papel.ts'

import { megas } from './megas.ts'
import { texts } from './nuevaTexts.ts'
import type { Preparador } from './preparador.ts'
import type { Papeles } from './usePapeles.ts'
import { useSigue } from './useSigue.ts'

/** `halladas`: found by the phone; otherwise default corners that the person moves. */
type Puestas = { esquinas: Esquinas; halladas: boolean }

type De = { papeles: Papeles; preparador: Preparador }

/**
 * Finds the corners of the sheet on a photo and replaces the photo with the sheet. The photo stays stored beside the
 * draft.
 */
export function useRecortar(papel: Papel, { papeles, preparador }: De) {
  const [foto] = useState(() => {
    const guardado = papeles.guardados?.get(papel.id)
    return guardado && new Blob([guardado.bytes], { type: guardado.type })
  })
  /** Undefined while the phone is looking for the corners. */
  const [puestas, setPuestas] = useState<Puestas>()
  const [ocupado, setOcupado] = useState(false)
  const sigue = useSigue()
  const [falla, setFalla] = useState(foto ? undefined : texts.faltaUno(papel.nombre))

  useEffect(() => {
    if (!foto) return undefined
    let left = false
    void preparador.esquinas(foto).then((found) => {
      if (!left) setPuestas({ esquinas: found ?? A_MANO, halladas: found !== undefined })
    })
    return () => {
      left = true
    }
  }, [foto, preparador])

  /** Returns the reason if it fails. */
  async function hacer(entera: Blob, esquinas: Esquinas, id: string): Promise<string | undefined> {
    const preparado = await preparador.recortar(entera, esquinas)
    if (!sigue.current) return undefined
    if (preparado.state !== 'lista')
      return preparado.state === 'no' && preparado.porQue === 'sin-taller'
        ? texts.sinRecorte
        : texts.noSeRecorto
    const { bytes, type, consejos, miniatura } = preparado
    const quedan = quedanEn(papeles.ahora(), papel.id)
    if (bytes.byteLength > quedan) return `${texts.tamano}. ${texts.teQuedan(megas(quedan))}`
    const hoja = { ...papel, id, tipo: type, bytes: bytes.byteLength, consejos, fotos: [papel] }
    return papeles.juntar(hoja, bytes, miniatura)
  }

  const mover = (esquinas: Esquinas) => {
    setFalla(undefined)
    setPuestas((antes) => antes && { ...antes, esquinas })
  }

  /** Id of the sheet once it is in the list; undefined if it fails, or if the dialog was closed meanwhile. */
  const recortar = async (): Promise<string | undefined> => {
    if (ocupado || !foto || !puestas) return undefined
    setOcupado(true)
    const id = crypto.randomUUID()
    const porQue = await hacer(foto, puestas.esquinas, id).finally(() => setOcupado(false))
    setFalla(porQue)
    return porQue === undefined && sigue.current ? id : undefined
  }

  return { foto, puestas, falla, ocupado, mover, recortar }
}
