import type { RefObject } from 'react'

import type { Elegido } from '#model/papeles/camino.ts'
import { conSusFotos } from '#model/papeles/hojas.ts'
import { type NoSirve, estaEntre } from '#model/papeles/papel.ts'

import type { Destino, useConRecibidos, usePapelesGuardados } from './papeles.ts'
import type { Preparador } from './preparador.ts'
import type { useCamino } from './useCamino.ts'

/** The parts of a File that are used here. A received file is not a File: its bytes are read on demand. */
export type Elegible = Pick<File, 'name' | 'size' | 'type' | 'arrayBuffer'>

export type EnMano = { uno: Elegido; file: Elegible }

/** Tools that bring papers into the draft of a form. */
export type Taller = Pick<ReturnType<typeof useCamino>, 'ahora' | 'hacer' | 'escribir'> &
  Pick<ReturnType<typeof usePapelesGuardados>, 'guardar' | 'olvidar'> & {
    destino: Destino
    preparador: Preparador
    enEspera: ReturnType<typeof useConRecibidos>
    /** True once the step was left: its papers wait for the person to come back. */
    seVa: RefObject<boolean>
  }

/** `queda`: the step was left, so the stored file stays until the step opens again. */
type Fin = 'guardado' | 'espera' | 'queda' | 'no'

/** Prepares picked papers and adds them to the draft. */
export async function alBorrador(taller: Taller, enMano: readonly EnMano[]): Promise<void> {
  const leidos: { uno: Elegido; bytes: Blob | undefined }[] = []
  for (const { uno, file } of enMano) {
    // Read now and stored below: the file may disappear or the page may die before the paper is prepared.
    const bytes = await file.arrayBuffer().catch(() => undefined)
    // A failed write is ignored: a full phone may still have room for the prepared paper, which is smaller.
    if (bytes && uno.de === undefined)
      await taller.enEspera.guardar({
        id: uno.id,
        name: uno.nombre,
        archivo: { bytes, type: file.type },
        destino: taller.destino,
      })
    leidos.push({ uno, bytes: bytes && new Blob([bytes]) })
  }
  await Promise.all(leidos.map(({ uno, bytes }) => llevar(taller, uno, bytes)))
}

/** Prepares one paper and adds it to the draft. `bytes` is undefined if the file could not be read. */
export async function llevar(taller: Taller, uno: Elegido, bytes: Blob | undefined): Promise<void> {
  let fin: Fin = 'no'
  try {
    fin = bytes ? await preparar(taller, uno, bytes) : rechazar(taller, uno, 'rota')
  } finally {
    if (fin !== 'espera') taller.hacer({ que: 'salido', id: uno.id })
  }
  if (fin === 'guardado') await taller.enEspera.borrar([uno.de ?? uno.id])
  else if (fin === 'no') soltar(taller, uno)
}

/**
 * Puts back a paper that was not added: a file from another application stays among the received files, a file picked
 * here is deleted.
 */
export function soltar({ enEspera }: Pick<Taller, 'enEspera'>, { id, de, compartido }: Elegido) {
  if (compartido) void enEspera.destinar([de ?? id])
  else void enEspera.borrar([de ?? id])
}

async function preparar(taller: Taller, uno: Elegido, file: Blob): Promise<Fin> {
  const { ahora, hacer, preparador, guardar, olvidar, escribir } = taller
  const { id, nombre } = uno
  const antes = interrumpido(taller, id)
  if (antes) return antes
  const preparado = await preparador.preparar(id, file, (parte) =>
    hacer({ que: 'avance', id, parte }),
  )
  const despues = interrumpido(taller, id)
  if (despues) return despues
  if (preparado.state === 'cancelada') return 'no'
  if (preparado.state === 'no') {
    if (preparado.porQue !== 'sin-taller') return rechazar(taller, uno, preparado.porQue)
    hacer({ que: 'espera', id, file })
    return 'espera'
  }
  const { bytes, type, hojas, consejos, miniatura } = preparado
  const hecho = { tipo: type, bytes: bytes.byteLength, hojas, consejos }
  const { enCamino } = hacer({ que: 'listo', id, hecho })
  // Refused: too large together with the others. A message was shown.
  if (!enCamino.some((este) => este.uno.id === id)) return 'no'
  const kept = await guardar({ id, archivo: { bytes, type, name: nombre }, miniatura })
  const alFinal = interrumpido(taller, id)
  if (!kept.kept) {
    hacer({ que: 'rechazado', id, no: { porQue: 'no-se-guardo', message: kept.message } })
    return alFinal ?? 'no'
  }
  const { papeles } = alFinal ? ahora() : hacer({ que: 'guardado', id })
  if (papeles.every((papel) => papel.id !== id)) {
    await olvidar([id])
    return estaEntre(conSusFotos(papeles), uno.de ?? id) ? 'guardado' : (alFinal ?? 'no')
  }
  // The paper counts as added once the draft that names it is stored too.
  await escribir()
  return 'guardado'
}

/** The end of a paper after the person cancelled it or left the step; undefined if the work goes on. */
function interrumpido({ ahora, seVa }: Taller, id: string): Fin | undefined {
  if (ahora().enCamino.every(({ uno }) => uno.id !== id)) return 'no'
  return seVa.current ? 'queda' : undefined
}

function rechazar({ hacer }: Taller, { id }: Elegido, porQue: NoSirve): 'no' {
  hacer({ que: 'rechazado', id, no: { porQue } })
  return 'no'
}
