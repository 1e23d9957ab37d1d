import { useEffect, useRef, useState } from 'react'

import { MIN_HOJAS, esFoto, nombreDePdf } from '#model/papeles/hojas.ts'
import { type Papel, quedanDe } from '#model/papeles/papel.ts'
import { pesoDelPdf } from '#model/papeles/pdfDeFotos.ts'

import { texts } from './nuevaTexts.ts'
import type { Preparador } from './preparador.ts'
import type { Papeles } from './usePapeles.ts'
import { useSigue } from './useSigue.ts'

type De = { papeles: Papeles; preparador: Preparador; nombre: string; siNo: string }

/** Joins photos into one PDF: the chosen pages, the expected size, and the PDF itself. */
export function useJuntar({ papeles, preparador, nombre, siNo }: De) {
  const { guardados } = papeles
  const [fuera, setFuera] = useState<ReadonlySet<string>>(new Set())
  const [ocupado, setOcupado] = useState(false)
  const [falla, setFalla] = useState<string>()
  const sigue = useSigue()
  const fotos = papeles.papeles.filter(esFoto)
  const esHoja = (papel: Papel) => esFoto(papel) && !fuera.has(papel.id)
  const hojas = fotos.filter(esHoja)
  const pesos = usePesos(hojas, papeles, preparador)
  const ids = new Set(hojas.map(({ id }) => id))
  const quedan = quedanDe(papeles.papeles.filter(({ id }) => !ids.has(id)))
  const peso = pesoDelPdf(hojas.map(({ id, bytes }) => pesos.get(id) ?? bytes))

  const poner = (id: string, esta: boolean) => {
    setFalla(undefined)
    const otras = new Set(fuera)
    if (esta) otras.add(id)
    else otras.delete(id)
    setFuera(otras)
  }

  /** Returns the reason if it fails; undefined once the PDF is in the list. */
  async function hacer(): Promise<string | undefined> {
    const blobs = hojas.map(({ id }) => {
      const { bytes, type } = guardados?.get(id) ?? {}
      return bytes && new Blob([bytes], { type: type ?? '' })
    })
    const perdida = hojas[blobs.indexOf(undefined)]
    if (perdida) return texts.faltaUno(perdida.nombre)
    const name = nombreDePdf(nombre, siNo)
    const bytes = await preparador.juntar(
      blobs.filter((blob) => blob !== undefined),
      name.replace(/\.pdf$/, ''),
    )
    if (!sigue.current) return undefined
    if (!bytes) return texts.noSeJunto
    if (bytes.byteLength > quedan) return `${texts.tamano}. ${texts.sacaUnaHoja}`
    const id = crypto.randomUUID()
    const { byteLength } = bytes
    const pdf = { id, nombre: name, tipo: 'application/pdf', bytes: byteLength, antes: byteLength }
    return papeles.juntar({ ...pdf, hojas: hojas.length, fotos: hojas }, bytes)
  }

  return {
    fotos,
    hojas,
    peso,
    /** Expected size of the whole step. */
    conLoDemas: pesoDelPaso(papeles.papeles, ids) + peso,
    porQueNo:
      hojas.length < MIN_HOJAS
        ? texts.faltanHojas
        : peso > quedan
          ? `${texts.tamano}. ${texts.sacaUnaHoja}`
          : undefined,
    falla,
    ocupado,
    sacar: (id: string) => poner(id, true),
    sumar: (id: string) => poner(id, false),
    mover: (id: string, a: number) => papeles.mover(id, a, esHoja),
    /** True if the PDF was made while the panel was open. */
    async armar(): Promise<boolean> {
      if (ocupado) return false
      setOcupado(true)
      const porQue = await hacer().finally(() => setOcupado(false))
      setFalla(porQue)
      return porQue === undefined && sigue.current
    },
  }
}

const pesoDelPaso = (papeles: readonly Papel[], menos: ReadonlySet<string>) =>
  papeles.reduce((sum, { id, bytes }) => (menos.has(id) ? sum : sum + bytes), 0)

/** Size of each drawing as a page of the PDF. A drawing (PNG) is encoded anew there, so its file size is no guide. */
function usePesos(
  hojas: readonly Papel[],
  { guardados }: Pick<Papeles, 'guardados'>,
  preparador: Preparador,
): ReadonlyMap<string, number> {
  const [pesos, setPesos] = useState<ReadonlyMap<string, number>>(new Map())
  const pedidos = useRef(new Set<string>())
  useEffect(() => {
    for (const { id, tipo } of hojas) {
      const bytes = guardados?.get(id)?.bytes
      if (tipo === 'image/jpeg' || !bytes || pedidos.current.has(id)) continue
      pedidos.current.add(id)
      void preparador.pesoDeHoja(new Blob([bytes], { type: tipo })).then((peso) => {
        if (peso !== undefined) setPesos((antes) => new Map(antes).set(id, peso))
      })
    }
  })
  return pesos
}
