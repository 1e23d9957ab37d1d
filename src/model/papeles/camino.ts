import { conSusFotos, juntas, moverHoja, separadas } from './hojas.ts'
import {
  type NoSeElige,
  type NoSirve,
  type Papel,
  estaEntre,
  quedanDe,
  sePuedeElegir,
} from './papel.ts'

/** A file as the person picked it. */
export type Elegido = Pick<Papel, 'id' | 'nombre' | 'antes' | 'de'> & {
  /** From another application: if the form does not take it, it stays among the received files. */
  compartido?: true
}

/**
 * A paper on its way from the camera to the draft. `espera`: the script that prepares it is not on this phone. `listo`:
 * its bytes, and then the draft that names it, are being written. A stored paper is only in the draft; a sent one has
 * left it (envio.ts).
 *
 *     elegido ──> preparando ──> listo ──> kept ──> sent
 *                   │    ^
 *                   v    │
 *                   espera
 */
export type EnCamino = { uno: Elegido } & (
  | { state: 'elegido' }
  | { state: 'preparando'; parte: number }
  | { state: 'espera'; file: Blob }
  | { state: 'listo'; papel: Papel }
)

/** Reason why a file cannot be sent. */
export type No =
  | { porQue: NoSeElige | NoSirve }
  | { porQue: 'no-cabe'; bytes: number; quedan: number }
  | { porQue: 'no-se-guardo'; message: string }

export type NoEntro = { id: string; nombre: string; no: No }

/** Files of a step, in every state. */
export type Camino = {
  /** Files that the draft names. */
  papeles: readonly Papel[]
  enCamino: readonly EnCamino[]
  noEntraron: readonly NoEntro[]
  /** The file that was removed last, with its place, so that it can be brought back. */
  quitado: { papel: Papel; en: number } | undefined
}

export type Evento =
  /** `sinContar`: pages that are about to be joined may be more than the papers of a step. */
  | { que: 'elegido'; uno: Elegido; sinContar: boolean }
  | { que: 'avance'; id: string; parte: number }
  | { que: 'espera'; id: string; file: Blob }
  | { que: 'listo'; id: string; hecho: Pick<Papel, 'tipo' | 'bytes' | 'hojas' | 'consejos'> }
  /** The bytes are stored: from now on the draft names the paper. */
  | { que: 'guardado'; id: string }
  /** The draft is written, or the paper was cancelled: it leaves this list. */
  | { que: 'salido'; id: string }
  | { que: 'rechazado'; id: string; no: No }
  /** All notices, if no id is given. */
  | { que: 'avisoCerrado'; id?: string }
  | { que: 'quitado'; id: string }
  | { que: 'deshecho' }
  | { que: 'movido'; id: string; a: number; esHoja: (papel: Papel) => boolean }
  /** A PDF, or a cut sheet, in the place of its photos. */
  | { que: 'juntado'; papel: Papel }
  | { que: 'separado'; id: string }

/** Applies an event to the papers of a step. */
export function conEvento(antes: Camino, evento: Evento): Camino {
  const { papeles, enCamino, noEntraron } = antes
  switch (evento.que) {
    case 'elegido':
      return elegido(antes, evento)
    case 'avance':
      return { ...antes, enCamino: enCamino.map((este) => conAvance(este, evento)) }
    case 'espera':
      return cambiado(antes, evento.id, (uno) => ({ uno, state: 'espera', file: evento.file }))
    case 'listo':
      return listo(antes, evento)
    case 'guardado':
      return guardado(antes, evento.id)
    case 'salido':
      return { ...antes, enCamino: enCamino.filter(({ uno }) => uno.id !== evento.id) }
    case 'rechazado':
      return rechazado(antes, evento.id, evento.no)
    case 'avisoCerrado':
      return {
        ...antes,
        noEntraron: noEntraron.filter(({ id }) => evento.id !== undefined && id !== evento.id),
      }
    case 'quitado': {
      const en = papeles.findIndex(({ id }) => id === evento.id)
      const papel = papeles[en]
      return papel ? { ...antes, papeles: papeles.toSpliced(en, 1), quitado: { papel, en } } : antes
    }
    case 'deshecho':
      return deshecho(antes)
    case 'movido':
      return { ...antes, papeles: moverHoja(papeles, evento, evento.esHoja) }
    case 'juntado':
      return { ...antes, papeles: juntas(papeles, evento.papel) }
    case 'separado':
      return { ...antes, papeles: separadas(papeles, evento.id) }
  }
}

/** A picked paper counts immediately: two papers picked at once must not take the same place. */
function elegido(antes: Camino, { uno, sinContar }: Extract<Evento, { que: 'elegido' }>): Camino {
  const cuantos = sinContar ? 0 : antes.papeles.length + aunFuera(antes).length
  const no = sePuedeElegir({ name: uno.nombre, size: uno.antes }, deLaCamara(antes), cuantos)
  if (no !== undefined) return conAviso(antes, uno, { porQue: no })
  return { ...antes, enCamino: [...antes.enCamino, { uno, state: 'elegido' }] }
}

/** A late message of the worker must not change the state of a file that is ready. */
function conAvance(este: EnCamino, { id, parte }: Extract<Evento, { que: 'avance' }>): EnCamino {
  const { uno } = este
  return uno.id === id && este.state !== 'listo' ? { uno, state: 'preparando', parte } : este
}

/** WIZ-11: a paper that would exceed the total size is refused. */
function listo(antes: Camino, { id, hecho }: Extract<Evento, { que: 'listo' }>): Camino {
  const quedan = quedanEn(antes)
  if (hecho.bytes > quedan)
    return rechazado(antes, id, { porQue: 'no-cabe', bytes: hecho.bytes, quedan })
  return cambiado(antes, id, (uno) => {
    const { compartido: _origin, ...elDeEntonces } = uno
    return { uno, state: 'listo', papel: { ...elDeEntonces, ...hecho } }
  })
}

/** The draft may have the same file already: from the step before it was left and opened again, or from another window. */
function guardado(antes: Camino, id: string): Camino {
  const { papeles, enCamino } = antes
  const este = enCamino.find(({ uno }) => uno.id === id)
  if (!este || estaEntre(conSusFotos(papeles), este.uno.de ?? id)) return antes
  return { ...antes, papeles: [...papeles, ...listosDe(antes, id)] }
}

function deshecho(antes: Camino): Camino {
  const { papeles, quitado } = antes
  if (!quitado) return antes
  const { papel, en } = quitado
  const file = { name: papel.nombre, size: papel.antes }
  // WIZ-12: the same file was picked again meanwhile.
  const estaDeVuelta = sePuedeElegir(file, deLaCamara(antes)) === 'repetido'
  return {
    ...antes,
    papeles: estaDeVuelta ? papeles : papeles.toSpliced(en, 0, papel),
    quitado: undefined,
  }
}

function rechazado(antes: Camino, id: string, no: No): Camino {
  const este = antes.enCamino.find(({ uno }) => uno.id === id)
  return este ? conAviso(conEvento(antes, { que: 'salido', id }), este.uno, no) : antes
}

const conAviso = (antes: Camino, { id, nombre }: Elegido, no: No): Camino => ({
  ...antes,
  noEntraron: [...antes.noEntraron, { id, nombre, no }],
})

const cambiado = (antes: Camino, id: string, con: (uno: Elegido) => EnCamino): Camino => ({
  ...antes,
  enCamino: antes.enCamino.map((este) => (este.uno.id === id ? con(este.uno) : este)),
})

/** Papers on their way that the draft does not name yet. */
const aunFuera = ({ papeles, enCamino }: Camino) =>
  enCamino.filter(({ uno }) => papeles.every(({ id }) => id !== uno.id))

const listosDe = (camino: Camino, cual?: string): Papel[] =>
  aunFuera(camino).flatMap((este) =>
    este.state === 'listo' && (cual === undefined || este.uno.id === cual) ? [este.papel] : [],
  )

/** All papers picked for the step, also the photos in its PDFs. */
export const deLaCamara = (camino: Camino): Elegido[] => [
  ...conSusFotos(camino.papeles),
  ...aunFuera(camino).map(({ uno }) => uno),
]

/** Free bytes; papers that are still being written count as used. */
export const quedanEn = (camino: Camino, menos?: string): number =>
  quedanDe([...camino.papeles, ...listosDe(camino)].filter(({ id }) => id !== menos))

/** Stored papers; those that are still being written are shown as on their way. */
export const guardadosDe = ({ papeles, enCamino }: Camino): Papel[] =>
  papeles.filter(({ id }) => enCamino.every(({ uno }) => uno.id !== id))
